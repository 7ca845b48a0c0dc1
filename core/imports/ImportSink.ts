/**
 * Port: takes verified records in. All that one file writes becomes visible together when `atomic` succeeds, or nothing
 * of it, killed at any point; files are taken in one at a time over the whole store.
 */
import { Context, type Effect } from "effect"
import type { Evidence } from "../doubts/Evidence.ts"
import type { Exchange } from "../companies/Exchange.ts"
import type { Issuer } from "../companies/Issuer.ts"
import type { Bar } from "../prices/Bar.ts"
import type { CompanyAction, CorporateAction } from "../prices/CorporateAction.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ImportRun } from "./ImportRun.ts"
import type { Listing } from "../companies/Listing.ts"
import type { NumberedRecord, RecordName, Staged } from "../records/Records.ts"

/** What became of the records of one table. */
export interface Merged {
  readonly inserted: number
  readonly changed: number
  readonly unchanged: number
  /** Lines that say something else of the same thing than an earlier line; they were left out. */
  readonly conflicts: ReadonlyArray<{ readonly line: number; readonly first_line: number }>
}

/** What an import needs to know of a company that is stored. */
export interface CompanyReference {
  readonly company_id: number
  readonly issuer_id: number
  readonly symbol: string
  readonly exchange: string
  readonly operating_mic: string
  readonly exchange_country_code: string
  readonly country_code: string | null
  readonly slug: string
  readonly currency: string | null
  readonly stock_type: string | null
  readonly listed: boolean
}

/** The corporate actions of a company that are stored. */
export interface KnownActions {
  /** All are known from the first day up to this one; null when that was never said. */
  readonly known_to: string | null
  readonly actions: ReadonlyArray<CorporateAction>
}

/** An ex-date as it is stored. */
export interface ExDate {
  /** The last bar before it; null when there is none. */
  readonly previous: Pick<Bar, "date" | "close"> | null
  /** Of that day, each as it was imported. */
  readonly actions: ReadonlyArray<CorporateAction>
}

/** What is stored when a file begins. */
export interface Stored {
  readonly exchanges: ReadonlyArray<Exchange>
  readonly issuers: ReadonlyArray<Issuer>
  readonly companies: ReadonlyArray<CompanyReference>
  readonly listings: ReadonlyArray<Listing>
}

/** What ids are handed out for. */
export type Sequence = "run" | "company" | "issuer" | NumberedRecord

export class ImportSink extends Context.Service<
  ImportSink,
  {
    /** Runs one file's work; when it fails, nothing was written. Waits while another file is taken in. */
    readonly atomic: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | StoreUnavailable, R>
    readonly stored: Effect.Effect<Stored, StoreUnavailable>
    /** The actions of companies as imported, of those only for which actions were ever imported or known to be none. */
    readonly actions: (
      company_ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyMap<number, KnownActions>, StoreUnavailable>
    /** What is stored of ex-dates, in the order asked for. */
    readonly exDates: (
      days: ReadonlyArray<Pick<CompanyAction, "company_id" | "effective_date">>
    ) => Effect.Effect<ReadonlyArray<ExDate>, StoreUnavailable>
    /** Those of the issuers of which statements, counts of shares, insiders' transactions or filings are stored. */
    readonly filing: (
      issuer_ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlySet<number>, StoreUnavailable>
    /** The first of `count` ids that nobody else gets; a negative count gives back the last ones fetched. */
    readonly reserve: (of: Sequence, count: number) => Effect.Effect<number, StoreUnavailable>
    /** The ids that records of a source got here, by the source's own numbers; those that are new are absent. */
    readonly ids: (
      of: NumberedRecord,
      source: string,
      external_ids: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyMap<string, number>, StoreUnavailable>
    /** Sets records aside; they are seen by nobody, also not by `stored`, until they are merged. */
    readonly stage: <K extends RecordName>(
      name: K,
      records: ReadonlyArray<Staged<K>>
    ) => Effect.Effect<void, StoreUnavailable>
    /** Writes what was staged under the run. A record that is stored already in every value is left as it is. */
    readonly merge: (name: RecordName, run_id: number) => Effect.Effect<Merged, StoreUnavailable>
    /** What may contradict prices and actions, in what is stored and in what the work under way merged. */
    readonly evidence: Evidence
    readonly record: (run: ImportRun) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/imports/ImportSink") {}
