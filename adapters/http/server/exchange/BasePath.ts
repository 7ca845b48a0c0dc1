/** Below which path clients reach this server, as by a proxy or within another program: every link begins with it. */
import { Context, Effect } from "effect"
import { PublicUrl } from "./PublicUrl.ts"

/** The path, `/findata`; null for that of `PublicUrl`. */
export const SitePath = Context.Reference<string | null>("findata/http/SitePath", {
  defaultValue: () => null
})

/** `/findata` of `/findata/`, empty for `/`; null for what is no plain path. */
export const sitePath = (text: string): string | null =>
  /^(\/[\w.~-]+)*\/?$/.test(text) ? text.replace(/\/$/, "") : null

/** The path of the address at which clients reach a server, `/findata`; empty without one. */
export const pathOfAddress = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/+$/, "")

/** What every path of this server begins with for its clients; empty where that is nothing. */
export const basePath: Effect.Effect<string> = Effect.gen(function* () {
  const publicUrl = yield* PublicUrl
  return (yield* SitePath) ?? (publicUrl === null ? "" : pathOfAddress(publicUrl))
})

/** What a link begins with: the address at which clients reach this server, else its path. */
export const linkBase: Effect.Effect<string> = Effect.gen(function* () {
  return (yield* PublicUrl) ?? (yield* basePath)
})

/** A URL of a request without the base path, which proxies remove or leave. */
export const below = (base: string, url: string): string => {
  if (base === "" || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  if (rest.startsWith("/")) return rest
  return rest === "" || rest.startsWith("?") ? `/${rest}` : url
}
