/** The lines of the statements in the groups that the page shows them in, and which of them are drawn. */
import type { Answer } from "../../../../../adapters/client/mod.ts"

export type Statement = Answer<"getCompanyFinancials">["statements"][number]
export type LineName = Extract<keyof NonNullable<Statement["provenance"]>, keyof Statement>
export type GroupName = (typeof groups)[number]["name"]

/** How a line stands among those around it: a total in bold, a part of the one above further in. */
interface GroupedLine {
  readonly line: LineName
  readonly isTotal?: boolean
  readonly depth?: 1 | 2
}

interface Group {
  readonly name: string
  /** Whether its lines are amounts per share, in whole units of the currency. */
  readonly isPerShare?: boolean
  readonly lines: ReadonlyArray<GroupedLine>
}

export const groups = [
  {
    name: "income",
    lines: [
      { line: "sales", isTotal: true },
      { line: "cost_of_goods", depth: 1 },
      { line: "gross_profit", isTotal: true },
      { line: "research_and_development", depth: 1 },
      { line: "selling_general_and_administrative", depth: 1 },
      { line: "operating_income", isTotal: true },
      { line: "ebit" },
      { line: "ebitda" },
      { line: "pretax_income" },
      { line: "net_income", isTotal: true }
    ]
  },
  { name: "perShare", isPerShare: true, lines: [{ line: "eps_basic" }, { line: "eps_diluted" }] },
  {
    name: "balance",
    lines: [
      { line: "total_assets", isTotal: true },
      { line: "total_current_assets", depth: 1 },
      { line: "cash_and_cash_equivalents", depth: 2 },
      { line: "accounts_receivable", depth: 2 },
      { line: "inventory", depth: 2 },
      { line: "total_non_current_assets", depth: 1 },
      { line: "properties", depth: 2 },
      { line: "intangible_assets", depth: 2 },
      { line: "goodwill", depth: 2 },
      { line: "total_liabilities", isTotal: true },
      { line: "total_current_liabilities", depth: 1 },
      { line: "total_non_current_liabilities", depth: 1 },
      { line: "total_shareholders_equity", isTotal: true },
      { line: "retained_earnings", depth: 1 }
    ]
  },
  {
    name: "cashFlow",
    lines: [
      { line: "operating_cash_flow", isTotal: true },
      { line: "investing_cash_flow" },
      { line: "financing_cash_flow" },
      { line: "capital_expenditures" },
      { line: "free_cash_flow", isTotal: true },
      { line: "common_dividends" }
    ]
  }
] as const satisfies ReadonlyArray<Group>

const linesOf = (isPerShare: boolean): ReadonlyArray<LineName> =>
  groups
    .filter((group: Group) => (group.isPerShare ?? false) === isPerShare)
    .flatMap(({ lines }) => lines.map(({ line }) => line))

export const amountLines = linesOf(false)
export const perShareLines = linesOf(true)
export const allLines = [...amountLines, ...perShareLines]

/** Drawn unless others are chosen. */
export const drawnAtFirst = [
  "sales",
  "net_income",
  "free_cash_flow"
] as const satisfies ReadonlyArray<LineName>

/** As many bars of a period as can be told apart beside each other. */
export const maxDrawn = 5

/** The drawn lines without this one, or with it unless there are as many as can be drawn. */
export const toggled = (drawn: ReadonlyArray<LineName>, line: LineName): ReadonlyArray<LineName> => {
  if (drawn.includes(line)) return drawn.filter((one) => one !== line)
  return drawn.length < maxDrawn ? [...drawn, line] : drawn
}
