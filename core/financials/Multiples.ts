/** Figures of a price and the statements known on its day. */
import { figuresIn } from "../records/Computation.ts"
import type { Lines } from "./Line.ts"
import { percent, quotient } from "./Quotient.ts"
import { lineFigures } from "./LineFigures.ts"

/** What they are computed from, in one currency. */
export interface PricedLines {
  /** Of all the issuer's share classes; null where it is unknown. */
  readonly market_cap: number | null
  /** Flows of twelve months, balances of the latest statement; all null in another currency than the price's. */
  readonly lines: Lines
}

const inValuation = figuresIn<PricedLines, "valuation">("valuation")

/** Null when the market cap, debt or cash is unknown; the lines that few companies have count as 0 when absent. */
const enterpriseValue = ({ lines, market_cap }: PricedLines): number | null => {
  const { cash_and_cash_equivalents, total_debt } = lines
  if (market_cap === null || total_debt === null || cash_and_cash_equivalents === null) return null
  return (
    market_cap +
    total_debt +
    (lines.preferred_stock ?? 0) +
    (lines.non_controlling_interest ?? 0) -
    cash_and_cash_equivalents -
    (lines.short_term_investments ?? 0)
  )
}

const otherCurrency = "or statement and price are in different currencies"

/** The market cap to a line, of which the figure's name is given. */
const capTo = (title: string, line: keyof Lines, figure: string, meaning: string) => ({
  title,
  unit: "ratio" as const,
  meaning: `Market cap to ${meaning}, a multiple`,
  formula: `market_cap / ${figure}`,
  null_when: `${figure} isn't above 0, ${otherCurrency}`,
  divisor: ({ lines }: PricedLines) => lines[line],
  of: ({ lines, market_cap }: PricedLines) => quotient(market_cap, lines[line])
})

const enterpriseTo = (title: string, line: keyof Lines, words: string) => ({
  title,
  unit: "ratio" as const,
  meaning: `Enterprise value to ${words} of twelve months, a multiple; below 0 with more cash than market cap and debt together`,
  formula: `enterprise_value / ${line}_ttm`,
  null_when: `${line}_ttm isn't above 0, ${otherCurrency}`,
  divisor: ({ lines }: PricedLines) => lines[line],
  of: (priced: PricedLines) => quotient(enterpriseValue(priced), priced.lines[line])
})

/** A line to the market cap, in percent. */
const yieldOf = (title: string, meaning: string, formula: string, of: (lines: Lines) => number | null) => ({
  title,
  unit: "percent" as const,
  meaning: `${meaning} to market cap`,
  formula: `${formula} / market_cap x 100`,
  null_when: `market_cap isn't above 0, ${otherCurrency}`,
  of: ({ lines, market_cap }: PricedLines) => percent(of(lines), market_cap)
})

/** The multiples of a company's page, not percent. */
export const multiples = inValuation({
  pe_ratio: capTo("P/E", "net_income", "net_income_ttm", "net income of twelve months"),
  pb_ratio: capTo(
    "P/B",
    "total_shareholders_equity",
    "total_shareholders_equity_mrq",
    "equity of the latest balance sheet"
  ),
  ps_ratio: capTo("P/S", "sales", "sales_ttm", "sales of twelve months"),
  ev_ebitda: enterpriseTo("EV/EBITDA", "ebitda", "EBITDA"),
  pfcf_ratio: capTo("P/FCF", "free_cash_flow", "free_cash_flow_ttm", "free cash flow of twelve months")
})

const workingCapital = lineFigures.working_capital.of
const netCurrentAssets = lineFigures.net_current_asset_value.of
const tangibleBook = lineFigures.tangible_book_value.of

/** Altman's score of a listed manufacturer; null unless all of its lines are known and assets and liabilities above 0. */
const altman = ({ lines, market_cap }: PricedLines): number | null => {
  const { total_assets } = lines
  const parts = [
    quotient(workingCapital(lines), total_assets),
    quotient(lines.retained_earnings, total_assets),
    quotient(lines.ebit, total_assets),
    quotient(market_cap, lines.total_liabilities),
    quotient(lines.sales, total_assets)
  ]
  const weights = [1.2, 1.4, 3.3, 0.6, 1]
  return parts.reduce(
    (score, part, i) => (score === null || part === null ? null : score + part * (weights[i] as number)),
    0 as number | null
  )
}

