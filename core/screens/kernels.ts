/**
 * The loops of an evaluation. Numbers are NaN where unknown, texts null, and conditions 0 for false, 1 for true and 2 for
 * unknown. An operand of a stride of 0 is a constant, whose only value is its first. An `out` of numbers may be one of the
 * operands.
 */
import type { Arithmetic, Comparison } from "./Expression.ts"

/** An operand with the step from one row to the next: 1, or 0 for a constant. */
export interface Operand<Values> {
  readonly values: Values
  readonly stride: 0 | 1
}

/** Numbers by row, NaN where unknown. */
export type Numbers = Operand<Float64Array>

/** Texts by row, null where unknown. */
export type Texts = Operand<ReadonlyArray<string | null>>

/** Conditions by row: 0 false, 1 true, 2 unknown. */
export type Truths = Operand<Uint8Array>

/** A condition of a row that is unknown. */
export const unknown = 2

/** Makes what isn't finite unknown. */
const finite = (value: number): number => (value - value === 0 ? value : Number.NaN)

/** Calculates with the numbers of each row; unknown where either is, or the result isn't finite. */
export const calculate = (
  operator: Arithmetic,
  { stride: s, values: a }: Numbers,
  { stride: t, values: b }: Numbers,
  out: Float64Array
): void => {
  const { length } = out
  switch (operator) {
    case "+":
      for (let i = 0; i < length; i++) out[i] = finite((a[i * s] as number) + (b[i * t] as number))
      return
    case "-":
      for (let i = 0; i < length; i++) out[i] = finite((a[i * s] as number) - (b[i * t] as number))
      return
    case "*":
      for (let i = 0; i < length; i++) out[i] = finite((a[i * s] as number) * (b[i * t] as number))
      return
    case "/":
      for (let i = 0; i < length; i++) out[i] = finite((a[i * s] as number) / (b[i * t] as number))
      return
    case "%":
      for (let i = 0; i < length; i++) out[i] = finite((a[i * s] as number) % (b[i * t] as number))
  }
}

/** Applies a function to each number; unknown where the result isn't finite. */
export const mapNumbers = (
  apply: (value: number) => number,
  { stride, values }: Numbers,
  out: Float64Array
): void => {
  for (let i = 0; i < out.length; i++) out[i] = finite(apply(values[i * stride] as number))
}

/** The lesser of two numbers, or the greater one; unknown where either is. */
export const extreme = (
  name: "max" | "min",
  { stride: s, values: a }: Numbers,
  { stride: t, values: b }: Numbers,
  out: Float64Array
): void => {
  const { length } = out
  if (name === "min")
    for (let i = 0; i < length; i++) out[i] = Math.min(a[i * s] as number, b[i * t] as number)
  else for (let i = 0; i < length; i++) out[i] = Math.max(a[i * s] as number, b[i * t] as number)
}

/** What a comparison is of a value below, equal to and above the other: 0 or 1. */
const outcomes: Readonly<Record<Comparison, readonly [below: number, same: number, above: number]>> = {
  "<": [1, 0, 0],
  "<=": [1, 1, 0],
  "==": [0, 1, 0],
  "!=": [1, 0, 1],
  ">=": [0, 1, 1],
  ">": [0, 0, 1]
}

/** Compares numbers, or days. */
export const compareNumbers = (
  operator: Comparison,
  { stride: s, values: a }: Numbers,
  { stride: t, values: b }: Numbers,
  out: Uint8Array
): void => {
  const [below, same, above] = outcomes[operator]
  const { length } = out
  for (let i = 0; i < length; i++) {
    const x = a[i * s] as number
    const y = b[i * t] as number
    out[i] = x < y ? below : x > y ? above : x === y ? same : unknown
  }
}

/** Compares texts, by `==` and `!=` alone. */
export const compareTexts = (
  operator: Comparison,
  { stride: s, values: a }: Texts,
  { stride: t, values: b }: Texts,
  out: Uint8Array
): void => {
  const [other, same] = outcomes[operator]
  for (let i = 0; i < out.length; i++) {
    const x = a[i * s] ?? null
    const y = b[i * t] ?? null
    out[i] = x === null || y === null ? unknown : x === y ? same : other
  }
}

/** Compares conditions, by `==` and `!=` alone. */
export const compareTruths = (
  operator: Comparison,
  { stride: s, values: a }: Truths,
  { stride: t, values: b }: Truths,
  out: Uint8Array
): void => {
  const [other, same] = outcomes[operator]
  for (let i = 0; i < out.length; i++) {
    const x = a[i * s] as number
    const y = b[i * t] as number
    out[i] = x === unknown || y === unknown ? unknown : x === y ? same : other
  }
}

/** Whether each number or day is one of a set. */
export const findNumbers = (set: ReadonlySet<number>, { stride, values }: Numbers, out: Uint8Array): void => {
  for (let i = 0; i < out.length; i++) {
    const x = values[i * stride] as number
    out[i] = Number.isNaN(x) ? unknown : set.has(x) ? 1 : 0
  }
}

/** Whether each text is one of a set. */
export const findTexts = (set: ReadonlySet<string>, { stride, values }: Texts, out: Uint8Array): void => {
  for (let i = 0; i < out.length; i++) {
    const x = values[i * stride] ?? null
    out[i] = x === null ? unknown : set.has(x) ? 1 : 0
  }
}

/** Whether each number is known. */
export const knownNumbers = ({ stride, values }: Numbers, out: Uint8Array): void => {
  for (let i = 0; i < out.length; i++) out[i] = Number.isNaN(values[i * stride] as number) ? 0 : 1
}

/** Whether each text is known. */
export const knownTexts = ({ stride, values }: Texts, out: Uint8Array): void => {
  for (let i = 0; i < out.length; i++) out[i] = (values[i * stride] ?? null) === null ? 0 : 1
}

/** Whether each condition is known. */
export const knownTruths = ({ stride, values }: Truths, out: Uint8Array): void => {
  for (let i = 0; i < out.length; i++) out[i] = values[i * stride] === unknown ? 0 : 1
}

/** Turns each condition round; unknown stays unknown. */
export const negate = ({ stride, values }: Truths, out: Uint8Array): void => {
  for (let i = 0; i < out.length; i++) {
    const x = values[i * stride] as number
    out[i] = x === unknown ? unknown : 1 - x
  }
}

/** By two conditions, `a * 3 + b`: both, and either (Kleene (1952), Introduction to Metamathematics, 64). */
const joined = {
  and: Uint8Array.of(0, 0, 0, 0, 1, 2, 0, 2, 2),
  or: Uint8Array.of(0, 1, 2, 1, 1, 1, 2, 1, 2)
}

/** Joins two conditions of each row. */
export const join = (
  kind: "and" | "or",
  { stride: s, values: a }: Truths,
  { stride: t, values: b }: Truths,
  out: Uint8Array
): void => {
  const results = joined[kind]
  for (let i = 0; i < out.length; i++)
    out[i] = results[(a[i * s] as number) * 3 + (b[i * t] as number)] as number
}

/** Takes the first operand where the condition is true, the second where it is false, else what is unknown. */
export const choose = <A>(
  { stride: r, values: condition }: Truths,
  { stride: s, values: a }: Operand<ArrayLike<A>>,
  { stride: t, values: b }: Operand<ArrayLike<A>>,
  none: A,
  out: { readonly length: number; [row: number]: A }
): void => {
  for (let i = 0; i < out.length; i++) {
    const truth = condition[i * r]
    out[i] = truth === unknown ? none : truth === 1 ? (a[i * s] as A) : (b[i * t] as A)
  }
}
