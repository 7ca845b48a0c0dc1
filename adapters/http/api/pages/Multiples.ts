/** A company's multiples over time. */
import { Schema } from "effect"
import { MonthlyMultiples } from "../../../../core/mod.ts"
import { countField } from "../../../../core/ports.ts"
import { pageFields } from "./Members.ts"

export const MultiplesPage = Schema.Struct({
  ...pageFields,
  multiples: Schema.Array(MonthlyMultiples),
  count: countField("Months in this list")
}).annotate({ identifier: "MultiplesPage" })
