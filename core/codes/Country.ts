/** Countries by ISO 3166-1 two-letter code, with the runtime's English names (Unicode CLDR). */

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Common names that CLDR writes differently. */
const otherNames: Readonly<Record<string, string>> = {
  "bosnia and herzegovina": "BA",
  "czech republic": "CZ",
  "hong kong": "HK",
  "korea, republic of": "KR",
  "republic of korea": "KR",
  korea: "KR",
  "ivory coast": "CI",
  macao: "MO",
  macau: "MO",
  macedonia: "MK",
  myanmar: "MM",
  russia: "RU",
  "russian federation": "RU",
  taiwan: "TW",
  turkey: "TR",
  uk: "GB",
  usa: "US",
  "united states of america": "US",
  "viet nam": "VN"
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** Codes that CLDR names but that aren't countries: groups and reserved codes. */
const noCountry = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"])

/** Whether the code is withdrawn: CLDR maps DD (East Germany) to DE, and it would sort first. */
const isWithdrawn = (code: string): boolean => new Intl.Locale(`und-${code}`).region !== code

/** Codes by lower-case name; built at first use, because it is slow. */
const makeCodes = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second
      const name = noCountry.has(code) || isWithdrawn(code) ? undefined : names.of(code)
      if (name !== undefined) found.set(name.toLowerCase(), code)
    }
  }
  for (const [name, code] of Object.entries(otherNames)) found.set(name, code)
  return found
}

let madeCodes: ReadonlyMap<string, string> | undefined
const codes = (): ReadonlyMap<string, string> => {
  madeCodes ??= makeCodes()
  return madeCodes
}

/** Short names of three regions, as market data has them, where CLDR's are long. */
const shortNames: Readonly<Record<string, string>> = { HK: "Hong Kong", MO: "Macau", TR: "Turkey" }

/**
 * The English name of a country, `United States` for `US`; null for null.
 *
 * @example
 * ```ts
 * import { countryName } from "findata"
 *
 * countryName("KR") // => "South Korea"
 * ```
 */
export const countryName = (code: string | null): string | null =>
  code === null ? null : (shortNames[code] ?? names.of(code) ?? code)

/**
 * The code of a country given by code or name, in any case; null when it is neither.
 *
 * @example
 * ```ts
 * import { countryCode } from "findata"
 *
 * countryCode("South Korea") // => "KR"
 * countryCode("us") // => "US"
 * countryCode("Atlantis") // => null
 * ```
 */
export const countryCode = (text: string): string | null => {
  const wanted = text.trim()
  const upper = wanted.toUpperCase()
  const name = /^[A-Z]{2}$/.test(upper) ? names.of(upper)?.toLowerCase() : undefined
  return (codes().get(name ?? "") === upper ? upper : codes().get(wanted.toLowerCase())) ?? null
}
