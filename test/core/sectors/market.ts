/** Rows of a made-up market from which peers are built. */
import type { MarketSecurity, SecurityAction, SecurityClose } from "../../../core/markets/MarketStore.ts"
import { baseDay } from "../../../core/prices/Returns.ts"
import type { Quotes, SectorRows } from "../../../core/sectors/Peers.ts"
import { sectorHorizons } from "../../../core/sectors/Peer.ts"
import type { Closes } from "../../../core/sectors/Traded.ts"
import type { ShareCount } from "../../../core/shares/ShareCount.ts"

/** The sector's latest trading day. */
export const day = "2021-03-31"

/** A security in dollars of an issuer of its own, with the given members replaced. */
export const security = (company_id: number, overrides: Partial<MarketSecurity> = {}): MarketSecurity => ({
  company_id,
  issuer_id: 100 + company_id,
  listed: true,
  sector: "Technology",
  currency: "USD",
  symbol: `S${company_id}`,
  slug: `company-${company_id}`,
  name: `Company ${company_id}`,
  alias_name: null,
  industry: null,
  isin: null,
  stock_type: null,
  shares_per_receipt: null,
  actions_known_to: null,
  ...overrides
})

export const close = (company_id: number, date: string, price: number): SecurityClose => ({
  company_id,
  date,
  close: price
})

export const split = (company_id: number, effective_date: string, value: number): SecurityAction => ({
  company_id,
  effective_date,
  type: "split",
  value,
  currency: null
})

/** A count of the only class of a security's own issuer. */
export const count = (company_id: number, date: string, shares: number): ShareCount => ({
  issuer_id: 100 + company_id,
  share_class: "common",
  date,
  count: shares,
  company_id,
  conversion_ratio: null
})

/** The latest close of each on or before a day. */
export const closesOn = (closes: ReadonlyArray<SecurityClose>, until: string): Closes =>
  new Map(
    closes
      .filter(({ date }) => date <= until)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map((row) => [row.company_id, row])
  )

/** Those closes, without volumes. */
export const quotesOn = (closes: ReadonlyArray<SecurityClose>, until: string): Quotes => ({
  closes: closesOn(closes, until),
  volumes: new Map()
})

interface Overrides extends Partial<Pick<SectorRows, "until" | "day" | "as_of" | "statements">> {
  readonly securities: ReadonlyArray<MarketSecurity>
  readonly closes?: ReadonlyArray<SecurityClose>
  readonly actions?: ReadonlyArray<SecurityAction>
  readonly counts?: ReadonlyArray<ShareCount>
}

/** The rows of a sector with the given members; everything else is empty. */
export const rowsOf = ({
  actions = [],
  closes = [],
  counts = [],
  securities,
  ...overrides
}: Overrides): SectorRows => ({
  until: day,
  day,
  as_of: null,
  statements: new Map(),
  ...overrides,
  securities,
  actions: Map.groupBy(actions, ({ company_id }) => company_id),
  counts: Map.groupBy(counts, ({ issuer_id }) => issuer_id),
  current: quotesOn(closes, overrides.until ?? day),
  quotesOn: (day) => quotesOn(closes, day),
  bases: sectorHorizons.map((horizon) => ({
    day: baseDay(horizon, day),
    closes: closesOn(closes, baseDay(horizon, day))
  }))
})
