/** An overview of a company's sector: its size, its performance, and the company's position in it. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { currencyOf } from "../codes/Currency.ts"
import { Locale } from "../locale/Locale.ts"
import { Pairing } from "../markets/Pairing.ts"
import { pick } from "../records/Members.ts"
import { field } from "../records/Record.ts"
import { compareToSector, MetricComparison } from "./Comparison.ts"
import { SectorOverview, sectorOverview } from "./Overview.ts"
import type { CrossSection } from "./CrossSection.ts"
import type { PeerMetrics } from "./Peer.ts"
import { SectorPerformance } from "./Performance.ts"
import { sectorSummary } from "./Summary.ts"
import { TopCompany } from "./TopCompanies.ts"

/** The dates are of the company's own price and multiples, the currency is of every market cap here. */
export const SectorAnalysis = Schema.Struct({
  ...pick(Company.fields, ["sector", "industry"]),
  locale: field(Locale, "The language of the summary"),
  ...Pairing.fields,
  overview: SectorOverview,
  performance: SectorPerformance,
  comparison: Schema.Array(MetricComparison),
  top_companies: Schema.Array(TopCompany),
  summary: field(Schema.String, "The sector in one sentence, in the locale's language")
})
export interface SectorAnalysis extends Schema.Schema.Type<typeof SectorAnalysis> {}

/** The company whose sector is analysed. */
export interface SectorMember {
  readonly company_id: number
  readonly name: string
  readonly sector: string | null
  readonly industry: string | null
  /** The unit of its prices. */
  readonly currency: string | null
}

/**
 * The analysis of a company's sector. `section` is of all securities with the same sector and currency, the company
 * included unless it has left the market; empty when its sector is unknown. `own` are the company's metrics,
 * `marketTotal` is the market cap of all companies in that currency, null when unknown.
 */
export const sectorAnalysis = (
  company: SectorMember,
  { price_date, statement_date }: Omit<Pairing, "market_cap_currency">,
  section: CrossSection,
  own: PeerMetrics,
  marketTotal: number | null,
  locale: Locale
): SectorAnalysis => {
  const { currency, sector, industry, name } = company
  const { columns, performance, size, top_companies } = section
  const overview = sectorOverview(size, marketTotal)
  const isCapKnown = currency !== null && overview.market_cap_total !== null
  const market_cap_currency = isCapKnown ? currencyOf(currency) : null
  const comparison = compareToSector(columns, company.company_id, own)
  return {
    sector,
    industry,
    locale,
    price_date,
    statement_date,
    market_cap_currency,
    overview,
    performance,
    comparison,
    top_companies,
    summary: sectorSummary(
      { sector, name, currency: market_cap_currency, overview, performance, comparison },
      locale
    )
  }
}
