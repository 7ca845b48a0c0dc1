/** The settings of the HTTP interface, by the references that its stages read them from. */
import { Context, Layer } from "effect"
import { TrialRateLimit } from "./access/Admission.ts"
import { BasicOpen, PagesOpen } from "./access/Openness.ts"
import { type Trust, TrustProxy } from "./exchange/clientAddress.ts"
import { BodyCacheBytes } from "./answers/KeptBodies.ts"
import { SitePath } from "./exchange/BasePath.ts"
import { CorsOrigins } from "./exchange/cors.ts"
import { PublicUrl } from "./exchange/PublicUrl.ts"
import { CdnBaseUrl } from "./handlers/research/ReportLinks.ts"

export interface HttpSettings {
  /** Whether company pages answer without a key. */
  readonly pagesOpen: boolean
  /** Whether the basic API answers without a key. */
  readonly basicOpen: boolean
  /** Requests a minute that each client address may send without a key; null for any number. */
  readonly trialRateLimit: number | null
  /** The proxies in front of the server, whose `X-Forwarded-For` and `X-Forwarded-Proto` count. */
  readonly trustProxy: Trust
  /** The origins whose pages may read responses; `*` alone for any, none for no other origin. */
  readonly corsOrigins: ReadonlyArray<string>
  /** The size of the cache of response bodies, in bytes. */
  readonly bodyCacheBytes: number
  /** The address at which clients reach this server, without a trailing slash; null to use each request's own. */
  readonly publicUrl: string | null
  /** The path below which clients reach this server, `/findata`; null for that of `publicUrl`. */
  readonly sitePath: string | null
  /** Where another server serves the PDFs of reports by key, without a trailing slash; null when this server does. */
  readonly cdnBaseUrl: string | null
}

const references: { readonly [Name in keyof HttpSettings]: Context.Reference<HttpSettings[Name]> } = {
  pagesOpen: PagesOpen,
  basicOpen: BasicOpen,
  trialRateLimit: TrialRateLimit,
  trustProxy: TrustProxy,
  corsOrigins: CorsOrigins,
  bodyCacheBytes: BodyCacheBytes,
  publicUrl: PublicUrl,
  sitePath: SitePath,
  cdnBaseUrl: CdnBaseUrl
}

/** Provides the settings that are given; what reads any other gets the default of its reference. */
export const httpSettings = (given: Partial<HttpSettings>): Layer.Layer<never> => {
  let context = Context.empty()
  for (const [name, reference] of Object.entries(references)) {
    const value: unknown = given[name as keyof HttpSettings]
    if (value !== undefined) context = Context.add(context, reference as Context.Reference<unknown>, value)
  }
  return Layer.succeedContext(context)
}
