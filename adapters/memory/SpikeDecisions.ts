/** `SpikeDecisions` over a plain map. */
import { Effect, Layer, Order } from "effect"
import { type AcceptedSpike, Changes, SpikeDecisions } from "../../core/ports.ts"
import type { MemoryTables } from "./MemoryTables.ts"

const byCompanyAndDate = Order.mapInput(
  Order.Tuple([Order.Number, Order.String]),
  ({ company_id, date }: AcceptedSpike) => [company_id, date] as const
)

export const spikeKey = (company_id: number, date: string): string => `${company_id} ${date}`

export const layer = ({ acceptedSpikes }: MemoryTables): Layer.Layer<SpikeDecisions, never, Changes> =>
  Layer.effect(
    SpikeDecisions,
    Effect.map(Changes, ({ written }) => {
      const announce = (company_id: number) =>
        written("data", { accepted_spike: { company_id: [company_id] } })
      return SpikeDecisions.of({
        all: Effect.sync(() => [...acceptedSpikes.values()].toSorted(byCompanyAndDate)),
        accept: (spike) =>
          Effect.suspend(() => {
            acceptedSpikes.set(spikeKey(spike.company_id, spike.date), spike)
            return announce(spike.company_id)
          }),
        undo: (company_id, date) =>
          Effect.suspend(() => {
            const isFound = acceptedSpikes.delete(spikeKey(company_id, date))
            return Effect.as(announce(company_id), isFound)
          })
      })
    })
  )
