/** The companies compared in a sector, those with the same sector and currency, as of one day. */
import type { Horizon } from "../prices/Fields.ts"

/** The horizons of a sector's performance. */
export const sectorHorizons = ["1d", "1w", "1m", "3m", "ytd", "1y"] as const satisfies ReadonlyArray<Horizon>

/** One of `sectorHorizons`. */
export type SectorHorizon = (typeof sectorHorizons)[number]

/**
 * The metrics by which companies of a sector are compared, with the end that ranks first: cheap, profitable, growing,
 * with little debt.
 */
export const comparedMetrics = [
  { metric: "pe_ratio", first: "lower" },
  { metric: "pb_ratio", first: "lower" },
  { metric: "ps_ratio", first: "lower" },
  { metric: "ev_ebitda", first: "lower" },
  { metric: "dividend_yield", first: "higher" },
  { metric: "operating_margin", first: "higher" },
  { metric: "net_margin", first: "higher" },
  { metric: "roe", first: "higher" },
  { metric: "roa", first: "higher" },
  { metric: "debt_to_equity_ratio", first: "lower" },
  { metric: "sales_growth_1y", first: "higher" }
] as const

/** The name of one of `comparedMetrics`. */
export type ComparedMetric = (typeof comparedMetrics)[number]["metric"]

/** Ratios as multiples; yields, margins, returns and growth in percent. Null where unknown. */
export type PeerMetrics = Readonly<Record<ComparedMetric, number | null>>

/** A security's return over a horizon, and what it weighs in the sector's; null where it is unknown. */
export interface PeriodReturn {
  /** Percent. */
  readonly return: number | null
  /** The issuer's, at the period's start, in the peers' currency. */
  readonly market_cap: number | null
}

/** One listed security of the sector; null values are unknown. */
export interface Peer {
  readonly company_id: number
  /** Securities of one issuer share its market cap and statements. */
  readonly issuer_id: number
  readonly symbol: string
  readonly slug: string
  readonly name: string
  readonly alias_name: string | null
  readonly industry: string | null
  /** The issuer's, in the peers' currency. */
  readonly market_cap: number | null
  /** Against the previous close, in percent; null when it wasn't traded on the sector's latest day. */
  readonly price_change_percent: number | null
  readonly periods: Readonly<Record<SectorHorizon, PeriodReturn>>
  readonly metrics: PeerMetrics
}
