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

/** The code as it is kept, or null when no such currency is known. */
export const currencyCode = (text: string): string | null => {
  const wanted = text.trim()
  const unit = hundredths[wanted]
  if (unit !== undefined) return unit
  const upper = wanted.toUpperCase()
  return iso.has(upper) ? upper : null
}

/** Whether prices in the currency are always whole numbers: no Korean market trades in parts of a won. */
export const isWholeUnit = (currency: string | null): boolean => currency === "KRW"
