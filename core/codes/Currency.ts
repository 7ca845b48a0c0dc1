/** Currencies by ISO 4217 code, and the hundredths that some exchanges quote prices in. */

const iso = new Set(Intl.supportedValuesOf("currency"))

/**
 * Codes that ISO 4217 withdrew (its table A.3) when the euro or a new unit took the currency's place: rates and
 * statements of those years are in them.
 */
const withdrawn: ReadonlySet<string> = new Set(
  "ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE ROL SIT SKK TRL".split(" ")
)

/** Quote units of a hundredth of a currency, by their spellings. */
const hundredths: Readonly<Record<string, string>> = {
  GBp: "GBX",
  GBX: "GBX",
  ILA: "ILA",
  ZAc: "ZAC",
  ZAC: "ZAC"
}

/** The currency of each hundredth, by the hundredth's code. */
const wholes: ReadonlyMap<string, string> = new Map([
  ["GBX", "GBP"],
  ["ILA", "ILS"],
  ["ZAC", "ZAR"]
])

/**
 * The code as stored, or null for an unknown currency.
 *
 * @example
 * ```ts
 * import { currencyCode } from "findata"
 *
 * currencyCode("usd") // => "USD"
 * currencyCode("GBp") // => "GBX"
 * currencyCode("dollars") // => null
 * ```
 */
export const currencyCode = (text: string): string | null => {
  const wanted = text.trim()
  const unit = hundredths[wanted]
  if (unit !== undefined) return unit
  const upper = wanted.toUpperCase()
  return iso.has(upper) || withdrawn.has(upper) ? upper : null
}

/**
 * Whether shares trade only in whole units of the currency: no Korean market trades in fractions of a won. Yen prices
 * have had decimals since the Tokyo exchange's finer ticks of 2014.
 */
export const isWholeUnit = (currency: string | null): boolean => currency === "KRW"

/**
 * The currency that a quote unit is a hundredth of: GBP for GBX, ILS for ILA, ZAR for ZAC; null for a currency itself.
 */
export const hundredthOf = (unit: string): string | null => wholes.get(unit) ?? null

/**
 * The currency of amounts in a quote unit: GBP for GBX; any other code is returned as it is.
 *
 * @example
 * ```ts
 * import { currencyOf } from "findata"
 *
 * currencyOf("GBX") // => "GBP"
 * currencyOf("USD") // => "USD"
 * ```
 */
export const currencyOf = (unit: string): string => hundredthOf(unit) ?? unit

/** The codes that prices of a currency may be quoted in: the currency, and its hundredth where it has one. */
export const quoteUnitsOf = (currency: string): ReadonlyArray<string> => [
  currency,
  ...[...wholes].filter(([, whole]) => whole === currency).map(([unit]) => unit)
]

/**
 * Converts an amount between quote units: 1.5 GBP are 150 GBX. Null between different currencies, as no exchange rates
 * are known.
 */
export const inUnit = (amount: number, from: string, to: string): number | null => {
  if (from === to) return amount
  if (hundredthOf(to) === from) return amount * 100
  return hundredthOf(from) === to ? amount / 100 : null
}
