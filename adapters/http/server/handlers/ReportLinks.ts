/** Where the PDFs of reports are found: at the operator's address for files, else at this server's own. */
import { Context, Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { contentOf } from "../../../../core/mod.ts"
import { TrustProxy } from "../access/KeyAccess.ts"

/** Where files are served by their key, `https://cdn.example.com/research`; null for here. */
export const CdnBaseUrl = Context.Reference<string | null>("findata/http/CdnBaseUrl", {
  defaultValue: () => null
})

/** The address that clients know this server by; null for the one that each request was sent to. */
export const PublicUrl = Context.Reference<string | null>("findata/http/PublicUrl", {
  defaultValue: () => null
})

type Request = HttpServerRequest.HttpServerRequest

const localhost = "http://localhost"

/** The scheme and host that a request was sent to. */
const originOf = ({ headers, originalUrl }: Request, trusted: boolean): string => {
  const sent = /^https?:\/\/[^/]/i.test(originalUrl)
    ? originalUrl
    : `http://${headers["host"] || "localhost"}`
  if (!URL.canParse(sent)) return localhost
  const { host, protocol } = new URL(sent)
  const forwarded = trusted
    ? /^\s*(https?)\s*(,|$)/i.exec(headers["x-forwarded-proto"] ?? "")?.[1]
    : undefined
  return `${forwarded === undefined ? protocol : `${forwarded.toLowerCase()}:`}//${host}`
}

const pathOf = (key: string): string => key.split("/").map(encodeURIComponent).join("/")

export interface ReportLinks {
  /** What the links begin with, which a body that holds some depends on. */
  readonly base: string
  /** The link of a key; null without one, and for what another store keeps when its address isn't known. */
  readonly to: (s3_key: string | null) => string | null
}

/** The links for the client of a request. */
export const reportLinks: Effect.Effect<(request: Request) => ReportLinks> = Effect.gen(function* () {
  const cdn = yield* CdnBaseUrl
  const publicUrl = yield* PublicUrl
  const trusted = yield* TrustProxy
  return (request) => {
    const base = cdn ?? `${publicUrl ?? originOf(request, trusted)}/files`
    return {
      base,
      to: (key) =>
        key === null || (cdn === null && contentOf(key) === null) ? null : `${base}/${pathOf(key)}`
    }
  }
})
