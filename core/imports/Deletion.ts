/** Deletions of stored records at an operator's wish: each is a run, which can be undone until it is pruned. */
import { Schema } from "effect"
import type { RecordName } from "../tables/Records.ts"

/**
 * What is deleted, by its id. A company goes with all records that refer to it, and, where its issuer has no other
 * company, with the issuer and all records that refer to that; an article goes with its texts; bars go by their dates.
 */
export type DeletionTarget =
  | { readonly name: "company"; readonly company_id: number }
  | { readonly name: "article"; readonly article_id: number }
  | { readonly name: "bars"; readonly company_id: number; readonly dates: ReadonlyArray<string> }

/** Counts of rows by table; tables without any are left out. */
export type RowCounts = { readonly [K in RecordName]?: number }

/** What a deletion removed or, as a trial, would remove. */
export interface Deleted {
  /** Null when nothing was deleted: for a trial run. */
  readonly run_id: number | null
  readonly rows: RowCounts
}

/** No company or article has the id, or the company no such bars. Nothing was deleted. */
export class TargetNotFound extends Schema.TaggedError<TargetNotFound>()("TargetNotFound", {
  name: Schema.Literals(["company", "article", "bars"]),
  id: Schema.Int
}) {}

/** What pruning removed: replaced and deleted rows of runs, which can't be undone after it. */
export interface Pruned {
  /** The runs that can no longer be undone, oldest first. */
  readonly run_ids: ReadonlyArray<number>
  readonly rows: RowCounts
}
