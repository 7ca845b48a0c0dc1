/** The unit that the amounts of a table are written in. */

/** A power of ten that the language has a word for. */
export type Scale = 1 | 1e3 | 1e4 | 1e6 | 1e8 | 1e9

/** In a larger unit the largest amount would have fewer digits than make the years of a small line comparable. */
const minWritten = 10_000

/** The largest scale in which the largest amount is at least 10,000; else the smallest. Scales in ascending order. */
export const scaleFor = (
  amounts: ReadonlyArray<number | null>,
  scales: readonly [Scale, ...ReadonlyArray<Scale>]
): Scale => {
  const largest = amounts.reduce<number>((max, amount) => Math.max(max, Math.abs(amount ?? 0)), 0)
  return scales.findLast((scale) => largest / scale >= minWritten) ?? scales[0]
}
