/** Serves exchange rates between any two currencies. */
import { Context, Effect, Layer } from "effect"
import { RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addDays } from "../time/CalendarDate.ts"
import { Rate } from "./Rate.ts"
import { pivot, rateDays, type RateTable, rateTable } from "./RateTable.ts"

/** More than any currency has rows of: thirty pairs a day of a few sources, over a century. */
const all = 2 ** 31 - 1

const service = Effect.gen(function* () {
  const rows = yield* RowStore

  const of = Effect.fn("Rates.of")(function* (currencies: ReadonlyArray<string>, from: string, to: string) {
    const query = { from: addDays(from, -rateDays), to, order: "asc", limit: all } as const
    // Each rate against the euro is also one of the other currency.
    const own = [...new Set(currencies)].filter((code) => code !== pivot)
    const wanted = new Set([...own, pivot])
    const found = yield* Effect.forEach(
      own.flatMap((code) => [{ base: code }, { quote: code }]),
      (by) => rows.dated(Rate, by, query),
      { concurrency: "unbounded" }
    )
    return rateTable(found.flat().filter(({ base, quote }) => wanted.has(base) && wanted.has(quote)))
  })

  return { of }
})

/** Stored rates, from which `rateOn` derives others. */
export class Rates extends Context.Service<
  Rates,
  {
    /** The rates among the currencies, and against the euro, that count on the days from one to another. */
    readonly of: (
      currencies: ReadonlyArray<string>,
      from: string,
      to: string
    ) => Effect.Effect<RateTable, StoreUnavailable>
  }
>()("findata/core/rates/Rates") {
  static readonly layer: Layer.Layer<Rates, never, RowStore> = Layer.effect(Rates, service)
}
