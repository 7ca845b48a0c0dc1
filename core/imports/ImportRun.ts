/** A run: the import of one file. Every imported row refers to its run. */
import { Schema } from "effect"
import { ImportKind } from "./ImportKind.ts"
import { Problem } from "./Problem.ts"

/** Counts of rows: read = inserted + changed + unchanged + refused. */
export const Counts = Schema.Struct({
  read: Schema.Int,
  inserted: Schema.Int,
  changed: Schema.Int,
  unchanged: Schema.Int,
  /** Accepted rows that were corrected, unchanged ones included: halted days, signs of outflows. */
  normalised: Schema.Int,
  refused: Schema.Int,
  /** Accepted rows that are probably wrong; also counted among the others. */
  doubtful: Schema.Int
})
export type Counts = typeof Counts.Type

export const noRows: Counts = {
  read: 0,
  inserted: 0,
  changed: 0,
  unchanged: 0,
  normalised: 0,
  refused: 0,
  doubtful: 0
}

export const addCounts = (a: Counts, b: Counts): Counts => ({
  read: a.read + b.read,
  inserted: a.inserted + b.inserted,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  normalised: a.normalised + b.normalised,
  refused: a.refused + b.refused,
  doubtful: a.doubtful + b.doubtful
})

export const ImportRun = Schema.Struct({
  run_id: Schema.Int,
  kind: ImportKind,
  /** Where the data is from, in the operator's words; null when unknown. */
  source: Schema.NullOr(Schema.String),
  file: Schema.String,
  sha256: Schema.String,
  started_at: Schema.String,
  finished_at: Schema.String,
  ...Counts.fields,
  /** The newest date of its records; null where records of the kind have no date. */
  newest_date: Schema.NullOr(Schema.String),
  /** Null unless the run was undone. */
  undone_at: Schema.NullOr(Schema.String)
})
export type ImportRun = typeof ImportRun.Type

/** The result of importing one file. */
export const FileSummary = Schema.Struct({
  file: Schema.String,
  /** Null when nothing of the file was written. */
  run: Schema.NullOr(Schema.Int),
  ...Counts.fields,
  problems: Schema.Array(Problem),
  /** What is probably wrong with accepted rows. */
  doubts: Schema.Array(Problem),
  /** Columns left out, companies created, and the like. */
  notes: Schema.Array(Schema.String)
})
export type FileSummary = typeof FileSummary.Type
