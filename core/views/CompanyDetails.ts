/** Serves companies at a glance. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { barAt } from "../prices/BarColumns.ts"
import { Prices } from "../prices/Prices.ts"
import { tradingDaysOf } from "../sessions/ExchangeDays.ts"
import { latestPrice } from "../prices/LatestPrice.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type CompanyDetail, companyDetail } from "./CompanyDetail.ts"

const lastTwo = { interval: "1day", adjust: "none", from: null, to: null, limit: 2 } as const

const service = Effect.gen(function* () {
  const fundamentals = yield* Fundamentals
  const prices = yield* Prices

  const of = Effect.fn("CompanyDetails.of")(function* (company: Company, as_of: string | null) {
    const raw = yield* prices.recent(company, { ...lastTwo, as_of })
    const bars = yield* prices.adjusted(company, raw, "splits", as_of)
    const found = yield* fundamentals.of(company, as_of, barAt(raw, -1))
    return companyDetail(company, latestPrice(bars, tradingDaysOf(company.mic_code)), found)
  })

  return { of }
})

/** Reads a company's last two bars and its fundamentals, and makes its `CompanyDetail`. */
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
