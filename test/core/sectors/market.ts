/** What was read of the securities of a made-up market, from which peers are built. */
import {
  type CompanyRead,
  knownThen,
  securityRead,
  type SecurityRead
} from "../../../core/figures/CompanyThen.ts"
import type { FigureSecurity } from "../../../core/figures/FigureStore.ts"
import type { Known } from "../../../core/figures/Known.ts"
import { statementRowsOf } from "../../../core/figures/StatementDays.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import type { ActionType, CorporateAction } from "../../../core/prices/CorporateAction.ts"
import { inQuoteUnit } from "../../../core/prices/QuoteUnit.ts"
import type { ShareCount } from "../../../core/shares/ShareCount.ts"

/** The sector's latest trading day. */
export const day = "2021-03-31"

/** A security in dollars of an issuer of its own, with the given members replaced. */
export const security = (company_id: number, overrides: Partial<FigureSecurity> = {}): FigureSecurity => ({
  company_id,
  issuer_id: 100 + company_id,
  listed: true,
  sector: "Technology",
  currency: "USD",
  symbol: `S${company_id}`,
  slug: `company-${company_id}`,
  name: `Company ${company_id}`,
  alias_name: null,
  exchange: "NYSE",
  mic_code: "XNYS",
  time_zone: "America/New_York",
  industry: null,
  country_code: "US",
  isin: null,
  stock_type: null,
  shares_per_receipt: null,
  employees: null,
  actions_known_to: null,
  first_bar: null,
  last_bar: null,
  ...overrides
})

interface Close {
  readonly company_id: number
  readonly date: string
  readonly close: number
}

interface Action extends CorporateAction {
  readonly company_id: number
}

export const close = (company_id: number, date: string, price: number): Close => ({
  company_id,
  date,
  close: price
})

export const action = (
  company_id: number,
  effective_date: string,
  type: ActionType,
  value: number,
  currency: string | null = null
): Action => ({ company_id, effective_date, type, value, reference_close: null, currency })

export const split = (company_id: number, effective_date: string, value: number): Action =>
  action(company_id, effective_date, "split", value)

/** A count of the only class of a security's own issuer. */
export const count = (company_id: number, date: string, shares: number): ShareCount => ({
  issuer_id: 100 + company_id,
  share_class: "common",
  date,
  count: shares,
  company_id,
  conversion_ratio: null
})

/** What is stored of a market; what isn't given is empty. */
export interface Stored {
  readonly securities: ReadonlyArray<FigureSecurity>
  readonly closes?: ReadonlyArray<Close>
  readonly actions?: ReadonlyArray<Action>
  readonly counts?: ReadonlyArray<ShareCount>
  readonly statements?: ReadonlyArray<FiledStatement>
  /** The day of which it is read; null for now, which is `day`. */
  readonly as_of?: string | null
}

/** What is known of one of the securities. */
export const knownOf = (
  { actions = [], as_of = null, closes = [], counts = [], securities, statements = [] }: Stored,
  one: FigureSecurity
): Known => {
  const readOf = (of: FigureSecurity): SecurityRead =>
    securityRead(
      of,
      columnsOf(
        closes
          .filter(({ company_id }) => company_id === of.company_id)
          .toSorted((a, b) => (a.date < b.date ? -1 : 1))
          .map(({ close, date }) => ({ date, open: close, high: close, low: close, close, volume: 0 }))
      ),
      inQuoteUnit(
        actions.filter(({ company_id }) => company_id === of.company_id),
        of.currency
      )
    )
  const rows = statementRowsOf(one.issuer_id, statements, [])
  const by = (basis: "filed" | "priced") =>
    rows.find((derived) => derived.basis === basis || derived.basis === "both")?.rows ?? []
  const issued = securities.filter(({ issuer_id }) => issuer_id === one.issuer_id).map(readOf)
  const read: CompanyRead = {
    ...readOf(one),
    issued,
    counts: counts.filter(({ issuer_id }) => issuer_id === one.issuer_id),
    accepted: new Set(),
    ratings: [],
    transactions: [],
    filings: [],
    earnings: [],
    filed: by("filed"),
    priced: by("priced")
  }
  return knownThen(read, as_of, day, null)
}
