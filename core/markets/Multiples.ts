/** Serves the multiples of companies over time: one for each month, as known on its last day. */
import { Context, Effect, Layer, Schema } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { Company } from "../companies/Company.ts"
import { Valuation } from "../financials/Fields.ts"
import { Financials } from "../financials/Financials.ts"
import { statementsByDay } from "../financials/StatementsThen.ts"
import type { Bar } from "../prices/Bar.ts"
import { barAt } from "../prices/BarColumns.ts"
import { Prices } from "../prices/Prices.ts"
import { lastBars } from "../prices/Resample.ts"
import { field } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths, firstOfMonth } from "../time/CalendarDate.ts"
import { pricedFundamentals, ratioLines } from "./Fundamentals.ts"
import { Markets } from "./Markets.ts"
import { Pairing } from "./Pairing.ts"

/** A company's multiples at the end of a month; null as `valuation` returns them. */
export const MonthlyMultiples = Schema.Struct({
  date: field(
    day,
    "The day of the month's last bar, of which the multiples are: its price, and what was known then"
  ),
  statement_date: Pairing.fields.statement_date,
  ...Valuation.fields
})
export interface MonthlyMultiples extends Schema.Schema.Type<typeof MonthlyMultiples> {}

const daily = { interval: "1day", adjust: "none", from: null, to: null } as const

const service = Effect.gen(function* () {
  const financials = yield* Financials
  const markets = yield* Markets
  const prices = yield* Prices

  /** The last raw bars of the newest months, oldest first. */
  const barsOfMonths = Effect.fnUntraced(function* (company: Company, months: number, as_of: string | null) {
    const latest = barAt(yield* prices.recent(company, { ...daily, limit: 1, as_of }), -1)
    if (latest === null) return []
    const from = addMonths(firstOfMonth(latest.date), 1 - months)
    return lastBars(yield* prices.recent(company, { ...daily, from, limit: null, as_of }), "1month")
  })

  const of = Effect.fn("Multiples.of")(function* (company: Company, years: number, as_of: string | null) {
    const bars: ReadonlyArray<Bar> = yield* barsOfMonths(company, 12 * years, as_of)
    const caps = yield* markets.capsOn(company, bars)
    const statementsOn = statementsByDay(yield* financials.filed(company), ratioLines)
    const months = yield* Effect.forEach(caps, ({ cap, date }) =>
      inOwnTurn(
        Effect.sync((): MonthlyMultiples => {
          const { statement_date, valuation } = pricedFundamentals(cap(), statementsOn(date))
          return { date, statement_date, ...valuation }
        })
      )
    )
    return months.toReversed()
  })

  return { of }
})

/** Multiples of a company by month, each from the price, the share counts and the statements known on its own day. */
export class Multiples extends Context.Service<
  Multiples,
  {
    /**
     * Newest first, the months of so many years up to that of the latest bar, without those that have no bar; as of the
     * end of a day at the exchange, null for now. Each is what `Fundamentals.of` returns as of its date.
     */
    readonly of: (
      company: Company,
      years: number,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<MonthlyMultiples>, StoreUnavailable>
  }
>()("findata/core/markets/Multiples") {
  static readonly layer: Layer.Layer<Multiples, never, Financials | Markets | Prices> = Layer.effect(
    Multiples,
    service
  )
}
