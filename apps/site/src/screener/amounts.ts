/** Numbers as people type them: `1.5B`, `2조`, `10,000`, `15%`. */
const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  bn: 1e9,
  t: 1e12,
  만: 1e4,
  억: 1e8,
  조: 1e12,
  万: 1e4,
  億: 1e8,
  亿: 1e8,
  兆: 1e12,
  万亿: 1e12
}

/** Null for what is no number. Percent are as figures in percent have them: `15%` is 15. */
export const amountIn = (typed: string): number | null => {
  const text = typed
    .trim()
    .replace("\u2212", "-")
    .replaceAll(/[\s,_]/g, "")
  const [, digits = "", unit = ""] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|\p{L}*)$/iu.exec(text) ?? []
  if (digits === "") return null
  if (unit === "" || unit === "%") return Number(digits)
  const factor = factors[unit.toLowerCase()]
  // 0.1 × 1e9 and the like have digits that nobody typed.
  return factor === undefined ? null : Number((Number(digits) * factor).toPrecision(15))
}

const units = [
  ["T", 1e12],
  ["B", 1e9],
  ["M", 1e6]
] as const

/** A number as `amountIn` reads it again: large ones shortly where that is exact, `1.5B`. */
export const typedAmount = (value: number): string => {
  const [unit, factor] = units.find(([, size]) => Math.abs(value) >= size) ?? ["", 1]
  const short = `${value / factor}${unit}`
  return short.length < String(value).length && amountIn(short) === value ? short : String(value)
}