/** Figures of a price and statements beside those of pages. */
export const pricedFigures = {
  ...multiples,
  ...inValuation({
    enterprise_value: {
      title: "Enterprise value",
      unit: "currency",
      meaning: "Market cap, debt, preferred stock and others' equity in subsidiaries, less cash",
      formula:
        "market_cap + total_debt_mrq + preferred_stock_mrq + non_controlling_interest_mrq - cash_and_cash_equivalents_mrq - short_term_investments_mrq; debt and cash have to be known, the others count as 0",
      null_when: "statement and price are in different currencies",
      of: enterpriseValue
    },
    ev_sales: enterpriseTo("EV/sales", "sales", "sales"),
    ev_ebit: enterpriseTo("EV/EBIT", "ebit", "EBIT"),
    ev_fcf: enterpriseTo("EV/FCF", "free_cash_flow", "free cash flow"),
    pcf_ratio: capTo(
      "P/CF",
      "operating_cash_flow",
      "operating_cash_flow_ttm",
      "cash from operations of twelve months"
    ),
    price_to_tangible_book: {
      title: "Price to tangible book",
      unit: "ratio",
      meaning: "Market cap to equity less goodwill and other intangible assets, a multiple",
      formula: "market_cap / tangible_book_value_mrq",
      null_when: `tangible_book_value_mrq isn't above 0, ${otherCurrency}`,
      of: ({ lines, market_cap }) => quotient(market_cap, tangibleBook(lines))
    },
    price_to_ncav: {
      title: "Price to net current assets",
      unit: "ratio",
      meaning: "Market cap to net current asset value, a multiple; below 2/3 is what Graham called a bargain",
      formula: "market_cap / net_current_asset_value_mrq",
      null_when: `net_current_asset_value_mrq isn't above 0, ${otherCurrency}`,
      source: "Graham 1949, The Intelligent Investor",
      of: ({ lines, market_cap }) => quotient(market_cap, netCurrentAssets(lines))
    },
    earnings_yield: yieldOf("Earnings yield", "Net income", "net_income_ttm", ({ net_income }) => net_income),
    fcf_yield: yieldOf(
      "Free cash flow yield",
      "Free cash flow",
      "free_cash_flow_ttm",
      ({ free_cash_flow }) => free_cash_flow
    ),
    buyback_yield: yieldOf(
      "Buyback yield",
      "Payments for the issuer's own shares",
      "share_repurchases_ttm",
      ({ share_repurchases }) => share_repurchases
    ),
    shareholder_yield: yieldOf(
      "Shareholder yield",
      "Dividends and share repurchases",
      "(common_dividends_ttm + share_repurchases_ttm)",
      ({ common_dividends, share_repurchases }) =>
        common_dividends === null || share_repurchases === null ? null : common_dividends + share_repurchases
    ),
    greenblatt_earnings_yield: {
      title: "EBIT to enterprise value",
      unit: "percent",
      meaning: "EBIT to enterprise value, the earnings yield of the magic formula",
      formula: "ebit_ttm / enterprise_value x 100",
      null_when: `enterprise_value isn't above 0, ${otherCurrency}`,
      source: "Greenblatt 2005, The Little Book That Beats the Market",
      of: (priced) => percent(priced.lines.ebit, enterpriseValue(priced))
    },
    altman_z_score: {
      title: "Altman Z-score",
      unit: "ratio",
      meaning: "Distance from bankruptcy of a listed manufacturer: below 1.81 distressed, above 2.99 safe",
      formula:
        "1.2 working_capital_mrq / total_assets_mrq + 1.4 retained_earnings_mrq / total_assets_mrq + 3.3 ebit_ttm / total_assets_mrq + 0.6 market_cap / total_liabilities_mrq + sales_ttm / total_assets_mrq",
      null_when: `total_assets_mrq or total_liabilities_mrq isn't above 0, ${otherCurrency}`,
      source:
        "Altman 1968, Financial Ratios, Discriminant Analysis and the Prediction of Corporate Bankruptcy",
      of: altman
    }
  })
}
