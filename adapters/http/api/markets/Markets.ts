/** The markets at a glance. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { MarketOverview } from "../../../../core/mod.ts"
import { field, nullable } from "../../../../core/ports.ts"
import { Unavailable } from "../base/Errors.ts"
import { root } from "../base/Pages.ts"
import { CompanyMatch } from "../base/CompanyMatch.ts"

export const MarketsPage = Schema.Struct({
  markets: field(Schema.Array(MarketOverview), "The one with the most companies first"),
  index: nullable(
    CompanyMatch,
    "The index that betas are computed against (INDEX_SYMBOL), a benchmark for others; null where the server has none"
  )
}).annotate({ identifier: "MarketsPage" })

export const listMarkets = HttpApiEndpoint.get("markets", `${root}/markets`, {
  success: MarketsPage,
  error: Unavailable
})
  .annotate(OpenApi.Identifier, "listMarkets")
  .annotate(OpenApi.Summary, "The markets at a glance")
  .annotate(
    OpenApi.Description,
    "A market is of the companies in a currency that were traded in the 31 days to its latest day, and of listed ones without a price, each issuer once. top_companies has at most 50, the largest first and those without a market cap last. Among tens of thousands of companies the first request after a write of prices takes many seconds."
  )
