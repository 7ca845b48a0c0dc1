/**
 * Wraps every response: adds the headers of all responses and those that the request's stages noted, and a body for
 * defects. Preflights of browsers are answered here, without a key, a quota or the store.
 */
import { Cause, Context, Effect, Option } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Admission } from "../access/Admission.ts"
import { FrontDoor } from "../door/FrontDoor.ts"
import { below } from "../exchange/BasePath.ts"
import { type Connection, CurrentConnection } from "../exchange/Connection.ts"
import { CurrentExchange, type Exchange, makeExchange } from "../exchange/Exchange.ts"
import { commonHeaders, requestIdOf } from "../exchange/commonHeaders.ts"
import { CorsOrigins, makeCors, varyingByOrigin } from "../exchange/cors.ts"
import { error } from "../exchange/error.ts"
import { fallback } from "../exchange/fallback.ts"
import { removableBase } from "../exchange/ownPaths.ts"
import { routeTable } from "../exchange/routeTable.ts"
import { withWholePath } from "../exchange/path.ts"
import { abandoned, Observer } from "../observe/Answered.ts"
import { pathOf } from "../exchange/pathOf.ts"

type Response = HttpServerResponse.HttpServerResponse

/** Completes a response to a page of an origin, undefined without one. */
type Complete = (exchange: Exchange, response: Response, origin: string | undefined) => Response

const completing = Effect.gen(function* () {
  const common = yield* commonHeaders
  const cors = makeCors(yield* CorsOrigins)
  const { variesBy } = yield* Admission

  const complete: Complete = ({ headers, id, isPrivate, ofBody, requirement }, response, origin) => {
    const all: Record<string, string> = {}
    for (let i = 0; i < ofBody.length; i += 2) all[ofBody[i] as string] = ofBody[i + 1] as string
    const { vary = response.headers["vary"] } = all
    all["x-request-id"] = id
    for (const name in common) {
      if (response.headers[name] === undefined) all[name] ??= common[name] as string
    }
    if (isPrivate && vary === undefined) {
      all["cache-control"] = "private"
      all["vary"] = variesBy(requirement)
    }
    Object.assign(all, headers)
    if (cors !== null) {
      if (cors.varies) all["vary"] = varyingByOrigin(all["vary"] ?? response.headers["vary"])
      Object.assign(all, cors.headersFor(origin))
    }
    return HttpServerResponse.setHeaders(response, all)
  }
  return { complete, cors }
})

/** Bytes of the body; null where that is unknown before it is sent. */
const lengthOf = ({ body }: HttpServerResponse.HttpServerResponse): number | null =>
  body._tag === "Empty" ? 0 : (body.contentLength ?? null)

const isRouteNotFound = (cause: Cause.Cause<unknown>): boolean => {
  const error = Cause.squash(cause) as { readonly reason?: { readonly _tag?: string } }
  return error.reason?._tag === "RouteNotFound"
}

const maxUrlLength = 8192

type Request = HttpServerRequest.HttpServerRequest

/** The request with the address of its client, where the program around the routes knows it. */
const withAddress = (request: Request, { clientAddress }: Connection): Request =>
  clientAddress === undefined ? request : request.modify({ remoteAddress: Option.some(clientAddress) })

export const layer = HttpRouter.middleware(
  Effect.gen(function* () {
    const { remember } = yield* FrontDoor
    const observe = yield* Observer
    const { methodsOf } = yield* routeTable
    const notRouted = yield* fallback
    const { callerOf, clientOf } = yield* Admission
    const { complete, cors } = yield* completing
    const base = yield* removableBase

    const belowBase = (request: Request): Request => {
      const url = below(base, request.url)
      return url === request.url ? request : request.modify({ url })
    }

    /** The answer to a preflight; null for any other request, and for one of an unknown path. */
    const preflight = ({ headers, method, url }: Request): Response | null => {
      const { "access-control-request-method": wanted, origin } = headers
      if (cors === null || method !== "OPTIONS" || origin === undefined || wanted === undefined) return null
      const methods = methodsOf(pathOf(url))
      return methods.length === 0
        ? null
        : HttpServerResponse.empty({ status: 204, headers: cors.preflight(origin, methods) })
    }

    return (httpEffect) =>
      Effect.contextWith((context: Context.Context<Request>) => {
        const received = Context.get(context, HttpServerRequest.HttpServerRequest)
        const connection = Context.get(context, CurrentConnection)
        const request = withAddress(belowBase(received), connection)
        const { headers, method, url } = request
        const begun = observe === null ? 0 : performance.now()
        const exchange = makeExchange(requestIdOf(headers["x-request-id"]), connection.acting)
        const observed = (status: number, bytes: number | null): void =>
          observe?.({
            id: exchange.id,
            method,
            url,
            route: exchange.route,
            status,
            bytes,
            headers,
            key: exchange.key,
            client: () => clientOf(callerOf(request)),
            duration: performance.now() - begun,
            isKept: false
          })
        const answered = (response: Response) => {
          observed(response.status, method === "HEAD" ? 0 : lengthOf(response))
          return complete(exchange, response, headers["origin"])
        }
        if (url.length > maxUrlLength) {
          const tooLong = error(414, `URL too long: at most ${maxUrlLength} characters`)
          return Effect.succeed(answered(tooLong))
        }
        const preflighted = preflight(request)
        if (preflighted !== null) return Effect.succeed(answered(preflighted))
        const whole = withWholePath(request)
        const answering =
          whole === received
            ? httpEffect
            : Effect.provideService(httpEffect, HttpServerRequest.HttpServerRequest, whole)
        return answering.pipe(
          Effect.provideService(CurrentExchange, exchange),
          Effect.matchCauseEffect({
            onFailure: (cause) => {
              if (Cause.hasInterruptsOnly(cause)) {
                observed(abandoned, 0)
                return Effect.failCause(cause)
              }
              exchange.ofBody = []
              if (isRouteNotFound(cause)) return Effect.succeed(answered(notRouted(request)))
              return Effect.logError("A request failed", cause).pipe(
                Effect.annotateLogs({ request_id: exchange.id, method, path: pathOf(url) }),
                Effect.as(answered(error(500, "Internal server error")))
              )
            },
            onSuccess: (response) => {
              remember(request, exchange)
              return Effect.succeed(answered(response))
            }
          })
        )
      })
  }),
  { global: true }
)
