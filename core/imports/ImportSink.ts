/**
 * Port: writes validated records. All writes of one file become visible together when `atomic` succeeds, or none do,
 * even if the process is killed; files are imported one at a time across the whole store.
 */
import { Context, type Effect } from "effect"
import type { Evidence } from "../doubts/Evidence.ts"
import type { Exchange } from "../companies/Exchange.ts"
import type { Issuer } from "../companies/Issuer.ts"
import type { SourceSubject } from "../sources/Source.ts"
import type { CompanyReference } from "../companies/CompanyReference.ts"
import type { Keys } from "./subjects/Keys.ts"
import type { Bar } from "../prices/Bar.ts"
import type { CompanyAction, CorporateAction } from "../prices/CorporateAction.ts"
import type { RowSet } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ImportRun } from "./ImportRun.ts"
import type { Listing } from "../companies/Listing.ts"
import type { NumberedRecord, RecordName, Staged, StagedName, StoredTable } from "../tables/Records.ts"

/** What happened to the records of one table. */
export interface Merged {
  readonly inserted: number
  readonly changed: number
  readonly unchanged: number
  /** Lines that contradict an earlier line about the same record; they were left out. */
  readonly conflicts: ReadonlyArray<{ readonly line: number; readonly first_line: number }>
}

/** The stored corporate actions of a company. */
export interface KnownActions {
  /** All are known up to this day; null when completeness is unknown. */
  readonly known_to: string | null
  readonly actions: ReadonlyArray<CorporateAction>
}

/** An ex-date as stored. */
export interface ExDate {
  /** The last bar before it; null when there is none. */
  readonly previous: Pick<Bar, "date" | "close"> | null
  /** The actions of that day, as imported. */
  readonly actions: ReadonlyArray<CorporateAction>
}

/** Stored records that rows of a file refer to. */
export interface Known {
  readonly issuers: ReadonlyArray<Issuer>
  readonly companies: ReadonlyArray<CompanyReference>
  readonly listings: ReadonlyArray<Listing>
}

/** What is known of the companies that a file names, with all exchanges. */
export interface Stored extends Known {
  readonly exchanges: ReadonlyArray<Exchange>
}

/** Bars by column, with the lines of the file that they came from: `length` values each. */
export interface StagedBars {
  readonly length: number
  readonly line: ArrayLike<number>
  readonly company_id: ArrayLike<number>
  /** YYYY-MM-DD */
  readonly date: ArrayLike<string>
  readonly open: ArrayLike<number>
  readonly high: ArrayLike<number>
  readonly low: ArrayLike<number>
  readonly close: ArrayLike<number>
  readonly volume: ArrayLike<number>
}

type KeyOf<K> = K extends Iterable<infer A> ? A : never

/** The sequences that ids are drawn from. */
export type Sequence = "run" | "company" | "issuer" | NumberedRecord

/** Looks up what rows refer to and, inside `atomic`, stages records, merges them under a run and records the run. */
export class ImportSink extends Context.Service<
  ImportSink,
  {
    /** Runs the import of one file; when it fails, nothing is written. Waits while another file is imported. */
    readonly atomic: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | StoreUnavailable, R>
    readonly exchanges: Effect.Effect<ReadonlyArray<Exchange>, StoreUnavailable>
    /**
     * The companies with one of the keys, or whose issuer has one, with those that hold or held one of the symbols, and
     * all others of their issuers; their issuers; and the listings of the symbols.
     */
    readonly lookUp: (
      keys: { readonly [K in keyof Keys]: ReadonlyArray<KeyOf<Keys[K]>> }
    ) => Effect.Effect<Known, StoreUnavailable>
    /** The listed companies with their issuers' numbers, by id. */
    readonly subjects: Effect.Effect<ReadonlyArray<SourceSubject>, StoreUnavailable>
    /** The actions of companies as imported, only for companies whose actions were imported or are known to be none. */
    readonly actions: (
      company_ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyMap<number, KnownActions>, StoreUnavailable>
    /** The stored state of ex-dates, in the order of the argument. */
    readonly exDates: (
      days: ReadonlyArray<Pick<CompanyAction, "company_id" | "effective_date">>
    ) => Effect.Effect<ReadonlyArray<ExDate>, StoreUnavailable>
    /** The issuers that have statements, counts of shares, insiders' transactions or filings. */
    readonly filing: (
      issuer_ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlySet<number>, StoreUnavailable>
    /** Reserves `count` ids and returns the first; a negative count returns the last ones reserved. */
    readonly reserve: (of: Sequence, count: number) => Effect.Effect<number, StoreUnavailable>
    /** Our ids of a source's records, by the source's ids; new records are absent. */
    readonly ids: (
      of: NumberedRecord,
      source: string,
      external_ids: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyMap<string, number>, StoreUnavailable>
    /** Holds records for `merge`; until then no query sees them, not even `lookUp`. */
    readonly stage: <K extends StagedName>(
      name: K,
      records: ReadonlyArray<Staged<K>>
    ) => Effect.Effect<void, StoreUnavailable>
    /**
     * Holds bars for `merge`. With the run of that merge, which may then be of this file only, bars within days of which
     * the store has none are written at once.
     */
    readonly stageBars: (bars: StagedBars, run_id: number | null) => Effect.Effect<void, StoreUnavailable>
    /** Writes the staged records under the run. A record equal to the stored one is left as it is. */
    readonly merge: (name: RecordName, run_id: number) => Effect.Effect<Merged, StoreUnavailable>
    /** The rows that the current file wrote so far: inserted, changed or removed ones, and its run. */
    readonly written: Effect.Effect<RowSet<StoredTable>>
    /** Contradictions among prices and actions, those merged by the current file included. */
    readonly evidence: Evidence
    /** Those of the runs that were undone. */
    readonly undone: (run_ids: ReadonlyArray<number>) => Effect.Effect<ReadonlySet<number>, StoreUnavailable>
    /** Records the state of a run; a later state replaces an earlier one. */
    readonly record: (run: ImportRun) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/imports/ImportSink") {}
