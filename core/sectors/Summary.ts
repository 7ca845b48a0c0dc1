/** Summarises a sector's figures in one sentence. */
import { sectorText } from "../codes/Sector.ts"
import type { Locale } from "../locale/Locale.ts"
import type { MetricComparison } from "./Comparison.ts"
import type { SectorOverview } from "./Overview.ts"
import type { SectorPerformance } from "./Performance.ts"
import { type Wording, wordings } from "./Wordings.ts"

/** The figures of the sentence. */
export interface SectorFigures {
  /** Null when the company's sector is unknown. */
  readonly sector: string | null
  /** The name of the company compared with its sector. */
  readonly name: string
  /** The currency of the market caps; null leaves them out. */
  readonly currency: string | null
  readonly overview: SectorOverview
  readonly performance: SectorPerformance
  readonly comparison: ReadonlyArray<MetricComparison>
}

const decimal = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

const percent = (locale: Locale, value: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay
  }).format(value / 100)

/** Abbreviated, as `$12.3T` or `₩2,345.7조`. */
const money = (locale: Locale, value: number, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    notation: "compact",
    maximumFractionDigits: 1,
    useGrouping: true
  }).format(value)

const size = (figures: SectorFigures, locale: Locale, wording: Wording): ReadonlyArray<string> => {
  const { market_cap_total: total, market_weight_percent: weight } = figures.overview
  if (total === null || figures.currency === null) return []
  const share = weight === null ? "" : wording.weight(percent(locale, weight, "auto"))
  return [wording.total(money(locale, total, figures.currency)) + share]
}

const returns = (performance: SectorPerformance, locale: Locale, wording: Wording): ReadonlyArray<string> => {
  const { "1m": month, "1y": year } = performance
  const each = [
    ...(month === null ? [] : [wording.month(percent(locale, month, "exceptZero"))]),
    ...(year === null ? [] : [wording.year(percent(locale, year, "exceptZero"))])
  ]
  return each.length === 0 ? [] : [wording.returns(each)]
}

const standing = (figures: SectorFigures, locale: Locale, wording: Wording): string | null => {
  const pe = figures.comparison.find(({ metric }) => metric === "pe_ratio")
  if (pe === undefined || pe.of < 2) return null
  const { company, sector_median, rank, of } = pe
  if (company === null || sector_median === null || rank === null) return null
  return wording.standing({
    name: figures.name,
    pe: decimal(locale, company),
    median: decimal(locale, sector_median),
    rank: rank.toLocaleString(locale),
    of: of.toLocaleString(locale)
  })
}

/**
 * The number and market cap of the sector's companies, its returns over a month and a year, and the company's rank by
 * price-earnings ratio. Unknown figures are left out, and so is the ratio when no peer has one.
 */
export const sectorSummary = (figures: SectorFigures, locale: Locale): string => {
  const wording = wordings[locale]
  const { sector, name, overview, performance } = figures
  if (sector === null) return wording.unknown(name)
  const count = overview.companies_count
  return wording.sentence(
    [
      wording.companies(sectorText(sector, locale), count.toLocaleString(locale), count),
      ...size(figures, locale, wording),
      ...returns(performance, locale, wording)
    ],
    standing(figures, locale, wording)
  )
}
