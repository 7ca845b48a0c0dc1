/** Numbers, amounts and dates in the language of the site. What isn't known is a dash. */
import { compactText, roundText } from "./compact.ts"
import { currencyIn, inParentheses, isWhole } from "./currency.ts"
import { type Digits, earningsDigits, paymentDigits, priceDigits } from "./digits.ts"
import { language } from "./language.ts"
import { numberFormat } from "./numberFormat.ts"

/** Shown in place of a value that isn't known. */
export const unknown = "–"

/** On one line: with no-break spaces. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0")

type Value = number | null | undefined

const cached = <A extends object>(make: (locale: string) => A): (() => A) => {
  const made = new Map<string, A>()
  return () => {
    const locale = language.value
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

const numbers = (options: Intl.NumberFormatOptions) => cached((locale) => numberFormat(locale, options))

const plain = Array.from({ length: 7 }, (_, digits) =>
  numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits })
)
const whole = numbers({ maximumFractionDigits: 0 })
const signed = ([0, 1, 2] as const).map((digits) =>
  numbers({ signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits })
)
const exact = numbers({ maximumFractionDigits: 6 })
const days = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }))
const months = cached(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", timeZone: "UTC" })
)
const instants = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
)
const regions = cached((locale) => new Intl.DisplayNames(locale, { type: "region" }))
const zones = cached((locale) => new Intl.DateTimeFormat(locale, { timeZoneName: "short" }))

const zoneAt = (date: Date): string =>
  zones()
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value ?? ""

/** `1,234.50` */
export const number = (value: Value, digits: 0 | 1 | 2 | 3 | 4 | 5 | 6 = 2): string =>
  value === null || value === undefined ? unknown : (plain[digits]?.().format(value) ?? unknown)

/** `1,234` */
export const count = (value: Value): string =>
  value === null || value === undefined ? unknown : whole().format(value)

/** `2.05T`, `2.05조` */
export const compact = (value: Value): string =>
  value === null || value === undefined ? unknown : compactText(language.value, value)

/** A round value of an axis: `50B` */
export const compactRound = (value: number): string => roundText(language.value, value)

/** Of a change of a count: `+1,234` */
export const countChange = (value: Value): string => difference(value, 0)

/** Of a value in percent: `12.3%` */
export const percent = (value: Value, digits: 0 | 1 | 2 = 1): string =>
  value === null || value === undefined ? unknown : `${number(value, digits)}%`

/** Of a change of a price: `+1.25` */
const difference = (value: Value, digits: 0 | 1 | 2 = 2): string =>
  value === null || value === undefined ? unknown : (signed[digits]?.().format(value) ?? unknown)

/** Of a change in percent: `+12.34%` */
export const change = (value: Value, digits: 0 | 1 | 2 = 2): string =>
  value === null || value === undefined ? unknown : `${difference(value, digits)}%`

/** A currency beside an amount; nothing where it isn't known. */
export const currencyText = (currency: string | null | undefined): string =>
  currency ? currencyIn(language.value, currency) : ""

/** The title of amounts with their currency, which is null where it isn't known: `Price (USD)`, `가격(원)` */
export const titleIn = (title: string, currency: string | null): string =>
  currency === null ? title : inParentheses(language.value, title, currencyText(currency))

/** An amount with its currency, which is null where it isn't known: `2.05T USD`, `434.4조 원` */
export const amount = (value: Value, currency: string | null | undefined): string =>
  value === null || value === undefined
    ? unknown
    : unbroken(`${compact(value)} ${currencyText(currency)}`.trim())

/** Every digit of an amount: `416,161,000,000 USD` */
export const amountInFull = (value: Value, currency: string): string =>
  value === null || value === undefined
    ? unknown
    : unbroken(`${exact().format(value)} ${currencyText(currency)}`)

const withDigits =
  (digitsOf: (value: number, currency: string | null | undefined) => Digits) =>
  (value: Value, currency?: string | null): string =>
    value === null || value === undefined ? unknown : number(value, digitsOf(value, currency))

/** A price in its currency: `122.15`, `78,900` */
export const price = withDigits(priceDigits)

/** Earnings per share: `7.49` */
export const earnings = withDigits(earningsDigits)

/** The same with its currency: `7.49 USD` */
export const earningsIn = (value: Value, currency: string | null | undefined): string =>
  value === null || value === undefined
    ? unknown
    : unbroken(`${earnings(value, currency)} ${currencyText(currency)}`.trim())

/** A payment per share: `0.205` */
export const payment = withDigits(paymentDigits)

/** Of a change of a price in its currency: `+2.25`, `−800` */
export const priceChange = (value: Value, currency: string | null): string =>
  difference(value, isWhole(currency) ? 0 : 2)

/** Of `2021-03-31`, or the start of an instant. */
export const day = (value: string | null | undefined): string =>
  value ? unbroken(days().format(new Date(`${value.slice(0, 10)}T00:00:00Z`))) : unknown

/** Of `2021-03-01` or `2021-03`. */
export const month = (value: string | null | undefined): string =>
  value ? unbroken(months().format(new Date(`${value.slice(0, 7)}-01T00:00:00Z`))) : unknown

/** Of `KR`: `South Korea`, `대한민국` */
export const country = (code: string | null): string =>
  code === null ? unknown : (regions().of(code) ?? code)

/** Of an instant in UTC, in the zone of the browser, which it names: `Mar 31, 2021, 8:26 AM UTC` */
export const instant = (value: string | null | undefined): string => {
  if (!value) return unknown
  const date = new Date(value)
  return `${instants().format(date)} ${zoneAt(date)}`
}
