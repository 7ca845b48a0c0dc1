/** Serves market data of companies: latest prices, market caps, yields and betas. */
import { Context, Effect, Layer } from "effect"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import type { Bar } from "../prices/Bar.ts"
import { barAt, barsOf } from "../prices/BarColumns.ts"
import { beta } from "../prices/Beta.ts"
import { dividendYield } from "../prices/DividendYield.ts"
import { meanVolume, volumeDays } from "../prices/MeanVolume.ts"
import { Prices } from "../prices/Prices.ts"
import type { IssuerSecurity } from "../shares/IssuerSecurity.ts"
import { marketCap } from "../shares/MarketCap.ts"
import { ShareStore } from "../shares/ShareStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { todayIn } from "../time/Zone.ts"
import { IndexSymbol } from "./IndexSymbol.ts"
import type { MarketData } from "./MarketData.ts"

const daily = { interval: "1day", adjust: "none", from: null, to: null } as const

/** Sixty returns require the month before the first. */
const monthly = { interval: "1month", adjust: "all", from: null, to: null, limit: 61 } as const

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const prices = yield* Prices
  const shares = yield* ShareStore
  const index = yield* IndexSymbol

  const latestOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    return barAt(yield* prices.recent(company, { ...daily, limit: 1, as_of }), -1)
  })

  /** A security of several of its issuer. */
  const securityOf = Effect.fnUntraced(function* (company: Company, day: string) {
    const bars = barsOf(yield* prices.recent(company, { ...daily, limit: volumeDays, as_of: day }))
    const security: IssuerSecurity = {
      ...company,
      latest: bars.at(-1) ?? null,
      mean_volume: meanVolume(bars),
      splits: yield* prices.actions(company, day)
    }
    return security
  })

  /** An issuer's only security, with its latest bar. */
  const aloneOf = Effect.fnUntraced(function* (company: Company, day: string, latest: Bar | null) {
    const splits = yield* prices.actions(company, day)
    const security: IssuerSecurity = { ...company, latest, mean_volume: null, splits }
    return security
  })

  /** As known on a day. `latest` is the company's latest bar up to the day. */
  const capOn = Effect.fnUntraced(function* (company: Company, day: string, latest: Bar | null) {
    const issued = yield* companies.ofIssuer(company.issuer_id)
    const isAlone = issued.length === 1
    const securities = yield* Effect.forEach(issued, (security) =>
      isAlone ? aloneOf(security, day, latest) : securityOf(security, day)
    )
    return marketCap(yield* shares.counts(company.issuer_id), securities, company.company_id, day)
  })

  const of = Effect.fn("Markets.of")(function* (company: Company, as_of: string | null, known?: Bar | null) {
    const day = as_of ?? (yield* todayIn(company.time_zone))
    const latest = known === undefined ? yield* latestOf(company, as_of) : known
    const price_date = latest?.date ?? null
    const cap = yield* capOn(company, price_date ?? day, latest)
    const data: MarketData = {
      latest,
      price_date,
      // The value of other classes is not a price of this one.
      market_cap: price_date === null ? null : cap.market_cap,
      market_cap_currency: price_date === null ? null : cap.market_cap_currency,
      shares_outstanding: cap.shares_outstanding ?? (yield* capOn(company, day, latest)).shares_outstanding,
      dividend_yield: dividendYield(
        latest,
        yield* prices.actions(company, as_of),
        yield* prices.actionsKnownTo(company)
      )
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
    return beta(barsOf(own), barsOf(yield* prices.recent(market, { ...monthly, as_of })))
  })

  return { of, beta: betaOf }
})

export class Markets extends Context.Service<
  Markets,
  {
    /**
     * As of the end of a day at the exchange; null for now. `latest` is the raw bar of the latest day up to then, null
     * when there is none; it is read when absent.
     */
    readonly of: (
      company: Company,
      as_of: string | null,
      latest?: Bar | null
    ) => Effect.Effect<MarketData, StoreUnavailable>
    /** Against the configured index; null without one, or with too short a history. */
    readonly beta: (company: Company, as_of: string | null) => Effect.Effect<number | null, StoreUnavailable>
  }
>()("findata/core/markets/Markets") {
  static readonly layer: Layer.Layer<Markets, never, Companies | Prices | ShareStore> = Layer.effect(
    Markets,
    service
  )
}
