/** Twelve Data: bars as traded of one company, in numbers of single precision. */
import { Effect } from "effect"
import { addDays } from "../../../core/mod.ts"
import type { Failure } from "../asking/Remembered.ts"
import { unexpected } from "./Ask.ts"
import { unitedStates } from "./markets.ts"
import { rowsBackwards } from "./Pages.ts"
import { companyBars, objectIn, objectsIn, unclearDividends } from "./Rows.ts"
import type { DailyVendor } from "./Vendor.ts"

/** The shortest decimal of a number in single precision: 499.23 for 499.23001. */
export const ofSinglePrecision = (text: unknown): number => {
  const single = Math.fround(Number(text))
  for (let digits = 1; digits < 9; digits++) {
    const decimal = Number(single.toPrecision(digits))
    if (Math.fround(decimal) === single) return decimal
  }
  return Number(text)
}

/** A range without sessions is answered as an error. */
const hasNoData = (error: Failure): boolean =>
  error._tag === "FetchFailed" && /no data is available/i.test(error.message)

/** Their point, `BRK.B`. */
const pointed = (symbol: string): string => symbol.replaceAll(/[-/]/g, ".")

const companyOf = (symbol: string) => ({ symbol: pointed(symbol), country: "United States" })

/** The most bars of an answer. */
const mostBars = 5000

/** Splits and dividends are part of larger subscriptions: without them it brings bars alone. */
export const twelveData: DailyVendor = {
  name: "twelvedata",
  title: "Twelve Data",
  kinds: ["prices", "actions"],
  licence:
    "Under Twelve Data's terms (https://twelvedata.com/terms): individual subscriptions are for personal or internal use, without redistribution.",
  notes: [
    "Splits and dividends are part of larger subscriptions and take 20 credits each: without them it brings bars alone. Dividends before a split are left out, since Twelve Data doesn't say whether their amounts are as paid."
  ],
  url: "https://api.twelvedata.com",
  style: {
    keyed: (key) => ({ headers: { Authorization: `apikey ${key}` } }),
    refusal: (answer) => {
      const { code, message, status } = objectIn(answer) ?? {}
      if (status !== "error") return null
      const stated = typeof code === "number" && Number.isInteger(code) ? { status: code } : {}
      return { message: String(message ?? code), ends: false, ...stated }
    },
    isBeyondPlan: (message) => /\/(?:splits|dividends) is available exclusively/i.test(message),
    isBusy: (message) => /credits for the current minute/i.test(message)
  },
  plan: { perMinute: 8, perDay: 800 },
  markets: [unitedStates("US", 4)],
  firstDay: "1980-01-01",
  open: ({ isBeyondPlan, json }) => {
    let hasActions = true

    /** A list of an answer; null where there is no such company. */
    const listed = Effect.fnUntraced(function* (
      path: string,
      query: Readonly<Record<string, string>>,
      member: string
    ) {
      const answer = yield* json(path, query)
      if (answer === null) return null
      const list = objectIn(answer)?.[member]
      return Array.isArray(list) ? objectsIn(list) : yield* unexpected(path, `an object with ${member}`)
    })
    return {
      company: {
        actions: ({ symbol }, days) => {
          if (!hasActions) return Effect.succeed([])
          const query = { ...companyOf(symbol), range: "full" }
          return Effect.gen(function* () {
            const splits = yield* listed("/splits", query, "splits")
            const dividends = yield* listed("/dividends", query, "dividends")
            if (splits === null || dividends === null) return null
            const found = splits.map(({ date, from_factor, to_factor }) => ({
              effective_date: date,
              value: Number(from_factor) / Number(to_factor)
            }))
            const paid = dividends.map(({ amount, ex_date }) => ({ effective_date: ex_date, value: amount }))
            return [unclearDividends(found, paid, days)]
          }).pipe(
            Effect.catch((error) => {
              if (!isBeyondPlan(error)) return Effect.fail(error)
              hasActions = false
              return Effect.succeed([])
            })
          )
        },
        bars: Effect.fnUntraced(function* ({ exchange, symbol }, days) {
          const rows = yield* rowsBackwards(days, {
            most: mostBars,
            day: "datetime",
            ask: ({ from, to }) =>
              listed(
                "/time_series",
                {
                  ...companyOf(symbol),
                  interval: "1day",
                  start_date: from,
                  // Its last day isn't part of the answer.
                  end_date: addDays(to, 1),
                  outputsize: String(mostBars),
                  adjust: "none"
                },
                "values"
              ).pipe(
                Effect.map((values) => values?.filter(({ datetime }) => String(datetime) <= to) ?? null),
                Effect.catch((error) => (hasNoData(error) ? Effect.succeed([]) : Effect.fail(error)))
              )
          })
          if (rows === null) return null
          const bars = rows.map(({ close, datetime, high, low, open, volume }) => ({
            symbol,
            exchange,
            date: datetime,
            open: ofSinglePrecision(open),
            high: ofSinglePrecision(high),
            low: ofSinglePrecision(low),
            close: ofSinglePrecision(close),
            volume
          }))
          return [companyBars(bars)]
        })
      }
    }
  }
}
