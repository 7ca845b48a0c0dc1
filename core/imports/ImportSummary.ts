/** The result of importing the files of one kind, as `findata import --json` and the interface return it. */
import { Schema, Struct } from "effect"
import { field, nullable } from "../records/Record.ts"
import { countField } from "../records/Figure.ts"
import { ImportKind } from "../sources/ImportKind.ts"
import { addFileCounts, FileCounts, FileSummary, noFileRows } from "./ImportRun.ts"
import { Problem } from "./Problem.ts"

const file = Struct.omit(FileSummary.fields, ["problems", "doubts"])

/** The most problems and doubts of all files together that a summary lists. */
const maxListed = 10_000

/** The counts of all files, their problems and doubts, and each file's own counts. */
export const ImportSummary = Schema.Struct({
  kind: field(ImportKind, "The kind of import"),
  run: nullable(Schema.Int, "The run of the last file that was written; null when none was"),
  files: countField("How many files were read"),
  ...FileCounts.fields,
  problems: field(
    Schema.Array(Problem),
    "Why rows were refused, the first 1,000 of each file and 10,000 of all"
  ),
  doubts: field(
    Schema.Array(Problem),
    "What is probably wrong with accepted rows, the first 1,000 of each file and 10,000 of all"
  ),
  runs: Schema.Array(
    Schema.Struct({
      ...file,
      problems: countField("How many of the problems are the file's"),
      doubts: countField("How many of the doubts are the file's")
    })
  ).annotate({ description: "Each file by itself" })
})
export type ImportSummary = typeof ImportSummary.Type

/** Adds up the files of one kind in their order. Of the problems, and of the doubts, the first 10,000 are listed. */
export const importSummary = (kind: ImportKind, summaries: ReadonlyArray<FileSummary>): ImportSummary => ({
  kind,
  run: summaries.findLast((summary) => summary.run !== null)?.run ?? null,
  files: summaries.length,
  ...summaries.reduce<FileCounts>(addFileCounts, noFileRows),
  problems: summaries.flatMap((summary) => summary.problems).slice(0, maxListed),
  doubts: summaries.flatMap((summary) => summary.doubts).slice(0, maxListed),
  runs: summaries.map((summary) => ({
    ...summary,
    problems: summary.problems.length,
    doubts: summary.doubts.length
  }))
})

/** The summary of a file that was refused as a whole before its rows were read. */
export const refusedSummary = (file: string, line: number | null, message: string): FileSummary => ({
  ...noFileRows,
  file,
  run: null,
  problems: [{ file, line, column: null, message }],
  doubts: [],
  notes: []
})
