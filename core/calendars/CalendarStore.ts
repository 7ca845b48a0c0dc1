/** Port: finds dated events of many companies. */
import { Context, type Effect } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Listing } from "../companies/Listing.ts"
import type { Disclosure } from "../disclosures/Disclosure.ts"
import type { Line } from "../financials/Line.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import type { Window } from "../paging/Paging.ts"
import type { CompanyAction, ActionType } from "../prices/CorporateAction.ts"
import { inDays, whole } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReadsOf } from "../store/Tracked.ts"
import type { DateRange } from "../time/DateRange.ts"
import type { EarningsDate } from "./EarningsDates.ts"

/** Which events are found: those of days, of companies, of a country. A null matches all. */
export interface EventFilter extends DateRange {
  /**
   * What belongs to an issuer is found once, for the first of these companies that is one of its securities; without them for
   * its first listed one, else for its first one.
   */
  readonly company_ids: ReadonlyArray<number> | null
  readonly country_code: string | null
}

/** What every event says. */
export interface StoredEvent extends Pick<Company, "company_id" | "symbol" | "name" | "exchange"> {
  /** Of the run that wrote it. */
  readonly source: string
}

/** An action with its company's; `unit` is what its price is quoted in. */
export interface ActionEvent
  extends StoredEvent,
    Pick<CompanyAction, "effective_date" | "value" | "currency" | "payment_date"> {
  readonly unit: string | null
}

/** A filing with the company that it is listed for. */
export interface FilingFound
  extends StoredEvent,
    Pick<Disclosure, "rcept_no" | "rcept_dt" | "report_nm" | "category" | "url"> {}

/** A day of results with the company that it is listed for. */
export interface EarningsFound
  extends StoredEvent,
    Pick<Company, "issuer_id">,
    Omit<EarningsDate, "known_from" | "known_to"> {}

/** A ticker that a security held, and where that is from. */
export interface Holding extends Listing {
  readonly source: string
}

/** A security whose tickers are known, or that isn't listed any more. */
export interface ListedSecurity extends StoredEvent, Pick<Company, "country_code" | "listed"> {
  /** The day of its last bar where it isn't listed any more; null otherwise, and without one. */
  readonly last_bar: string | null
}

/** Which versions of statements are read, and what of them. */
export interface StatementSelection {
  /** The earliest end of a period, inclusive. */
  readonly since: string
  /** The last day of filing, inclusive, which undated versions pass too; null for any. */
  readonly filedBy: string | null
  /** The lines whose figures are read; the others are null. */
  readonly lines: ReadonlyArray<Line>
}

/** A split or stock dividend of a security. */
export interface SecuritySplit
  extends Pick<CompanyAction, "company_id" | "effective_date" | "type" | "value"> {}

/** The days that results are known on: those of `day`, and without one of the latest; estimates from `today` on. */
export interface KnownOn {
  readonly day: string | null
  readonly today: string
}

const actionsRead = ({ company_ids, from, to }: EventFilter) => {
  const rows = company_ids === null ? whole : { company_id: company_ids }
  return { corporate_action: inDays(from, to, rows), company: rows }
}

const filingsRead = ({ from, to }: EventFilter) => ({ disclosure: inDays(from, to), company: whole })

const earningsRead = () => ({ disclosure: whole, statement: whole, company: whole })

/** Events of all companies, oldest first: those of a window, and how many there are in all. */
export class CalendarStore extends Context.Service<
  CalendarStore,
  {
    /** Actions of some types by ex-date; on the same day by company_id, type and value. */
    readonly actions: (
      types: ReadonlyArray<ActionType>,
      filter: EventFilter,
      window: Window
    ) => Effect.Effect<ReadonlyArray<ActionEvent>, StoreUnavailable>
    readonly countActions: (
      types: ReadonlyArray<ActionType>,
      filter: EventFilter
    ) => Effect.Effect<number, StoreUnavailable>
    /** Filings by their day; on the same day by number, then by issuer. */
    readonly filings: (
      filter: EventFilter,
      window: Window
    ) => Effect.Effect<ReadonlyArray<FilingFound>, StoreUnavailable>
    readonly countFilings: (filter: EventFilter) => Effect.Effect<number, StoreUnavailable>
    /** Days of results (`earningsDates`) as known on a day; on the same day by issuer, then by period and status. */
    readonly earnings: (
      filter: EventFilter,
      known: KnownOn,
      window: Window
    ) => Effect.Effect<ReadonlyArray<EarningsFound>, StoreUnavailable>
    readonly countEarnings: (filter: EventFilter, known: KnownOn) => Effect.Effect<number, StoreUnavailable>
    /** The tickers of securities, oldest first, and the securities, of some companies or of all. */
    readonly listings: (company_ids: ReadonlyArray<number> | null) => Effect.Effect<
      {
        readonly holdings: ReadonlyArray<Holding>
        readonly securities: ReadonlyArray<ListedSecurity>
      },
      StoreUnavailable
    >
    /** The selected versions of issuers' statements, in any order; without tags, other lines are null. */
    readonly statements: (
      issuer_ids: ReadonlyArray<number>,
      selection: StatementSelection
    ) => Effect.Effect<ReadonlyArray<FiledStatement>, StoreUnavailable>
    /** The splits and stock dividends of issuers' securities, of every day, in any order. */
    readonly splits: (
      issuer_ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<SecuritySplit>, StoreUnavailable>
  }
>()("findata/core/calendars/CalendarStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    actions: (_types, filter) => actionsRead(filter),
    countActions: (_types, filter) => actionsRead(filter),
    filings: filingsRead,
    countFilings: filingsRead,
    earnings: earningsRead,
    countEarnings: earningsRead,
    listings: () => ({ listing: whole, company: whole, price_daily: whole }),
    statements: () => ({ statement: whole }),
    splits: () => ({ company: whole, corporate_action: whole })
  } satisfies ReadsOf<CalendarStore["Service"]>
}
