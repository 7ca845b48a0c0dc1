/** Tells what the market says of companies: latest prices, market caps, yields and betas. */
import { Context, Effect, Layer } from "effect"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import { beta } from "../prices/Beta.ts"
import { dividendYield } from "../prices/DividendYield.ts"
import { Prices } from "../prices/Prices.ts"
import { marketCap } from "../shares/MarketCap.ts"
import { ShareStore } from "../shares/ShareStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { todayIn } from "../time/Zone.ts"
import { IndexSymbol } from "./IndexSymbol.ts"
import type { MarketData } from "./MarketData.ts"

const newest = { interval: "1day", adjust: "none", from: null, to: null, limit: 1 } as const

/** Sixty returns need the month before the first. */
const monthly = { interval: "1month", adjust: "all", from: null, to: null, limit: 61 } as const

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const prices = yield* Prices
  const shares = yield* ShareStore
  const index = yield* IndexSymbol

  const securityOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    const [bar] = yield* prices.recent(company, { ...newest, as_of })
    const latest = bar ?? null
    return { ...company, latest, splits: yield* prices.actions(company, as_of) }
  })

  const of = Effect.fn("Markets.of")(function* (company: Company, as_of: string | null) {
    const day = as_of ?? (yield* todayIn(company.time_zone))
    const issued = yield* companies.ofIssuer(company.issuer_id)
    const securities = yield* Effect.forEach(issued, (security) => securityOf(security, as_of))
    const counts = yield* shares.counts([company.issuer_id])
    const latest = securities.find(({ company_id }) => company_id === company.company_id)?.latest ?? null
    const actions = yield* prices.actions(company, as_of)
    const known_to = yield* prices.actionsKnownTo(company)
    const data: MarketData = {
      latest,
      ...marketCap(counts, securities, company.currency, day),
      dividend_yield: dividendYield(latest, actions, known_to)
    }
    return data
  })

  const betaOf = Effect.fn("Markets.beta")(function* (company: Company, as_of: string | null) {
    if (index === null) return null
    const market = yield* Effect.catchTag(companies.bySymbol(index), "CompanyNotFound", () =>
      Effect.succeed(null)
    )
    if (market === null) return null
    const own = yield* prices.recent(company, { ...monthly, as_of })
    return beta(own, yield* prices.recent(market, { ...monthly, as_of }))
  })

  return { of, beta: betaOf }
})

export class Markets extends Context.Service<
  Markets,
  {
    /** As of the end of a day at the exchange; null for now. */
    readonly of: (company: Company, as_of: string | null) => Effect.Effect<MarketData, StoreUnavailable>
    /** Against the configured index; null without one, or with too short a history. */
    readonly beta: (company: Company, as_of: string | null) => Effect.Effect<number | null, StoreUnavailable>
  }
>()("findata/core/markets/Markets") {
  static readonly layer: Layer.Layer<Markets, never, Companies | Prices | ShareStore> = Layer.effect(
    Markets,
    service
  )
}
