/** Forms that several resources share: of company pages by contract 8, of lists and of languages. */
import {
  all,
  count,
  date,
  type Form,
  integer,
  listOf,
  maybe,
  type Members,
  members,
  number,
  oneOf,
  text,
  truth
} from "./forms.ts"

/** The common members of each page, and its own. */
export const page = (named: Members, beyond: Members = {}) =>
  members({ company_id: integer, symbol: text, as_of: date, ...named }, beyond)

/** Beyond the specification: several companies, each with its own members, in the order in which they were asked for. */
export const severalCompanies = (own: Members): Members => ({
  companies: listOf(
    members({
      company_id: integer,
      ...all("input, symbol, name, exchange, slug", text),
      alias_name: maybe(text),
      as_of: date,
      ...own
    })
  ),
  count,
  not_found: listOf(text)
})

/** Nullable numbers, by name. */
export const figures = (names: string) => members(all(names, maybe(number)))

/** Beyond the specification: the date of a price, by contract 8. */
export const priced: Members = { price_date: maybe(date) }

/** Beyond the specification: the dates of prices, multiples and market caps, by contract 8. */
export const pairing: Members = { ...priced, statement_date: maybe(date), market_cap_currency: maybe(text) }

/** The position of a page. */
export const pages: Members = {
  ...all("page, limit, total, total_pages", count),
  ...all("has_next, has_prev", truth)
}

export const locales = ["ko", "en", "ja", "zh"]
export const locale = oneOf(...locales)

/** The usual body under each known symbol, an error under `ZZZZ`. */
export const bySymbol = (symbols: ReadonlyArray<string>, body: Form): Form =>
  members({
    ...all(symbols.join(), (value, _, found) => body(value, "*", found)),
    ZZZZ: members({ status: oneOf("error"), detail: oneOf("Company not found: ZZZZ") })
  })
