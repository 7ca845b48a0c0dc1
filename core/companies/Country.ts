/** Countries by ISO 3166-1 two-letter code; the English names are the runtime's own (Unicode CLDR). */

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Names in common use that CLDR writes otherwise. */
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

/** Codes that CLDR names but that are no countries: groups and reserved codes. */
const noCountry = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"])

/** Whether CLDR reads the code as another one's: DD (East Germany) means DE, and would come before it. */
const isWithdrawn = (code: string): boolean => new Intl.Locale(`und-${code}`).region !== code

/** Codes by lower-case name; made at the first use, it takes a while. */
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

/** CLDR's long names of the three regions that the market data of the world calls by the short one. */
const shortNames: Readonly<Record<string, string>> = { HK: "Hong Kong", MO: "Macau", TR: "Turkey" }

/** The English name of a country, `United States` for `US`; null for null. */
export const countryName = (code: string | null): string | null =>
  code === null ? null : (shortNames[code] ?? names.of(code) ?? code)

/** The code of a country given by either form in any case; null when it is neither. */
export const countryCode = (text: string): string | null => {
  const wanted = text.trim()
  const upper = wanted.toUpperCase()
  const name = /^[A-Z]{2}$/.test(upper) ? names.of(upper)?.toLowerCase() : undefined
  return (codes().get(name ?? "") === upper ? upper : codes().get(wanted.toLowerCase())) ?? null
}
