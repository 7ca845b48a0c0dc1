/** An overview of a company's sector: its size, its performance, and the company's position in it. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { currencyOf } from "../companies/Currency.ts"
import { Locale } from "../locale/Locale.ts"
import { Pairing } from "../markets/Pairing.ts"
import { pick } from "../records/Members.ts"
import { field } from "../records/Record.ts"
import { compareToSector, MetricComparison } from "./Comparison.ts"
import { SectorOverview, sectorOverview } from "./Overview.ts"
import type { Peer } from "./Peer.ts"
import { SectorPerformance, sectorPerformance } from "./Performance.ts"
import { sectorSummary } from "./Summary.ts"
import { TopCompany, topCompanies } from "./TopCompanies.ts"

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
 * The analysis of a company's sector. `peers` are all with the same sector and currency, the company included; empty
 * when its sector is unknown. `marketTotal` is the market cap of all companies in that currency, null when unknown.
 */
export const sectorAnalysis = (
  company: SectorMember,
  { price_date, statement_date }: Omit<Pairing, "market_cap_currency">,
  peers: ReadonlyArray<Peer>,
  marketTotal: number | null,
  locale: Locale
): SectorAnalysis => {
  const { currency, sector, industry, name } = company
  const overview = sectorOverview(peers, marketTotal)
  const isCapKnown = currency !== null && overview.market_cap_total !== null
  const market_cap_currency = isCapKnown ? currencyOf(currency) : null
  const performance = sectorPerformance(peers)
  const comparison = compareToSector(peers, company.company_id)
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
    top_companies: topCompanies(peers),
    summary: sectorSummary(
      { sector, name, currency: market_cap_currency, overview, performance, comparison },
      locale
    )
  }
}
