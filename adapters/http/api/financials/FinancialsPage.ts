/** `/companies/{company_id}/financials`: a company's statements by all the names of their lines. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { StatementHead } from "../../../../core/mod.ts"
import { type PageLine, pageLines } from "../../../../core/financials/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { DataFormat } from "../base/Formats.ts"
import { asOf, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { word } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"
import {
  type LineNames,
  statementChecks,
  statementOf,
  statementQuery,
  trailingMembers,
  twelveMonthsOf
} from "./Financials.ts"

export const pageNames: LineNames<PageLine> = pageLines.map((line) => [line, line])

export const PageStatement = statementOf(pageNames).annotate({ identifier: "PageStatement" })

const PageTwelveMonths = twelveMonthsOf(pageNames).annotate({ identifier: "PageTwelveMonths" })

/** Newest first. */
export const FinancialsPage = Schema.Struct({
  ...pageFields,
  period: StatementHead.fields.period,
  statements: Schema.Array(PageStatement),
  ...trailingMembers(PageTwelveMonths),
  count: itemCount
}).annotate({ identifier: "FinancialsPage" })

export const getCompanyFinancials = HttpApiEndpoint.get("financials", `${companyPath}/financials`, {
  params: ofCompany,
  query: {
    ...statementQuery,
    ...asOf,
    format: Schema.optionalKey(word(DataFormat))
  },
  success: FinancialsPage,
  error: pageErrors
})
  .annotate(CrossChecks, statementChecks)
  .annotate(OpenApi.Identifier, "getCompanyFinancials")
  .annotate(OpenApi.Summary, "A company's financial statements")
  .annotate(
    OpenApi.Description,
    "Those of the newest fiscal years, newest first. CSV holds their heads and figures alone, `lines` as columns of their own."
  )
