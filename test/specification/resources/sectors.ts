/** A company's sector: contract 8. */
import { all, count, integer, listOf, maybe, members, number, text } from "../forms.ts"
import { choice, companyAt, pagesOf, type Specified } from "../Specified.ts"
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

const root = "/v1/sector-analyst/company"

export const specified: Specified = {
  operations: [companyAt("", "", "locale=fr", root)],
  answers: [{ name: "a sector page", form: sectorPage, paths: pagesOf("", `${root}/`) }],
  choices: [choice(`${root}/1`, "locale", locales, "en")]
}
