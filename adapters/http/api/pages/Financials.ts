/** A company's statements by all the names of their lines. */
import { Schema } from "effect"
import { CalendarDate, pageLines } from "../../../../core/mod.ts"
import { StatementPeriod } from "../Financials.ts"
import { count, figures, pageFields, whole } from "./Members.ts"

/** Money in whole units of `currency`; outflows are positive. */
export const PageStatement = Schema.Struct({
  fiscal_date: CalendarDate,
  year: Schema.Int,
  quarter: whole,
  period: StatementPeriod,
  currency: Schema.String,
  ...figures(...pageLines)
}).annotate({ identifier: "PageStatement" })

/** Newest first. */
export const FinancialsPage = Schema.Struct({
  ...pageFields,
  period: StatementPeriod,
  statements: Schema.Array(PageStatement),
  count
}).annotate({ identifier: "FinancialsPage" })
