/** Finds companies by symbol, name, sector or country. */
import { Effect } from "effect"
import { Companies, type Company, countryCode, Prices } from "../../../core/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { optional, rows, text } from "../tool/Parameters.ts"
import { sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const newest = { interval: "1day", adjust: "none", from: null, to: null, limit: 1, as_of: null } as const
const oldest = { ...newest, order: "asc", offset: 0 } as const

/** The days of a company's bars. */
const priceDays = Effect.fnUntraced(function* (company: Company) {
  const prices = yield* Prices
  const first = (yield* prices.history(company, oldest)).bars.date[0] ?? null
  const last = (yield* prices.recent(company, newest)).date[0] ?? null
  return { first_price_date: first, price_date: last }
})

const profileOf = Effect.fnUntraced(function* (company: Company) {
  const { ceo, currency, description, employees, industry, isin, stock_type, website } = company
  return {
    symbol: company.symbol,
    industry,
    currency,
    ...(yield* priceDays(company)),
    ceo,
    employees,
    isin,
    stock_type,
    website,
    description
  }
})

export const findCompany = tool({
  name: "find_company",
  title: "Find companies",
  description:
    "Search companies by part of a symbol or name, or list a sector or country. The best match comes with its profile and the days for which prices exist.",
  scopes: ["read:financial"],
  parameters: {
    query: optional(text(100, "Part of a symbol or name, in any language")),
    sector: optional(text(100, "Whole name of a sector, such as Technology")),
    country: optional(text(100, "Name or ISO code")),
    limit: rows(10, 50)
  },
  run: Effect.fnUntraced(function* ({ country, limit, query, sector }) {
    const companies = yield* Companies
    const country_code = country === undefined ? null : countryCode(country)
    if (country !== undefined && country_code === null)
      return yield* new Refused({
        message: `Unknown country: ${country}. Expected an English name or an ISO 3166-1 code, such as US`
      })
    const filter = { search: query?.trim() ?? null, sector: sector ?? null, country_code }
    const { companies: found, total } = yield* companies.list(filter, { offset: 0, limit })
    const [best] = found
    if (best === undefined)
      return yield* new Refused({
        message: `No company matches. Searched are whole parts of symbols and names: try a shorter one, without Inc. or Corp.`
      })
    const company = yield* Effect.catchTag(companies.byId(best.company_id), "CompanyNotFound", () =>
      Effect.succeed(null)
    )
    return {
      ...tableOf(["symbol", "name", "alias_name", "exchange", "sector", "country_code", "listed"], found),
      total,
      best_match: query === undefined || company === null ? null : yield* profileOf(company),
      source: yield* sourcesOf("companies")
    }
  })
})
