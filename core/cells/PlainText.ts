/** Reads plainly written cells from a text, as the parsers of cells would; what isn't plain is left to them. */
import { Result } from "effect"
import type { CellBlock } from "./CellBlock.ts"
import type { Field } from "./Field.ts"

const zero = 48
const nine = 57
const point = 46
const hyphen = 45
const space = 32

/** A number of so many digits is exact in a double, and so is its quotient by a power of ten below 10^23. */
const maxDigits = 15

const powers = Float64Array.from({ length: maxDigits + 1 }, (_, power) => 10 ** power)

/** A number of digits and at most one decimal point, perhaps between spaces; NaN for anything else. */
export const plainNumber = (text: string, start: number, end: number): number => {
  while (start < end && text.charCodeAt(start) === space) start++
  while (start < end && text.charCodeAt(end - 1) === space) end--
  let value = 0
  let digits = 0
  let decimals = -1
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === point && decimals === -1) decimals = 0
    else if (code < zero || code > nine) return Number.NaN
    else {
      value = value * 10 + code - zero
      digits++
      if (decimals !== -1) decimals++
    }
  }
  if (digits === 0 || digits > maxDigits) return Number.NaN
  return decimals > 0 ? value / (powers[decimals] as number) : value
}

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= zero && code <= nine
}

const dateLength = 10

/** Whether a cell has the form YYYY-MM-DD. */
export const isPlainDate = (text: string, start: number, end: number): boolean => {
  if (end - start !== dateLength) return false
  for (let at = 0; at < dateLength; at++) {
    const isMark = at === 4 || at === 7
    if (isMark ? text.charCodeAt(start + at) !== hyphen : !isDigit(text, start + at)) return false
  }
  return true
}

/** Parses the cells of a column, of which neighbours are often the same, by the column's own field. */
export const texts = <A>(field: Field<A>, block: CellBlock, column: number) => {
  const { places, text } = block
  const stride = block.names.length + 1
  let cell: string | null = null
  let value: A | null = null
  /** Null for an empty cell, undefined for an invalid one. */
  return (row: number): A | null | undefined => {
    const at = row * stride + column
    const start = (places[at] as number) + 1
    const end = places[at + 1] as number
    if (cell !== null && cell.length === end - start && text.startsWith(cell, start)) return value
    const found = text.slice(start, end)
    const trimmed = found.trim()
    if (trimmed === "") return null
    const parsed = field.parse(trimmed)
    if (Result.isFailure(parsed)) return undefined
    cell = found
    value = parsed.success
    return value
  }
}
