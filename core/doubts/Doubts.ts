/** Lists stored prices and actions that are probably wrong. */
import { Context, Effect, Layer, Order } from "effect"
import { barsOf } from "../prices/BarColumns.ts"
import { mostBars } from "../prices/MostBars.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Doubt } from "./Doubt.ts"
import { DoubtStore } from "./DoubtStore.ts"
import type { Evidence, CompanyDays } from "./Evidence.ts"
import { stepsOf } from "./PairedBars.ts"
import { actionDoubts, type PlacedAction } from "./PlacedAction.ts"
import { rewriteDoubt } from "./Rewrite.ts"
import { splitDoubts } from "./SplitDay.ts"
import { type DoubtfulStep, doubtfulSteps, stepDoubt } from "./Step.ts"

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

/** The most steps of a company that are listed: more are of data that is wrong as a whole. */
const mostSteps = 100

const service = Effect.gen(function* () {
  const evidence = yield* DoubtStore
  const prices = yield* PriceStore
  const rewrites = Effect.map(evidence.rewrites(null), (all) => all.flatMap((one) => rewriteDoubt(one) ?? []))
  const stored = Effect.map(evidence.steps(null), (all) => all.flatMap((step) => stepDoubt(step) ?? []))
  const all = Effect.map(Effect.all([rewrites, stored, actionDoubtsIn(evidence, null)]), (found) =>
    found.flat().toSorted(byCompany)
  )

  const steps = Effect.fn("Doubts.steps")(function* (company_id: number, as_of: string | null) {
    const newest = { order: "desc", offset: 0, limit: mostBars } as const
    const bars = yield* prices.bars({ ...newest, company_id, from: null, to: as_of })
    const actions = yield* prices.actions(company_id)
    return doubtfulSteps(stepsOf(company_id, barsOf(bars), actions))
      .slice(-mostSteps)
      .toReversed()
  })
  return { all, steps }
})

export class Doubts extends Context.Service<
  Doubts,
  {
    /** By company and date; a rewrite of many bars comes first. */
    readonly all: Effect.Effect<ReadonlyArray<Doubt>, StoreUnavailable>
    /**
     * The doubtful steps of a company's newest 10,000 bars up to a day, the newest first, at most 100; null for all days.
     */
    readonly steps: (
      company_id: number,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<DoubtfulStep>, StoreUnavailable>
  }
>()("findata/core/doubts/Doubts") {
  static readonly layer: Layer.Layer<Doubts, never, DoubtStore | PriceStore> = Layer.effect(Doubts, service)
}
