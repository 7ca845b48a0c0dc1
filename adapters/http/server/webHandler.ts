/** The service as a fetch handler, for Deno, Bun, workers and tests. */
import { type Context, Effect, Exit, Scope } from "effect"
import { type HttpApp, httpApp, type RouteServices } from "./app.ts"
import type { Connection } from "./exchange/Connection.ts"

export interface WebHandler {
  /** Limits by address need the address of the client. */
  readonly handler: (request: Request, connection?: Pick<Connection, "clientAddress">) => Promise<Response>
  /** Waits until the requests under way are answered and their responses read. */
  readonly idle: () => Promise<void>
  /** Releases the resources of the routes. */
  readonly dispose: () => Promise<void>
}

/**
 * Handles requests with existing services, which live as long as their own scope. Settings, such as `TrialRateLimit`, are
 * read from the same context.
 */
export const webHandler = (services: Context.Context<RouteServices>): WebHandler => {
  const scope = Scope.makeUnsafe()
  let built: HttpApp | undefined
  const building = Effect.runPromise(
    httpApp.pipe(Effect.provideService(Scope.Scope, scope), Effect.provideContext(services))
  ).then((app) => (built = app))
  return {
    handler: (request, connection) => {
      // Runtimes and frameworks pass arguments of their own.
      const { clientAddress } = connection ?? {}
      const known = typeof clientAddress === "string" ? { clientAddress } : {}
      return built === undefined
        ? building.then(({ fetch }) => fetch(request, known))
        : built.fetch(request, known)
    },
    idle: () => building.then(({ idle }) => Effect.runPromise(idle)),
    dispose: () => building.then(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  }
}
