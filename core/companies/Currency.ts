/** Currencies by ISO 4217 code, and the hundredths that some exchanges quote in. */

const iso = new Set(Intl.supportedValuesOf("currency"))

/** Quote units that are a hundredth of a currency, by the spellings in use. */
const hundredths: Readonly<Record<string, string>> = {
  GBp: "GBX",
  GBX: "GBX",
  ILA: "ILA",
  ZAc: "ZAC",
  ZAC: "ZAC"
}

/** The currencies that quote units are a hundredth of, by the units' codes. */
const wholes: ReadonlyMap<string, string> = new Map([
  ["GBX", "GBP"],
  ["ILA", "ILS"],
  ["ZAC", "ZAR"]
])

/** The code as it is kept, or null when no such currency is known. */
export const currencyCode = (text: string): string | null => {
  const wanted = text.trim()
  const unit = hundredths[wanted]
  if (unit !== undefined) return unit
  const upper = wanted.toUpperCase()
  return iso.has(upper) ? upper : null
}

/**
 * Whether shares are traded in whole units of the currency alone: no Korean market trades in parts of a won. Yen have
 * decimals since the Tokyo exchange's finer ticks of 2014.
 */
export const isWholeUnit = (currency: string | null): boolean => currency === "KRW"

/** The currency that a quote unit is a hundredth of: GBP of GBX, ILS of ILA, ZAR of ZAC; null of a currency itself. */
export const hundredthOf = (unit: string): string | null => wholes.get(unit) ?? null

/** The currency that amounts of a quote unit add up to, GBP of GBX; any other code is its own. */
export const currencyOf = (unit: string): string => hundredthOf(unit) ?? unit

/** The codes that prices of a currency are quoted in: the currency's own, and its hundredth's where it has one. */
export const quoteUnitsOf = (currency: string): ReadonlyArray<string> => [
  currency,
  ...[...wholes].filter(([, whole]) => whole === currency).map(([unit]) => unit)
]

/**
 * An amount in one currency or quote unit as one of another: 1.5 GBP are 150 GBX. Null between units of different
 * currencies: no rate of exchange is known.
 */
export const inUnit = (amount: number, from: string, to: string): number | null => {
  if (from === to) return amount
  if (hundredthOf(to) === from) return amount * 100
  return hundredthOf(from) === to ? amount / 100 : null
}
