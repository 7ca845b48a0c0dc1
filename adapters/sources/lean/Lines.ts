/** Parses the lines of Lean's files, which have no header. */
import { isCalendarDate } from "../../../core/mod.ts"
import { type RawBatch } from "../../../core/ports.ts"

/** A line that was read, or why it wasn't. */
export type Read<A> =
  | { readonly line: number; readonly value: A }
  | { readonly line: number; readonly fault: string }

/** The last day of a segment with its factors: prices up to it times them are adjusted prices. */
export interface Factors {
  readonly date: string
  readonly price: number
  readonly split: number
  /** The raw close of the day; null where it isn't stated. */
  readonly close: number | null
}

/** The last day of a ticker. */
export interface Mapped {
  readonly date: string
  /** As in the file, in lower case. */
  readonly ticker: string
  /** Lean's letter of the exchange; null in files without it. */
  readonly exchange: string | null
}

export interface DailyBar {
  readonly date: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: string
}

export type Form = "factors" | "map" | "bars"

const number = String.raw`(\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)`
const factors = new RegExp(`^(\\d{8}),${number},${number}(?:,${number})?$`)
const mapped = /^(\d{8}),([a-z0-9][a-z0-9.]*)(?:,([a-z]?))?$/i
const bar = new RegExp(`^(\\d{8}) (\\d{2}:\\d{2}),${Array(5).fill(number).join(",")}$`)

/** The form of a file by its first line; null for a line of none. */
export const formOf = (line: string): Form | null => {
  if (bar.test(line)) return "bars"
  if (factors.test(line)) return "factors"
  return mapped.test(line) ? "map" : null
}

/** YYYY-MM-DD; null for a day that doesn't exist. */
const dayOf = (digits: string): string | null => {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  return isCalendarDate(day) ? day : null
}

const expected: Readonly<Record<Form, string>> = {
  factors: "date,price_factor,split_factor,reference_close",
  map: "date,ticker,exchange",
  bars: "YYYYMMDD HH:MM,open,high,low,close,volume"
}

const read = <A>(
  text: string,
  form: Form,
  valueOf: (cells: ReadonlyArray<string>, day: string) => A | string,
  shape: RegExp
): ReadonlyArray<Read<A>> =>
  text.split("\n").flatMap((each, index): ReadonlyArray<Read<A>> => {
    const line = index + 1
    const cells = each.trim()
    if (cells === "") return []
    const found = shape.exec(cells)
    if (found === null) return [{ line, fault: `Expected ${expected[form]}, got ${cells.slice(0, 80)}` }]
    const day = dayOf(found[1] ?? "")
    if (day === null) return [{ line, fault: `${found[1]} is no day` }]
    const value = valueOf(found.slice(2), day)
    return [typeof value === "string" ? { line, fault: value } : { line, value }]
  })

export const readFactors = (text: string): ReadonlyArray<Read<Factors>> =>
  read(
    text,
    "factors",
    ([price, split, close], date) => {
      const value = {
        date,
        price: Number(price),
        split: Number(split),
        close: close === undefined ? null : Number(close)
      }
      return value.price > 0 && value.split > 0 ? value : "A factor is above 0"
    },
    factors
  )

export const readMap = (text: string): ReadonlyArray<Read<Mapped>> =>
  read(
    text,
    "map",
    ([ticker = "", exchange = ""], date) => ({
      date,
      ticker: ticker.toLowerCase(),
      exchange: exchange === "" ? null : exchange.toUpperCase()
    }),
    mapped
  )

/** Prices are stored in ten-thousandths of a dollar. */
const scale = 10_000

export const readBars = (text: string): ReadonlyArray<Read<DailyBar>> =>
  read(
    text,
    "bars",
    ([time, open, high, low, close, volume = ""], date) =>
      time === "00:00"
        ? {
            date,
            open: Number(open) / scale,
            high: Number(high) / scale,
            low: Number(low) / scale,
            close: Number(close) / scale,
            volume
          }
        : `A bar of ${time} is no daily bar, which begins at 00:00`,
    bar
  )

export const faultsIn = (lines: ReadonlyArray<Read<unknown>>): RawBatch["broken"] =>
  lines.flatMap((each) => ("fault" in each ? [{ line: each.line, message: each.fault }] : []))

export const valuesIn = <A>(
  lines: ReadonlyArray<Read<A>>
): ReadonlyArray<{ readonly line: number; readonly value: A }> =>
  lines.flatMap((each) => ("value" in each ? [each] : []))
