/** The names of the kinds of import; `ImportKinds.ts` defines each. */
import { Schema } from "effect"

/** What the rows of a batch or a file are, as `findata import` and runs name it. */
export const ImportKind = Schema.Literals([
  "companies",
  "exchanges",
  "listings",
  "shares",
  "prices",
  "actions",
  "statements",
  "reports",
  "insiders",
  "disclosures",
  "news"
])
export type ImportKind = typeof ImportKind.Type
