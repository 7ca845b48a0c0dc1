/** Figures of prices: of the latest bar, returns, ranges, volumes, risk. */
import { currencyOf, inUnit } from "../../codes/Currency.ts"
import { Beta, LatestTrade, MarketData } from "../../markets/MarketData.ts"
import { PriceReturns } from "../../prices/Fields.ts"
import { FiftyTwoWeekRange } from "../../prices/FiftyTwoWeekRange.ts"
import { LatestPrice } from "../../prices/LatestPrice.ts"
import { averageTradedValue, PriceSnapshot } from "../../prices/PriceSnapshot.ts"
import { percentReturn } from "../../prices/Returns.ts"
import { isUpToDate } from "../../prices/UpToDate.ts"
import { maxDrawdown, volatility, volatilityOf, yearTo } from "../../prices/Volatility.ts"
import { addMonths } from "../../time/CalendarDate.ts"
import type { Figure } from "../Figure.ts"
import type { Known } from "../Known.ts"
import { figuresOf } from "./declared.ts"

const adjusted = ["year", "splits"] as const

const latest = (title: string, name: "open" | "high" | "low") => ({
  title,
  field: LatestPrice.fields[name],
  unit: "price" as const,
  needs: ["bars"] as const,
  of: (known: Known) => known.latest?.[name] ?? null
})

const price = figuresOf("price", {
  close: {
    title: "Close",
    field: LatestTrade.fields.latest_price,
    unit: "price",
    needs: ["bars"],
    of: (known) => known.latest?.close ?? null
  },
  open: latest("Open", "open"),
  high: latest("High", "high"),
  low: latest("Low", "low"),
  previous_close: {
    title: "Previous close",
    field: LatestPrice.fields.previous_close,
    unit: "price",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.price.previous_close
  },
  price_change: {
    title: "Change",
    field: LatestPrice.fields.change,
    unit: "price",
    formula: "close - previous_close, to 6 decimals",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.price.change
  },
  price_change_percent: {
    title: "Change, %",
    field: LatestPrice.fields.change_percent,
    unit: "percent",
    formula: "(close / previous_close - 1) x 100",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.price.change_percent
  },
  high_52w: {
    title: "52-week high",
    field: FiftyTwoWeekRange.fields.high,
    unit: "price",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.range_52w.high
  },
  high_52w_date: {
    title: "Day of 52-week high",
    field: FiftyTwoWeekRange.fields.high_date,
    unit: "date",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.range_52w.high_date
  },
  low_52w: {
    title: "52-week low",
    field: FiftyTwoWeekRange.fields.low,
    unit: "price",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.range_52w.low
  },
  low_52w_date: {
    title: "Day of 52-week low",
    field: FiftyTwoWeekRange.fields.low_date,
    unit: "date",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.range_52w.low_date
  },
  from_high_52w: {
    title: "From 52-week high",
    meaning: "From the 52-week high to the latest close, adjusted for splits; 0 at the high, else below",
    unit: "percent",
    formula: "(close / high_52w - 1) x 100",
    null_when: "there is no bar",
    needs: adjusted,
    of: ({ snapshot: { price, range_52w } }) => percentReturn(range_52w.high, price.current)
  },
  from_low_52w: {
    title: "From 52-week low",
    meaning: "From the 52-week low to the latest close, adjusted for splits; 0 at the low, else above",
    unit: "percent",
    formula: "(close / low_52w - 1) x 100",
    null_when: "there is no bar",
    needs: adjusted,
    of: ({ snapshot: { price, range_52w } }) => percentReturn(range_52w.low, price.current)
  },
  position_52w: {
    title: "Place in 52-week range",
    meaning: "Where the latest close lies between the 52-week low, 0, and the 52-week high, 100",
    unit: "percent",
    formula: "(close - low_52w) / (high_52w - low_52w) x 100",
    null_when: "there is no bar, or the range is empty",
    needs: adjusted,
    of: ({ snapshot: { price, range_52w } }) => {
      const { high, low } = range_52w
      if (price.current === null || high === null || low === null || high <= low) return null
      return ((price.current - low) * 100) / (high - low)
    }
  }
})

type Span = "1w" | "1m" | "3m" | "6m" | "ytd" | "1y"

const spans: Readonly<Record<Span, string>> = {
  "1w": "1 week",
  "1m": "1 month",
  "3m": "3 months",
  "6m": "6 months",
  ytd: "year to date",
  "1y": "1 year"
}

const returnFormula =
  "(close / base close - 1) x 100; the base is the last bar on or before the same calendar day so long ago"

const yearToDateFormula =
  "(close / base close - 1) x 100; the base is the last bar of the calendar year before"

const returnOf = ([span, words]: [string, string]): [string, Parameters<typeof figuresOf>[1][string]] => [
  `return_${span}`,
  {
    title: `Return, ${words}`,
    field: PriceReturns.fields[span as Span],
    unit: "percent",
    formula: span === "ytd" ? yearToDateFormula : returnFormula,
    needs: adjusted,
    of: ({ snapshot }) => snapshot.returns[span as Span]
  }
]

