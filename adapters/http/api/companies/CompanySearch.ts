/** Finding a company: by a search, or by slug. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Company } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { CompanyMatch } from "../base/CompanyMatch.ts"
import { Unavailable } from "../base/Errors.ts"
import { pageErrors, pageFields, root } from "../base/Pages.ts"
import { text } from "../base/Parameters.ts"

export const SlugResult = Schema.Struct({
  id: Company.fields.company_id,
  ...pageFields,
  ...pick(Company.fields, ["name", "alias_name", "exchange"])
}).annotate({ identifier: "SlugResult" })

/** The best match first. */
export const SearchResult = Schema.Struct({ companies: Schema.Array(CompanyMatch) }).annotate({
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
    "The eight best matches: the exact symbol, then what begins with the text, then the rest. None for a blank one."
  )

export const getCompanyBySlug = HttpApiEndpoint.get("bySlug", `${root}/companies/by-slug/:slug`, {
  params: { slug: Schema.String },
  success: SlugResult,
  error: pageErrors
})
  .annotate(OpenApi.Identifier, "getCompanyBySlug")
  .annotate(OpenApi.Summary, "A company by slug")
  .annotate(OpenApi.Description, "A ticker, SYMBOL[:EXCHANGE][@YYYY-MM-DD], works as a slug.")
