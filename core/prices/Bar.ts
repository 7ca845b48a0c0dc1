/** A price bar: the trading in one interval. */
import { Schema, Struct } from "effect"
import { field, record, type ValueOf } from "../records/Record.ts"
import { count, day, id, number } from "../records/Scalar.ts"

/** `1day`, `1week` (dated Monday) or `1month` (dated the first). */
export const Interval = Schema.Literals(["1day", "1week", "1month"])
export type Interval = typeof Interval.Type

/**
 * `none`: as traded; `splits`: on today's shares; `all`: also as if dividends, spin-offs and rights were reinvested.
 */
export const Adjustment = Schema.Literals(["none", "splits", "all"])
export type Adjustment = typeof Adjustment.Type

/** A raw daily bar as stored: as traded, unadjusted. */
export const DailyBar = record(
  "price_daily",
  {
    key: ["company_id", "date"],
    dated: "date",
    foundBy: ["company_id"],
    importedAs: {
      kind: "prices",
      summary: "daily bars: date, open, high, low, close, volume, and symbol or --symbol"
    }
  },
  {
    company_id: field(id, "The company", { references: "company" }),
    date: field(day, "The trading day at the exchange", { example: "2020-08-28" }),
    open: field(number, "The first price", { unit: "currency", example: 504.05 }),
    high: field(number, "The highest price", { unit: "currency", example: 505.77 }),
    low: field(number, "The lowest price", { unit: "currency", example: 498.31 }),
    close: field(number, "The last price", { unit: "currency", example: 499.23 }),
    volume: field(count, "Shares traded", { unit: "shares", example: 46_907_479 })
  }
)
export interface DailyBar extends ValueOf<typeof DailyBar> {}

/** A company's bar: prices in its currency, volume in shares. `date` is the trading day at the exchange. */
export const Bar = Schema.Struct(Struct.omit(DailyBar.fields, ["company_id"]))
export interface Bar extends Schema.Schema.Type<typeof Bar> {}

/** The bar alone, of a value that may have other members too. Written out, because an import calls it for every row. */
export const barOf = ({ close, date, high, low, open, volume }: Bar): Bar => ({
  date,
  open,
  high,
  low,
  close,
  volume
})
