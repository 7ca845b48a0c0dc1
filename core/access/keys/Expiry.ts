/** When a key expires, parsed from text. */
import { isCalendarDate } from "../../time/CalendarDate.ts"
import { instantOf } from "../../time/Instant.ts"

/** Why a text isn't a valid expiry. */
export type ExpiryFault = "malformed" | "past"

/** The instant at which a key expires, in UTC to the second, or why the text states none. */
export type Expiry = { readonly at: string } | { readonly fault: ExpiryFault }

const iso8601 =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/

/** The end of the year 9999, the last with four digits. */
const lastMillis = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** ISO 8601 to milliseconds: a date alone is its midnight, a time without a zone is UTC. Null for anything else. */
const millisOf = (text: string): number | null => {
  const [, date = "", time = "00:00", , zone = "Z"] = iso8601.exec(text) ?? []
  if (!isCalendarDate(date)) return null
  const millis = Date.parse(`${date}T${time}${zone.toUpperCase()}`)
  return Number.isNaN(millis) ? null : millis
}

/**
 * The instant, to the second, when it lies after `now` (milliseconds); otherwise why it is invalid.
 *
 * @example
 * ```ts
 * import { expiryOf } from "findata"
 *
 * const now = Date.parse("2026-01-01T00:00:00Z")
 * expiryOf("2026-07-01", now) // => { at: "2026-07-01T00:00:00Z" }
 * expiryOf("2025-07-01", now) // => { fault: "past" }
 * expiryOf("next summer", now) // => { fault: "malformed" }
 * ```
 */
export const expiryOf = (text: string, now: number): Expiry => {
  const millis = millisOf(text)
  if (millis === null || millis > lastMillis) return { fault: "malformed" }
  const at = instantOf(millis)
  return Date.parse(at) > now ? { at } : { fault: "past" }
}
