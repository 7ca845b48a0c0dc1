/** `findata import KIND FILE...` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import type { Encoding } from "../../../adapters/sources/mod.ts"
import {
  type FileSummary,
  ImportKind,
  importKinds,
  type ImportOptions,
  importSummary,
  refusedSummary,
  type Source
} from "../../../core/mod.ts"
import { importFile } from "../../importFile.ts"
import { importServices } from "../../imports.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { openStore, orNull } from "../Flags.ts"
import { importFlagsOf, optionsOf } from "../ImportFlags.ts"
import { report } from "../ImportReport.ts"
import { importSourceCommand } from "./importSource.ts"
import { progressOf } from "../Progress.ts"

const importReported = Effect.fnUntraced(function* (
  kind: ImportKind,
  path: string,
  options: ImportOptions,
  encoding: Encoding | null
) {
  const progress = progressOf(path)
  return yield* importFile(kind, path, options, encoding, progress.update).pipe(
    Effect.catchTag("StoreUnavailable", ({ reason }) =>
      Effect.succeed(refusedSummary(path, null, `The store can't be reached: ${reason}`))
    ),
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
    const summary = yield* importReported(kind, file, options, encoding)
    summaries.push(summary)
    yield* Out.print(report(kind, summary), json)
  }
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
      const { store } = yield* openStore
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

/** The kinds of files, then the files of sources. */
export const importCommand = (sources: ReadonlyArray<Source>) =>
  Command.make("import").pipe(
    Command.withSubcommands([...ImportKind.literals.map(commandOf), ...sources.map(importSourceCommand)])
  )
