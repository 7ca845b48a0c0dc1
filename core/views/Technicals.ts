/** Serves the technical indicators of companies' prices. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Prices } from "../prices/Prices.ts"
import { tradingDaysOf } from "../sessions/ExchangeDays.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type TechnicalPage, technicalPage } from "./TechnicalPage.ts"
import { maxTechnicalPoints, technicalHistory } from "../indicators/TechnicalHistory.ts"

const daily = { interval: "1day", adjust: "splits", from: null, to: null } as const

/** As many for every answer: sums over other stretches differ in their last digits. */
const history = technicalHistory(maxTechnicalPoints)

const service = Effect.gen(function* () {
  const prices = yield* Prices

  const of = Effect.fn("Technicals.of")(function* (
    company: Company,
    points: number | null,
    as_of: string | null
  ) {
    const bars = yield* prices.recent(company, { ...daily, limit: history, as_of })
    return technicalPage(bars, points, tradingDaysOf(company.mic_code))
  })

  return { of }
})

/** Technical indicators of a company's daily bars, adjusted for splits. */
export class Technicals extends Context.Service<
  Technicals,
  {
    /** With a series of the last `points` bars, null for none; as of the end of a day at the exchange, null for now. */
    readonly of: (
      company: Company,
      points: number | null,
      as_of: string | null
    ) => Effect.Effect<TechnicalPage, StoreUnavailable>
  }
>()("findata/core/views/Technicals") {
  static readonly layer: Layer.Layer<Technicals, never, Prices> = Layer.effect(Technicals, service)
}
