/** Sectors, beyond the specification, and a company's sector: contract 8. */
import { all, count, date, integer, listOf, maybe, members, number, text } from "../forms.ts"
import { choice, companyAt, pagesOf, pagesRoot, type Specified } from "../Specified.ts"
import { figures, locale, locales, page, pairing } from "../sharedForms.ts"

const sectorPage = page({
  ...pairing,
  ...all("sector, industry", maybe(text)),
  locale,
  overview: members({
    ...all("companies_count, industries_count", count),
    ...all("market_cap_total, market_weight_percent", maybe(number))
  }),
  performance: figures("1d, 1w, 1m, 3m, ytd, 1y"),
  comparison: listOf(
    members({
      metric: text,
      ...all("company, sector_median, sector_average, percentile", maybe(number)),
      rank: maybe(count),
      of: count
    })
  ),
  top_companies: listOf(
    members({
      company_id: integer,
      ...all("symbol, slug, name", text),
      alias_name: maybe(text),
      ...all("market_cap, weight_percent", number),
      price_change_percent: maybe(number)
    })
  ),
  summary: text
})

const sectorFields = {
  ...all("currency, sector, slug", text),
  price_date: maybe(date),
  companies_count: count,
  ...all("market_cap_total, weight_percent", maybe(number)),
  market_cap_currency: maybe(text)
}

const medians =
  "market_cap, pe_ratio, pb_ratio, ps_ratio, ev_ebitda, dividend_yield, operating_margin, net_margin, roe, roa, debt_to_equity_ratio, sales_growth_1y, return_1m, return_ytd, return_1y"

/** The only sector here has companies of which everything is known. */
const known = ["price_date", "market_cap_total", "weight_percent", "market_cap_currency"]

const sectorsPage = members({
  as_of: date,
  sectors: listOf(
    members({
      ...sectorFields,
      medians: members(all(medians, maybe(number)))
    })
  ),
  count
})

const sectorOnDay = members({
  as_of: date,
  ...sectorFields,
  where: text,
  figures: listOf(
    members({
      figure: text,
      known: count,
      not_positive: maybe(count),
      ...all("percentile_10, quartile_1, median, quartile_3, percentile_90", maybe(number))
    })
  )
})

const sectors = `${pagesRoot}/sectors`

const root = "/v1/sector-analyst/company"

export const specified: Specified = {
  added: [`GET ${sectors}`, `GET ${sectors}/{currency}/{sector}`],
  operations: [companyAt("", "", "locale=fr", root)],
  answers: [
    { name: "a sector page", form: sectorPage, paths: pagesOf("", `${root}/`) },
    {
      name: "the sectors",
      form: sectorsPage,
      paths: [sectors],
      neverNull: [
        ...known.map((name) => `sectors[].${name}`),
        ...medians.split(", ").map((name) => `sectors[].medians.${name}`)
      ]
    },
    {
      name: "a sector",
      form: sectorOnDay,
      paths: [`${sectors}/USD/Technology`],
      neverNull: [
        ...known,
        ...["percentile_10", "quartile_1", "median", "quartile_3", "percentile_90"].map(
          (name) => `figures[].${name}`
        )
      ]
    }
  ],
  choices: [choice(`${root}/1`, "locale", locales, "en")]
}
