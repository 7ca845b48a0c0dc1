/** Lists stored prices and actions that are probably wrong. */
import { Context, Effect, Layer, Order } from "effect"
import { barsOf } from "../prices/BarColumns.ts"
import { maxBars } from "../prices/MaxBars.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { DateRange } from "../time/DateRange.ts"
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

/** Earlier and later than any bar. */
const [firstDay, lastDay] = ["0001-01-01", "9999-12-31"]

const service = Effect.gen(function* () {
  const evidence = yield* DoubtStore
  const prices = yield* PriceStore
  const rewrites = Effect.map(evidence.rewrites(null), (all) => all.flatMap((one) => rewriteDoubt(one) ?? []))
  /** All but rewrites, of some companies or of all, and the gaps. */
  const within = Effect.fnUntraced(function* (spans: ReadonlyArray<CompanyDays> | null) {
    const steps = yield* evidence.steps(spans)
    const spikes = yield* evidence.spikes(spans)
    const offSession = yield* evidence.offSession(spans)
    return {
      doubts: [
        ...offSession.map(offSessionDoubt),
        ...spikes.flatMap((bar) => spikeDoubt(bar) ?? []),
        ...(yield* actionDoubtsIn(evidence, spans)),
        ...steps.flatMap((step) => stepDoubt(step) ?? [])
      ],
      gaps: steps.flatMap((step) => steppedGap(step) ?? [])
    }
  })
  const withGaps = Effect.gen(function* () {
    const { doubts, gaps } = yield* within(null)
    return { doubts: [...(yield* rewrites), ...doubts].toSorted(byCompany), gaps }
  })
  const all = Effect.map(withGaps, ({ doubts }) => doubts)

  const of = Effect.fn("Doubts.of")(function* (company_id: number) {
    const { doubts } = yield* within([{ company_id, first_date: firstDay, last_date: lastDay }])
    const own = (yield* rewrites).filter((doubt) => doubt.company_id === company_id)
    return [...own, ...doubts].toSorted(byCompany)
  })

  /** The newest bars of a range, and their doubtful steps. */
  const stepped = Effect.fnUntraced(function* (company_id: number, range: DateRange) {
    const newest = { order: "desc", offset: 0, limit: maxBars } as const
    const bars = barsOf(yield* prices.bars({ ...newest, ...range, company_id }))
    const actions = yield* prices.actions(company_id)
    return { bars, doubtful_steps: newestOf(doubtfulSteps(stepsOf(company_id, bars, actions))) }
  })

  const stepsWithin = Effect.fn("Doubts.stepsWithin")(function* (company_id: number, range: DateRange) {
    return (yield* stepped(company_id, range)).doubtful_steps
  })

  const ofBars = Effect.fn("Doubts.ofBars")(function* (company_id: number, as_of: string | null) {
    const { bars, doubtful_steps } = yield* stepped(company_id, { from: null, to: as_of })
    const accepted = new Set(yield* prices.acceptedDates(company_id))
    return {
      doubtful_steps,
      doubtful_spikes: newestOf(doubtfulSpikes(bars.filter(({ date }) => !accepted.has(date))))
    }
  })
  return { all, of, withGaps, ofBars, stepsWithin }
})

/** Doubts aren't stored: each call finds them in the present data, without the bars that an operator has accepted. */
export class Doubts extends Context.Service<
  Doubts,
  {
    /** By company and date; those about many bars come first. */
    readonly all: Effect.Effect<ReadonlyArray<Doubt>, StoreUnavailable>
    /** Those of a company in the same order; reads its bars alone. */
    readonly of: (company_id: number) => Effect.Effect<ReadonlyArray<Doubt>, StoreUnavailable>
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
    /** The doubtful steps between a company's newest 10,000 bars of a range, the newest first, at most 100. */
    readonly stepsWithin: (
      company_id: number,
      range: DateRange
    ) => Effect.Effect<ReadonlyArray<DoubtfulStep>, StoreUnavailable>
  }
>()("findata/core/doubts/Doubts") {
  static readonly layer: Layer.Layer<Doubts, never, DoubtStore | PriceStore> = Layer.effect(Doubts, service)
}
