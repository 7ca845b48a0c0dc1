/** The names of the kinds of import; `ImportKinds.ts` defines each. */
import { Schema } from "effect"

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
