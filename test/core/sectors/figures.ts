/** The figures of a sector from which summaries are written. */
import type { MetricComparison } from "../../../core/sectors/Comparison.ts"
import type { SectorFigures } from "../../../core/sectors/Summary.ts"

/** The comparison of a price-earnings ratio. */
export const standingOf = (overrides: Partial<MetricComparison>): ReadonlyArray<MetricComparison> => [
  {
    metric: "pe_ratio",
    company: 28.13,
    sector_median: 24.3,
    sector_average: 31,
    percentile: 79.1,
    rank: 310,
    of: 1480,
    ...overrides
  }
]

/** Every figure is known. */
export const full: SectorFigures = {
  sector: "Technology",
  name: "Apple",
  currency: "USD",
  overview: {
    companies_count: 1503,
    market_cap_total: 12.34e12,
    industries_count: 9,
    market_weight_percent: 32.14
  },
  performance: { "1d": 1, "1w": 2, "1m": -2.54, "3m": 3, ytd: 4, "1y": 18.04 },
  comparison: standingOf({})
}

/** Only the number of companies is known: one. */
export const bare: SectorFigures = {
  ...full,
  overview: { companies_count: 1, market_cap_total: null, industries_count: 0, market_weight_percent: null },
  performance: { "1d": null, "1w": null, "1m": null, "3m": null, ytd: null, "1y": null },
  comparison: []
}
