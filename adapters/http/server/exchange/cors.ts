/**
 * Which pages may read responses: the CORS protocol of the Fetch Standard. Credentials are never allowed, because keys and
 * tokens are headers. Effect's HttpMiddleware.cors doesn't reach what the front door answers, and replaces Vary.
 */
import { Context } from "effect"

/** The origins, such as `https://app.example.com`; `*` alone for any; none where no other origin may read. */
export const CorsOrigins = Context.Reference<ReadonlyArray<string>>("findata/http/CorsOrigins", {
  defaultValue: () => []
})

type Headers = Readonly<Record<string, string>>

/** What a page may read besides the headers that it always may. */
const exposed = [
  "ETag",
  "X-Request-Id",
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "WWW-Authenticate",
  "Allow",
  "Accept-Ranges",
  "Content-Range",
  "Content-Disposition"
].join(", ")

/** What a page may send besides the headers that it always may. */
const accepted = [
  "X-API-Key",
  "Authorization",
  "Content-Type",
  "Idempotency-Key",
  "If-None-Match",
  "If-Range",
  "Range",
  "X-Locale",
  "X-Request-Id",
  "Mcp-Session-Id",
  "Mcp-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name"
].join(", ")

/** For how long a browser remembers a preflight, in seconds: the most that Chromium does. */
const remembered = "7200"

export interface Cors {
  /** Whether responses differ by origin, so that `Vary` names it. */
  readonly varies: boolean
  /** The headers of a response to a page of an origin, undefined without one. */
  readonly headersFor: (origin: string | undefined) => Headers
  /** The headers of a preflight of a path with these methods, besides. */
  readonly preflight: (origin: string, methods: ReadonlyArray<string>) => Headers
}

const none: Headers = {}

const headersOf = (origin: string): Headers => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers": exposed
})

/** Null where no other origin may read. */
export const makeCors = (origins: ReadonlyArray<string>): Cors | null => {
  if (origins.length === 0) return null
  const anyone = origins.includes("*") ? headersOf("*") : null
  const known = new Map(origins.map((origin) => [origin, headersOf(origin)]))
  const headersFor = (origin: string | undefined): Headers =>
    origin === undefined ? none : (anyone ?? known.get(origin) ?? none)
  return {
    varies: anyone === null,
    headersFor,
    preflight: (origin, methods) =>
      headersFor(origin) === none
        ? none
        : {
            "access-control-allow-methods": methods.join(", "),
            "access-control-allow-headers": accepted,
            "access-control-max-age": remembered
          }
  }
}

/** `Vary` of a response that differs by origin too. */
export const varyingByOrigin = (vary: string | undefined): string =>
  vary === undefined ? "Origin" : `${vary}, Origin`
