/** Every company page conforms to its definition, without other members. */
import { assert, it } from "@effect/vitest"
import { Schema } from "effect"
import { ConsensusPage } from "../../../adapters/http/api/consensus/Consensus.ts"
import { DetailPage } from "../../../adapters/http/api/companies/Detail.ts"
import { disclosuresPage } from "../../../adapters/http/api/disclosures/Disclosures.ts"
import { HealthPage } from "../../../adapters/http/api/health/CompanyHealth.ts"
import { InsidersPage } from "../../../adapters/http/api/insiders/Insiders.ts"
import { FinancialsPage } from "../../../adapters/http/api/financials/FinancialsPage.ts"
import { SearchResult, SlugResult } from "../../../adapters/http/api/companies/CompanySearch.ts"
import { MarketsPage } from "../../../adapters/http/api/markets/Markets.ts"
import { MultiplesPage } from "../../../adapters/http/api/multiples/Multiples.ts"
import { ActionsPage, PricesPage } from "../../../adapters/http/api/prices/PricePages.ts"
import { SectorPage } from "../../../adapters/http/api/sectors/Sectors.ts"
import { SnapshotPage } from "../../../adapters/http/api/companies/Snapshot.ts"
import { SourcesPage } from "../../../adapters/http/api/sources/Sources.ts"
import { TechnicalPage } from "../../../adapters/http/api/technical/Technical.ts"
import { ArticlePage, NewsPage } from "../../../adapters/http/api/news/NewsPages.ts"
import { HighlightsPage } from "../../../adapters/http/api/research/Highlights.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, bare, companies, root, samsung, sector } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit: get } = serviceOver(applePages)

const day = "as_of=2021-03-31"

const articles = [1, 2, 3, 4].flatMap((id) =>
  ["ko", "en"].map((locale) => [`${apple}/news/${id}?locale=${locale}`, ArticlePage] as const)
)

const bodies: ReadonlyArray<readonly [path: string, schema: Schema.Codec<unknown>]> = [
  [`${companies}?search=a`, SearchResult],
  [`${companies}/by-slug/005930`, SlugResult],
  [`${root}/markets`, MarketsPage],
  [`${root}/sources`, SourcesPage],
  ...articles,
  ...[apple, bare, samsung].flatMap((company) => {
    const pages: ReadonlyArray<readonly [string, Schema.Codec<unknown>]> = [
      [company, DetailPage],
      [`${company}?${day}`, DetailPage],
      [`${company}/financials?years=20`, FinancialsPage],
      [`${company}/financials?years=20&period=Quarterly&${day}`, FinancialsPage],
      [`${company}/prices`, PricesPage],
      [`${company}/prices?interval=1week&offset=2&${day}`, PricesPage],
      [`${company}/actions`, ActionsPage],
      [`${company}/actions?${day}`, ActionsPage],
      [`${company}/snapshot`, SnapshotPage],
      [`${company}/snapshot?${day}`, SnapshotPage],
      [`${company}/multiples`, MultiplesPage],
      [`${company}/multiples?years=25&${day}`, MultiplesPage],
      [`${company}/technical`, TechnicalPage],
      [`${company}/technical?series=1000&${day}`, TechnicalPage],
      [`${company}/consensus?months=60`, ConsensusPage],
      [`${company}/consensus?${day}`, ConsensusPage],
      [`${company}/health`, HealthPage],
      [`${company}/dart`, disclosuresPage.body],
      [`${company}/insider?months=60`, InsidersPage],
      [`${company}/news`, NewsPage],
      [`${company}/research-highlights?limit=100`, HighlightsPage]
    ]
    return pages
  }),
  ...[1, 4, 5].flatMap((id) => [
    [`${sector}/${id}`, SectorPage] as const,
    [`${sector}/${id}?locale=ja&${day}`, SectorPage] as const
  ])
]

it.for(bodies)("%s", async ([path, schema]) => {
  const { json, status } = await get(path)
  assert.strictEqual(status, 200)
  const decoded = Schema.decodeUnknownSync(schema)(json, { onExcessProperty: "error" })
  assert.deepStrictEqual(decoded, json)
})
