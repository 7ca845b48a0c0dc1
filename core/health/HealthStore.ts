/** Port: where a company's rows are from, and the newest bars of all companies. */
import { Context, type Effect } from "effect"
import type { Company } from "../companies/Company.ts"
import type { ImportRun } from "../imports/ImportRun.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import { whole } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReadsOf } from "../store/Tracked.ts"
import { companyTables } from "./companyTables.ts"

/** The rows of a kind that a source brought of a company. */
export interface RowsFrom {
  readonly kind: ImportKind
  readonly source: string
  readonly rows: number
  /** The first and the last date of the rows; both null where the kind has none. */
  readonly first_date: string | null
  readonly newest_date: string | null
  /** How many runs wrote them, and the newest of these. */
  readonly runs: number
  readonly last_run: number
  /** When that run finished, UTC. */
  readonly imported_at: string
}

/** A listed company with a bar. */
export interface NewestBar
  extends Pick<Company, "company_id" | "symbol" | "name" | "exchange" | "slug" | "mic_code" | "time_zone"> {
  /** Its date. */
  readonly newest: string
  /** The last day of its listings where all of them ended; null while it is listed, or where none is known. */
  readonly until: string | null
}

/** A company, with the issuer whose statements and filings are its own. */
export type Ids = Pick<Company, "company_id" | "issuer_id">

const readsOf = ({ company_id, issuer_id }: Ids) => ({
  ...Object.fromEntries(
    companyTables.map(({ by, name }) => [
      name,
      by === "company_id" ? { company_id: [company_id] } : { issuer_id: [issuer_id] }
    ])
  ),
  import_run: whole
})

/** Reads of rows as they are: what undone runs wrote, and what was replaced, is not among them. */
export class HealthStore extends Context.Service<
  HealthStore,
  {
    /** By kind and source, in the order of the records' declarations; of one kind the source with the last run first. */
    readonly origins: (of: Ids) => Effect.Effect<ReadonlyArray<RowsFrom>, StoreUnavailable>
    /** The newest runs that wrote rows of the company as they are, newest first. */
    readonly runs: (of: Ids, limit: number) => Effect.Effect<ReadonlyArray<ImportRun>, StoreUnavailable>
    /** The newest bars of listed companies, by company_id. */
    readonly newestBars: Effect.Effect<ReadonlyArray<NewestBar>, StoreUnavailable>
  }
>()("findata/core/health/HealthStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    origins: readsOf,
    runs: readsOf,
    newestBars: { company: whole, listing: whole, exchange: whole, price_daily: whole }
  } satisfies ReadsOf<HealthStore["Service"]>
}
