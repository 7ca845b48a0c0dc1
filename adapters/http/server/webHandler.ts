/** The routes as a fetch handler, for Deno, Bun, workers and tests. */
import { type Context, Layer } from "effect"
import type { Digest } from "effect/crypto"
import { HttpRouter, HttpServer } from "effect/http"
import type {
  ApiKeyStore,
  ApiKeys,
  BearerTokens,
  Changes,
  CompanyStore,
  DataServices,
  QuotaStore
} from "../../../core/mod.ts"
import { routerConfig, routes } from "./routes.ts"

/** The requirements of the routes: the domain's services, a hash for bodies, and Changes for their cache. */
export type RouteServices =
  | DataServices
  | ApiKeys
  | CompanyStore
  | ApiKeyStore
  | BearerTokens
  | QuotaStore
  | Changes
  | Digest.Digest

export interface WebHandler {
  readonly handler: (request: Request) => Promise<Response>
  /** Releases the resources of the routes. */
  readonly dispose: () => Promise<void>
}

/** Handles requests with existing services, which live as long as their own scope. */
export const webHandler = (services: Context.Context<RouteServices>): WebHandler =>
  HttpRouter.toWebHandler(
    routes.pipe(Layer.provideMerge(Layer.succeedContext(services)), Layer.provide(HttpServer.layerServices)),
    { disableLogger: true, routerConfig }
  )
