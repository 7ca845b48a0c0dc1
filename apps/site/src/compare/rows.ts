/** The figures that companies are compared by, by their names in the catalogue, of twelve months or of the last fiscal year. */

export const bases = ["ttm", "year"] as const

/** Twelve months with the latest balance sheet, or the latest fiscal year. */
export type Basis = (typeof bases)[number]

interface Row {
  /** The name for each basis. */
  readonly ttm: string
  readonly year: string
  /** Which end of a row is the better one, where either is. */
  readonly better?: "high" | "low"
}

const same = (name: string, better?: Row["better"]): Row => ({
  ttm: name,
  year: name,
  ...(better === undefined ? {} : { better })
})

/** A figure that has both forms: over twelve months, or by the latest balance sheet. */
const both = (name: string, suffix: "ttm" | "mrq", better?: Row["better"]): Row => ({
  ...same(name, better),
  ttm: `${name}_${suffix}`
})

export const ratioRows: ReadonlyArray<Row> = [
  same("price_date"),
  same("market_cap"),
  same("pe_ratio", "low"),
  same("pb_ratio", "low"),
  same("ps_ratio", "low"),
  same("ev_ebitda", "low"),
  same("pfcf_ratio", "low"),
  same("dividend_yield", "high"),
  same("beta"),
  both("gross_margin", "ttm", "high"),
  both("operating_margin", "ttm", "high"),
  both("net_margin", "ttm", "high"),
  both("roe", "ttm", "high"),
  both("roic", "ttm", "high"),
  { ttm: "sales_ttm_growth_1y", year: "sales_growth_1y", better: "high" },
  { ttm: "net_income_ttm_growth_1y", year: "net_income_growth_1y", better: "high" },
  same("sales_growth_3y_cagr", "high"),
  same("net_income_growth_3y_cagr", "high"),
  both("debt_to_equity_ratio", "mrq", "low"),
  both("interest_coverage_ratio", "ttm", "high")
]

export const statementRows: ReadonlyArray<Row> = [
  { ttm: "statement_date", year: "fiscal_date" },
  both("sales", "ttm"),
  both("gross_profit", "ttm"),
  both("operating_income", "ttm"),
  both("net_income", "ttm"),
  both("eps_diluted", "ttm"),
  both("operating_cash_flow", "ttm"),
  both("free_cash_flow", "ttm"),
  both("total_assets", "mrq"),
  both("total_liabilities", "mrq"),
  both("total_shareholders_equity", "mrq")
]

/** What is asked for at once, on a basis. */
export const namesOf = (basis: Basis): string =>
  [...ratioRows, ...statementRows].map((row) => row[basis]).join(",")

/** The places of the best and the worst of a row's values; none where fewer than two differ. */
export const extremesOf = (
  values: ReadonlyArray<number | null>,
  better: "high" | "low"
): { readonly best: ReadonlyArray<number>; readonly worst: ReadonlyArray<number> } => {
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  const [low, high] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || low === high) return { best: [], worst: [] }
  const at = (wanted: number) => values.flatMap((value, i) => (value === wanted ? [i] : []))
  return better === "high" ? { best: at(high), worst: at(low) } : { best: at(low), worst: at(high) }
}
