/** Lists stored prices and actions that are probably wrong. */
import { Context, Effect, Layer, Order } from "effect"
import { barsOf } from "../prices/BarColumns.ts"
import { maxBars } from "../prices/MaxBars.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Doubt } from "./Doubt.ts"
import { DoubtStore } from "./DoubtStore.ts"
import type { Evidence, CompanyDays } from "./Evidence.ts"
import { offSessionDoubt } from "./OffSession.ts"
import { stepsOf } from "./PairedBars.ts"
import { actionDoubts, type PlacedAction } from "./PlacedAction.ts"
import { rewriteDoubt } from "./Rewrite.ts"
import { splitDoubts } from "./SplitDay.ts"
import { type DoubtfulSpike, doubtfulSpikes, spikeDoubt } from "./Spike.ts"
import { type DoubtfulStep, doubtfulSteps, stepDoubt, type SteppedGap, steppedGap } from "./Step.ts"

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

/** The most steps, and the most spikes, of a company that are listed: more are of data that is wrong as a whole. */
const maxListed = 100

const newestOf = <A>(oldestFirst: ReadonlyArray<A>): ReadonlyArray<A> =>
  oldestFirst.slice(-maxListed).toReversed()

const service = Effect.gen(function* () {
  const evidence = yield* DoubtStore
  const prices = yield* PriceStore
  const rewrites = Effect.map(evidence.rewrites(null), (all) => all.flatMap((one) => rewriteDoubt(one) ?? []))
  const spikes = Effect.map(evidence.spikes(null), (all) => all.flatMap((bar) => spikeDoubt(bar) ?? []))
  const offSession = Effect.map(evidence.offSession(null), (all) => all.map(offSessionDoubt))
  const withGaps = Effect.gen(function* () {
    const steps = yield* evidence.steps(null)
    const others = yield* Effect.all([rewrites, offSession, spikes, actionDoubtsIn(evidence, null)])
    return {
      doubts: [...others.flat(), ...steps.flatMap((step) => stepDoubt(step) ?? [])].toSorted(byCompany),
      gaps: steps.flatMap((step) => steppedGap(step) ?? [])
    }
  })
  const all = Effect.map(withGaps, ({ doubts }) => doubts)

  const ofBars = Effect.fn("Doubts.ofBars")(function* (company_id: number, as_of: string | null) {
    const newest = { order: "desc", offset: 0, limit: maxBars } as const
    const bars = barsOf(yield* prices.bars({ ...newest, company_id, from: null, to: as_of }))
    const actions = yield* prices.actions(company_id)
    const accepted = new Set(yield* prices.acceptedSpikes(company_id))
    return {
      doubtful_steps: newestOf(doubtfulSteps(stepsOf(company_id, bars, actions))),
      doubtful_spikes: newestOf(doubtfulSpikes(bars.filter(({ date }) => !accepted.has(date))))
    }
  })
  return { all, withGaps, ofBars }
})

/** Doubts aren't stored: each call finds them in the present data, without the bars that an operator has accepted. */
export class Doubts extends Context.Service<
  Doubts,
  {
    /** By company and date; those about many bars come first. */
    readonly all: Effect.Effect<ReadonlyArray<Doubt>, StoreUnavailable>
    /** All of them, and the gaps over which prices step, by company and date. */
    readonly withGaps: Effect.Effect<
      { readonly doubts: ReadonlyArray<Doubt>; readonly gaps: ReadonlyArray<SteppedGap> },
      StoreUnavailable
    >
    /**
     * The doubtful steps and spikes of a company's newest 10,000 bars up to a day, the newest first, at most 100 of each; null
     * for all days.
     */
    readonly ofBars: (
      company_id: number,
      as_of: string | null
    ) => Effect.Effect<
      {
        readonly doubtful_steps: ReadonlyArray<DoubtfulStep>
        readonly doubtful_spikes: ReadonlyArray<DoubtfulSpike>
      },
      StoreUnavailable
    >
  }
>()("findata/core/doubts/Doubts") {
  static readonly layer: Layer.Layer<Doubts, never, DoubtStore | PriceStore> = Layer.effect(Doubts, service)
}
