/** Makes a sector's peers out of what is stored of its securities. */
import { fundamentalsOf, type StatementFundamentals } from "../markets/Fundamentals.ts"
import type { MarketSecurity, SecurityAction, SecurityClose } from "../markets/MarketStore.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import { statementsOf } from "../financials/Statements.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { dividendYield } from "../prices/DividendYield.ts"
import { inQuoteUnit } from "../prices/QuoteUnit.ts"
import { percentReturn } from "../prices/Returns.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { type IssuerSecurity, marketCap } from "../shares/MarketCap.ts"
import type { ShareCount } from "../shares/ShareCount.ts"
import { type ComparedMetric, type Peer, sectorHorizons } from "./Peer.ts"
import type { Closes } from "./Traded.ts"

/** The securities of a market's issuers with what belongs to each. */
export interface MarketRows {
  readonly currency: string
  readonly securities: ReadonlyArray<MarketSecurity>
  readonly actions: ReadonlyMap<number, ReadonlyArray<SecurityAction>>
  readonly counts: ReadonlyMap<number, ReadonlyArray<ShareCount>>
}

const actionsOf = ({ actions }: MarketRows, company_id: number): ReadonlyArray<CorporateAction> =>
  (actions.get(company_id) ?? []).map((action) => ({ ...action, reference_close: null }))

/** The market cap and shares of every issuer by the closes of a day. */
export const capsOf = (rows: MarketRows, closes: Closes, day: string) => {
  const ofIssuer = Map.groupBy(rows.securities, ({ issuer_id }) => issuer_id)
  return new Map(
    [...ofIssuer].map(([issuer_id, securities]) => {
      const priced = securities.map(
        ({ company_id, currency, listed, stock_type }): IssuerSecurity => ({
          company_id,
          stock_type,
          listed,
          currency,
          latest: closes.get(company_id) ?? null,
          splits: actionsOf(rows, company_id)
        })
      )
      return [issuer_id, marketCap(rows.counts.get(issuer_id) ?? [], priced, rows.currency, day)]
    })
  )
}

export const metricsOf = (
  { financial_health, growth, margins, returns, valuation }: StatementFundamentals,
  dividend_yield: number | null
): Readonly<Record<ComparedMetric, number | null>> => ({
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

export interface SectorRows extends MarketRows {
  /** As of the end of this day. */
  readonly until: string
  /** The sector's latest trading day, which horizons are reckoned from; null without bars. */
  readonly day: string | null
  readonly closes: Closes
  /** The closes at each horizon's base day, and that day; none without bars. */
  readonly bases: ReadonlyArray<{ readonly day: string; readonly closes: Closes }>
  readonly statements: ReadonlyMap<number, ReadonlyArray<FiledStatement>>
  /** The day as of which statements count; null for all. */
  readonly as_of: string | null
}

/** A function of a security, for it takes its time: thousands are better not made in one go. */
export const peerMaker = (rows: SectorRows): ((security: MarketSecurity) => Peer) => {
  const now = capsOf(rows, rows.closes, rows.until)
  const before = rows.bases.map(({ closes, day }) => capsOf(rows, closes, day))
  const unknown = { market_cap: null, shares_outstanding: null }
  const { day } = rows

  return ({ actions_known_to, company_id, currency, industry, issuer_id, name, symbol }) => {
    const actions = inQuoteUnit(actionsOf(rows, company_id), currency)
    const latest = rows.closes.get(company_id) ?? null
    const onToday = (close: SecurityClose | null | undefined): number | null =>
      close == null || day === null ? null : close.close / splitRatio(actions, close.date, day)
    // Who wasn't traded on the day has neither risen nor fallen.
    const last = latest?.date === day ? onToday(latest) : null
    const returnOf = (i: number): number | null =>
      percentReturn(onToday(rows.bases[i]?.closes.get(company_id)), last)
    const cap = now.get(issuer_id) ?? unknown
    const filed = rows.statements.get(issuer_id) ?? []
    const basis = { actions, adjust: "splits" } as const
    const fundamentals = fundamentalsOf(cap.market_cap, rows.currency, [
      ...statementsOf(filed, "Annual", rows.as_of, basis),
      ...statementsOf(filed, "Quarterly", rows.as_of, basis)
    ])
    const periods = sectorHorizons.map((horizon, i) => {
      const change = returnOf(i)
      // Without a count from then, as many shares as there are now.
      const scaled = cap.market_cap === null || change === null ? null : cap.market_cap / (1 + change / 100)
      const market_cap = before[i]?.get(issuer_id)?.market_cap ?? scaled
      return [horizon, { return: change, market_cap }] as const
    })
    return {
      company_id,
      issuer_id,
      symbol,
      name,
      industry,
      market_cap: cap.market_cap,
      price_change_percent: returnOf(sectorHorizons.indexOf("1d")),
      periods: Object.fromEntries(periods) as Peer["periods"],
      metrics: metricsOf(fundamentals, dividendYield(latest, actions, actions_known_to))
    }
  }
}
