/** Builds a sector's peers from what is known of its securities. */
import { figureNamed } from "../figures/Catalogue.ts"
import type { Part } from "../figures/Figure.ts"
import type { Known } from "../figures/Known.ts"
import type { StatementFundamentals } from "../markets/Fundamentals.ts"
import { baseDay, type DatedClose, returnOver } from "../prices/Returns.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { comparedMetrics, type Peer, type PeerMetrics, sectorHorizons } from "./Peer.ts"

/** The metrics that peers are compared by, in the units of their own fields; `dividend_yield` in percent. Null where unknown. */
export const metricsOf = (
  { financial_health, growth, margins, returns, valuation }: StatementFundamentals,
  dividend_yield: number | null
): PeerMetrics => ({
  pe_ratio: valuation.pe_ratio,
  pb_ratio: valuation.pb_ratio,
  ps_ratio: valuation.ps_ratio,
  ev_ebitda: valuation.ev_ebitda,
  dividend_yield,
  operating_margin: margins.operating_margin,
  net_margin: margins.net_margin,
  roe: returns.roe,
  roa: returns.roa,
  debt_to_equity_ratio: financial_health.debt_to_equity_ratio,
  sales_growth_1y: growth.sales_growth_1y
})

const compared = comparedMetrics.map(({ metric }) => [metric, figureNamed(metric)] as const)

/** What is read of a peer. */
export const peerNeeds: ReadonlyArray<Part> = [
  ...new Set<Part>(["bars", "shares", "splits", ...compared.flatMap(([, { needs }]) => needs)])
]

/** The days before a sector's latest one at whose closes its horizons begin; none without a day. */
export const basesOf = (day: string | null): ReadonlyArray<string> =>
  day === null ? [] : sectorHorizons.map((horizon) => baseDay(horizon, day))

/** A peer of a sector whose latest trading day is `day`, null without bars. */
export const peerOf = (known: Known, day: string | null): Peer => {
  const { actions, cap, company } = known
  const { alias_name, company_id, industry, issuer_id, name, slug, symbol } = company
  const onToday = (close: DatedClose | null): DatedClose | null =>
    close === null || close.close === null || day === null
      ? null
      : { date: close.date, close: close.close / splitRatio(actions, close.date, day) }
  // A security not traded on the day has neither risen nor fallen.
  const { latest } = known
  const last = latest?.date === day ? onToday(latest) : null
  const bases = basesOf(day)
  const ofHorizons = sectorHorizons.map((horizon, i) => {
    const base = bases[i]
    const change = base === undefined ? null : returnOver(horizon, onToday(known.closeOn(base)), last)
    // Without a count from that time, the current number of shares is used.
    const scaled = cap.market_cap === null || change === null ? null : cap.market_cap / (1 + change / 100)
    const market_cap = (base === undefined ? null : known.capOn(base).market_cap) ?? scaled
    return [horizon, { return: change, market_cap }] as const
  })
  const periods = Object.fromEntries(ofHorizons) as Peer["periods"]
  return {
    company_id,
    issuer_id,
    symbol,
    slug,
    name,
    alias_name,
    industry,
    market_cap: cap.market_cap,
    price_change_percent: periods["1d"].return,
    periods,
    metrics: Object.fromEntries(
      compared.map(([metric, { of }]) => [metric, of(known) as number | null])
    ) as PeerMetrics
  }
}
