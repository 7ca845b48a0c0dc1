/** Serves snapshots of companies: prices, ranges, returns, valuation, analysts' targets. */
import { Clock, Context, Effect, Layer, Schema } from "effect"
import type { Company } from "../companies/Company.ts"
import { Consensuses } from "../consensus/Consensuses.ts"
import { Recommendation, TargetPrices } from "../consensus/Fields.ts"
import { Valuation } from "../financials/Fields.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { Markets } from "../markets/Markets.ts"
import { Beta, MarketData } from "../markets/MarketData.ts"
import { Pairing, pairingOf } from "../markets/Pairing.ts"
import { barAt } from "../prices/BarColumns.ts"
import { Prices } from "../prices/Prices.ts"
import { membersOf, pick } from "../records/Members.ts"
import { tradingDaysOf } from "../sessions/ExchangeDays.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { PriceAge, priceAge } from "./PriceAge.ts"
import { PriceSnapshot, priceSnapshot } from "../prices/PriceSnapshot.ts"
import { yearOfBars } from "../prices/YearOfBars.ts"

/** Prices in the listing's currency, on the shares of the day. */
export const Snapshot = Schema.Struct({
  ...Pairing.fields,
  ...PriceAge.fields,
  ...PriceSnapshot.fields,
  market: Schema.Struct({
    ...pick(MarketData.fields, ["market_cap", "shares_outstanding"]),
    ...pick(Valuation.fields, ["pe_ratio", "pb_ratio"]),
    dividend_yield: MarketData.fields.dividend_yield,
    beta: Beta
  }),
  /** Twelve months, newest first. */
  recommendations: Schema.Array(Recommendation),
  /** Of the last twelve months. */
  target_price: Schema.Struct(pick(TargetPrices.fields, ["average", "median", "high", "low", "expert_count"]))
})
export interface Snapshot extends Schema.Schema.Type<typeof Snapshot> {}

const marketOf = membersOf(Snapshot.fields.market)
const targetsOf = membersOf(Snapshot.fields.target_price)

const service = Effect.gen(function* () {
  const consensuses = yield* Consensuses
  const fundamentals = yield* Fundamentals
  const markets = yield* Markets
  const prices = yield* Prices

  /** Bars are read once, for the prices and for the multiples. */
  const priced = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    const raw = yield* yearOfBars(prices, company, { to: null, as_of })
    return {
      year: yield* prices.adjusted(company, raw, "splits", as_of),
      accepted: yield* prices.acceptedDates(company),
      found: yield* fundamentals.of(company, as_of, barAt(raw, -1))
    }
  })

  const of = Effect.fn("Snapshots.of")(function* (company: Company, as_of: string | null) {
    const [{ accepted, found, year }, beta, { recommendations, target_prices }] = yield* Effect.all(
      [priced(company, as_of), markets.beta(company, as_of), consensuses.summary(company, as_of)],
      { concurrency: "unbounded" }
    )
    const snapshot: Snapshot = {
      ...pairingOf(found),
      ...priceAge(company, year.date.at(-1) ?? null, as_of, yield* Clock.currentTimeMillis),
      ...priceSnapshot(year, accepted, tradingDaysOf(company.mic_code)),
      market: marketOf({ ...found.market, ...found.valuation, beta }),
      recommendations,
      target_price: targetsOf(target_prices)
    }
    return snapshot
  })

  return { of }
})

/** Reads a company's prices, fundamentals, beta and analysts' consensus, and makes its `Snapshot`. */
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
