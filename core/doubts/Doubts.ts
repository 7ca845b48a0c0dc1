/** Lists stored prices and actions that are probably wrong. */
import { Context, Effect, Layer, Order } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Doubt } from "./Doubt.ts"
import { DoubtStore } from "./DoubtStore.ts"
import type { Evidence, CompanyDays } from "./Evidence.ts"
import { actionDoubts, type PlacedAction } from "./PlacedAction.ts"
import { rewriteDoubt } from "./Rewrite.ts"
import { splitDoubts } from "./SplitDay.ts"
import { stepDoubt } from "./Step.ts"

/** Doubts about actions, complete for each of their days, by company. */
export const placedDoubts = (placed: ReadonlyArray<PlacedAction>): ReadonlyArray<Doubt> =>
  [...Map.groupBy(placed, ({ company_id }) => company_id).values()].flatMap((own) => [
    ...actionDoubts(own),
    ...splitDoubts(own)
  ])

/** Doubts about the actions in the spans, by company. */
export const actionDoubtsIn = (evidence: Evidence, spans: ReadonlyArray<CompanyDays> | null) =>
  Effect.map(evidence.actions(spans), placedDoubts)

const byCompany = Order.mapInput(
  Order.Tuple([Order.Number, Order.String]),
  ({ company_id, date }: Doubt) => [company_id, date ?? ""] as const
)

const service = Effect.map(DoubtStore, (evidence) => {
  const rewrites = Effect.map(evidence.rewrites(null), (all) => all.flatMap((one) => rewriteDoubt(one) ?? []))
  const steps = Effect.map(evidence.steps(null), (all) => all.flatMap((step) => stepDoubt(step) ?? []))
  const all = Effect.map(Effect.all([rewrites, steps, actionDoubtsIn(evidence, null)]), (found) =>
    found.flat().toSorted(byCompany)
  )
  return { all }
})

export class Doubts extends Context.Service<
  Doubts,
  {
    /** By company and date; a rewrite of many bars comes first. */
    readonly all: Effect.Effect<ReadonlyArray<Doubt>, StoreUnavailable>
  }
>()("findata/core/doubts/Doubts") {
  static readonly layer: Layer.Layer<Doubts, never, DoubtStore> = Layer.effect(Doubts, service)
}
