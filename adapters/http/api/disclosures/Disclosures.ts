/** `/companies/{company_id}/dart`: what a company's issuer filed. */
import { Schema, Struct } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Disclosure } from "../../../../core/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { asOf, asOfBegun, companyPath, few, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { CrossChecks } from "../base/Validation.ts"

export const PageDisclosure = Schema.Struct(Struct.omit(Disclosure.fields, ["issuer_id"])).annotate({
  identifier: "PageDisclosure"
})

/** Newest first. */
export const DisclosuresPage = Schema.Struct({
  ...pageFields,
  disclosures: Schema.Array(PageDisclosure),
  count: itemCount
}).annotate({ identifier: "DisclosuresPage" })

export const listCompanyFilings = HttpApiEndpoint.get("dart", `${companyPath}/dart`, {
  params: ofCompany,
  query: { ...few, ...asOf },
  success: DisclosuresPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listCompanyFilings")
  .annotate(OpenApi.Summary, "A company's filings")
  .annotate(OpenApi.Description, "The latest of its issuer, newest first; as of a day those filed by then.")
