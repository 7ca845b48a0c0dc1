/** Screens that are often asked for, as beginnings of others: what each asks, and what it means. */

/** A screen with a name. Its expressions are those that a screen takes. */
export interface PresetScreen {
  /** In English, of a list. */
  readonly title: string
  /** What companies it finds and why they are looked for: sentences. */
  readonly meaning: string
  readonly where: string
  /** Beside those that the condition names. */
  readonly columns: ReadonlyArray<string>
  readonly sort: string
}

/** The names of the preset screens. */
export const presetNames = [
  "value",
  "quality",
  "growth",
  "net_nets",
  "dividend_growers",
  "highs_52w",
  "insiders_buying"
] as const

/** The name of a preset screen. */
export type PresetName = (typeof presetNames)[number]

/** By name. Their thresholds are ratios and percentiles, which mean the same in every currency. */
export const presetScreens: Readonly<Record<PresetName, PresetScreen>> = {
  value: {
    title: "Value",
    meaning:
      "Cheap by earnings and by equity, with cash flow and moderate debt: price to earnings below 15 and price to book below 1.5, as Graham's The Intelligent Investor (chapter 14) asks of a defensive investor's shares.",
    where: "pe_ratio < 15 && pb_ratio < 1.5 && free_cash_flow_ttm > 0 && debt_to_equity_ratio_mrq < 1",
    columns: ["market_cap", "ev_ebitda", "fcf_yield"],
    sort: "pe_ratio"
  },
  quality: {
    title: "Quality",
    meaning:
      "Profitable on what is invested and not by accounting alone: high return on invested capital and operating margin, earnings that arrive as cash, little debt.",
    where:
      "roic_ttm > 15 && operating_margin_ttm > 15 && cash_conversion_ttm > 80 && net_debt_to_ebitda_ttm < 2",
    columns: ["market_cap", "gross_profitability_ttm", "pe_ratio"],
    sort: "-roic_ttm"
  },
  growth: {
    title: "Growth",
    meaning:
      "Sales that grew by more than 15% a year over three years and over the last twelve months, with growing operating income.",
    where: "sales_growth_3y_cagr > 15 && sales_ttm_growth_1y > 15 && operating_income_ttm_growth_1y > 0",
    columns: ["market_cap", "operating_margin_ttm", "ps_ratio"],
    sort: "-sales_ttm_growth_1y"
  },
  net_nets: {
    title: "Net-nets",
    meaning:
      "Market cap below two thirds of current assets less all liabilities, as Graham and Dodd's Security Analysis (1934) buys them. Few companies, mostly small and often in trouble.",
    where: "price_to_ncav < 0.6667 && cash_and_cash_equivalents_mrq > 0",
    columns: ["market_cap", "pb_ratio", "net_income_ttm"],
    sort: "price_to_ncav"
  },
  dividend_growers: {
    title: "Dividend growers",
    meaning:
      "Dividends a share that grew by more than 5% a year over five years, paid from earnings and free cash flow with room to grow on.",
    where:
      "dividend_yield > 1.5 && dividends_per_share_growth_5y_cagr > 5 && payout_ratio_ttm < 75 && free_cash_flow_payout_ratio_ttm < 100",
    columns: ["market_cap", "pe_ratio"],
    sort: "-dividend_yield"
  },
  highs_52w: {
    title: "52-week highs",
    meaning:
      "Within 2% of the highest price of the year, among the more traded half: George and Hwang (2004), The 52-Week High and Momentum Investing, find that nearness to the high predicts returns.",
    where: "from_high_52w >= -2 && percentile(average_traded_value_20d) >= 50",
    columns: ["market_cap", "return_6m", "return_1y", "relative_volume"],
    sort: "-return_6m"
  },
  insiders_buying: {
    title: "Insiders buying",
    meaning:
      "At least two purchases by insiders in twelve months and more shares bought than sold: Lakonishok and Lee (2001), Are Insider Trades Informative?, find that purchases are, sales hardly.",
    where: "buy_count >= 2 && net_shares > 0",
    columns: ["market_cap", "sell_count", "net_value", "return_3m"],
    sort: "-buy_count"
  }
}
