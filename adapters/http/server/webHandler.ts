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
  QuotaStore,
  SourceStore
} from "../../../core/mod.ts"
import { routerConfig, routes } from "./routes.ts"

/** What the routes need: the domain's services, and how bodies are hashed and their cache kept current. */
export type RouteServices =
  | DataServices
  | ApiKeys
  | CompanyStore
  | SourceStore
  | ApiKeyStore
  | BearerTokens
  | QuotaStore
  | Changes
  | Digest.Digest

export interface WebHandler {
  readonly handler: (request: Request) => Promise<Response>
  /** Ends what the routes began. */
  readonly dispose: () => Promise<void>
}

/** Answers requests from services that are built already and live as long as their own scope. */
export const webHandler = (services: Context.Context<RouteServices>): WebHandler =>
  HttpRouter.toWebHandler(
    routes.pipe(Layer.provideMerge(Layer.succeedContext(services)), Layer.provide(HttpServer.layerServices)),
    { disableLogger: true, routerConfig }
  )
