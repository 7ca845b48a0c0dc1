/** `findata sync SOURCE` */
import { Effect, type Option, Result } from "effect"
import { Command, Flag } from "effect/cli"
import { type EntriesProgress, isCalendarDate, type Source } from "../../../core/mod.ts"
import { chosenBy, ImportSink, type Settled, SyncStore } from "../../../core/ports.ts"
import { settings } from "../../Settings.ts"
import type { Store } from "../../Store.ts"
import { blaming, SourceFailed } from "../../sources/faults.ts"
import { settledOf } from "../../syncs/allSources.ts"
import { collectEarly } from "../../Memory.ts"
import { syncOne, syncServices } from "../../syncs/syncing.ts"
import * as Out from "../Console.ts"
import { entriesReport, isWhole } from "../EntriesReport.ts"
import { asJson, openStoreToWrite, orNull } from "../Flags.ts"
import { doneOf, progressOf } from "../Progress.ts"
import { namesOf, symbolsFlag } from "../SymbolsFlag.ts"

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

/** What is wanted of a sync, by its flags. */
const wishOf = Effect.fnUntraced(function* ({
  again,
  ...given
}: {
  readonly again: boolean
  readonly since: Option.Option<string>
  readonly symbols: Option.Option<string>
}) {
  const since = orNull(given.since)
  if (since !== null && !isCalendarDate(since)) {
    return yield* new Out.WrongUsage({ message: `--since ${since}: expected a day such as 2024-01-31` })
  }
  return { names: yield* namesOf(orNull(given.symbols)), since, again }
})

type Wish = Effect.Success<ReturnType<typeof wishOf>>

/** Syncs a source into a store and prints its report: the summary, and the names of no company. */
const syncInto = Effect.fnUntraced(function* (
  store: Store,
  source: Source,
  settled: Settled,
  wish: Wish,
  json: boolean
) {
  const progress = progressOf(`sync ${source.name}`)
  const run = Effect.gen(function* () {
    const { subjects } = yield* ImportSink
    const summary = yield* blaming(source)(
      syncOne(source, settled, wish, (done: EntriesProgress) =>
        Effect.sync(() => progress.update(doneOf(done)))
      )
    )
    if (summary === null) return yield* heldByAnother(source.name)
    return { summary, missing: wish.names === null ? [] : chosenBy(wish.names, yield* subjects).missing }
  })
  const done = yield* run.pipe(
    Effect.provide(syncServices(store, yield* settings)),
    Effect.ensuring(Effect.sync(progress.end))
  )
  yield* Out.print(entriesReport(done.summary.file, done.summary), json)
  return done
})

/** Fails for names of `--symbols` that no company goes by after a sync. */
const failMissing = (missing: ReadonlyArray<string>, asked: ReadonlyArray<Source>) => {
  if (missing.length === 0) return Effect.void
  const listing = asked.filter(({ kinds }) => kinds.includes("companies")).map(({ title }) => title)
  const where = listing.length === 0 ? ": import companies first" : `, at ${listing.join(", ")} neither`
  return Effect.fail(
    new Out.Failed({ message: `--symbols: no listed company goes by ${missing.join(", ")}${where}` })
  )
}

/** The terms of a source, and who may read its rows by them. */
const termsOf = ({ licence, name, visibility = "public" }: Source): ReadonlyArray<string> => [
  licence,
  visibility === "public"
    ? `Anyone may read its rows, unless SOURCE_VISIBILITY=${name}=keys is set.`
    : `Only those with a key may read its rows: while some are stored, company pages and the basic API require one, unless your terms allow SOURCE_VISIBILITY=${name}=public.`
]

