/** Rewrites the times of feeds, dates of RFC 822 (and 2822, 5322), in ISO 8601. */

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** The zone names of RFC 822 without the military letters, whose signs it had reversed, and others of one meaning. */
const zones: ReadonlyMap<string, string> = new Map([
  ["UT", "+00:00"],
  ["UTC", "+00:00"],
  ["GMT", "+00:00"],
  ["Z", "+00:00"],
  ["EST", "-05:00"],
  ["EDT", "-04:00"],
  ["CST", "-06:00"],
  ["CDT", "-05:00"],
  ["MST", "-07:00"],
  ["MDT", "-06:00"],
  ["PST", "-08:00"],
  ["PDT", "-07:00"],
  ["KST", "+09:00"],
  ["JST", "+09:00"],
  ["CET", "+01:00"],
  ["CEST", "+02:00"]
])

const parts =
  /^(?:[a-z]{2,9}\.?,?\s+)?(\d{1,2})[\s-]([a-z]{3,9})\.?[\s-](\d{2}|\d{4})\s+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([a-z]{1,4}|(?:GMT|UTC)?[+-]\d\d:?\d\d)$/i

const monthOf = (name: string): number => {
  const lower = name.toLowerCase()
  return months.findIndex((month) => lower.startsWith(month)) + 1
}

/** Years of two digits are of 1950 to 2049, as in RFC 5322. */
const yearOf = (year: string): string =>
  year.length === 4 ? year : Number(year) < 50 ? `20${year}` : `19${year}`

const offsetOf = (zone: string): string | null => {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return sign === undefined ? (zones.get(zone.toUpperCase()) ?? null) : `${sign}${hours}:${minutes}`
}

const pad = (value: string | number): string => String(value).padStart(2, "0")

/** Longer texts aren't times. */
const maxLength = 100

/**
 * A time as an ISO instant with its offset. A text of another form, or with a zone of no certain meaning, is returned
 * as it is, for the import to read or to refuse.
 */
export const isoTime = (text: string): string => {
  if (text.length > maxLength) return text
  const plain = text.replace(/\([^()]*\)\s*$/, "").trim()
  const [, day = "", month = "", year = "", hour = "", minute, second = "00", zone = ""] =
    parts.exec(plain) ?? []
  const number = monthOf(month)
  const offset = offsetOf(zone)
  if (month === "" || number === 0 || offset === null) return text
  return `${yearOf(year)}-${pad(number)}-${pad(day)}T${pad(hour)}:${minute}:${second}${offset}`
}
