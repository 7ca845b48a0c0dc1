/** How a company's sector does, and how the company stands in it. */
import { Schema } from "effect"
import { comparedMetrics, Locale, type SectorAnalysis } from "../../../../core/mod.ts"
import { count, figure, figures, pageFields, pairing, text, whole } from "./Members.ts"

/** In the metric's own unit; the percentile from 0 to 100, the rank from 1. */
const MetricComparison = Schema.Struct({
  metric: Schema.Literals(comparedMetrics.map(({ metric }) => metric)),
  ...figures("company", "sector_median", "sector_average", "percentile"),
  rank: whole,
  of: count
}).annotate({ identifier: "MetricComparison" })

const TopCompany = Schema.Struct({
  company_id: Schema.Int,
  symbol: Schema.String,
  name: Schema.String,
  market_cap: Schema.Finite,
  weight_percent: Schema.Finite,
  price_change_percent: figure
}).annotate({ identifier: "TopCompany" })

/** Performance and changes in percent, market caps in `market_cap_currency`; multiples of the company by its own pages' days. */
export const SectorPage = Schema.Struct({
  ...pageFields,
  sector: text,
  industry: text,
  locale: Locale,
  ...pairing,
  overview: Schema.Struct({
    companies_count: count,
    market_cap_total: figure,
    industries_count: count,
    market_weight_percent: figure
  }),
  performance: Schema.Struct(figures("1d", "1w", "1m", "3m", "ytd", "1y")),
  comparison: Schema.Array(MetricComparison),
  top_companies: Schema.Array(TopCompany),
  summary: Schema.String
}).annotate({ identifier: "SectorPage" }) satisfies Schema.Schema<SectorAnalysis>
