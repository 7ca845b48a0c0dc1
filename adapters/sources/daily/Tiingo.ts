/** Tiingo: bars as traded of one company, each with the split and the dividend of its day. */
import { Effect } from "effect"
import { objectIn, companyBars, dayOfTime, isFilling } from "./Rows.ts"
import { hyphenated } from "../symbols/Hyphenated.ts"
import { unitedStates } from "./markets.ts"
import type { DailyVendor } from "./Vendor.ts"

/** Its split factors carry rounding (`4.000004`), which the import removes. */
export const tiingo: DailyVendor = {
  name: "tiingo",
  title: "Tiingo",
  kinds: ["prices", "actions"],
  licence:
    "Under Tiingo's terms of use (https://www.tiingo.com/about/terms): for the subscriber's own use, not to be redistributed without an agreement.",
  url: "https://api.tiingo.com",
  style: {
    keyed: (key) => ({ headers: { Authorization: `Token ${key}` } }),
    refusal: (answer) => {
      const said = typeof answer === "string" ? answer : objectIn(answer)?.["detail"]
      return typeof said === "string" ? { message: said, ends: /run over|token|limit/i.test(said) } : null
    }
  },
  plan: { perMinute: 1, perDay: 1000 },
  markets: [unitedStates("US", 4)],
  firstDay: "1962-01-01",
  open: ({ list }) => ({
    company: {
      bars: ({ exchange, symbol }, { from, to }) =>
        Effect.map(
          list(`/tiingo/daily/${encodeURIComponent(hyphenated(symbol).toLowerCase())}/prices`, {
            startDate: from,
            endDate: to
          }),
          (answer) =>
            answer === null
              ? null
              : [
                  companyBars(
                    answer
                      .filter((row) => !isFilling(row))
                      .map(({ close, date, divCash, high, low, open, splitFactor, volume }) => ({
                        symbol,
                        exchange,
                        date: dayOfTime(date),
                        open,
                        high,
                        low,
                        close,
                        volume,
                        dividend: divCash,
                        split: splitFactor
                      }))
                  )
                ]
        )
    }
  })
}
