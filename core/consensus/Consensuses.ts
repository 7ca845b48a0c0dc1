/** Serves analysts' consensus on companies, from brokers' reports. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { barAt, barsOf } from "../prices/BarColumns.ts"
import { Prices } from "../prices/Prices.ts"
import { ReportStore } from "../research/ReportStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { todayIn } from "../time/Zone.ts"
import { type Consensus, consensus } from "./Consensus.ts"
import { type Recommendation, recommendations } from "./Recommendations.ts"
import { monthsEnding } from "./Window.ts"

const daily = { interval: "1day", adjust: "splits", from: null, to: null, limit: null } as const

/** The months of reports that recommendations of the last twelve months depend on. */
const recommendationMonths = 24

const service = Effect.gen(function* () {
  const prices = yield* Prices
  const reports = yield* ReportStore

  const of = Effect.fn("Consensuses.of")(function* (company: Company, months: number, as_of: string | null) {
    const day = as_of ?? (yield* todayIn(company.time_zone))
    const window = monthsEnding(day, months)
    const latest = barAt(yield* prices.recent(company, { ...daily, limit: 1, as_of }), -1)
    return consensus({
      reports: yield* reports.ratings(company.company_id, window),
      actions: yield* prices.actions(company, as_of),
      currency: company.currency,
      bars: barsOf(yield* prices.recent(company, { ...daily, ...window, as_of })),
      latest,
      day,
      months
    })
  })

  const recommendationsOf = Effect.fn("Consensuses.recommendations")(function* (
    company: Company,
    as_of: string | null
  ) {
    const day = as_of ?? (yield* todayIn(company.time_zone))
    const window = monthsEnding(day, recommendationMonths)
    return recommendations(yield* reports.ratings(company.company_id, window), day)
  })

  return { of, recommendations: recommendationsOf }
})

export class Consensuses extends Context.Service<
  Consensuses,
  {
    /** Over calendar months that end on a day at the exchange; null for today. */
    readonly of: (
      company: Company,
      months: number,
      as_of: string | null
    ) => Effect.Effect<Consensus, StoreUnavailable>
    /** For the twelve months to a day at the exchange, newest first; null for today. */
    readonly recommendations: (
      company: Company,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<Recommendation>, StoreUnavailable>
  }
>()("findata/core/consensus/Consensuses") {
  static readonly layer: Layer.Layer<Consensuses, never, Prices | ReportStore> = Layer.effect(
    Consensuses,
    service
  )
}
