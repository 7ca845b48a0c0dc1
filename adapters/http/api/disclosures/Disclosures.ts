/** `/companies/{company_id}/dart`: what a company's issuer filed. */
import { Schema, Struct } from "effect"
import { Disclosure, disclosures } from "../../../../core/mod.ts"
import { latestAsOf, recordPage } from "../base/RecordPage.ts"

export const PageDisclosure = Schema.Struct(
  Struct.omit(Disclosure.fields, ["issuer_id", "items", "period_end"])
).annotate({
  identifier: "PageDisclosure"
})

export const disclosuresPage = recordPage({
  ...latestAsOf,
  path: "dart",
  list: disclosures,
  member: "disclosures",
  item: PageDisclosure,
  body: "DisclosuresPage",
  operation: "listCompanyFilings",
  summary: "A company's filings",
  description: "The latest of its issuer, newest first; as of a day those filed by then."
})
