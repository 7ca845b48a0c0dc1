/** `findata sync SOURCE` */
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { type EntriesProgress, isCalendarDate, type Source } from "../../../core/mod.ts"
import { chosenBy, ImportSink, SyncStore } from "../../../core/ports.ts"
import { settings } from "../../Settings.ts"
import { blaming } from "../../sources/faults.ts"
import { settledOf } from "../../syncs/allSources.ts"
import { collectEarly } from "../../Memory.ts"
import { syncOne, syncServices } from "../../syncs/syncing.ts"
import * as Out from "../Console.ts"
import { entriesReport, isWhole } from "../EntriesReport.ts"
import { asJson, openStoreToWrite, orNull } from "../Flags.ts"
import { doneOf, progressOf } from "../Progress.ts"
import { namesOf, refuseMissing, symbolsFlag } from "../SymbolsFlag.ts"

const flags = {
  symbols: symbolsFlag,
  since: Flag.String("since").pipe(
    Flag.withDescription("From this day, such as 2024-01-31; by default since the last sync"),
    Flag.optional
  ),
  again: Flag.Boolean("again").pipe(
    Flag.withDefault(false),
    Flag.withDescription("Import again what was imported before and hasn't changed")
  ),
  json: asJson
}

/** Fails because another process syncs the source. */
const heldByAnother = Effect.fnUntraced(function* (name: string) {
  const { all } = yield* SyncStore
  const until = (yield* all).find(({ source }) => source === name)?.held_until
  const unlessKilled = until == null ? "" : `; if it was killed, ${name} is free after ${until}`
  return yield* new Out.Failed({
    message: `Another process syncs ${name}: wait for its end${unlessKilled}`
  })
})

const commandOf = (source: Source) =>
  Command.make(
    source.name,
    flags,
    Effect.fnUntraced(function* ({ again, json, ...given }) {
      const since = orNull(given.since)
      if (since !== null && !isCalendarDate(since)) {
        return yield* new Out.WrongUsage({ message: `--since ${since}: expected a day such as 2024-01-31` })
      }
      const names = yield* namesOf(orNull(given.symbols))
      const { missing, settled } = yield* settledOf(source)
      if (missing.length > 0) return yield* new Out.WrongUsage({ message: missing.join("\n") })
      collectEarly()
      const { store } = yield* openStoreToWrite
      const progress = progressOf(`sync ${source.name}`)
      const run = Effect.gen(function* () {
        const { subjects } = yield* ImportSink
        const summary = yield* blaming(source)(
          syncOne(source, settled, { names, since, again }, (done: EntriesProgress) =>
            Effect.sync(() => progress.update(doneOf(done)))
          )
        )
        if (summary === null) return yield* heldByAnother(source.name)
        return { summary, missing: names === null ? [] : chosenBy(names, yield* subjects).missing }
      })
      const { missing: unknown, summary } = yield* run.pipe(
        Effect.provide(syncServices(store, yield* settings)),
        Effect.ensuring(Effect.sync(progress.end))
      )
      yield* Out.print(entriesReport(summary.file, summary), json)
      if (json) yield* Out.json({ source: source.name, ...summary })
      // What a sync that failed didn't fetch may have been these companies.
      if (summary.stopped === null && summary.entries.failed === 0) yield* refuseMissing(unknown)
      if (!isWhole(summary)) return yield* new Out.PartlyDone()
    })
  ).pipe(
    Command.withShortDescription(`${source.title}: ${source.kinds.join(", ")}`),
    Command.withDescription(
      [
        `Fetches what changed at ${source.title} since the last sync: ${source.kinds.join(", ")}.`,
        ...source.needs.map(
          ({ fallback, meaning, name }) =>
            `  ${name}: ${meaning}${fallback === undefined ? " (required)" : `; by default ${fallback || "none"}`}`
        ),
        "A sync that was stopped or failed continues where it ended when the command is run again.",
        source.licence
      ].join("\n\n")
    )
  )

/** One command for each source that can be fetched. */
export const syncCommand = (sources: ReadonlyArray<Source>) =>
  Command.make("sync").pipe(
    Command.withSubcommands(sources.filter(({ fetch }) => fetch !== null).map(commandOf))
  )
