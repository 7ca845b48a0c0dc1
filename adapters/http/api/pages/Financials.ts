/** A company's statements by all the names of their lines. */
import { Schema } from "effect"
import { type PageLine, pageLines } from "../../../../core/mod.ts"
import { FigureProvenance, statementFields, StatementPeriod } from "../Financials.ts"
import { count, figures, pageFields } from "./Members.ts"

const provenances = Object.fromEntries(
  pageLines.map((line) => [line, Schema.optionalKey(FigureProvenance)])
) as { readonly [K in PageLine]: Schema.optionalKey<typeof FigureProvenance> }

/** Money in whole units of `currency`, earnings per share in it; outflows are positive. */
export const PageStatement = Schema.Struct({
  ...statementFields,
  ...figures(...pageLines),
  provenance: Schema.optionalKey(Schema.Struct(provenances))
}).annotate({ identifier: "PageStatement" })

/** Newest first. */
export const FinancialsPage = Schema.Struct({
  ...pageFields,
  period: StatementPeriod,
  statements: Schema.Array(PageStatement),
  count
}).annotate({ identifier: "FinancialsPage" })
