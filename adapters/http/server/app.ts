/** The whole interface, built once: what the server of any runtime passes requests to. */
import { Context, Effect, Layer, Scope } from "effect"
import type { Digest } from "effect/crypto"
import {
  HttpEffect,
  HttpRouter,
  HttpServer,
  type HttpServerRequest,
  type HttpServerResponse
} from "effect/http"
import type {
  ApiKeys,
  BearerTokens,
  Changes,
  DataServices,
  QuotaStore,
  Readiness
} from "../../../core/mod.ts"
import { FrontDoor, type Knock, type Ready } from "./door/FrontDoor.ts"
import { type Connection, CurrentConnection } from "./edge/Connection.ts"
import { frontDoor, routerConfig, routes } from "./routes.ts"

/** The requirements of the routes: the domain's services, a hash for bodies, and Changes for their cache. */
export type RouteServices =
  | DataServices
  | ApiKeys
  | Readiness
  | BearerTokens
  | QuotaStore
  | Changes
  | Digest.Digest

export interface HttpApp {
  /** The response to a request when memory has all of it, and admits it; null, and nothing is used, otherwise. */
  readonly answer: FrontDoor["Service"]["answer"]
  /** The response of the routes to the current request. */
  readonly response: Effect.Effect<
    HttpServerResponse.HttpServerResponse,
    never,
    HttpServerRequest.HttpServerRequest | Scope.Scope
  >
  /** Answers by either; never rejects for what is in a request. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>
  /** Waits until the routes have answered all requests, and their bodies were read or cancelled. */
  readonly idle: Effect.Effect<void>
}

/** Path and query, and what is before them. */
const parts = /^([a-z]+:\/\/[^/?#]*)([^#]*)/i

const knockOf = ({ headers, method, url }: Request, connection: Connection): Knock => {
  const [, origin = "", target = ""] = parts.exec(url) ?? []
  return {
    method,
    origin,
    url: target,
    headers: Object.fromEntries(headers),
    address: connection.clientAddress,
    isOwn: connection.acting !== undefined
  }
}

const responseOf = ({ bytes, headers, status }: Ready): Response => {
  const pairs = new Headers()
  for (let i = 0; i < headers.length; i += 2) pairs.set(headers[i] as string, headers[i + 1] as string)
  return new Response(bytes as BodyInit | null, { status, headers: pairs })
}

/** Counts what is under way. */
const makeCount = () => {
  let underWay = 0
  const waiting = new Set<() => void>()
  return {
    begin: (): void => void underWay++,
    end: (): void => {
      if (--underWay === 0) for (const wake of waiting) wake()
    },
    none: Effect.callback<void>((resume) => {
      if (underWay === 0) return resume(Effect.void)
      const wake = () => resume(Effect.void)
      waiting.add(wake)
      return Effect.sync(() => waiting.delete(wake))
    })
  }
}

/**
 * Builds the interface for the duration of the scope. Settings, such as those of `httpSettings`, are read from the same
 * context as the services.
 */
export const httpApp: Effect.Effect<HttpApp, never, RouteServices | Scope.Scope> = Effect.gen(function* () {
  const count = makeCount()
  // The scope of a request lasts until its body was read.
  const counted = HttpRouter.middleware(
    (httpEffect) =>
      Effect.flatMap(Effect.scope, (scope) => {
        count.begin()
        return Effect.andThen(Scope.addFinalizer(scope, Effect.sync(count.end)), httpEffect)
      }),
    { global: true }
  )
  // A router that this is built for isn't its own.
  const services = Context.omit(HttpRouter.HttpRouter)(yield* Effect.context<RouteServices>())
  const opened = yield* Layer.build(frontDoor)
  const door = Context.get(opened, FrontDoor)
  const routed = yield* HttpRouter.toHttpEffect(
    Layer.mergeAll(routes, counted).pipe(
      Layer.provide(Layer.succeedContext(Context.merge(services, opened))),
      Layer.provide(HttpServer.layerServices)
    )
  ).pipe(Effect.provideService(HttpRouter.RouterConfig, routerConfig))
  // The envelope has made answers of all errors.
  const response = Effect.orDie(routed)
  const answered = HttpEffect.toWebHandlerWith<
    RouteServices,
    HttpServerRequest.HttpServerRequest | Scope.Scope
  >(services)(response)
  const fetch: HttpApp["fetch"] = (request, connection = {}) => {
    const ready = door.answer(knockOf(request, connection))
    return ready === null
      ? answered(request, Context.make(CurrentConnection, connection))
      : Promise.resolve(responseOf(ready))
  }
  return { answer: door.answer, response, fetch, idle: count.none }
  // With the layers of what it is built in, the router would be that one's too.
}).pipe(Effect.provideServiceEffect(Layer.CurrentMemoMap, Layer.makeMemoMap))
