/** The headers of every response: its request's id, and what browsers may do with it. */
import { Effect } from "effect"
import { PublicUrl } from "./PublicUrl.ts"

const wellFormed = /^[\w.:-]{1,128}$/

/** The request's own id when it is well formed, else a new UUID. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID()

/** Of a response without its own: no body runs, loads anything or is framed, or is part of another origin's page. */
const ofAll = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'"
} as const

/** A year, as browsers' lists of such hosts require. */
const secureOnly = { "strict-transport-security": "max-age=31536000" } as const

/** Those beside the id; with HSTS (RFC 6797) where clients reach the server by https. */
export const commonHeaders: Effect.Effect<Readonly<Record<string, string>>> = Effect.map(PublicUrl, (url) =>
  url?.startsWith("https:") === true ? { ...ofAll, ...secureOnly } : ofAll
)
