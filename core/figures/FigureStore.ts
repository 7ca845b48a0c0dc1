/** Port: reads what figures are computed from, of some issuers at a time. */
import { Context, type Effect, Schema } from "effect"
import type { EarningsDate } from "../calendars/EarningsDates.ts"
import { Company } from "../companies/Company.ts"
import type { InsiderTransaction } from "../insiders/InsiderTransaction.ts"
import type { BarColumns } from "../prices/BarColumns.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { pick } from "../records/Members.ts"
import { nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import type { ReportRating } from "../research/Report.ts"
import type { ShareCount } from "../shares/ShareCount.ts"
import { inDays, whole } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** Some issuers: those with ids above `after`, up to `upTo`. */
export interface IssuerRange {
  readonly after: number
  readonly upTo: number
}

/** Some issuers, by a range or by their ids. */
export type IssuerWindow = IssuerRange | { readonly issuer_ids: ReadonlyArray<number> }

/** A security with what figures need of its company. */
export const FigureSecurity = Schema.Struct({
  ...pick(Company.fields, [
    "company_id",
    "issuer_id",
    "listed",
    "symbol",
    "slug",
    "name",
    "alias_name",
    "exchange",
    "mic_code",
    "time_zone",
    "sector",
    "industry",
    "country_code",
    "currency",
    "isin",
    "stock_type",
    "shares_per_receipt",
    "employees"
  ]),
  actions_known_to: nullable(
    day,
    "The day up to which all its actions are known; null when none were imported"
  ),
  first_bar: nullable(day, "The day of its first bar; null without one"),
  last_bar: nullable(day, "The day of its newest bar; null without one")
})
export interface FigureSecurity extends Schema.Schema.Type<typeof FigureSecurity> {}

/** Which bars are read of each security of a window. */
export interface BarReach {
  /** Those before the latest bar of this day, and all later ones; null for those of the newest bar. */
  readonly first: string | null
  /** Up to this day, inclusive; null for all. */
  readonly last: string | null
  /** At least this many of those before, or all that there are; null for all. */
  readonly count: number | null
  /** And, of these, those of so many days before. */
  readonly days: number
}

/** The raw daily bars of a security, oldest first. */
export interface SecurityBars {
  readonly company_id: number
  readonly bars: BarColumns
}

/** A security's action; without a close before the ex-date where its file has none. */
export interface FigureAction extends CorporateAction {
  readonly company_id: number
}

/** The days of results of an issuer, as known from one day to another. */
export interface EarningsDay {
  readonly issuer_id: number
  readonly status: EarningsDate["status"]
  readonly date: string
  readonly known_from: string
  readonly known_to: string | null
}

/** A report's rating with the company that it is about. */
export type CompanyRating = ReportRating & { readonly company_id: number }

/** A filing's day. */
export interface FilingDay {
  readonly issuer_id: number
  readonly date: string
}

/** Reads of issuers by windows, so that no answer contains all of them. */
export class FigureStore extends Context.Service<
  FigureStore,
  {
    /** The next `size` issuers that have securities, with ids above `after`, or fewer; null when there are none. */
    readonly next: (after: number, size: number) => Effect.Effect<IssuerRange | null, StoreUnavailable>
    /** All securities of the issuers, by issuer_id, then company_id. */
    readonly securities: (
      window: IssuerWindow
    ) => Effect.Effect<ReadonlyArray<FigureSecurity>, StoreUnavailable>
    /** Of each security that has a bar up to the last day; more bars may be returned than asked for. By company_id. */
    readonly bars: (
      window: IssuerWindow,
      reach: BarReach
    ) => Effect.Effect<ReadonlyArray<SecurityBars>, StoreUnavailable>
    /**
     * All splits and stock dividends of the securities, and other actions effective since a day; by company_id, oldest first,
     * on the same day by type and value.
     */
    readonly actions: (
      window: IssuerWindow,
      since: string
    ) => Effect.Effect<ReadonlyArray<FigureAction>, StoreUnavailable>
    /**
     * The latest count of each class of the issuers up to the first day, by each security that its counts name and by none,
     * and all later ones up to the last, null for all; in any order.
     */
    readonly counts: (
      window: IssuerWindow,
      first: string | null,
      last: string | null
    ) => Effect.Effect<ReadonlyArray<ShareCount>, StoreUnavailable>
    /** The days of the bars that an operator accepted, whose spikes count. */
    readonly accepted: (
      window: IssuerWindow
    ) => Effect.Effect<
      ReadonlyArray<{ readonly company_id: number; readonly date: string }>,
      StoreUnavailable
    >
    /** The ratings of reports since a day; newest first, on the same day the last imported first. */
    readonly ratings: (
      window: IssuerWindow,
      since: string
    ) => Effect.Effect<ReadonlyArray<CompanyRating>, StoreUnavailable>
    /**
     * Transactions made or filed since a day, amended ones and their amendments among them; by transaction date, else filing
     * date, newest first, on the same day the later filed, then the later imported first.
     */
    readonly insiders: (
      window: IssuerWindow,
      since: string
    ) => Effect.Effect<ReadonlyArray<InsiderTransaction>, StoreUnavailable>
    /** The days of filings up to a day, null for all, each once, oldest first. */
    readonly filings: (
      window: IssuerWindow,
      last: string | null
    ) => Effect.Effect<ReadonlyArray<FilingDay>, StoreUnavailable>
    /** Days of results as they were ever known, in any order. */
    readonly earnings: (window: IssuerWindow) => Effect.Effect<ReadonlyArray<EarningsDay>, StoreUnavailable>
  }
>()("findata/core/figures/FigureStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    next: () => ({ company: whole }),
    securities: () => ({ company: whole, exchange: whole, action_coverage: whole }),
    bars: (_window, { last }) => ({ company: whole, price_daily: inDays(null, last) }),
    actions: () => ({ company: whole, corporate_action: whole }),
    counts: () => ({ company: whole, share_count: whole }),
    accepted: () => ({ company: whole, price_daily: whole, accepted_spike: whole }),
    ratings: () => ({ company: whole, report: whole }),
    insiders: () => ({ insider_transaction: whole }),
    filings: () => ({ disclosure: whole }),
    earnings: () => ({ disclosure: whole, statement: whole, company: whole })
  } satisfies ReadsOf<FigureStore["Service"]>
}
