/**
 * findata within a program of Effect: its services as a layer over a store, its HTTP interface as a layer of a router.
 *
 * @module
 */
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import {
  baseUrl,
  httpApp,
  httpSettings,
  type HttpSettings,
  type RouteServices,
  Sessions,
  templates
} from "../../adapters/http/server/mod.ts"
import { NoTokens } from "../../adapters/jwt/mod.ts"
import type { BearerTokens } from "../../core/mod.ts"
import type { BrowserSessions } from "../../core/ports.ts"

export { type Means, type ServiceSettings, servicesOver as layer, type StorePorts } from "../Services.ts"

export interface RouteOptions extends Partial<HttpSettings> {
  /** Below which all paths are, links too, `/findata`; then every path below it is answered, without one only those that there are. */
  readonly prefix?: `/${string}`
  /** Verifies the bearer tokens of those who manage keys; none is valid unless stated. */
  readonly tokens?: Layer.Layer<BearerTokens>
  /** Lets people sign in with their browsers, as `OidcSessions.layer` of `findata/oidc` does; needs `publicUrl`. */
  readonly signIn?: Layer.Layer<BrowserSessions>
}

/** The settings with addresses as the server has them, without a slash at the end; a wrong one is a defect. */
const withAddresses = (settings: Partial<HttpSettings>): Partial<HttpSettings> => {
  const checked = (name: "publicUrl" | "cdnBaseUrl") => {
    const given = settings[name]
    if (given === undefined || given === null) return {}
    const url = baseUrl(given)
    if (url === null) throw new TypeError(`${name}: expected an address such as https://findata.example.com`)
    return { [name]: url }
  }
  return { ...settings, ...checked("publicUrl"), ...checked("cdnBaseUrl") }
}

/**
 * The HTTP interface, to be merged with other routes of an HttpRouter, which it leaves as they are. Requires the
 * services of
 * `layer`. Behind a proxy that adds a path of its own, `publicUrl` has the whole one.
 *
 * @example
 * ```ts
 * import { Layer } from "effect"
 * import { HttpRouter, HttpServer } from "effect/http"
 * import { layer, routes } from "findata/embed/effect"
 * import { storesLayer } from "findata/memory"
 *
 * const app = routes({ prefix: "/findata" }).pipe(
 *   Layer.provide(layer(storesLayer())),
 *   Layer.provide(HttpServer.layerServices)
 * )
 * const { dispose, handler } = HttpRouter.toWebHandler(app)
 * const { status } = await handler(new Request("http://localhost/findata/healthz"))
 * await dispose()
 * status // => 200
 * ```
 */
export const routes = ({
  prefix,
  signIn,
  tokens = NoTokens.layer,
  ...settings
}: RouteOptions = {}): Layer.Layer<
  never,
  never,
  HttpRouter.HttpRouter | Exclude<RouteServices, BearerTokens>
> => {
  const before = prefix?.replace(/\/+$/, "") ?? ""
  const own = settings.publicUrl === undefined && before !== "" ? { sitePath: before } : {}
  const given = Layer.suspend(() => httpSettings(withAddresses({ ...own, ...settings })))
  const sessions = signIn === undefined ? Layer.empty : Layer.provide(Sessions.layer, [signIn, given])
  return HttpRouter.use((router) =>
    Effect.gen(function* () {
      const { response } = yield* httpApp
      const below = before === "" ? router : router.prefixed(before)
      const paths = before === "" ? templates : ["/*"]
      for (const path of paths) yield* below.add("*", path as HttpRouter.PathInput, response)
    })
  ).pipe(Layer.provide([given, tokens, sessions]))
}
