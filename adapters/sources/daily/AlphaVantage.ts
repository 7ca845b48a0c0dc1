/** Alpha Vantage: bars as traded of one company. All its answers have status 200. */
import { Effect } from "effect"
import { addDays } from "../../../core/mod.ts"
import type { Days } from "../asking/Coverage.ts"
import { type Query, unexpected } from "./Ask.ts"
import { hyphenated } from "../symbols/Hyphenated.ts"
import { unitedStates } from "./markets.ts"
import { companyBars, objectIn, objectsIn, unclearDividends } from "./Rows.ts"
import type { DailyVendor } from "./Vendor.ts"

/** Half of the last digit of its factors, and what numbers in binary add. */
const rounding = 5.1e-5

/** The most old or new shares of a split's ratio. */
const mostOld = 20

/** A split's ratio of whole numbers that a factor was rounded from; null for a factor of prices, as of a spin-off. */
export const splitOf = (factor: number): number | null => {
  for (let one = 1; one <= mostOld; one++) {
    const other = Math.round(factor < 1 ? one / factor : factor * one)
    const ratio = factor < 1 ? one / other : other / one
    if (Math.abs(ratio - factor) <= rounding) return ratio
  }
  return null
}

/** So many days before the end of a range have fewer sessions than a compact answer, 100. */
const compactDays = 140

const isCompact = ({ from }: Days, today: string): boolean => addDays(today, -compactDays) <= from

const seriesMember = "Time Series (Daily)"

const seriesOf = (answer: unknown) => objectIn(objectIn(answer)?.[seriesMember])

/**
 * A subscription has bars with the split and the dividend of their day. A key without charge has the bars of the last 100
 * sessions, and splits and dividends by themselves.
 */
export const alphaVantage: DailyVendor = {
  name: "alphavantage",
  title: "Alpha Vantage",
  kinds: ["prices", "actions"],
  licence:
    "Under Alpha Vantage's terms of service (https://www.alphavantage.co/terms_of_service/): for personal, non-commercial use; commercial use and redistribution require an agreement.",
  notes: [
    "A key without charge has the bars of the last 100 sessions, for three requests a company, and no dividends before a split, since Alpha Vantage doesn't say whether their amounts are as paid. A subscription has the whole history, with the split and the dividend of each day as paid."
  ],
  url: "https://www.alphavantage.co",
  style: {
    keyed: (key) => ({ query: { apikey: key } }),
    refusal: (answer) => {
      const { "Error Message": error, Information: information, Note: note } = objectIn(answer) ?? {}
      if (error !== undefined) {
        const message = String(error)
        // A company that it doesn't know is an invalid call.
        return /apikey/i.test(message) ? { message, ends: true } : { message, ends: false, status: 404 }
      }
      const said = information ?? note
      if (said === undefined) return null
      const message = String(said)
      return { message, ends: !/is a premium (?:endpoint|feature)|spreading out/i.test(message) }
    },
    isBeyondPlan: (message) => /is a premium (?:endpoint|feature)/i.test(message)
  },
  plan: { perMinute: 50, perDay: 25 },
  markets: [unitedStates("US", 4)],
  firstDay: "1999-11-01",
  open: ({ isBeyondPlan, json }, { choice: { today } }) => {
    let hasAdjusted: boolean | null = null
    let hasFull = true
    const ask = (of: string, symbol: string, more: Query = {}) =>
      json("/query", { function: of, symbol: hyphenated(symbol), ...more })
    const sized = (days: Days): Query => ({
      outputsize: hasFull && !isCompact(days, today) ? "full" : "compact"
    })

    /** An answer; false where the subscription doesn't have it. */
    const unlessPremium = <A, E extends Parameters<typeof isBeyondPlan>[0]>(asked: Effect.Effect<A, E>) =>
      Effect.catch(asked, (error) =>
        isBeyondPlan(error) ? Effect.succeed(false as const) : Effect.fail(error)
      )

    const adjusted = Effect.fnUntraced(function* (symbol: string, days: Days) {
      if (hasAdjusted === false) return false
      const answer = yield* unlessPremium(ask("TIME_SERIES_DAILY_ADJUSTED", symbol, sized(days)))
      // Of a company that it doesn't know it doesn't say so.
      if (answer !== null) hasAdjusted = answer !== false
      return answer
    })

    const plain = Effect.fnUntraced(function* (symbol: string, days: Days) {
      const answer = yield* unlessPremium(ask("TIME_SERIES_DAILY", symbol, sized(days)))
      if (answer !== false) return answer
      hasFull = false
      return yield* ask("TIME_SERIES_DAILY", symbol, sized(days))
    })

    /** The rows of an answer without dates of its own; null where there is no such company. */
    const dataOf = Effect.fnUntraced(function* (of: string, symbol: string) {
      const answer = objectIn(yield* ask(of, symbol))
      const data = answer?.["data"]
      if (answer === null || Object.keys(answer).length === 0) return null
      return Array.isArray(data)
        ? objectsIn(data)
        : yield* unexpected(`alphavantage ${of}`, "an object with data")
    })

    return {
      company: {
        actions: Effect.fnUntraced(function* ({ symbol }, days) {
          if (hasAdjusted === null && (yield* adjusted(symbol, days)) === null) return null
          // Bars state them.
          if (hasAdjusted === true) return []
          const splits = (yield* dataOf("SPLITS", symbol)) ?? []
          const dividends = (yield* dataOf("DIVIDENDS", symbol)) ?? []
          const found = splits.map(({ effective_date, split_factor }) => ({
            effective_date,
            value: splitOf(Number(split_factor))
          }))
          const paid = dividends.map(({ amount, ex_dividend_date }) => ({
            effective_date: ex_dividend_date,
            value: amount
          }))
          return [unclearDividends(found, paid, days)]
        }),
        bars: Effect.fnUntraced(function* ({ exchange, symbol }, days) {
          const withActions = yield* adjusted(symbol, days)
          const answer = withActions === false ? yield* plain(symbol, days) : withActions
          if (answer === null || Object.keys(objectIn(answer) ?? {}).length === 0) return null
          const series = seriesOf(answer)
          if (series === null)
            return yield* unexpected("alphavantage /query", `an object with ${seriesMember}`)
          const rows = Object.entries(series)
            .filter(([date]) => days.from <= date && date <= days.to)
            .map(([date, bar]) => {
              const cells = objectIn(bar) ?? {}
              return {
                symbol,
                exchange,
                date,
                open: cells["1. open"],
                high: cells["2. high"],
                low: cells["3. low"],
                close: cells["4. close"],
                ...(withActions === false
                  ? { volume: cells["5. volume"] }
                  : {
                      volume: cells["6. volume"],
                      dividend: cells["7. dividend amount"],
                      split: splitOf(Number(cells["8. split coefficient"])) ?? 1
                    })
              }
            })
          return [companyBars(rows)]
        })
      }
    }
  }
}
