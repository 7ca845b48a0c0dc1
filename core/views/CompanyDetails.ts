/** Serves companies at a glance. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { Prices } from "../prices/Prices.ts"
import { latestPrice } from "./LatestPrice.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type CompanyDetail, companyDetail } from "./CompanyDetail.ts"

const lastTwo = { interval: "1day", adjust: "splits", from: null, to: null, limit: 2 } as const

const service = Effect.gen(function* () {
  const fundamentals = yield* Fundamentals
  const prices = yield* Prices

  const of = Effect.fn("CompanyDetails.of")(function* (company: Company, as_of: string | null) {
    const [bars, found] = yield* Effect.all(
      [prices.recent(company, { ...lastTwo, as_of }), fundamentals.of(company, as_of)],
      { concurrency: "unbounded" }
    )
    return companyDetail(company, latestPrice(bars), found)
  })

  return { of }
})

export class CompanyDetails extends Context.Service<
  CompanyDetails,
  {
    /** As of the end of a day at the exchange; null for now. */
    readonly of: (company: Company, as_of: string | null) => Effect.Effect<CompanyDetail, StoreUnavailable>
  }
>()("findata/core/views/CompanyDetails") {
  static readonly layer: Layer.Layer<CompanyDetails, never, Fundamentals | Prices> = Layer.effect(
    CompanyDetails,
    service
  )
}
