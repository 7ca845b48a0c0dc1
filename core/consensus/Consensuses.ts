/** Serves analysts' consensus on companies, from brokers' reports. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { barAt, barsOf } from "../prices/BarColumns.ts"
import { Prices } from "../prices/Prices.ts"
import { ReportStore } from "../research/ReportStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { todayIn } from "../time/Zone.ts"
import { consensus } from "./Consensus.ts"
import type { Consensus, Recommendation, TargetPrices } from "./Fields.ts"
import { recommendations } from "./Recommendations.ts"
import { targetPrices, targetsOf } from "./Targets.ts"
import { monthsEnding, reportsIn } from "./Window.ts"

const daily = { interval: "1day", adjust: "splits", from: null, to: null, limit: null } as const

/** The months of reports that recommendations of the last twelve months depend on. */
const recommendationMonths = 24

const targetMonths = 12

/** What needs no prices. */
export interface ConsensusSummary {
  readonly target_prices: TargetPrices
  /** Newest first. */
  readonly recommendations: ReadonlyArray<Recommendation>
}

const service = Effect.gen(function* () {
  const prices = yield* Prices
  const reports = yield* ReportStore

  const latestOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    return barAt(yield* prices.recent(company, { ...daily, limit: 1, as_of }), -1)
  })

  const of = Effect.fn("Consensuses.of")(function* (company: Company, months: number, as_of: string | null) {
    const day = as_of ?? (yield* todayIn(company.time_zone))
    const window = monthsEnding(day, months)
    // Bars may be of a later day than today's at the exchange.
    const bars = barsOf(yield* prices.recent(company, { ...daily, from: window.from, as_of }))
    const latest = bars.at(-1) ?? (yield* latestOf(company, as_of))
    return consensus({
      reports: yield* reports.ratings(company.company_id, window),
      actions: yield* prices.actions(company, as_of),
      currency: company.currency,
      bars: bars.filter(({ date }) => date <= window.to),
      latest,
      day,
      months
    })
  })

  const summary = Effect.fn("Consensuses.summary")(function* (company: Company, as_of: string | null) {
    const day = as_of ?? (yield* todayIn(company.time_zone))
    const window = monthsEnding(day, recommendationMonths)
    const rated = yield* reports.ratings(company.company_id, window)
    const actions = yield* prices.actions(company, as_of)
    const ofTargets = reportsIn(rated, monthsEnding(day, targetMonths))
    const found: ConsensusSummary = {
      target_prices: targetPrices(targetsOf(ofTargets, { actions, currency: company.currency, to: day })),
      recommendations: recommendations(rated, day)
    }
    return found
  })

  return { of, summary }
})

/**
 * The consensus on one company: in the listing's currency, on the shares of the requested day, from reports dated up to
 * it.
 */
export class Consensuses extends Context.Service<
  Consensuses,
  {
    /** Over calendar months that end on a day at the exchange; null for today. */
    readonly of: (
      company: Company,
      months: number,
      as_of: string | null
    ) => Effect.Effect<Consensus, StoreUnavailable>
    /** For the twelve months to a day at the exchange; null for today. */
    readonly summary: (
      company: Company,
      as_of: string | null
    ) => Effect.Effect<ConsensusSummary, StoreUnavailable>
  }
>()("findata/core/consensus/Consensuses") {
  static readonly layer: Layer.Layer<Consensuses, never, Prices | ReportStore> = Layer.effect(
    Consensuses,
    service
  )
}
