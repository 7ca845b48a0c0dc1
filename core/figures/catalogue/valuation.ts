/** Figures that compare a price with statements. */
import { type PricedLines, pricedFigures } from "../../financials/Multiples.ts"
import { perShareRates } from "../../financials/Rates.ts"
import { quotient } from "../../financials/Quotient.ts"
import { lineFigures } from "../../financials/LineFigures.ts"
import { MarketData } from "../../markets/MarketData.ts"
import type { Figure } from "../Figure.ts"
import type { Known } from "../Known.ts"
import { pricedLines } from "../StatementLines.ts"
import { figuresOf } from "./declared.ts"
import { perShareGrowth } from "./statements.ts"

const capParts = ["bars", "shares", "splits"] as const
const parts = [...capParts, "statements"] as const

/** The market cap, and the statements known on the day of its price, in its currency. */
const pricedOf = ({ cap, priced }: Known): PricedLines => ({
  market_cap: cap.market_cap,
  lines: pricedLines(priced, cap.market_cap_currency)
})

const ofPrice = Object.entries(pricedFigures).map(
  ([name, { divisor, of, ...meaning }]): Figure => ({
    ...meaning,
    name,
    type: "number",
    needs: parts,
    of: (known) => of(pricedOf(known)),
    ...(divisor === undefined ? {} : { divisor: (known) => divisor(pricedOf(known)) })
  })
)

const priceEarnings = (known: Known): number | null => pricedFigures.pe_ratio.of(pricedOf(known))

const growthOfEarnings = perShareGrowth(perShareRates.eps_diluted_growth_5y_cagr)

/** By the statements that the P/E is of: later ones would give the growth of another day. */
const earningsGrowth = ({ actions, priced }: Known): number | null =>
  growthOfEarnings({ actions, statements: priced })

/** An amount of the latest statements over all shares outstanding, in the statements' currency. */
const perShare = (
  title: string,
  meaning: string,
  operand: string,
  of: (lines: PricedLines["lines"]) => number | null
): Parameters<typeof figuresOf>[1][string] => ({
  title,
  unit: "currency",
  meaning: `${meaning} to shares outstanding`,
  formula: `${operand} / shares_outstanding`,
  null_when: "no count is known, or statement and price are in different currencies",
  needs: parts,
  of: (known) => quotient(of(pricedOf(known).lines), known.cap.shares_outstanding)
})

/** Of the latest bar's day, and what was known then. */
export const valuationFigures: ReadonlyArray<Figure> = [
  ...figuresOf("valuation", {
    market_cap: {
      title: "Market cap",
      field: MarketData.fields.market_cap,
      unit: "currency",
      formula: "sum over classes of shares outstanding x close / shares per receipt",
      needs: capParts,
      of: ({ cap }) => cap.market_cap
    }
  }),
  ...ofPrice,
  ...figuresOf("valuation", {
    peg_ratio: {
      title: "PEG",
      unit: "ratio",
      meaning: "P/E to the growth of diluted earnings per share a year over five years, a multiple",
      formula: "pe_ratio / eps_diluted_growth_5y_cagr",
      null_when: "the growth isn't above 0",
      source: "Lynch 1989, One Up on Wall Street",
      needs: parts,
      of: (known) => quotient(priceEarnings(known), earningsGrowth(known))
    }
  }),
  ...figuresOf("per share", {
    book_value_per_share: perShare(
      "Book value per share",
      "Equity of the latest balance sheet",
      "total_shareholders_equity_mrq",
      (lines) => lines.total_shareholders_equity
    ),
    tangible_book_value_per_share: perShare(
      "Tangible book value per share",
      "Equity of the latest balance sheet less goodwill and other intangible assets",
      "tangible_book_value_mrq",
      lineFigures.tangible_book_value.of
    ),
    net_current_asset_value_per_share: perShare(
      "Net current asset value per share",
      "Current assets less all liabilities and preferred stock",
      "net_current_asset_value_mrq",
      lineFigures.net_current_asset_value.of
    ),
    sales_per_share: perShare("Sales per share", "Sales of twelve months", "sales_ttm", ({ sales }) => sales),
    earnings_per_share: perShare(
      "Earnings per share outstanding",
      "Net income of twelve months",
      "net_income_ttm",
      ({ net_income }) => net_income
    ),
    free_cash_flow_per_share: perShare(
      "Free cash flow per share",
      "Free cash flow of twelve months",
      "free_cash_flow_ttm",
      ({ free_cash_flow }) => free_cash_flow
    )
  }),
  ...figuresOf("dividends", {
    dividend_yield: {
      title: "Dividend yield",
      field: MarketData.fields.dividend_yield,
      unit: "percent",
      formula:
        "cash dividends with ex-date in the twelve months to the latest bar, each divided by later splits, / close x 100",
      needs: ["bars", "actions"],
      of: ({ dividend_yield }) => dividend_yield
    }
  })
]