const commandOf = (source: Source) =>
  Command.make(
    source.name,
    flags,
    Effect.fnUntraced(function* ({ json, ...given }) {
      const wish = yield* wishOf(given)
      const { missing, settled } = yield* settledOf(source)
      if (missing.length > 0) return yield* new Out.WrongUsage({ message: missing.join("\n") })
      collectEarly()
      const { store } = yield* openStoreToWrite
      const { missing: unknown, summary } = yield* syncInto(store, source, settled, wish, json)
      if (json) yield* Out.json({ source: source.name, ...summary })
      // What a sync that failed didn't fetch may have been these companies.
      if (summary.stopped === null && summary.entries.failed === 0) yield* failMissing(unknown, [source])
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
        ...(source.notes ?? []),
        "A sync that was stopped or failed continues where it ended when the command is run again.",
        ...termsOf(source)
      ].join("\n\n")
    )
  )

const isLater = ({ kinds }: Source): number => (kinds.includes("companies") ? 0 : 1)

/** The sources of a list of names in its order; without one all, those that list companies first, since others need them. */
const listed = (
  text: string | null,
  all: ReadonlyArray<Source>
): Effect.Effect<ReadonlyArray<Source>, Out.WrongUsage> => {
  if (text === null) return Effect.succeed(all.toSorted((a, b) => isLater(a) - isLater(b)))
  return Effect.forEach(
    text.split(",").flatMap((name) => name.trim() || []),
    (name) => {
      const found = all.find((source) => source.name === name)
      const names = all.map((source) => source.name).join(", ")
      return found === undefined
        ? Effect.fail(
            new Out.WrongUsage({
              message: `--sources: there is no source ${name}: expected some of ${names}`
            })
          )
        : Effect.succeed(found)
    }
  )
}

/** `sync all`: one source after another. */
const allCommand = (all: ReadonlyArray<Source>) =>
  Command.make(
    "all",
    {
      ...flags,
      sources: Flag.String("sources").pipe(
        Flag.withDescription(
          `These sources, in this order, with commas; by default each whose settings are there`
        ),
        Flag.optional
      )
    },
    Effect.fnUntraced(function* ({ json, sources, ...given }) {
      const wish = yield* wishOf(given)
      const named = orNull(sources)
      const found = yield* Effect.forEach(yield* listed(named, all), (source) =>
        Effect.map(settledOf(source), (settled) => ({ source, ...settled }))
      )
      const unset = found.filter(({ missing }) => missing.length > 0)
      if (named !== null && unset.length > 0) {
        return yield* new Out.WrongUsage({ message: unset.flatMap(({ missing }) => missing).join("\n") })
      }
      for (const { missing } of unset) yield* Out.note(`Left out: ${missing.join("; ")}`)
      collectEarly()
      const { store } = yield* openStoreToWrite
      const summaries: Array<object> = []
      let isAllDone = true
      let unknown: ReadonlyArray<string> = []
      const asked: Array<Source> = []
      for (const { missing, settled, source } of found) {
        if (missing.length > 0) continue
        const done = yield* Effect.result(syncInto(store, source, settled, wish, json))
        if (Result.isFailure(done)) {
          if (!(done.failure instanceof Out.Failed || done.failure instanceof SourceFailed))
            return yield* done.failure
          yield* Out.note(done.failure.message)
          summaries.push({ source: source.name, stopped: done.failure.message })
          isAllDone = false
          continue
        }
        const { summary } = done.success
        summaries.push({ source: source.name, ...summary })
        asked.push(source)
        if (!isWhole(summary)) isAllDone = false
        unknown = done.success.missing
      }
      if (json) yield* Out.json({ sources: summaries })
      if (isAllDone) yield* failMissing(unknown, asked)
      else return yield* new Out.PartlyDone()
    })
  ).pipe(
    Command.withShortDescription("One source after another, those that list companies first"),
    Command.withDescription(
      [
        "Fetches from each source whose settings are there, one after another: those that list companies first, since prices and",
        "filings are stored for companies that are there. A source that fails doesn't stop the others."
      ].join(" ")
    )
  )

/** One command for each source that can be fetched, and one for all. */
export const syncCommand = (sources: ReadonlyArray<Source>) => {
  const fetched = sources.filter(({ fetch }) => fetch !== null)
  return Command.make("sync").pipe(Command.withSubcommands([allCommand(fetched), ...fetched.map(commandOf)]))
}
