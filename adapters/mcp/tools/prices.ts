/** Bars of a company, and what they say of its price. */
import { Effect } from "effect"
import {
  Adjustment,
  addMonths,
  type Company,
  type CorporateAction,
  Interval,
  Prices,
  priceSnapshot
} from "../../../core/mod.ts"
import { yearOfBars } from "../../../core/ports.ts"
import { barsOf, changesShares, gapsBetween, percentReturn } from "../../../core/prices/mod.ts"
import { tradingDaysOf } from "../../../core/sessions/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { as_of, ordered, range, rows, symbol, wordOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { tool } from "../tool/Tool.ts"

/** The most payments in an answer: six years of quarterly dividends. */
const maxPayments = 24

/** All splits of some actions, and the newest of the payments, oldest first. */
const chosenOf = (actions: ReadonlyArray<CorporateAction>): ReadonlyArray<CorporateAction> => {
  const payments = new Set(actions.filter(({ type }) => !changesShares(type)).slice(-maxPayments))
  return actions.filter((action) => changesShares(action.type) || payments.has(action))
}

const snapshotOf = Effect.fnUntraced(function* (company: Company, to: string | null, as_of: string | null) {
  const prices = yield* Prices
  const raw = yield* yearOfBars(prices, company, { to, as_of })
  const bars = yield* prices.adjusted(company, raw, "splits", as_of)
  const last = bars.date.at(-1)
  if (last === undefined) return {}
  const days = tradingDaysOf(company.mic_code)
  const { range_52w, returns } = priceSnapshot(bars, yield* prices.acceptedDates(company), days)
  return { price_date: last, range_52w, returns_percent: returns }
})

export const prices = tool({
  name: "prices",
  title: "Prices",
  description:
    "Bars of a security (oldest first; the newest of the range if there are more than limit), the change over them, its splits and dividends among them, and at the last day the 52-week range and price returns in percent. For long ranges use 1week or 1month.",
  scopes: ["read:stock"],
  parameters: {
    symbol,
    ...range,
    interval: wordOr(Interval, "1day", "Length of a bar"),
    adjust: wordOr(Adjustment, "splits", "none: as traded; splits; all: dividends reinvested too"),
    limit: rows(30, 500),
    as_of
  },
  run: Effect.fnUntraced(function* (given) {
    const { adjust, start_date: from = null, interval, limit, end_date: to = null } = given
    yield* ordered(given)
    const company = yield* companyOn(given.symbol, given.as_of)
    const prices = yield* Prices
    const as_of = given.as_of ?? null
    const found = yield* prices.recent(company, { interval, adjust, from, to, limit, as_of })
    const bars = barsOf(found)
    const [first, last] = [bars[0] ?? null, bars.at(-1) ?? null]
    const snapshot = yield* snapshotOf(company, to, as_of)
    const source = yield* sourcesOf("prices", "actions")
    if (first === null || last === null)
      return {
        ...headOf(company),
        message: "No bars in this range; find_company says for which days there are any",
        ...snapshot,
        source
      }
    const until = interval === "1day" ? last.date : addMonths(last.date, 1)
    const actions = (yield* prices.actions(company, as_of)).filter(
      ({ effective_date }) => effective_date >= first.date && effective_date <= (to ?? until)
    )
    const end = to === null || (as_of !== null && as_of < to) ? as_of : to
    const gaps = gapsBetween(found.date, interval, tradingDaysOf(company.mic_code))
    const total = yield* prices.total(company, interval, { from, to: end })
    return {
      ...headOf(company),
      interval,
      adjust,
      ...snapshot,
      ...tableOf(["date", "open", "high", "low", "close", "volume"], bars),
      bars_in_range: total,
      change_percent: gaps.length > 0 ? null : percentReturn(first.close, last.close),
      ...(gaps.length === 0 ? {} : { gaps }),
      actions:
        actions.length === 0
          ? null
          : tableOf(["effective_date", "type", "value", "currency"], chosenOf(actions)),
      source
    }
  })
})
