/** `findata import KIND FILE...` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { NodeFile } from "../../../adapters/node/mod.ts"
import { type Encoding, readRows } from "../../../adapters/sources/mod.ts"
import {
  addCounts,
  type FileSummary,
  FileRefused,
  ImportKind,
  type ImportOptions,
  Imports,
  importKinds,
  type Source,
  noRows
} from "../../../core/mod.ts"
import { importServices } from "../../imports.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { openStore, orNull } from "../Flags.ts"
import { importFlags, optionsOf } from "../ImportFlags.ts"
import { report } from "../ImportReport.ts"
import { importSourceCommand } from "./importSource.ts"
import { progressOf } from "../Progress.ts"

/** The summary of a file that was refused as a whole. */
const refusedSummary = (file: string, line: number | null, message: string): FileSummary => ({
  ...noRows,
  file,
  run: null,
  problems: [{ file, line, column: null, message }],
  doubts: [],
  notes: []
})

const importFile = Effect.fnUntraced(function* (
  kind: ImportKind,
  path: string,
  options: ImportOptions,
  encoding: Encoding | null
) {
  const imports = yield* Imports
  const progress = progressOf(path)
  let bytes = 0
  const attempt = Effect.gen(function* () {
    const file = yield* NodeFile.open(path, (read) => {
      bytes = read
    })
    const source = {
      name: file.name,
      batches: readRows(file.bytes, file.name, encoding),
      sha256: file.sha256
    }
    return yield* imports.run(kind, source, options, (rows) =>
      Effect.sync(() =>
        progress.update({ part: file.size === null ? null : bytes / Math.max(1, file.size), rows })
      )
    )
  })
  return yield* attempt.pipe(
    Effect.catchTags({
      FileRefused: ({ file, message }: FileRefused) => Effect.succeed(refusedSummary(file, null, message)),
      StoreUnavailable: ({ reason }) =>
        Effect.succeed(refusedSummary(path, null, `The store can't be reached: ${reason}`)),
      UnreadableFile: ({ file, line, message }) => Effect.succeed(refusedSummary(file, line, message))
    }),
    Effect.ensuring(Effect.sync(progress.end))
  )
})

const run = Effect.fnUntraced(function* (
  kind: ImportKind,
  files: ReadonlyArray<string>,
  options: ImportOptions,
  encoding: Encoding | null,
  json: boolean
) {
  const summaries: Array<FileSummary> = []
  for (const file of files) {
    const summary = yield* importFile(kind, file, options, encoding)
    summaries.push(summary)
    yield* Out.print(report(kind, summary), json)
  }
  if (json) {
    yield* Out.json({
      kind,
      run: summaries.findLast((summary) => summary.run !== null)?.run ?? null,
      files: summaries.length,
      ...summaries.reduce(addCounts, noRows),
      problems: summaries.flatMap((summary) => summary.problems),
      doubts: summaries.flatMap((summary) => summary.doubts),
      runs: summaries.map((summary) => ({
        ...summary,
        problems: summary.problems.length,
        doubts: summary.doubts.length
      }))
    })
  }
  if (summaries.some(({ problems, run }) => run === null || problems.length > 0))
    return yield* new Out.PartlyDone()
})

const commandOf = (kind: ImportKind) => {
  const { fields, summary } = importKinds[kind]
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  const rest = Object.keys(fields).filter((name) => !fields[name]?.required)
  return Command.make(
    kind,
    importFlags,
    Effect.fnUntraced(function* (given) {
      const { encoding, options } = yield* optionsOf(given)
      const { store } = yield* openStore
      const services = importServices(store, yield* settings, orNull(given.pdfs))
      yield* Effect.provide(run(kind, given.files, options, encoding, given.json), services)
    })
  ).pipe(
    Command.withShortDescription(summary),
    Command.withDescription(
      `Imports ${summary}.\n\nRequired columns: ${required.join(", ")}.\nOptional: ${rest.join(", ") || "none"}.\n\nColumns are found by name, in any order and case. Invalid rows are refused and reported with their line, the others are imported; importing a file twice changes nothing.`
    )
  )
}

/** The kinds of files, then the files of sources. */
export const importCommand = (sources: ReadonlyArray<Source>) =>
  Command.make("import").pipe(
    Command.withSubcommands([...ImportKind.literals.map(commandOf), ...sources.map(importSourceCommand)])
  )
