/** Port: reads the listed securities of a market, some issuers at a time, for totals and comparisons. */
import { Context, type Effect, Schema } from "effect"
import { Company } from "../companies/Company.ts"
import type { Line } from "../financials/Line.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import { pick } from "../records/Members.ts"
import { nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import type { ShareCount } from "../shares/ShareCount.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { inDays, whole } from "../store/RowSet.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/**
 * Issuers with listed securities in a currency, or in its hundredth: those with a security in a sector, in any case of
 * letters, or all (null).
 */
export interface Market {
  /** ISO 4217: GBP also for prices in GBX. */
  readonly currency: string
  readonly sector: string | null
}

/** Some of a market's issuers: those with ids above `after`, up to `upTo`. */
interface MarketRange extends Market {
  readonly after: number
  readonly upTo: number
}

/** Some of a market's issuers, or those with some ids, of any market. */
export type MarketWindow = MarketRange | { readonly issuer_ids: ReadonlyArray<number> }

/** Which versions of statements are read, and what of them. */
export interface StatementSelection {
  /** The earliest end of a period, inclusive. */
  readonly since: string
  /** The last day of filing, inclusive, which undated versions pass too; null for any. */
  readonly filedBy: string | null
  /** The lines whose figures are read; the others are null. */
  readonly lines: ReadonlyArray<Line>
}

/** A security with what totals and comparisons need of its company. */
export const MarketSecurity = Schema.Struct({
  ...pick(Company.fields, [
    "company_id",
    "issuer_id",
    "listed",
    "sector",
    "currency",
    "isin",
    "symbol",
    "slug",
    "name",
    "alias_name",
    "industry",
    "stock_type",
    "shares_per_receipt"
  ]),
  actions_known_to: nullable(
    day,
    "The day up to which all its actions are known; null when none were imported"
  )
})
export interface MarketSecurity extends Schema.Schema.Type<typeof MarketSecurity> {}

/** A security's latest close in a window, and its day. */
export interface SecurityClose {
  readonly company_id: number
  readonly date: string
  /** Raw. */
  readonly close: number
}

/** How much a security is traded: of several listings of a class, the most traded one prices it. */
export interface SecurityVolume {
  readonly company_id: number
  /** Mean shares a day over the last 20 raw bars, or fewer. */
  readonly mean_volume: number
}

/** A security's action as it is stored: its amount as filed, not yet in the unit of the price. */
export interface SecurityAction extends Omit<CorporateAction, "reference_close"> {
  readonly company_id: number
}

/**
 * Reads a market window by window, so that no answer contains all of it. A window has each issuer with all its
 * securities.
 */
export class MarketStore extends Context.Service<
  MarketStore,
  {
    /** What securities are quoted in, listed or not, each unit once, in any order. */
    readonly quoteUnits: Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    /** The next `size` issuers of a market with ids above `after`, or fewer; null when there are none. */
    readonly window: (
      market: Market,
      after: number,
      size: number
    ) => Effect.Effect<MarketRange | null, StoreUnavailable>
    /** All securities of the window's issuers, also in other sectors and currencies, by company_id. */
    readonly securities: (
      window: MarketWindow
    ) => Effect.Effect<ReadonlyArray<MarketSecurity>, StoreUnavailable>
    /** The latest close of each security on or before a day; securities without one are absent. */
    readonly closes: (
      window: MarketWindow,
      day: string
    ) => Effect.Effect<ReadonlyArray<SecurityClose>, StoreUnavailable>
    /**
     * The volume up to a day, inclusive, of each security of issuers with several; securities without a bar are absent.
     */
    readonly volumes: (
      window: MarketWindow,
      day: string
    ) => Effect.Effect<ReadonlyArray<SecurityVolume>, StoreUnavailable>
    /** All splits and stock dividends, and other actions effective since a day, inclusive; in any order. */
    readonly actions: (
      window: MarketWindow,
      since: string
    ) => Effect.Effect<ReadonlyArray<SecurityAction>, StoreUnavailable>
    /** The counts of all classes of the issuers, of every day, in any order. */
    readonly counts: (window: MarketWindow) => Effect.Effect<ReadonlyArray<ShareCount>, StoreUnavailable>
    /** The selected versions of the issuers' statements, in any order; without tags. */
    readonly statements: (
      window: MarketWindow,
      selection: StatementSelection
    ) => Effect.Effect<ReadonlyArray<FiledStatement>, StoreUnavailable>
  }
>()("findata/core/markets/MarketStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    quoteUnits: { company: whole },
    window: () => ({ company: whole }),
    securities: () => ({ company: whole, action_coverage: whole }),
    closes: (_window, day) => ({ company: whole, price_daily: inDays(null, day) }),
    volumes: (_window, day) => ({ company: whole, price_daily: inDays(null, day) }),
    actions: () => ({ company: whole, corporate_action: whole }),
    counts: () => ({ company: whole, share_count: whole }),
    statements: () => ({ company: whole, statement: whole })
  } satisfies ReadsOf<MarketStore["Service"]>
}
