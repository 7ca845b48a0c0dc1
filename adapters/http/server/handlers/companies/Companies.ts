/** Handles `/financial/companies`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  CompanySearch,
  type Company,
  type CompanyFilter,
  type CompanySummary,
  countryCode,
  countryName,
  paginate
} from "../../../../../core/mod.ts"
import { membersOf, type PageRequest, windowOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { CompanyBody, CompanyDataItem, CompanyItem } from "../../../api/companies/Companies.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { tableOf } from "../../answers/tables.ts"
import { isLongList } from "../../answers/longAnswers.ts"

type CountryForm = "name" | "code"

const countryOf = ({ country_code }: CompanySummary, form: CountryForm) => ({
  country: form === "code" ? country_code : countryName(country_code)
})

const itemMembers = membersOf(CompanyItem)
const dataItemMembers = membersOf(CompanyDataItem)
const bodyMembers = membersOf(CompanyBody)

const itemOf = (company: CompanySummary, form: CountryForm) =>
  itemMembers({ ...company, ...countryOf(company, form) })

const dataItemOf = (company: CompanySummary, form: CountryForm) =>
  dataItemMembers({
    ...company,
    ...countryOf(company, form),
    company_id: String(company.company_id),
    ticker: company.symbol
  })

const bodyOf = (company: Company) => bodyMembers({ ...company, ...countryOf(company, "name") })

const columns = Object.keys(CompanyItem.fields)
const dataColumns = Object.keys(CompanyDataItem.fields)

interface ListQuery extends PageRequest {
  readonly search?: string
  readonly sector?: string
  readonly country?: string
  readonly variant?: "data"
}

/** Null for an unknown country, which no company matches. */
const filterOf = (query: ListQuery): CompanyFilter | null => {
  const country_code = query.country === undefined ? null : countryCode(query.country)
  if (query.country !== undefined && country_code === null) return null
  return { search: query.search?.trim() || null, sector: query.sector ?? null, country_code }
}

export const layer = HttpApiBuilder.group(
  Api,
  "companies",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const searches = yield* CompanySearch
    const bodies = yield* Bodies

    const list = Effect.fnUntraced(function* (query: ListQuery) {
      const window = windowOf(query)
      const filter = filterOf(query)
      const found = filter === null ? { companies: [], total: 0 } : yield* searches.list(filter, window)
      const form = query.offset === undefined ? "name" : "code"
      const data = query.variant === "data"
      const items = found.companies.map((company) => (data ? dataItemOf : itemOf)(company, form))
      const pages = {
        pagination: paginate(window, found.total),
        total: found.total,
        limit: window.limit,
        offset: window.offset
      }
      return {
        json: () => (data ? { data: items } : { companies: items, ...pages }),
        table: () => tableOf(data ? dataColumns : columns, items)
      }
    })

    const bySymbol = (symbol: string) =>
      Effect.map(companies.bySymbol(symbol), (company) => ({ json: () => bodyOf(company) }))

    return handlers.handleAll({
      list: ({ query, request }) =>
        bodies.respond(request, ["companies", query], list(query), {
          format: query.format,
          isLong: query.search !== undefined || isLongList(query.limit)
        }),
      bySymbol: ({ params, request }) => bodies.respond(request, ["company", params], bySymbol(params.symbol))
    })
  })
)
