/** Tells how companies stand in the market at a glance: prices, ranges, returns, valuation, analysts' targets. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Consensuses } from "../consensus/Consensuses.ts"
import type { Recommendation } from "../consensus/Recommendations.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { Markets } from "../markets/Markets.ts"
import { type Pairing, pairingOf } from "../markets/Pairing.ts"
import { Prices } from "../prices/Prices.ts"
import { baseDay } from "../prices/Returns.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type PriceSnapshot, priceSnapshot } from "./PriceSnapshot.ts"

export interface Snapshot extends PriceSnapshot, Pairing {
  readonly market: {
    readonly market_cap: number | null
    readonly shares_outstanding: number | null
    readonly pe_ratio: number | null
    readonly pb_ratio: number | null
    readonly dividend_yield: number | null
    readonly beta: number | null
  }
  /** Twelve months, newest first. */
  readonly recommendations: ReadonlyArray<Recommendation>
  /** Of the last twelve months, in the listing's currency. */
  readonly target_price: {
    readonly average: number | null
    readonly median: number | null
    readonly high: number | null
    readonly low: number | null
    readonly expert_count: number
  }
}

const daily = { interval: "1day", adjust: "splits", from: null, to: null } as const

/** More bars than a year has anywhere. */
const aYear = 300

const targetMonths = 12

const service = Effect.gen(function* () {
  const consensuses = yield* Consensuses
  const fundamentals = yield* Fundamentals
  const markets = yield* Markets
  const prices = yield* Prices

  /** Bars back to the one that a year's return is reckoned from: of a share that was suspended it lies far back. */
  const yearOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    const bars = yield* prices.recent(company, { ...daily, limit: aYear, as_of })
    const [first, last] = [bars[0], bars.at(-1)]
    const reaches = first === undefined || last === undefined || first.date <= baseDay("1y", last.date)
    if (reaches || bars.length < aYear) return bars
    return yield* prices.recent(company, { ...daily, limit: null, as_of })
  })

  const of = Effect.fn("Snapshots.of")(function* (company: Company, as_of: string | null) {
    const told = yield* fundamentals.of(company, as_of)
    const { market, valuation } = told
    const { target_prices } = yield* consensuses.of(company, targetMonths, as_of)
    const { average, expert_count, high, low, median } = target_prices
    const snapshot: Snapshot = {
      ...pairingOf(told),
      ...priceSnapshot(yield* yearOf(company, as_of)),
      market: {
        market_cap: market.market_cap,
        shares_outstanding: market.shares_outstanding,
        pe_ratio: valuation.pe_ratio,
        pb_ratio: valuation.pb_ratio,
        dividend_yield: market.dividend_yield,
        beta: yield* markets.beta(company, as_of)
      },
      recommendations: yield* consensuses.recommendations(company, as_of),
      target_price: { average, median, high, low, expert_count }
    }
    return snapshot
  })

  return { of }
})

export class Snapshots extends Context.Service<
  Snapshots,
  {
    /** As of the end of a day at the exchange; null for now. */
    readonly of: (company: Company, as_of: string | null) => Effect.Effect<Snapshot, StoreUnavailable>
  }
>()("findata/core/views/Snapshots") {
  static readonly layer: Layer.Layer<Snapshots, never, Consensuses | Fundamentals | Markets | Prices> =
    Layer.effect(Snapshots, service)
}
