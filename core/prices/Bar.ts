/** A price bar: what was traded in one interval. */
import { Schema } from "effect"

/** `1day`, `1week` (dated Monday) or `1month` (dated the first). */
export const Interval = Schema.Literals(["1day", "1week", "1month"])
export type Interval = typeof Interval.Type

/** `none`: as traded; `splits`: on today's shares; `all`: also as if dividends, spin-offs and rights were reinvested. */
export const Adjustment = Schema.Literals(["none", "splits", "all"])
export type Adjustment = typeof Adjustment.Type

/** Prices in the company's currency, volume in shares. `date` is the trading day at the exchange. */
export interface Bar {
  readonly date: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}
