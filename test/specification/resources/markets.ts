/** The markets at a glance. */
import { all, count, date, integer, listOf, maybe, members, number, oneOf, text } from "../forms.ts"
import { pagesRoot, type Specified } from "../Specified.ts"

/** Beyond the specification, under the names of the sector page by contract 8. */
const marketsPage = members({
  markets: listOf(
    members({
      currency: text,
      price_date: maybe(date),
      market_cap_currency: maybe(text),
      companies_count: count,
      market_cap_total: maybe(number),
      sectors: listOf(
        members({
          sector: maybe(text),
          companies_count: count,
          ...all("market_cap_total, weight_percent", maybe(number))
        })
      ),
      top_companies: listOf(
        members({
          company_id: integer,
          ...all("symbol, slug, name, exchange", text),
          ...all("alias_name, sector, currency", maybe(text)),
          ...all(
            "close, price_change_percent, market_cap, weight_percent, pe_ratio, net_margin",
            maybe(number)
          ),
          price_date: maybe(date)
        })
      )
    })
  ),
  // The index here has one name.
  index: maybe(
    members({ id: integer, ...all("name, symbol, exchange, slug", text), alias_name: oneOf(null) })
  )
})

export const specified: Specified = {
  added: [`GET ${pagesRoot}/markets`],
  answers: [
    {
      name: "markets",
      form: marketsPage,
      paths: [`${pagesRoot}/markets`],
      // The only market here has prices, and the server an index.
      neverNull: [
        "index",
        ...["market_cap_currency", "market_cap_total", "price_date"].map((name) => `markets[].${name}`),
        "markets[].top_companies[].currency"
      ]
    }
  ]
}
