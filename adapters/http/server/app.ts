/** The whole interface, built once: what the server of any runtime passes requests to. */
import { Context, Effect, Latch, Layer, Scope } from "effect"
import type { Digest } from "effect/crypto"
import {
  HttpEffect,
  HttpRouter,
  HttpServer,
  type HttpServerRequest,
  type HttpServerResponse
} from "effect/http"
import { type ApiKeys, type BearerTokens, type DataServices } from "../../../core/mod.ts"
import {
  type Changes,
  makeActivity,
  type OwnFigures,
  type QuotaStore,
  type Readiness
} from "../../../core/ports.ts"
import { FrontDoor, type RequestHead, type Ready } from "./door/FrontDoor.ts"
import { type Connection, CurrentConnection } from "./exchange/Connection.ts"
import { LateBody, lateBody } from "./exchange/LateBody.ts"
import { frontDoor, routerConfig, routes } from "./routes.ts"

/** The requirements of the routes: the domain's services, a hash for bodies, and Changes for their cache. */
export type RouteServices =
  | DataServices
  | ApiKeys
  | OwnFigures
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
  /**
   * Waits until the routes have answered all requests, and the bodies of the responses were read or cancelled; for the
   * body of a request it waits a second. What is late is refused when the scope closes.
   */
  readonly idle: Effect.Effect<void>
}

/** Path and query, and what is before them. */
const parts = /^([a-z]+:\/\/[^/?#]*)([^#]*)/i

const requestHeadOf = ({ headers, method, url }: Request, connection: Connection): RequestHead => {
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

/**
 * Builds the interface for the duration of the scope. Settings, such as those of `httpSettings`, are read from the same
 * context as the services.
 */
export const httpApp: Effect.Effect<HttpApp, never, RouteServices | Scope.Scope> = Effect.gen(function* () {
  const activity = makeActivity()
  const ended = Latch.makeUnsafe()
  yield* Effect.addFinalizer(() => ended.open)
  // The scope of a request lasts until its body was read.
  const counted = HttpRouter.middleware(
    (httpEffect) =>
      Effect.flatMap(Effect.scope, (scope) => {
        activity.begin()
        return Effect.andThen(Scope.addFinalizer(scope, Effect.sync(activity.end)), httpEffect)
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
      Layer.provide(Layer.succeed(LateBody, lateBody(activity, ended))),
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
    const ready = door.answer(requestHeadOf(request, connection))
    return ready === null
      ? answered(request, Context.make(CurrentConnection, connection))
      : Promise.resolve(responseOf(ready))
  }
  return { answer: door.answer, response, fetch, idle: activity.none }
  // With the layers of what it is built in, the router would be that one's too.
}).pipe(Effect.provideServiceEffect(Layer.CurrentMemoMap, Layer.makeMemoMap))
