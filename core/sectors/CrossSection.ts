/** The figures of a sector on a day, of which the analysis of each of its companies is made. */
import { Effect } from "effect"
import type { IssuerPeers } from "./Issuers.ts"
import { type MetricColumns, metricColumns } from "./MetricColumns.ts"
import { type SectorSize, sectorSize } from "./Overview.ts"
import { type SectorPerformance, sectorPerformance } from "./Performance.ts"
import { type TopCompany, topCompanies } from "./TopCompanies.ts"

/** A sector on a day; each company's analysis compares the company with it. */
export interface CrossSection {
  readonly size: SectorSize
  readonly performance: SectorPerformance
  readonly top_companies: ReadonlyArray<TopCompany>
  readonly columns: MetricColumns
}

/** Sums up the sector's issuers, which are added one at a time by ascending issuer_id. */
export const crossSection = () => {
  const [columns, performance, size, largest] = [
    metricColumns(),
    sectorPerformance(),
    sectorSize(),
    topCompanies()
  ]
  return {
    add: (issuer: IssuerPeers): void => {
      for (const figure of [columns, performance, size, largest]) figure.add(issuer)
    },
    result: Effect.map(
      columns.result,
      (columns): CrossSection => ({
        size: size.result(),
        performance: performance.result(),
        top_companies: largest.result(),
        columns
      })
    )
  }
}

/** An estimate of the memory that it takes, in bytes. */
export const bytesOf = ({ columns, top_companies }: CrossSection): number => {
  const { company_ids, issuer_ids, metrics } = columns
  const arrays = Object.values(metrics).flatMap(({ ofIssuers, values }) => [ofIssuers, values])
  return [company_ids, issuer_ids, ...arrays].reduce(
    (sum, { byteLength }) => sum + byteLength,
    1000 + 500 * top_companies.length
  )
}
