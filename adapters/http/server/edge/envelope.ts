/** Wraps every response: adds the request's id and the headers that its stages noted, and a body for defects. */
import { Cause, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Admission, askerOf } from "../access/Admission.ts"
import { FrontDoor } from "../door/FrontDoor.ts"
import { CurrentExchange, type Exchange, makeExchange } from "./Exchange.ts"
import { error, notRouted } from "./fallback.ts"
import { withWholePath } from "./path.ts"
import { abandoned, Observer } from "../observe/Answered.ts"
import { headersOfAll, requestIdOf } from "./requestId.ts"

const privately = { "cache-control": "private", vary: "X-API-Key" }

const enveloped = (
  { headers, id, isPrivate, ofBody }: Exchange,
  response: HttpServerResponse.HttpServerResponse
): HttpServerResponse.HttpServerResponse => {
  const all: Record<string, string> = {}
  for (let i = 0; i < ofBody.length; i += 2) all[ofBody[i] as string] = ofBody[i + 1] as string
  const { vary = response.headers["vary"] } = all
  const ofPrivacy = isPrivate && vary === undefined ? privately : {}
  return HttpServerResponse.setHeaders(response, Object.assign(all, headersOfAll(id), ofPrivacy, headers))
}

/** Bytes of the body; null where that is unknown before it is sent. */
const lengthOf = ({ body }: HttpServerResponse.HttpServerResponse): number | null =>
  body._tag === "Empty" ? 0 : (body.contentLength ?? null)

const isRouteNotFound = (cause: Cause.Cause<unknown>): boolean => {
  const error = Cause.squash(cause) as { readonly reason?: { readonly _tag?: string } }
  return error.reason?._tag === "RouteNotFound"
}

const longestUrl = 8192

/** Whether a Host header names one host: several of them arrive joined by commas. */
const isHost = (text: string | undefined): boolean => text === undefined || !/[\s,/\\?#@]/.test(text)

export const layer = HttpRouter.middleware(
  Effect.gen(function* () {
    const { remember } = yield* FrontDoor
    const observe = yield* Observer
    const { clientOf } = yield* Admission
    return (httpEffect) =>
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
        const { headers, method, url } = request
        const begun = observe === null ? 0 : performance.now()
        const exchange = makeExchange(requestIdOf(headers["x-request-id"]))
        const observed = (status: number, bytes: number | null): void =>
          observe?.({
            id: exchange.id,
            method,
            url,
            route: exchange.route,
            status,
            bytes,
            key: exchange.key,
            client: () => clientOf(askerOf(request)),
            duration: performance.now() - begun,
            isKept: false
          })
        const answered = (response: HttpServerResponse.HttpServerResponse) => {
          observed(response.status, method === "HEAD" ? 0 : lengthOf(response))
          return enveloped(exchange, response)
        }
        if (url.length > longestUrl) {
          const tooLong = error(414, `URL too long: at most ${longestUrl} characters`)
          return Effect.succeed(answered(tooLong))
        }
        if (!isHost(headers["host"])) {
          return Effect.succeed(enveloped(exchange, error(400, "Malformed Host header: expected one host")))
        }
        const whole = withWholePath(request)
        const answering =
          whole === request
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
              if (isRouteNotFound(cause)) return Effect.succeed(answered(notRouted(method, url)))
              return Effect.logError("A request failed", cause).pipe(
                Effect.annotateLogs({ request_id: exchange.id, method, path: url.split("?", 1)[0] }),
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
