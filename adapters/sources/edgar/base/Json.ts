/** Takes values out of parsed JSON of any shape, without failing. */
import { Predicate } from "effect"

/** An own member; undefined for one that is absent or inherited. */
export const member = (value: unknown, name: string): unknown =>
  Predicate.isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** The elements of a list; null when the value is none. */
export const listOf = (value: unknown): ReadonlyArray<unknown> | null => (Array.isArray(value) ? value : null)

/** A text with single spaces, or a number as text; null for anything else, an empty text, and SEC's `None`. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return String(value)
  if (typeof value !== "string") return null
  const text = value.replace(/\s+/g, " ").trim()
  return text === "" || text === "None" ? null : text
}

/** SEC's number of an issuer as ten digits; null when it is none. SEC writes it as a number or as text. */
export const cikOf = (value: unknown): string | null => {
  const text = typeof value === "number" ? String(value) : value
  return typeof text === "string" && /^\d{1,10}$/.test(text) ? text.padStart(10, "0") : null
}
