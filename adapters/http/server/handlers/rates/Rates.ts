/** Handles `/rates`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  addDays,
  currencyCode,
  currencyOf,
  rateOn,
  Rates,
  ratesBetween,
  todayIn
} from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import { NotFound } from "../../../api/base/Errors.ts"
import type { RatesPage } from "../../../api/rates/Rates.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

/** How many days a page covers before its last, unless it is asked for its first. */
const defaultDays = 30

/** The most days of a page that is made at once. */
const maxQuick = 1000

/** Fails for a code of no currency. */
const checked = Effect.fnUntraced(function* (code: string) {
  const whole = currencyOf(code)
  if (whole !== code) {
    return yield* new NotFound({ detail: `${code} is a hundredth of ${whole}, which has the rates` })
  }
  if (currencyCode(code) !== null) return
  return yield* new NotFound({
    detail: `No currency has the ISO 4217 code ${code}: expected one such as USD`
  })
})

export const rates = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const stored = yield* Rates

  return HttpApiBuilder.handler(
    Api,
    "pages",
    "rates",
    Effect.fnUntraced(function* ({ query, request }) {
      const { base, quote } = query
      yield* checked(base)
      yield* checked(quote)
      const today = yield* todayIn("UTC")
      const end_date =
        query.end_date ?? (today > (query.start_date ?? "") ? today : (query.start_date ?? today))
      const start_date = query.start_date ?? addDays(end_date, -defaultDays)
      const made = Effect.map(stored.of([base, quote], start_date, end_date), (table) => {
        const rates = ratesBetween(table, base, quote).filter(({ date }) => date >= start_date)
        const rate = rateOn(table, base, quote, end_date)
        const body: typeof RatesPage.Type = {
          base,
          quote,
          start_date,
          end_date,
          rate,
          rates,
          count: rates.length
        }
        return { json: () => body }
      })
      return yield* pages.open(request, ["rates", base, quote, start_date, end_date], made, {
        isLong: addDays(start_date, maxQuick) < end_date
      })
    })
  )
})
