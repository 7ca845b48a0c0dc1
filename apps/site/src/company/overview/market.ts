/** The price and the market of a company: each figure by its name on pages, with its text by its name in the catalogue. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import type { FigureName } from "../../figures/FigureTexts.ts"
import { amount, compact, number, percent, price } from "../../language/format.ts"

type Snapshot = Answer<"getCompanySnapshot">

export interface MarketFigure {
  readonly name: FigureName
  /** One, or the two ends of a range. */
  readonly values: ReadonlyArray<readonly [figure: string, text: string]>
}

/** A figure that the catalogue has by the same name. */
const one = (name: FigureName, text: string): MarketFigure => ({ name, values: [[name, text]] })

export const marketFigures = (snapshot: Snapshot): ReadonlyArray<MarketFigure> => {
  const { average_volume_20d, average_volume_50d, currency, market, market_cap_currency } = snapshot
  const { price: last, range_52w } = snapshot
  return [
    one("open", price(last.open, currency)),
    one("high", price(last.high, currency)),
    one("low", price(last.low, currency)),
    one("previous_close", price(last.previous_close, currency)),
    one("volume", compact(last.volume)),
    one("market_cap", amount(market.market_cap, market_cap_currency)),
    one("shares_outstanding", compact(market.shares_outstanding)),
    {
      name: "range_52w",
      values: [
        ["low_52w", price(range_52w.low, currency)],
        ["high_52w", price(range_52w.high, currency)]
      ]
    },
    one("average_volume_20d", compact(average_volume_20d)),
    one("average_volume_50d", compact(average_volume_50d)),
    one("dividend_yield", percent(market.dividend_yield, 2)),
    one("beta", number(market.beta))
  ]
}

export const returnPeriods = ["1w", "1m", "3m", "6m", "ytd", "1y"] as const
