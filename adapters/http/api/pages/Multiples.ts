/** A company's multiples over time. */
import { Schema } from "effect"
import { MonthlyMultiples, tally } from "../../../../core/mod.ts"
import { pageFields } from "./Members.ts"

export const MultiplesPage = Schema.Struct({
  ...pageFields,
  multiples: Schema.Array(MonthlyMultiples),
  count: tally("Months in this list")
}).annotate({ identifier: "MultiplesPage" })
