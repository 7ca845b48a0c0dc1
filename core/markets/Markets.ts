/** Serves market data of companies: latest prices, market caps, yields and betas. */
import { Context, Effect, Layer } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import type { Bar } from "../prices/Bar.ts"
import { barAt, barsOf } from "../prices/BarColumns.ts"
import { beta } from "../prices/Beta.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { dividendYield } from "../prices/DividendYield.ts"
import { meanVolume, volumeDays } from "../prices/MeanVolume.ts"
import { Prices } from "../prices/Prices.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import type { IssuerSecurity } from "../shares/IssuerSecurity.ts"
import { type MarketCap, marketCap } from "../shares/MarketCap.ts"
import { ShareCount } from "../shares/ShareCount.ts"
import { RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addDays } from "../time/CalendarDate.ts"
import { todayIn } from "../time/Zone.ts"
import { IndexSymbol } from "./IndexSymbol.ts"
import type { MarketData } from "./MarketData.ts"

const daily = { interval: "1day", adjust: "none", from: null, to: null } as const

/** Sixty returns require the month before the first. */
const monthly = { interval: "1month", adjust: "all", from: null, to: null, limit: 61 } as const

/** A market cap of a day, computed when it is called for. */
export interface DatedCap {
  readonly date: string
  readonly cap: () => MarketCap
}

/** A security on a day, by its last bars up to then, oldest first: as many as its mean volume is of, or fewer. */
const securityAfter = (
  company: Company,
  bars: ReadonlyArray<Bar>,
  splits: ReadonlyArray<CorporateAction>
): IssuerSecurity => ({
  ...company,
  latest: bars.at(-1) ?? null,
  mean_volume: meanVolume(bars),
  splits
})

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const prices = yield* Prices
  const rows = yield* RowStore
  const symbol = yield* IndexSymbol
  const index = symbol === null ? Effect.succeed(null) : companies.find(symbol)

  const countsOf = ({ issuer_id }: Company) => rows.all(ShareCount, { issuer_id })

  const latestOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    return barAt(yield* prices.recent(company, { ...daily, limit: 1, as_of }), -1)
  })

  /** A security of several of its issuer. */
  const securityOf = Effect.fnUntraced(function* (company: Company, day: string) {
    const bars = barsOf(yield* prices.recent(company, { ...daily, limit: volumeDays, as_of: day }))
    return securityAfter(company, bars, yield* prices.actions(company, day))
  })

  /** The same on each of some days, oldest first; its bars are read once. */
  const securityOver = Effect.fnUntraced(function* (company: Company, days: ReadonlyArray<string>) {
    const [first, last] = [days[0] ?? null, days.at(-1) ?? null]
    if (first === null) return []
    const begin = { ...daily, to: first, limit: volumeDays, as_of: last }
    const rest = { ...daily, from: addDays(first, 1), limit: null, as_of: last }
    const bars = [
      ...barsOf(yield* prices.recent(company, begin)),
      ...barsOf(yield* prices.recent(company, rest))
    ]
    const splits = (yield* prices.actions(company, last)).filter(({ type }) => changesShares(type))
    let end = 0
    return days.map((day) => {
      while (end < bars.length && (bars[end] as Bar).date <= day) end++
      return securityAfter(company, bars.slice(Math.max(0, end - volumeDays), end), splits)
    })
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
    return marketCap(yield* countsOf(company), securities, company.company_id, day)
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

  const capsOn = Effect.fn("Markets.capsOn")(function* (company: Company, latest: ReadonlyArray<Bar>) {
    const days = latest.map(({ date }) => date)
    const issued = yield* companies.ofIssuer(company.issuer_id)
    const counts = yield* countsOf(company)
    const isAlone = issued.length === 1
    const splits = yield* prices.actions(company, days.at(-1) ?? null)
    const others = isAlone ? [] : yield* Effect.forEach(issued, (one) => inOwnTurn(securityOver(one, days)))
    return latest.map(
      (bar, i): DatedCap => ({
        date: bar.date,
        cap: () => {
          const alone: IssuerSecurity = { ...company, latest: bar, mean_volume: null, splits }
          const securities = isAlone ? [alone] : others.flatMap((security) => security[i] ?? [])
          return marketCap(counts, securities, company.company_id, bar.date)
        }
      })
    )
  })

  const betaOf = Effect.fn("Markets.beta")(function* (company: Company, as_of: string | null) {
    const market = yield* index
    if (market === null) return null
    const own = yield* prices.recent(company, { ...monthly, as_of })
    return beta(barsOf(own), barsOf(yield* prices.recent(market, { ...monthly, as_of })))
  })

  return { of, capsOn, index, beta: betaOf }
})

/**
 * Market data by company. Market caps are by `marketCap`, of all classes of the issuer; betas are against the company
 * of `IndexSymbol`.
 */
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
    /** The market caps on the days of raw bars of the company, oldest first, each as known on its day. */
    readonly capsOn: (
      company: Company,
      bars: ReadonlyArray<Bar>
    ) => Effect.Effect<ReadonlyArray<DatedCap>, StoreUnavailable>
    /** The configured index; null without one, and where the store doesn't have it. */
    readonly index: Effect.Effect<Company | null, StoreUnavailable>
    /** Against the configured index; null without one, or with too short a history. */
    readonly beta: (company: Company, as_of: string | null) => Effect.Effect<number | null, StoreUnavailable>
  }
>()("findata/core/markets/Markets") {
  static readonly layer: Layer.Layer<Markets, never, Companies | Prices | RowStore> = Layer.effect(
    Markets,
    service
  )
}
