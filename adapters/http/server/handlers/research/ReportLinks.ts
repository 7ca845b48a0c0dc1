/** Links to the PDFs of reports: at the operator's file server, else at this server. */
import { Context, Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { contentOf } from "../../../../../core/ports.ts"
import { TrustProxy } from "../../exchange/clientAddress.ts"
import { basePath } from "../../exchange/BasePath.ts"
import { originOf } from "../../exchange/origin.ts"
import { PublicUrl } from "../../exchange/PublicUrl.ts"

/** The address at which files are served by key, `https://cdn.example.com/research`; null for this server. */
export const CdnBaseUrl = Context.Reference<string | null>("findata/http/CdnBaseUrl", {
  defaultValue: () => null
})

type Request = HttpServerRequest.HttpServerRequest

const pathOf = (key: string): string => key.split("/").map(encodeURIComponent).join("/")

export interface ReportLinks {
  /** The common beginning of the links; bodies with links depend on it. */
  readonly base: string
  /** Whether they begin as the request names this server, which a shared cache might give to clients of another name. */
  readonly areOfRequest: boolean
  /** The link for a key; null for a null key, and for another store's key when its address is unknown. */
  readonly to: (s3_key: string | null) => string | null
}

/** Creates the links for the client of a request. */
export const reportLinks: Effect.Effect<(request: Request) => ReportLinks> = Effect.gen(function* () {
  const cdn = yield* CdnBaseUrl
  const publicUrl = yield* PublicUrl
  const trust = yield* TrustProxy
  const path = yield* basePath
  return (request) => {
    const base = cdn ?? `${publicUrl ?? `${originOf(request, trust)}${path}`}/files`
    return {
      base,
      areOfRequest: cdn === null && publicUrl === null,
      to: (key) =>
        key === null || (cdn === null && contentOf(key) === null) ? null : `${base}/${pathOf(key)}`
    }
  }
})
