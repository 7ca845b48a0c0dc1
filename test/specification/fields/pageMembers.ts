/** What pages of companies are made of: contract 8. */
import { all, date, integer, maybe, type Members, members, number, text } from "./forms.ts"

/** What each page begins with, and its own. */
export const page = (named: Members, beyond: Members = {}) =>
  members({ company_id: integer, symbol: text, as_of: date, ...named }, beyond)

/** Numbers that may not be known, by name. */
export const figures = (names: string) => members(all(names, maybe(number)))

/** Beyond the specification: what prices, multiples and market caps are of, by contract 8. */
export const pairing: Members = {
  ...all("price_date, statement_date", maybe(date)),
  market_cap_currency: maybe(text)
}
