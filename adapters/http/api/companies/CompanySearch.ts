/** Finding a company: by a search, or by slug. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Company } from "../../../../core/mod.ts"
import { MatchReason, nullable, pick } from "../../../../core/ports.ts"
import { CompanyMatch } from "../base/CompanyMatch.ts"
import { Unavailable } from "../base/Errors.ts"
import { pageErrors, pageFields, root } from "../base/Pages.ts"
import { text } from "../base/Parameters.ts"

export const SlugResult = Schema.Struct({
  id: Company.fields.company_id,
  ...pageFields,
  ...pick(Company.fields, ["name", "alias_name", "exchange", "sector", "currency", "listed"])
}).annotate({ identifier: "SlugResult" })

/** A company, and why it was found where it isn't called so. */
export const FoundCompany = Schema.Struct({
  ...CompanyMatch.fields,
  found_by: nullable(
    MatchReason,
    "What the company was found by that is neither its symbol nor a name of it; null where by these"
  )
}).annotate({ identifier: "FoundCompany" })

/** The best match first. */
export const SearchResult = Schema.Struct({ companies: Schema.Array(FoundCompany) }).annotate({
  identifier: "CompanySearchResult"
})

export const searchCompanies = HttpApiEndpoint.get("search", `${root}/companies`, {
  query: { search: text(200) },
  success: SearchResult,
  error: Unavailable
})
  .annotate(OpenApi.Identifier, "searchCompanies")
  .annotate(OpenApi.Summary, "Search companies")
  .annotate(
    OpenApi.Description,
    "The eight best matches: the exact symbol, then what the text identifies (an ISIN, SEC's CIK or DART's number), a former ticker, what begins with the text, former names and names of brands included, then the rest. Where nothing matches, words of four letters and more are corrected: an edit, or two of eight letters and more. None for a blank text."
  )

export const getCompanyBySlug = HttpApiEndpoint.get("bySlug", `${root}/companies/by-slug/:slug`, {
  params: { slug: Schema.String },
  success: SlugResult,
  error: pageErrors
})
  .annotate(OpenApi.Identifier, "getCompanyBySlug")
  .annotate(OpenApi.Summary, "A company by slug")
  .annotate(
    OpenApi.Description,
    "A ticker, SYMBOL[:EXCHANGE][@YYYY-MM-DD], works as a slug, and so do a company_id, an ISIN, SEC's CIK and DART's number of eight digits."
  )
