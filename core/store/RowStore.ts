/** Port: the rows of a record, by a column that it is found by. */
import { Context, type Effect } from "effect"
import type { RecordOf, ValueOf } from "../records/Record.ts"
import type { DateRange } from "../time/DateRange.ts"
import { inDays, type RowSet } from "./RowSet.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"
import type { ReadsOf } from "./Tracked.ts"

/** One of the columns that a record is found by (`foundBy`), and its value. */
export type FoundBy<R extends RecordOf> = Partial<ValueOf<R>> & object

/** Rows by the record's date (`dated`): those in a range of days, from one end of it. */
export interface DatedQuery extends DateRange {
  /** Whether the oldest or the newest row is first; on the same day by the key in the same order, column by column. */
  readonly order: "asc" | "desc"
  /** The most rows. */
  readonly limit: number
}

/**
 * The latest rows up to a day, inclusive, null for any; newest first.
 *
 * @example
 * ```ts
 * import { latestRows } from "findata"
 *
 * latestRows(10, "2024-06-28") // => { from: null, to: "2024-06-28", order: "desc", limit: 10 }
 * ```
 */
export const latestRows = (limit: number, to: string | null): DatedQuery => ({
  from: null,
  to,
  order: "desc",
  limit
})

/** The column and the value; throws for a column that the record isn't found by, or for several. */
export const foundIn = <R extends RecordOf>(
  record: R,
  by: FoundBy<R>
): readonly [string, string | number] => {
  const [found, ...others] = Object.entries(by)
  if (found === undefined || others.length > 0 || !record.foundBy.includes(found[0])) {
    throw new Error(`${record.name} is found by one of ${record.foundBy.join(", ")}`)
  }
  return found as [string, string | number]
}

const rowsOf = <R extends RecordOf>(record: R, by: FoundBy<R>): Exclude<RowSet, null> => {
  const [column, value] = foundIn(record, by)
  return { [record.name]: { [column]: [value] } }
}

const rowsIn = <R extends RecordOf>(record: R, by: FoundBy<R>, { from, to }: DateRange): RowSet => {
  const rows = rowsOf(record, by)
  return from === null && to === null ? rows : { [record.name]: inDays(from, to, rows[record.name]) }
}

/**
 * The rows of every record that imports write, for services that need no query of their own. A column that the record isn't
 * found by is a defect.
 */
export class RowStore extends Context.Service<
  RowStore,
  {
    /** All rows with the value, in any order: `all(ShareCount, { issuer_id })`. */
    readonly all: <R extends RecordOf>(
      record: R,
      by: FoundBy<R>
    ) => Effect.Effect<ReadonlyArray<ValueOf<R>>, StoreUnavailable>
    /** Rows with the value by the record's date: `dated(Disclosure, { issuer_id }, latestRows(10, null))`. */
    readonly dated: <R extends RecordOf>(
      record: R,
      by: FoundBy<R>,
      query: DatedQuery
    ) => Effect.Effect<ReadonlyArray<ValueOf<R>>, StoreUnavailable>
  }
>()("findata/core/store/RowStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    all: rowsOf,
    dated: rowsIn
  } satisfies ReadsOf<RowStore["Service"]>
}
