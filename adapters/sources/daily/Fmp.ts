/** Financial Modeling Prep: bars of one company on the basis of their day, rebuilt by it from split-adjusted ones. */
import { Effect } from "effect"
import { hyphenated } from "../symbols/Hyphenated.ts"
import { unitedStates } from "./markets.ts"
import { rowsBackwards } from "./Pages.ts"
import { actionsBatch, companyBars, objectIn, paidOn } from "./Rows.ts"
import type { DailyVendor } from "./Vendor.ts"

/** The most bars of an answer. */
const mostBars = 5000

/**
 * Prices before a split are its split-adjusted ones, rounded to cents, times the ratio: 499.24 where 499.23 was paid. Their
 * members are called adjusted, and aren't.
 */
export const fmp: DailyVendor = {
  name: "fmp",
  title: "Financial Modeling Prep",
  kinds: ["prices", "actions"],
  licence:
    "Under FMP's terms (https://site.financialmodelingprep.com/terms-of-service): for the subscriber's own use; showing or redistributing the data requires a Data Display and Licensing Agreement.",
  notes: [
    "FMP has no prices as traded: those before a split are its split-adjusted ones, rounded to cents, times the ratio. They are up to half the ratio in cents off (499.24 for 499.23 before a split of 4:1), and move with a later split."
  ],
  url: "https://financialmodelingprep.com",
  style: {
    keyed: (key) => ({ headers: { apikey: key } }),
    refusal: (answer) => {
      const said = typeof answer === "string" ? answer : objectIn(answer)?.["Error Message"]
      return typeof said === "string" ? { message: said, ends: /limit reach|api key/i.test(said) } : null
    },
    // Another symbol may be part of the subscription.
    isBeyondPlan: (message) => /this value set for 'symbol'/i.test(message)
  },
  plan: { perMinute: 300, perDay: 250 },
  markets: [unitedStates("US", 4)],
  firstDay: "1980-01-01",
  open: ({ list }) => ({
    company: {
      actions: Effect.fnUntraced(function* (subject, { from, to }) {
        const symbol = hyphenated(subject.symbol)
        const splits = yield* list("/stable/splits", { symbol })
        const dividends = yield* list("/stable/dividends", { symbol })
        if (splits === null || dividends === null) return null
        const rows = [
          ...splits.map(({ date, denominator, numerator }) => ({
            effective_date: date,
            type: "split",
            value: Number(numerator) / Number(denominator)
          })),
          ...dividends.map(({ date, dividend, paymentDate }) => ({
            effective_date: date,
            type: "dividend",
            value: dividend,
            payment_date: paidOn(paymentDate)
          }))
        ].filter(({ effective_date }) => from <= String(effective_date) && String(effective_date) <= to)
        return [actionsBatch(rows, to)]
      }),
      bars: Effect.fnUntraced(function* ({ exchange, symbol }, days) {
        const rows = yield* rowsBackwards(days, {
          most: mostBars,
          day: "date",
          ask: ({ from, to }) =>
            list("/stable/historical-price-eod/non-split-adjusted", {
              symbol: hyphenated(symbol),
              from,
              to
            })
        })
        // A company that it doesn't know has an empty list.
        if (rows === null || rows.length === 0) return null
        const bars = rows.map(({ adjClose, adjHigh, adjLow, adjOpen, date, volume }) => ({
          symbol,
          exchange,
          date,
          open: adjOpen,
          high: adjHigh,
          low: adjLow,
          close: adjClose,
          volume
        }))
        return [companyBars(bars)]
      })
    }
  })
}
