/** The catalogue's figures that the overview shows, by the names that they are shown under. */

const profitability = [
  "gross_margin",
  "ebitda_margin",
  "operating_margin",
  "pretax_margin",
  "net_margin",
  "roa",
  "roe",
  "roic"
] as const

const trailing = (name: string): string => `${name}_ttm`
const latest = (name: string): string => `${name}_mrq`

/** Ratios of statements: their title's name, and their name in the catalogue by the statements that they are of. */
export const linesByBasis = {
  ttm: {
    profitability: [
      ["revenue", trailing("sales")],
      ["eps_diluted", trailing("eps_diluted")],
      ...profitability.map((name) => [name, trailing(name)] as const)
    ],
    growth: [
      ["sales_growth_1y", "sales_ttm_growth_1y"],
      ["operating_income_growth_1y", "operating_income_ttm_growth_1y"],
      ["net_income_growth_1y", "net_income_ttm_growth_1y"]
    ],
    health: [
      ["cash", latest("cash_and_cash_equivalents")],
      ["net_debt", latest("net_debt")],
      ["debt_to_equity_ratio", latest("debt_to_equity_ratio")],
      ["interest_coverage_ratio", trailing("interest_coverage_ratio")],
      ["current_ratio", latest("current_ratio")]
    ]
  },
  annual: {
    profitability: [
      ["revenue", "sales"],
      ["eps_diluted", "eps_diluted"],
      ...profitability.map((name) => [name, name] as const)
    ],
    growth: [
      ["sales_growth_1y", "sales_growth_1y"],
      ["operating_income_growth_1y", "operating_income_growth_1y"],
      ["net_income_growth_1y", "net_income_growth_1y"]
    ],
    health: [
      ["cash", "cash"],
      ["net_debt", "net_debt"],
      ["debt_to_equity_ratio", "debt_to_equity_ratio"],
      ["interest_coverage_ratio", "interest_coverage_ratio"],
      ["current_ratio", "current_ratio"]
    ]
  }
} as const

/** Of fiscal years, on either basis. */
export const longGrowth = [
  "sales_growth_3y_cagr",
  "sales_growth_5y_cagr",
  "operating_income_growth_3y_cagr",
  "operating_income_growth_5y_cagr",
  "net_income_growth_3y_cagr",
  "net_income_growth_5y_cagr"
] as const

/** Of the latest price, and twelve months or the latest balance sheet by their definition. */
export const multiples = [
  "pe_ratio",
  "pb_ratio",
  "ps_ratio",
  "ev_ebitda",
  "pfcf_ratio",
  "enterprise_value",
  "fcf_yield",
  "peg_ratio"
] as const

/** Of payments; the payout ratio is of twelve months. */
export const dividendFigures = [
  ["dividend_yield", "dividend_yield"],
  ["dividends_12m", "dividends_12m"],
  ["last_dividend", "last_dividend"],
  ["last_ex_dividend_date", "last_ex_dividend_date"],
  ["dividend_frequency", "dividend_frequency"],
  ["payout_ratio", "payout_ratio_ttm"],
  ["dividends_12m_growth_1y", "dividends_12m_growth_1y"],
  ["dividends_12m_growth_3y_cagr", "dividends_12m_growth_3y_cagr"],
  ["dividends_12m_growth_5y_cagr", "dividends_12m_growth_5y_cagr"]
] as const

/** What the overview asks for at once, on either basis. */
export const overviewFigures: string = [
  ...new Set([
    "statement_date",
    "fiscal_date",
    "fiscal_year",
    ...multiples,
    ...Object.values(linesByBasis).flatMap(({ growth, health, profitability: ratios }) =>
      [...ratios, ...growth, ...health].map(([, figure]) => figure)
    ),
    ...longGrowth,
    ...dividendFigures.map(([, figure]) => figure)
  ])
].join()
