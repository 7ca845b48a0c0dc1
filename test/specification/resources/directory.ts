/** The directory of listed companies, by contract 8. */
import { all, count, date, integer, listOf, maybe, members, number, text } from "../forms.ts"
import { pages } from "../sharedForms.ts"
import { pagesRoot, type Specified } from "../Specified.ts"

const directory = `${pagesRoot}/directory`

const facet = listOf(members({ value: text, count }))

const company = members({
  company_id: integer,
  ...all("slug, symbol, name, exchange", text),
  ...all("alias_name, country_code, sector, industry", maybe(text)),
  currency: maybe(text),
  ...all("close, price_change_percent, market_cap", maybe(number)),
  market_cap_currency: maybe(text),
  price_date: maybe(date),
  sessions_since: maybe(count)
})

export const specified: Specified = {
  added: [`GET ${directory}`],
  answers: [
    {
      name: "the directory",
      form: members({
        as_of: date,
        currency: maybe(text),
        facets: members(all("country, exchange, sector, letter", facet)),
        companies: listOf(company),
        ...all("total, count", count),
        pagination: members(pages)
      }),
      paths: [directory, `${directory}?sort=-market_cap`],
      neverNull: ["currency", "companies[].currency"]
    }
  ]
}
