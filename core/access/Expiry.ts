/** When a key is to expire, as people and programs write it. */
import { isCalendarDate } from "../time/CalendarDate.ts"
import { instantOf } from "../time/Instant.ts"

/** Why a text is no time to expire at. */
export type ExpiryFault = "malformed" | "past"

export type Expiry = { readonly at: string } | { readonly fault: ExpiryFault }

const iso8601 =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/

/** Of the year 9999, the last that has four digits. */
const lastMillis = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Milliseconds of ISO 8601: a date alone is its midnight, a time without a zone is UTC. Null for anything else. */
const millisOf = (text: string): number | null => {
  const [, date = "", time = "00:00", , zone = "Z"] = iso8601.exec(text) ?? []
  if (!isCalendarDate(date)) return null
  const millis = Date.parse(`${date}T${time}${zone.toUpperCase()}`)
  return Number.isNaN(millis) ? null : millis
}

/** The instant to the second, which lies after `now` (milliseconds), or what is wrong with the text. */
export const expiryOf = (text: string, now: number): Expiry => {
  const millis = millisOf(text)
  if (millis === null || millis > lastMillis) return { fault: "malformed" }
  const at = instantOf(millis)
  return Date.parse(at) > now ? { at } : { fault: "past" }
}
