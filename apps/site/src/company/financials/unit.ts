/** The unit that the amounts of a table are written in, and the digits of those per share. */

import { isWhole } from "../../language/currency.ts"

/** A power of ten that the language has a word for. */
export type Scale = 1 | 1e3 | 1e4 | 1e6 | 1e8 | 1e9

/** In a larger unit the largest amount would have fewer digits than make the years of a small line comparable. */
const leastWritten = 10_000

/** The largest scale in which the largest amount is at least 10,000; else the smallest. Scales in ascending order. */
export const scaleFor = (
  amounts: ReadonlyArray<number | null>,
  scales: readonly [Scale, ...ReadonlyArray<Scale>]
): Scale => {
  const largest = amounts.reduce<number>((most, amount) => Math.max(most, Math.abs(amount ?? 0)), 0)
  return scales.findLast((scale) => largest / scale >= leastWritten) ?? scales[0]
}

export type Digits = 0 | 2 | 4

/** Digits after the point, the same for all: more where old figures have become small by splits. */
export const perShareDigits = (amounts: ReadonlyArray<number | null>, currency: string): Digits => {
  if (isWhole(currency)) return 0
  return amounts.some((amount) => amount !== null && amount !== 0 && Math.abs(amount) < 0.1) ? 4 : 2
}
