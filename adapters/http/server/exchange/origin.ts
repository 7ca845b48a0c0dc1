/** Origins (RFC 6454): the one that a request was sent to, and whether the page that sends a request is of this server. */
import { Effect, Option } from "effect"
import type { HttpServerRequest } from "effect/http"
import { schemeOf, type Trust, TrustProxy } from "./clientAddress.ts"
import { CorsOrigins } from "./cors.ts"
import { PublicUrl } from "./PublicUrl.ts"

type Request = HttpServerRequest.HttpServerRequest

const localhost = "http://localhost"

/** The scheme and host that a request was sent to. */
export const originOf = ({ headers, originalUrl, remoteAddress }: Request, trust: Trust): string => {
  const sent = /^https?:\/\/[^/]/i.test(originalUrl)
    ? originalUrl
    : `http://${headers["host"] || "localhost"}`
  if (!URL.canParse(sent)) return localhost
  const { host, protocol } = new URL(sent)
  const forwarded = schemeOf(trust, headers["x-forwarded-proto"], Option.getOrUndefined(remoteAddress))
  return `${forwarded === undefined ? protocol : `${forwarded}:`}//${host}`
}

/** Addresses and `localhost`. A page of any other name may have had that name rebound to this host. */
const unboundable = /^https?:\/\/(localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(:\d+)?$/

/**
 * Which page sends a request: one of this server, of an origin that may read its responses, any other, or none as far as
 * the request says.
 */
export type Sender = "own" | "listed" | "other" | "none"

/**
 * Returns what finds the sender. This server's own origin is that of the address at which clients reach it; where that isn't
 * configured, the one that the request was sent to, provided that no name can be rebound to it.
 */
export const senders: Effect.Effect<(request: Request) => Sender> = Effect.gen(function* () {
  const listed = yield* CorsOrigins
  const publicUrl = yield* PublicUrl
  const trust = yield* TrustProxy
  const own = publicUrl === null ? null : new URL(publicUrl).origin

  const isOwn = (origin: string, request: Request): boolean =>
    own === null ? unboundable.test(origin) && origin === originOf(request, trust) : origin === own

  /** Whether a request was sent to a name that belongs to this server: the page of another may be rebound to this host. */
  const isSentHere = (request: Request): boolean => {
    const sentTo = originOf(request, trust)
    return own === null ? unboundable.test(sentTo) : new URL(sentTo).host === new URL(own).host
  }

  return (request) => {
    const { origin, "sec-fetch-site": site } = request.headers
    if (origin === undefined) {
      // Browsers leave Origin out of what only reads; `none` is a page that the user opens.
      if (site === undefined || site === "none") return "none"
      return site === "same-origin" ? "own" : "other"
    }
    if (isOwn(origin, request)) return "own"
    // A page under `Referrer-Policy: no-referrer` posts its forms so. No script can set Sec-Fetch-Site, and what comes from
    // a sandboxed page, or by way of another origin, is cross-site.
    if (origin === "null" && site === "same-origin" && isSentHere(request)) return "own"
    return listed.includes("*") || listed.includes(origin) ? "listed" : "other"
  }
})
