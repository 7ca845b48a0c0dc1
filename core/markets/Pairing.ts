/** The dates that a body's price and multiples are based on. */
import { Schema } from "effect"
import { nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import type { CompanyFundamentals } from "./Fundamentals.ts"
import { MarketData } from "./MarketData.ts"

/**
 * `price_date` is null without a price, `statement_date` where no statement was known on its day, `market_cap_currency`
 * without a market cap.
 */
export const Pairing = Schema.Struct({
  price_date: MarketData.fields.price_date,
  statement_date: nullable(
    day,
    "The end of the latest statement in the multiples, of those known on the day of the price"
  ),
  market_cap_currency: MarketData.fields.market_cap_currency
})
export interface Pairing extends Schema.Schema.Type<typeof Pairing> {}

/**
 * The dates and the currency of a company's fundamentals; null as in `Pairing`.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Companies, dataServices, Fundamentals, pairingOf } from "findata"
 * import { storesLayer } from "findata/sqlite"
 *
 * const program = Effect.gen(function* () {
 *   const apple = yield* (yield* Companies).bySymbol("AAPL")
 *   return pairingOf(yield* (yield* Fundamentals).of(apple, "2021-03-31"))
 * })
 * const services = Layer.provide(dataServices, storesLayer({ directory: ".findata", busyTimeout: 5000 }))
 * await Effect.runPromise(Effect.provide(program, services))
 * // => { price_date: "2021-03-31", statement_date: "2020-12-26", market_cap_currency: "USD" }
 * ```
 */
export const pairingOf = ({ market, statement_date }: CompanyFundamentals): Pairing => ({
  price_date: market.price_date,
  statement_date,
  market_cap_currency: market.market_cap_currency
})
