/** Financial statements of a company. */
import { Effect } from "effect"
import { Financials, Period } from "../../../core/mod.ts"
import {
  type Line,
  lines,
  newestYears,
  type PageLine,
  pageLines,
  type Statement
} from "../../../core/financials/mod.ts"
import { excerpt, tableOf } from "../tool/Compact.ts"
import { as_of, optional, symbol, text, wholeOr, wordOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

/** What is asked for most. */
const mainLines = [
  "sales",
  "gross_profit",
  "operating_income",
  "net_income",
  "eps_diluted",
  "operating_cash_flow",
  "free_cash_flow",
  "total_assets",
  "total_liabilities",
  "total_shareholders_equity",
  "cash_and_cash_equivalents"
] as const satisfies ReadonlyArray<PageLine>

const isLine = (name: string): name is Line => (lines as ReadonlyArray<string>).includes(name)

/** The lines of a request; refuses names that aren't lines. */
const linesOf = Effect.fnUntraced(function* (wanted: string | undefined) {
  if (wanted === undefined) return mainLines
  if (wanted === "all") return pageLines
  const names = wanted.split(",").map((name) => name.trim())
  const unknown = names.filter((name) => !isLine(name))
  if (unknown.length > 0)
    return yield* new Refused({
      message: `Unknown lines: ${excerpt(unknown.join(", "), 200)}. Lines are: ${lines.join(", ")}`
    })
  return names.filter(isLine)
})

/** Of the filing that a period's newest figure is from. */
const filingOf = ({ filed_at, provenance }: Statement) => {
  const newest = Object.values(provenance).find((figure) => figure.filed_at === filed_at)
  return { form: newest?.form ?? null, filing_id: newest?.filing_id ?? null }
}

const namesIn = (statements: ReadonlyArray<Statement>): string | null => {
  const names = statements.flatMap(({ provenance }) => Object.values(provenance).map(({ source }) => source))
  return [...new Set(names)].toSorted().join(", ") || null
}

export const financials = tool({
  name: "financials",
  title: "Financial statements",
  description:
    "Income statement, balance sheet and cash flow, a row for each period, newest first, in whole units of the statements' currency; per-share figures on the shares of as_of. With as_of only what had been filed by that day, before later restatements.",
  scopes: ["read:financial"],
  parameters: {
    symbol,
    period: wordOr(Period, "Annual", "Fiscal years, or quarters"),
    years: wholeOr(5, 1, 20, "Newest fiscal years"),
    lines: optional(
      text(
        1000,
        "Comma-separated line names such as sales,ebitda,inventory,total_debt,shares_diluted,common_dividends; all for the whole statement; default the main lines"
      )
    ),
    as_of
  },
  run: Effect.fnUntraced(function* (given) {
    const wanted = yield* linesOf(given.lines)
    const company = yield* companyOn(given.symbol, given.as_of)
    const financials = yield* Financials
    const all = yield* financials.statements(company, given.period, given.as_of ?? null)
    const newest = newestYears(all, given.years)
    if (newest.length === 0)
      return {
        ...headOf(company),
        message: `No ${given.period.toLowerCase()} statements of this company${given.as_of === undefined ? "" : ` filed by ${given.as_of}`}`,
        source: yield* sourcesOf("statements")
      }
    const rows = newest.map((statement) => ({ ...statement, ...filingOf(statement) }))
    const names = ["fiscal_date", "year", "quarter", "filed_at", "form", "filing_id"] as const
    return {
      ...headOf(company),
      period: given.period,
      statement_currency: newest[0]?.currency,
      ...tableOf([...names, ...wanted], rows),
      source: namesIn(newest)
    }
  })
})
