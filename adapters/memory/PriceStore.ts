/** `PriceStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import { type CorporateAction } from "../../core/mod.ts"
import { PriceStore } from "../../core/ports.ts"
import { columnsOf, resample } from "../../core/prices/mod.ts"
import type { Bars } from "./Bars.ts"
import { acceptedKey } from "./AcceptedBars.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

const byDate = Order.mapInput(
  Order.Tuple([Order.String, Order.String, Order.Number]),
  ({ effective_date, type, value }: CorporateAction) => [effective_date, type, value] as const
)

export const layer = (tables: MemoryTables, bars: Bars): Layer.Layer<PriceStore> => {
  const { action_coverage } = tables.records
  const actionsOf = grouped(tables, "corporate_action", ({ company_id }) => company_id, byDate)
  return Layer.succeed(
    PriceStore,
    PriceStore.of({
      bars: ({ company_id, limit, offset, order, ...range }) =>
        Effect.sync(() => {
          const found = bars.within(company_id, range)
          const count = limit ?? found.length
          const end = Math.max(0, found.length - offset)
          return columnsOf(
            order === "asc" ? found.slice(offset, offset + count) : found.slice(Math.max(0, end - count), end)
          )
        }),
      count: (company_id, range, interval) =>
        Effect.sync(() => resample(columnsOf(bars.within(company_id, range)), interval).length),
      actions: (company_id) =>
        Effect.sync(() =>
          actionsOf(company_id).map(({ currency, effective_date, reference_close, type, value }) => ({
            effective_date,
            type,
            value,
            currency,
            reference_close: reference_close ?? bars.before(company_id, effective_date)?.close ?? null
          }))
        ),
      acceptedDates: (company_id) =>
        Effect.sync(() =>
          bars.within(company_id, { from: null, to: null }).flatMap((bar) => {
            const accepted = tables.acceptedBars.get(acceptedKey(company_id, bar.date))
            return accepted?.low === bar.low && accepted.high === bar.high ? [bar.date] : []
          })
        ),
      actionsKnownTo: (company_id) =>
        Effect.sync(() => action_coverage.get(String(company_id))?.known_to ?? null)
    })
  )
}