/** Over years, of the split-adjusted close so long ago. */
const longReturn = (years: 3 | 5): Parameters<typeof figuresOf>[1][string] => ({
  title: `Return, ${years} years`,
  meaning: `Change of the price over ${years === 3 ? "three" : "five"} years, adjusted for splits`,
  unit: "percent",
  formula: returnFormula,
  null_when: "history is too short or has a gap there",
  needs: ["months", "year", "splits"],
  of: ({ closeBefore, latest, snapshot }) => {
    const base = closeBefore(years)
    if (latest === null || base === null || !isUpToDate(base.date, addMonths(latest.date, -12 * years)))
      return null
    return percentReturn(base.close, snapshot.price.current)
  }
})

const returns = figuresOf("return", {
  return_1d: {
    title: "Return, 1 day",
    field: PriceReturns.fields["1d"],
    unit: "percent",
    formula: "(close / previous_close - 1) x 100",
    needs: adjusted,
    of: ({ snapshot }) => snapshot.price.change_percent
  },
  ...Object.fromEntries(Object.entries(spans).map(returnOf)),
  return_3y: longReturn(3),
  return_5y: longReturn(5)
})

/** Of close x volume, in the currency that the listing's prices are quoted in, whole units. */
const tradedValue = ({ company, trading_days, year }: Known, days: number): number | null => {
  const value = averageTradedValue(year, days, trading_days)
  return value === null || company.currency === null
    ? null
    : inUnit(value, company.currency, currencyOf(company.currency))
}

const averageVolume = (days: 20 | 50) => ({
  title: `Average volume, ${days} days`,
  field: PriceSnapshot.fields[`average_volume_${days}d`],
  unit: "shares" as const,
  formula: `mean of volume over ${days} bars, adjusted for splits, to whole shares`,
  needs: adjusted,
  of: ({ snapshot }: Known) => snapshot[`average_volume_${days}d`]
})

const volume = figuresOf("volume", {
  volume: {
    title: "Volume",
    field: LatestTrade.fields.latest_volume,
    unit: "shares",
    needs: ["bars"],
    of: (known) => known.latest?.volume ?? null
  },
  average_volume_20d: averageVolume(20),
  average_volume_50d: averageVolume(50),
  relative_volume: {
    title: "Relative volume",
    meaning: "The latest day's volume to the average volume of 20 days, a multiple",
    unit: "ratio",
    formula: "volume / average_volume_20d",
    null_when: "average_volume_20d is null or isn't above 0",
    needs: adjusted,
    of: ({ snapshot: { average_volume_20d, price } }) =>
      price.volume === null || average_volume_20d === null || average_volume_20d <= 0
        ? null
        : price.volume / average_volume_20d
  },
  average_traded_value_20d: {
    title: "Average traded value, 20 days",
    meaning: "Mean of close times volume of the last 20 bars",
    unit: "currency",
    formula: "mean of close x volume over 20 bars",
    null_when: "there are fewer, or a gap among them",
    needs: adjusted,
    of: (known) => tradedValue(known, 20)
  },
  average_traded_value_50d: {
    title: "Average traded value, 50 days",
    meaning: "Mean of close times volume of the last 50 bars",
    unit: "currency",
    formula: "mean of close x volume over 50 bars",
    null_when: "there are fewer, or a gap among them",
    needs: adjusted,
    of: (known) => tradedValue(known, 50)
  },
  shares_outstanding: {
    title: "Shares outstanding",
    field: MarketData.fields.shares_outstanding,
    unit: "shares",
    formula: "sum over classes of the latest count x splits since",
    needs: ["bars", "shares", "splits"],
    of: ({ cap }) => cap.shares_outstanding
  }
})

const volatilityFigure = (title: string, meaning: string, of: (known: Known) => number | null) => ({
  title,
  meaning: `Annual volatility of the close, adjusted for splits, over ${meaning}`,
  unit: "percent" as const,
  formula: "sample standard deviation of log(close / close before) x sqrt(252) x 100",
  null_when: "there are fewer bars, or a gap among them",
  source: "Hull, Options, Futures, and Other Derivatives, chapter 15",
  needs: adjusted,
  of
})

const risk = figuresOf("risk", {
  beta: {
    title: "Beta",
    field: Beta,
    unit: "ratio",
    formula: "covariance / variance of the monthly total returns of both, in the newest 60 months",
    source: "Sharpe 1964, Capital Asset Prices",
    needs: ["months", "actions"],
    of: ({ beta }) => beta
  },
  volatility_20d: volatilityFigure("Volatility, 20 days", "20 returns", ({ trading_days, year }) =>
    volatilityOf(year, 20, trading_days)
  ),
  volatility_60d: volatilityFigure("Volatility, 60 days", "60 returns", ({ trading_days, year }) =>
    volatilityOf(year, 60, trading_days)
  ),
  volatility_1y: volatilityFigure(
    "Volatility, 1 year",
    "the year to the latest bar, of at least 20 returns",
    ({ trading_days, year }) => volatility(yearTo(year), trading_days)
  ),
  max_drawdown_1y: {
    title: "Maximum drawdown, 1 year",
    meaning: "The largest fall of the close from its highest before, in the year to the latest bar",
    unit: "percent",
    formula: "least of (close / highest close before - 1) x 100",
    null_when: "there is no bar",
    needs: adjusted,
    of: ({ year }) => maxDrawdown(yearTo(year))
  }
})

/** By the day of the latest bar. */
export const priceFigures: ReadonlyArray<Figure> = [...price, ...returns, ...volume, ...risk]
