/** The parts of company pages: contract 8. */
import { all, date, integer, maybe, type Members, members, number, text } from "./forms.ts"

/** The common members of each page, and its own. */
export const page = (named: Members, beyond: Members = {}) =>
  members({ company_id: integer, symbol: text, as_of: date, ...named }, beyond)

/** Nullable numbers, by name. */
export const figures = (names: string) => members(all(names, maybe(number)))

/** Beyond the specification: the dates of prices, multiples and market caps, by contract 8. */
export const pairing: Members = {
  ...all("price_date, statement_date", maybe(date)),
  market_cap_currency: maybe(text)
}
