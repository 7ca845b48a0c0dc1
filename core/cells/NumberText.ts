/** Parses numbers as people and vendors write them: `1,234.50`, `$5`, `(50)`, `23.08M`. */
import { Result } from "effect"
import type { Notation } from "./Notation.ts"
import { quote } from "./quote.ts"

/** Decimal notation, also with an exponent; no thousands marks. */
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/

const minuses = "\u2212-"

/** Sign and currency in either order, digits and marks, an exponent or a magnitude, then a currency or percent sign. */
const dressed = new RegExp(
  `^([+${minuses}]?)(?:\\p{Sc}\\s?)?([+${minuses}]?)(\\d[\\d.,'\u2019\\s]*|[.,]\\d+)(e[+-]?\\d+)?([kmbt])?\\s?(?:(%)|\\p{Sc})?$`,
  "iu"
)

const magnitudes: Readonly<Record<string, number>> = { k: 3, m: 6, b: 9, t: 12 }

/** Thousands in groups of three, or as in India: the last three digits and pairs before them. */
const grouped = /^[1-9]\d{0,2}((\D\d{3})+|(,\d{2})+,\d{3})$/

/** One comma and three digits after it: thousands or decimals. */
const oneComma = /^[1-9]\d{0,2},\d{3}$/

/** The kind of number that a field contains. */
export type Numbers = "number" | "percent" | "integer"

const expected = (of: Numbers, { decimal }: Notation): string =>
  of === "integer" ? "Expected a whole number" : `Expected a number such as 1234${decimal}5`

/** The option that would resolve an unreadable number; empty where none would. */
const advice = (cell: string, { decimal, sure }: Notation): string => {
  if (sure || decimal !== ".") return ""
  return /\d,\d{1,2}$|\d,\d{4,}|\.\d{3},\d|\.\d{3}\.\d{3}/.test(cell)
    ? ": pass --decimal comma if decimals follow a comma"
    : ""
}

/** The digits without their marks, with a decimal point; null where a mark is misplaced. */
const bare = (digits: string, notation: Notation): string | null => {
  const at = digits.lastIndexOf(notation.decimal)
  const whole = at === -1 ? digits : digits.slice(0, at)
  const fraction = at === -1 ? "" : digits.slice(at + 1)
  if (!/^\d*$/.test(fraction)) return null
  if (/^\d*$/.test(whole)) return `${whole}.${fraction}`
  const marks = new Set(whole.replace(/\d/g, ""))
  const [mark = ""] = marks
  return marks.size === 1 && notation.thousands.includes(mark) && grouped.test(whole)
    ? `${whole.replaceAll(mark, "")}.${fraction}`
    : null
}

/** A number in any but the plainest notation. */
const readDressed = (cell: string, notation: Notation, of: Numbers): Result.Result<number, string> => {
  const wrong = (but = "") =>
    Result.fail(`${expected(of, notation)}${but}, got ${quote(cell)}${advice(cell, notation)}`)
  const inside = /^\((.*)\)$/.exec(cell)?.[1]?.trim()
  const parts = dressed.exec(inside ?? cell)
  if (parts === null) return wrong()
  const [, before = "", after = "", marked = "", exponent = "", magnitude = "", sign] = parts
  const signs = before + after + (inside === undefined ? "" : "-")
  const digits = marked.trim().replace(/\s/g, " ").replaceAll("\u2019", "'")
  if (signs.length > 1 || (exponent !== "" && magnitude !== "")) return wrong()
  if (sign !== undefined && of !== "percent") return wrong(", not a percentage")
  if (!notation.sure && oneComma.test(digits)) {
    return Result.fail(`${quote(cell)} has two readings: pass --thousands comma or --decimal comma`)
  }
  const number = bare(digits, notation)
  if (number === null) return wrong()
  const power = Number(exponent.slice(1)) + (magnitudes[magnitude.toLowerCase()] ?? 0)
  const value = Number(`${signs !== "" && minuses.includes(signs) ? "-" : ""}${number}e${power}`)
  return Number.isFinite(value) ? Result.succeed(value) : wrong()
}

/**
 * The number in a cell. Currency signs are ignored, parentheses are a minus, K, M, B and T are thousands to trillions.
 * `5%` is the number 5 in a field of percentages, and refused elsewhere. The error for an ambiguous number names the
 * option that resolves it.
 */
export const readNumber = (cell: string, notation: Notation, of: Numbers): Result.Result<number, string> => {
  const value = notation.decimal === "." && decimal.test(cell) ? Number(cell) : Number.NaN
  return Number.isFinite(value) ? Result.succeed(value) : readDressed(cell, notation, of)
}
