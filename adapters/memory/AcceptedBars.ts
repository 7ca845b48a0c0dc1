/** `AcceptedBars` over a plain map. */
import { Effect, Layer, Order } from "effect"
import { type AcceptedBar, Changes, AcceptedBars, spanOf } from "../../core/ports.ts"
import type { MemoryTables } from "./MemoryTables.ts"
import { logOperation } from "./OperationLog.ts"

const byCompanyAndDate = Order.mapInput(
  Order.Tuple([Order.Number, Order.String]),
  ({ company_id, date }: AcceptedBar) => [company_id, date] as const
)

export const acceptedKey = (company_id: number, date: string): string => `${company_id} ${date}`

export const layer = (tables: MemoryTables): Layer.Layer<AcceptedBars, never, Changes> =>
  Layer.effect(
    AcceptedBars,
    Effect.map(Changes, ({ written }) => {
      const { acceptedBars } = tables
      const announce = (company_id: number) =>
        written("data", { accepted_spike: { company_id: [company_id] } })
      const all = Effect.sync(() => [...acceptedBars.values()].toSorted(byCompanyAndDate))
      return AcceptedBars.of({
        all,
        of: (company_id) => Effect.map(all, (found) => found.filter((one) => one.company_id === company_id)),
        accept: (company_id, bars, by) =>
          Effect.suspend(() => {
            for (const bar of bars) {
              const accepted = { company_id, ...bar, accepted_at: by.at, accepted_by: by.actor }
              acceptedBars.set(acceptedKey(company_id, bar.date), accepted)
            }
            const range = spanOf(bars.map(({ date }) => date))
            logOperation(tables, "accept_doubts", { company_id, ...range }, by)
            return announce(company_id)
          }),
        withdraw: (company_id, dates, by) =>
          Effect.suspend(() => {
            const withdrawn = dates.filter((date) => acceptedBars.delete(acceptedKey(company_id, date)))
            if (withdrawn.length > 0)
              logOperation(tables, "withdraw_doubts", { company_id, ...spanOf(withdrawn) }, by)
            return Effect.as(announce(company_id), withdrawn)
          })
      })
    })
  )
