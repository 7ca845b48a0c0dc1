/** `findata import KIND FILE...` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import type { Encoding } from "../../../adapters/sources/mod.ts"
import {
  type FileSummary,
  ImportKind,
  importKinds,
  type ImportOptions,
  type Source
} from "../../../core/mod.ts"
import { importSummary, refusedSummary } from "../../../core/ports.ts"
import { importFile } from "../../importFile.ts"
import { importServices } from "../../imports.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { openStoreToWrite, orNull } from "../Flags.ts"
import { importFlagsOf, optionsOf } from "../ImportFlags.ts"
import { report, reportedAlone, reportOfMany } from "../ImportReport.ts"
import { importParquetCommand } from "./importParquet.ts"
import { importSourceCommand } from "./importSource.ts"
import { type Progress, progressOf } from "../Progress.ts"

const importReported = Effect.fnUntraced(function* (
  kind: ImportKind,
  path: string,
  options: ImportOptions,
  encoding: Encoding | null,
  update: Progress["update"]
) {
  return yield* importFile(kind, path, options, encoding, { onRows: update }).pipe(
    Effect.catchTag("StoreUnavailable", ({ reason }) =>
      Effect.succeed(refusedSummary(path, null, `The store can't be reached: ${reason}`))
    )
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
  const areMany = files.length > reportedAlone
  const together = progressOf(`${kind}, ${Out.count(files.length)} files`)
  let before = 0
  for (const [index, file] of files.entries()) {
    const alone = progressOf(file)
    const update: Progress["update"] = ({ part, rows }) =>
      areMany
        ? together.update({ part: (index + (part ?? 0)) / files.length, rows: before + rows })
        : alone.update({ part, rows })
    const imported = importReported(kind, file, options, encoding, update)
    const summary = yield* Effect.ensuring(imported, Effect.sync(alone.end))
    summaries.push(summary)
    before += summary.read
    if (!areMany) yield* Out.print(report(kind, summary), json)
  }
  together.end()
  if (areMany) yield* Out.print(reportOfMany(kind, summaries), json)
  if (json) yield* Out.json(importSummary(kind, summaries))
  if (summaries.some(({ problems, run }) => run === null || problems.length > 0))
    return yield* new Out.PartlyDone()
})

const commandOf = (kind: ImportKind) => {
  const { fields, oneOf, summary } = importKinds[kind]
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  const needed = [required.join(", "), ...oneOf.map((group) => `one of ${group.join(", ")}`)].join("; ")
  const named = new Set([...required, ...oneOf.flat()])
  const optional = Object.keys(fields)
    .filter((name) => !named.has(name))
    .join(", ")
  return Command.make(
    kind,
    importFlagsOf(kind),
    Effect.fnUntraced(function* (given) {
      const { encoding, options } = yield* optionsOf(kind, given)
      const { store } = yield* openStoreToWrite
      const services = importServices(store, yield* settings, orNull(given.pdfs))
      yield* Effect.provide(run(kind, given.files, options, encoding, given.json), services)
    })
  ).pipe(
    Command.withShortDescription(summary),
    Command.withDescription(
      `Imports ${summary}.\n\nRequired columns: ${needed}.\nOptional: ${optional || "none"}.\n\nColumns are found by name, in any order and case. Invalid rows are refused and reported with their line, the others are imported; importing a file twice changes nothing.`
    )
  )
}

/** The kinds of files, then the files of sources, then whole tables. */
export const importCommand = (sources: ReadonlyArray<Source>) =>
  Command.make("import").pipe(
    Command.withSubcommands([
      ...ImportKind.literals.map(commandOf),
      ...sources.map(importSourceCommand),
      importParquetCommand
    ])
  )
