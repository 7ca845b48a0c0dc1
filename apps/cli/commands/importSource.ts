/** `findata import SOURCE FILE...` */
import { Clock, Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { NodeFile } from "../../../adapters/node/mod.ts"
import {
  type Choice,
  type EntriesSummary,
  importDefaults,
  type ImportOptions,
  Imports,
  instantOf,
  type Source,
  UnreadableFile
} from "../../../core/mod.ts"
import { ImportSink } from "../../../core/ports.ts"
import { importServices } from "../../imports.ts"
import { collectEarly } from "../../Memory.ts"
import { settings } from "../../Settings.ts"
import { blaming } from "../../sources/faults.ts"
import * as Out from "../Console.ts"
import { entriesReport, isWhole } from "../EntriesReport.ts"
import { asJson, openStoreToWrite, orNull } from "../Flags.ts"
import { doneOf, progressOf } from "../Progress.ts"
import { chosen, namesOf, symbolsFlag } from "../SymbolsFlag.ts"

/** Imports one file; one that can't be opened is reported as having no entries. */
const importFile = Effect.fnUntraced(function* (
  source: Source,
  path: string,
  choice: Choice,
  options: Pick<ImportOptions, "again" | "createCompanies" | "strict">
) {
  const imports = yield* Imports
  const progress = progressOf(path)
  const attempt = Effect.gen(function* () {
    const file = yield* NodeFile.open(path)
    return yield* imports.runEntries(
      { name: file.name, entries: source.read(file, choice), isPart: choice.subjects !== null },
      { ...importDefaults, source: source.name, ...options },
      (done) => Effect.sync(() => progress.update(doneOf(done)))
    )
  })
  return yield* attempt.pipe(
    Effect.catchTag("UnreadableFile", ({ file, line, message }: UnreadableFile) =>
      Effect.succeed<EntriesSummary>({
        file,
        entries: { imported: 0, skipped: 0, foreign: 0, failed: 0 },
        kinds: [],
        failures: [{ file, line, column: null, message }],
        stopped: message
      })
    ),
    Effect.ensuring(Effect.sync(progress.end))
  )
})

/** The help in short and in full: what is read, or, of a source that only fetches, which commands to use. */
const helpOf = ({ forms, kinds, licence, name, title }: Source): readonly [string, string] => {
  if (forms.length === 0) {
    const others = `sync ${name} fetches its data; files that you have are imported by kind (${kinds.join(", ")})`
    return [`${title}: reads no files`, `Reads no files of ${title}: ${others}.\n\n${licence}`]
  }
  return [
    `${title}: ${kinds.join(", ")}`,
    `Imports files of ${title}, recognised by their content:\n\n${forms.map((form) => `  ${form}`).join("\n")}\n\nFills ${kinds.join(", ")}. An archive is imported entry by entry, each whole or not at all; the same command continues one that was stopped.\n\n${licence}`
  ]
}

export const importSourceCommand = (source: Source) =>
  Command.make(
    source.name,
    {
      files: Argument.String("file").pipe(
        Argument.withDescription("Files in any of the forms above, plain or gzipped"),
        Argument.variadic({ min: 1 })
      ),
      symbols: symbolsFlag,
      again: Flag.Boolean("again").pipe(
        Flag.withDefault(false),
        Flag.withDescription("Read entries of archives again that were imported before and haven't changed")
      ),
      createCompanies: Flag.Boolean("create-companies").pipe(
        Flag.withDefault(false),
        Flag.withDescription(
          "Create a company for an unknown symbol on a known exchange instead of refusing its rows"
        )
      ),
      strict: Flag.Boolean("strict").pipe(
        Flag.withDefault(false),
        Flag.withDescription("Refuse an entry as a whole when one of its rows is refused or doubtful")
      ),
      json: asJson
    },
    Effect.fnUntraced(function* ({ files, json, symbols, ...options }) {
      collectEarly()
      const names = yield* namesOf(orNull(symbols))
      const { store } = yield* openStoreToWrite
      const services = importServices(store, yield* settings, null)
      const run = Effect.gen(function* () {
        const { subjects } = yield* ImportSink
        const wanted = yield* chosen(names, subjects)
        const today = instantOf(yield* Clock.currentTimeMillis).slice(0, 10)
        const summaries: Array<EntriesSummary> = []
        for (const path of files) {
          const choice: Choice = { subjects: wanted, since: null, today }
          const summary = yield* blaming(source)(importFile(source, path, choice, options))
          summaries.push(summary)
          yield* Out.print(entriesReport(`${source.name} ${summary.file}`, summary), json)
        }
        if (json) yield* Out.json({ source: source.name, files: summaries })
        if (!summaries.every(isWhole)) return yield* new Out.PartlyDone()
      })
      yield* Effect.provide(run, services)
    })
  ).pipe(Command.withShortDescription(helpOf(source)[0]), Command.withDescription(helpOf(source)[1]))
