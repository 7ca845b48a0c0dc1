/** The service as a fetch handler, for Deno, Bun, workers and tests. */
import { type Context, Effect, Layer } from "effect"
import type { Digest } from "effect/crypto"
import { HttpRouter, HttpServer } from "effect/http"
import type {
  ApiKeys,
  BearerTokens,
  Changes,
  DataServices,
  QuotaStore,
  Readiness
} from "../../../core/mod.ts"
import { FrontDoor, type Knock, type Ready } from "./door/FrontDoor.ts"
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

export interface WebHandler {
  readonly handler: (request: Request) => Promise<Response>
  /** Releases the resources of the routes. */
  readonly dispose: () => Promise<void>
}

/** Path and query, and what is before them. */
const parts = /^([a-z]+:\/\/[^/?#]*)([^#]*)/i

const knockOf = ({ headers, method, url }: Request): Knock => {
  const [, origin = "", target = ""] = parts.exec(url) ?? []
  return { method, origin, url: target, headers: Object.fromEntries(headers), address: undefined }
}

const responseOf = ({ bytes, headers, status }: Ready): Response => {
  const pairs = new Headers()
  for (let i = 0; i < headers.length; i += 2) pairs.set(headers[i] as string, headers[i + 1] as string)
  return new Response(bytes as BodyInit | null, { status, headers: pairs })
}

/**
 * Handles requests with existing services, which live as long as their own scope. Settings, such as `TrialRateLimit`, are
 * read from the same context.
 */
export const webHandler = (services: Context.Context<RouteServices>): WebHandler => {
  let door: FrontDoor["Service"] | undefined
  const opened = Layer.effectDiscard(
    Effect.map(FrontDoor, (built) => {
      door = built
    })
  )
  const { dispose, handler } = HttpRouter.toWebHandler(
    Layer.merge(routes, opened).pipe(
      Layer.provide(frontDoor),
      Layer.provideMerge(Layer.succeedContext(services)),
      Layer.provide(HttpServer.layerServices)
    ),
    { disableLogger: true, routerConfig }
  )
  return {
    dispose,
    handler: (request) => {
      const ready = door?.answer(knockOf(request)) ?? null
      return ready === null ? handler(request) : Promise.resolve(responseOf(ready))
    }
  }
}
