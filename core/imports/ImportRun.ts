/** A run: the import of one file, or a deletion. Every imported row refers to its run. */
import { Record, Schema } from "effect"
import { countField } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import { CalendarDate } from "../time/Fields.ts"
import { Instant } from "../time/Instant.ts"
import { ImportKind } from "../sources/ImportKind.ts"
import { Problem } from "./Problem.ts"

/** The source of imports for which the operator named none. Runs of earlier versions are stored without it. */
export const unnamedSource = "import"

/** Counts of rows: read = inserted + changed + unchanged + refused. */
export const Counts = Schema.Struct({
  read: countField("Rows that were read"),
  inserted: countField("Rows that were new"),
  changed: countField("Rows that replaced another"),
  unchanged: countField("Rows that were stored already"),
  normalised: countField(
    "Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows"
  ),
  refused: countField("Rows that were refused"),
  doubtful: countField("Rows that were accepted and are probably wrong; counted among the others too")
})
export type Counts = typeof Counts.Type

/** All counts 0. */
export const noRows: Counts = Record.map(Counts.fields, () => 0)

/** Adds up the counts of two files. */
export const addCounts = (a: Counts, b: Counts): Counts =>
  Record.map(Counts.fields, (_, name) => a[name] + b[name])

/** What became of a file: its rows, and the companies that were created on the way. */
export const FileCounts = Schema.Struct({
  ...Counts.fields,
  created_companies: countField("Companies that were created for symbols that none had")
})
export type FileCounts = typeof FileCounts.Type

/** All counts 0. */
export const noFileRows: FileCounts = Record.map(FileCounts.fields, () => 0)

/** Adds up the counts of two files, with the companies that they created. */
export const addFileCounts = (a: FileCounts, b: FileCounts): FileCounts =>
  Record.map(FileCounts.fields, (_, name) => a[name] + b[name])

const RunKind = Schema.Literals([...ImportKind.literals, "deletion"])

/** Of a deletion, `read` and `changed` are the rows that it removed, and `file` says of what. */
export const ImportRun = Schema.Struct({
  run_id: field(Schema.Int, "The run's id"),
  kind: field(RunKind, "The kind of import, or deletion"),
  source: nullable(
    Schema.String,
    `The source of the data, in the operator's words, else ${unnamedSource}; null for a deletion`,
    { example: "sec" }
  ),
  file: field(Schema.String, "The file's name"),
  sha256: field(Schema.String, "SHA-256 of the file in hex"),
  started_at: field(Instant, "When the run started, UTC"),
  finished_at: field(Instant, "When the run finished, UTC"),
  ...Counts.fields,
  newest_date: nullable(
    CalendarDate,
    "The newest date of its records; null where records of the kind have no date"
  ),
  undone_at: nullable(Instant, "When the run was undone, UTC; null unless it was"),
  pruned_at: nullable(
    Instant,
    "When the rows that it replaced were removed, so that it can't be undone, UTC; null unless they were"
  )
})
export type ImportRun = typeof ImportRun.Type

/** The result of importing one file. */
export const FileSummary = Schema.Struct({
  file: field(Schema.String, "The file's name"),
  run: nullable(Schema.Int, "The file's run; null when nothing of the file was written"),
  ...FileCounts.fields,
  problems: Schema.Array(Problem),
  /** What is probably wrong with accepted rows. */
  doubts: Schema.Array(Problem),
  notes: field(Schema.Array(Schema.String), "Columns left out and the like")
})
export type FileSummary = typeof FileSummary.Type
