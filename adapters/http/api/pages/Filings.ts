/** What issuers filed, and what their insiders did. */
import { Schema, Struct } from "effect"
import { Company, Disclosure, InsiderRow, InsiderSummary } from "../../../../core/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { pageFields } from "./Members.ts"

export const PageDisclosure = Schema.Struct(Struct.omit(Disclosure.fields, ["issuer_id"])).annotate({
  identifier: "PageDisclosure"
})

/** Newest first. */
export const DisclosuresPage = Schema.Struct({
  ...pageFields,
  disclosures: Schema.Array(PageDisclosure),
  count: itemCount
}).annotate({ identifier: "DisclosuresPage" })

/** Transactions newest first; the summary is of all of the period, also of those that the list leaves out. */
export const InsidersPage = Schema.Struct({
  ...pageFields,
  currency: Company.fields.currency,
  transactions: Schema.Array(InsiderRow.annotate({ identifier: "PageInsiderTransaction" })),
  summary: InsiderSummary,
  count: itemCount
}).annotate({ identifier: "InsidersPage" })
