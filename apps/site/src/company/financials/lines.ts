/** The lines of the statements in the groups that the page shows them in, and which of them are drawn. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import type { Line } from "../../../../../core/financials/Line.ts"

export type Answered = Answer<"getCompanyFinancials">
type Answers = Answered["statements"][number]

export type LineName = Line
export type GroupName = (typeof groups)[number]["name"]

/** A statement, or the last twelve months, with all of its lines beside one another. */
export type Statement = Pick<
  Answers,
  | "fiscal_date"
  | "year"
  | "quarter"
  | "months"
  | "currency"
  | "filed_at"
  | "provenance"
  | "missing"
  | "filings"
  | "changes"
> & { readonly [Name in LineName]: number | null }

/** An answer's statement, asked for with its lines. */
export const flat = ({ lines, ...statement }: Answers | NonNullable<Answered["trailing"]>): Statement =>
  // What isn't in `lines` is beside it.
  ({ ...lines, ...statement }) as Statement

/** Whether it is the last twelve months to a quarter that isn't the last of a year. */
export const isTrailing = ({
  months,
  quarter
}: {
  readonly months: number
  readonly quarter: number | null
}): boolean => months === 12 && quarter !== null

/** What a line's figures are written in: amounts and shares in a scale, amounts per share in whole units. */
export type Unit = "amount" | "perShare" | "shares"

/** How a line stands among those around it: a total in bold, a part of the one above further in. */
interface GroupedLine {
  readonly line: LineName
  readonly isTotal?: boolean
  readonly depth?: 1 | 2
}

interface Group {
  readonly name: string
  /** Amounts unless it says otherwise. */
  readonly unit?: Unit
  /** The line that the others are parts of in a statement of common size. */
  readonly whole?: LineName
  readonly lines: ReadonlyArray<GroupedLine>
}

export const groups = [
  {
    name: "income",
    whole: "sales",
    lines: [
      { line: "sales", isTotal: true },
      { line: "cost_of_goods", depth: 1 },
      { line: "gross_profit", isTotal: true },
      { line: "research_and_development", depth: 1 },
      { line: "selling_general_and_administrative", depth: 1 },
      { line: "operating_income", isTotal: true },
      { line: "ebit" },
      { line: "ebitda" },
      { line: "interest_expense", depth: 1 },
      { line: "pretax_income" },
      { line: "income_tax", depth: 1 },
      { line: "net_income", isTotal: true }
    ]
  },
  {
    name: "perShare",
    unit: "perShare",
    lines: [{ line: "eps_basic" }, { line: "eps_diluted" }, { line: "dividends_per_share" }]
  },
  { name: "shares", unit: "shares", lines: [{ line: "shares_basic" }, { line: "shares_diluted" }] },
  {
    name: "balance",
    whole: "total_assets",
    lines: [
      { line: "total_assets", isTotal: true },
      { line: "total_current_assets", depth: 1 },
      { line: "cash_and_cash_equivalents", depth: 2 },
      { line: "short_term_investments", depth: 2 },
      { line: "accounts_receivable", depth: 2 },
      { line: "inventory", depth: 2 },
      { line: "total_non_current_assets", depth: 1 },
      { line: "properties", depth: 2 },
      { line: "intangible_assets", depth: 2 },
      { line: "goodwill", depth: 2 },
      { line: "total_liabilities", isTotal: true },
      { line: "total_current_liabilities", depth: 1 },
      { line: "short_term_debt", depth: 2 },
      { line: "total_non_current_liabilities", depth: 1 },
      { line: "long_term_debt", depth: 2 },
      { line: "total_debt" },
      { line: "total_shareholders_equity", isTotal: true },
      { line: "preferred_stock", depth: 1 },
      { line: "retained_earnings", depth: 1 },
      { line: "non_controlling_interest" }
    ]
  },
  {
    name: "cashFlow",
    whole: "sales",
    lines: [
      { line: "operating_cash_flow", isTotal: true },
      { line: "depreciation_and_amortization", depth: 1 },
      { line: "stock_based_compensation", depth: 1 },
      { line: "investing_cash_flow", isTotal: true },
      { line: "capital_expenditures", depth: 1 },
      { line: "financing_cash_flow", isTotal: true },
      { line: "common_dividends", depth: 1 },
      { line: "share_repurchases", depth: 1 },
      { line: "free_cash_flow", isTotal: true }
    ]
  }
] as const satisfies ReadonlyArray<Group>

const groupOf = new Map<LineName, Group>(
  groups.flatMap((group) => group.lines.map(({ line }) => [line, group] as const))
)

/** What a line's figures are written in. */
export const unitOf = (line: LineName): Unit => groupOf.get(line)?.unit ?? "amount"

/** The line that a line is a part of in a statement of common size; undefined for shares and amounts per share. */
export const wholeOf = (line: LineName): LineName | undefined => groupOf.get(line)?.whole

export const allLines: ReadonlyArray<LineName> = [...groupOf.keys()]

/** The lines of a unit. */
export const linesIn = (unit: Unit): ReadonlyArray<LineName> =>
  allLines.filter((line) => unitOf(line) === unit)

/** Drawn unless others are chosen. */
export const drawnAtFirst = [
  "sales",
  "net_income",
  "free_cash_flow"
] as const satisfies ReadonlyArray<LineName>

/** As many bars of a period as are distinguishable beside each other. */
export const maxDrawn = 5

/** The drawn lines without this one, or with it unless there are as many as can be drawn. */
export const toggled = (drawn: ReadonlyArray<LineName>, line: LineName): ReadonlyArray<LineName> => {
  if (drawn.includes(line)) return drawn.filter((one) => one !== line)
  return drawn.length < maxDrawn ? [...drawn, line] : drawn
}
