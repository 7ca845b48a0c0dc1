/** How old a price is, in sessions of its exchange. */
import { Schema } from "effect"
import { nullable } from "../records/Record.ts"
import { computedText, count } from "../records/Scalar.ts"
import { calendarKnowing, type ExchangeZone, lastDayOver, tradingDaysOf } from "../sessions/ExchangeDays.ts"

/** Both null without a price. */
export const PriceAge = Schema.Struct({
  sessions_since: nullable(
    count,
    "Sessions that have closed since the latest bar: the price is stale when it is above 0"
  ),
  calendar: nullable(
    computedText,
    "The MIC of the calendar whose sessions are counted; null where it has none that knows these days, and weekdays are",
    { example: "XNYS" }
  )
})
export interface PriceAge extends Schema.Schema.Type<typeof PriceAge> {}

/**
 * The age of the price of `date` at an instant (milliseconds since 1970), or at the end of the day `as_of`; null for no
 * price, and for no day.
 */
export const priceAge = (
  exchange: ExchangeZone,
  date: string | null,
  as_of: string | null,
  now: number
): PriceAge => {
  if (date === null) return { sessions_since: null, calendar: null }
  const over = lastDayOver(exchange, now)
  const day = as_of !== null && as_of < over ? as_of : over
  return {
    sessions_since: tradingDaysOf(exchange.mic_code)(date, day),
    calendar: calendarKnowing(exchange.mic_code, [date, day])?.mic ?? null
  }
}
