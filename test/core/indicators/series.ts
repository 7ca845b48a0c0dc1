/** Random price series, and the distance between two columns. */
import fc from "fast-check"
import type { Column } from "../../../core/indicators/mod.ts"

const price = fc.integer({ min: 100, max: 100_000 }).map((cents) => cents / 100)
/** Without a size of "max" an array would have at most ten values, too few for an indicator. */
const size = "max"
export const closes = fc.array(price, { maxLength: 120, size }).map((values) => Float64Array.from(values))
export const bars = fc.array(fc.tuple(price, price, price), { maxLength: 80, size }).map((rows) => ({
  high: Float64Array.from(rows, (row) => Math.max(...row)),
  low: Float64Array.from(rows, (row) => Math.min(...row)),
  close: Float64Array.from(rows, (row) => row[0])
}))

const isNear = (a: number, b: number): boolean =>
  (Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

export const areNear = (a: Column, b: Column): boolean =>
  a.length === b.length && a.every((value, i) => isNear(value, b[i] as number))
