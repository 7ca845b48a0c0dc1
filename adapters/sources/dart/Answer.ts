/** OpenDART's answers: a status with a message, and a list of objects or the members of one company. */
import { Predicate } from "effect"
import { isCalendarDate } from "../../../core/mod.ts"

/** An object of an answer; its members can be of any type. */
export type Members = Readonly<Record<string, unknown>>

export type Answer =
  /** Status 000; `list` is null in an answer about one company, which has its members at the top. */
  | { readonly _tag: "Found"; readonly members: Members; readonly list: ReadonlyArray<Members> | null }
  /** Status 013: there is nothing to answer. */
  | { readonly _tag: "NoData" }
  /** Another status, or not an answer of OpenDART; `message` says which, with the service's own words. */
  | { readonly _tag: "Refused"; readonly status: string | null; readonly message: string }

/** The member's own value; undefined when there is none. */
const valueOf = (of: Members, name: string): unknown => (Object.hasOwn(of, name) ? of[name] : undefined)

/** What DART writes for no value. */
const isBlank = (text: string): boolean => /^[-\u2013\u2014]?$/.test(text)

/** The member's text, trimmed; null when absent, empty, `-` or neither text nor a number. */
export const textIn = (of: Members, name: string): string | null => {
  const value = valueOf(of, name)
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : ""
  return isBlank(text) ? null : text
}

/** Whether the member is a dash alone. */
export const isDash = (of: Members, name: string): boolean => {
  const value = valueOf(of, name)
  return typeof value === "string" && value.trim() !== "" && isBlank(value.trim())
}

/** The member's text on one line; null without one. */
export const lineIn = (of: Members, name: string): string | null =>
  textIn(of, name)?.replaceAll(/\s+/g, " ") ?? null

/** A sum of money, a number of shares or a percentage. A text that is none stays as it is, for the import to refuse. */
export type Amount = number | string

/** The member's number, written with or without commas: `-1,400`; null when there is none. */
export const amountIn = (of: Members, name: string): Amount | null => {
  const text = textIn(of, name)
  if (text === null) return null
  return /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) ? Number(text.replaceAll(",", "")) : text
}

/** The days that a text contains, in its order: of `2020.01.01 ~ 2020.03.31`, `2020.03.31 현재`, `2023-12-31`. */
export const daysIn = (text: string | null): ReadonlyArray<string> =>
  [...(text ?? "").matchAll(/(?<!\d)(\d{4})([-./])(\d{2})\2(\d{2})(?!\d)/g)]
    .map(([, year, , month, day]) => `${year}-${month}-${day}`)
    .filter(isCalendarDate)

/** The day of a filing's number, its first eight digits; null for a number of another form. */
export const filedOn = (rcept_no: string | null): string | null => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\d{6}$/.exec(rcept_no ?? "") ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : null
}

/** Where a filing can be read; null without its number. */
export const filingUrl = (rcept_no: string | null): string | null =>
  rcept_no === null ? null : `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${encodeURIComponent(rcept_no)}`

const refused = (status: string | null, message: string): Answer => ({ _tag: "Refused", status, message })

const notAnAnswer = "Not an answer of OpenDART: expected an object with status and message"

/** The answer in parsed JSON. */
export const answerOf = (json: unknown): Answer => {
  if (!Predicate.isObject(json)) return refused(null, notAnAnswer)
  const status = textIn(json, "status")
  if (status === null) return refused(null, notAnAnswer)
  if (status === "013") return { _tag: "NoData" }
  if (status !== "000") {
    return refused(status, `OpenDART answered ${status}: ${textIn(json, "message") ?? "without a message"}`)
  }
  const list = valueOf(json, "list")
  if (list === undefined) return { _tag: "Found", members: json, list: null }
  if (!Array.isArray(list) || !list.every(Predicate.isObject)) {
    return refused(null, "The list of the answer contains something other than objects")
  }
  return { _tag: "Found", members: json, list }
}

/** The text of an element without others in it, trimmed; null when absent or empty. */
const elementIn = (page: string, element: RegExp): string | null => element.exec(page)?.[1]?.trim() || null

/** The answer in a page of HTML or XML, which the service gives for some errors whatever was asked. */
export const pageAnswer = (page: string): Answer => {
  const status = elementIn(page, /<status>([^<]*)<\/status>/)
  if (status === "013") return { _tag: "NoData" }
  if (status !== null) {
    const message = elementIn(page, /<message>([^<]*)<\/message>/) ?? "without a message"
    return refused(status, `OpenDART answered ${status}: ${message}`)
  }
  const title = elementIn(page, /<title>([^<]*)<\/title>/i)
  const named = title === null ? "" : `, titled ${JSON.stringify(title.slice(0, 100))}`
  return refused(null, `A page instead of an answer of OpenDART${named}`)
}
