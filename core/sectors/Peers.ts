/** Builds a sector's peers from the stored data of its securities. */
import { fundamentalsOf, type StatementFundamentals } from "../markets/Fundamentals.ts"
import type { MarketSecurity, SecurityAction, SecurityClose } from "../markets/MarketStore.ts"
import { selectionOf } from "../financials/Line.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import { pricedStatements } from "../financials/StatementsThen.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { dividendYield } from "../prices/DividendYield.ts"
import { inQuoteUnit } from "../prices/QuoteUnit.ts"
import { type DatedClose, returnOver } from "../prices/Returns.ts"
import type { Horizon } from "../prices/Fields.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import type { IssuerSecurity } from "../shares/IssuerSecurity.ts"
import { type MarketCap, marketCap } from "../shares/MarketCap.ts"
import type { ShareCount } from "../shares/ShareCount.ts"
import { comparedLines } from "./ComparedLines.ts"
import { type Peer, type PeerMetrics, sectorHorizons } from "./Peer.ts"
import type { Closes } from "./Traded.ts"

/** The securities of a market's issuers with their related records. */
export interface MarketRows {
  readonly securities: ReadonlyArray<MarketSecurity>
  readonly actions: ReadonlyMap<number, ReadonlyArray<SecurityAction>>
  readonly counts: ReadonlyMap<number, ReadonlyArray<ShareCount>>
}

/** How securities were traded up to a day. */
export interface Quotes {
  readonly closes: Closes
  /** Mean shares a day, for issuers with several securities. */
  readonly volumes: ReadonlyMap<number, number>
}

const actionsOf = ({ actions }: MarketRows, company_id: number): ReadonlyArray<CorporateAction> =>
  (actions.get(company_id) ?? []).map((action) => ({ ...action, reference_close: null }))

/**
 * Market caps of issuers for one of their securities, as known on a day: from counts, actions, and the quotes up to the
 * day, which are given.
 */
export const capsBy = (
  rows: MarketRows,
  quotesOn: (day: string) => Quotes
): ((security: MarketSecurity, day: string) => MarketCap) => {
  const ofIssuer = Map.groupBy(rows.securities, ({ issuer_id }) => issuer_id)
  return ({ company_id, issuer_id }, day) => {
    const { closes, volumes } = quotesOn(day)
    const securities = (ofIssuer.get(issuer_id) ?? []).map(
      (security): IssuerSecurity => ({
        ...security,
        latest: closes.get(security.company_id) ?? null,
        mean_volume: volumes.get(security.company_id) ?? null,
        splits: actionsOf(rows, security.company_id)
      })
    )
    return marketCap(rows.counts.get(issuer_id) ?? [], securities, company_id, day)
  }
}

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

/** What was read of a sector's securities. */
export interface SectorRows extends MarketRows {
  /** As of the end of this day. */
  readonly until: string
  /** The sector's latest trading day, from which horizons are counted; null without bars. */
  readonly day: string | null
  readonly current: Quotes
  /** The quotes on a peer's latest day, for issuers with another security that was traded later. */
  readonly quotesOn: (day: string) => Quotes
  /** The closes at each horizon's base day, with that day; empty without bars. */
  readonly bases: ReadonlyArray<{ readonly day: string; readonly closes: Closes }>
  readonly statements: ReadonlyMap<number, ReadonlyArray<FiledStatement>>
  /** The day as of which statements are used; null for all. */
  readonly as_of: string | null
}

const compared = selectionOf(comparedLines)

const unpriced = { market_cap: null, market_cap_currency: null }

/** Returns a function of a security, because computing thousands of peers in one go would block. */
export const peerMaker = (rows: SectorRows): ((security: MarketSecurity) => Peer) => {
  const { closes, volumes } = rows.current
  const capThen = capsBy(rows, rows.quotesOn)
  const before = rows.bases.map(({ closes, day }) => {
    const quotes = { closes, volumes }
    return { day, capOn: capsBy(rows, () => quotes) }
  })
  const { day } = rows

  return (security) => {
    const { actions_known_to, alias_name, company_id, currency, industry, issuer_id, name, slug, symbol } =
      security
    const actions = inQuoteUnit(actionsOf(rows, company_id), currency)
    const latest = closes.get(company_id) ?? null
    const onToday = (close: SecurityClose | null | undefined): DatedClose | null =>
      close == null || day === null
        ? null
        : { date: close.date, close: close.close / splitRatio(actions, close.date, day) }
    // A security not traded on the day has neither risen nor fallen.
    const last = latest?.date === day ? onToday(latest) : null
    const returnOf = (horizon: Horizon, i: number): number | null =>
      returnOver(horizon, onToday(rows.bases[i]?.closes.get(company_id)), last)
    const cap = latest === null ? unpriced : capThen(security, latest.date)
    const fundamentals = fundamentalsOf(
      cap,
      pricedStatements(rows.statements.get(issuer_id) ?? [], rows.as_of, latest?.date ?? null, compared)
    )
    const ofHorizons = sectorHorizons.map((horizon, i) => {
      const change = returnOf(horizon, i)
      const start = before[i]
      // Without a count from that time, the current number of shares is used.
      const scaled = cap.market_cap === null || change === null ? null : cap.market_cap / (1 + change / 100)
      const market_cap = start?.capOn(security, start.day).market_cap ?? scaled
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
      metrics: metricsOf(fundamentals, dividendYield(latest, actions, actions_known_to))
    }
  }
}
