/** A company's statements by all the names of their lines. */
import { Schema } from "effect"
import { StatementHead } from "../../../../core/mod.ts"
import { type PageLine, pageLines } from "../../../../core/financials/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { type LineNames, statementOf } from "../groups/Financials.ts"
import { pageFields } from "./Members.ts"

export const pageNames: LineNames<PageLine> = pageLines.map((line) => [line, line])

export const PageStatement = statementOf(pageNames).annotate({ identifier: "PageStatement" })

/** Newest first. */
export const FinancialsPage = Schema.Struct({
  ...pageFields,
  period: StatementHead.fields.period,
  statements: Schema.Array(PageStatement),
  count: itemCount
}).annotate({ identifier: "FinancialsPage" })
