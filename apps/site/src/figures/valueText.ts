/** Values of figures as their units are written. */
import {
  amount,
  compact,
  count,
  currencyText,
  day,
  earningsIn,
  number,
  payment,
  percent,
  price,
  unknown
} from "../language/format.ts"

interface Valued {
  readonly name: string
  readonly value: number | string | null
  readonly unit: string
  readonly currency: string | null
}

/** Amounts per share have digits after the point, others are written in their language's units. */
const perShare = 1000

/** With the currency of an amount; a dash where it is unknown. */
export const valueText = ({ currency, name, unit, value }: Valued): string => {
  if (value === null) return unknown
  if (typeof value === "string") return unit === "date" ? day(value) : value
  switch (unit) {
    case "percent":
      return percent(value, name.endsWith("_yield") ? 2 : 1)
    case "price":
      return `${(name.includes("dividend") ? payment : price)(value, currency)} ${currencyText(currency)}`.trim()
    case "currency":
      return Math.abs(value) < perShare ? earningsIn(value, currency) : amount(value, currency)
    case "shares":
      return compact(value)
    case "count":
      return name === "fiscal_year" ? String(value) : count(value)
    default:
      return number(value)
  }
}
