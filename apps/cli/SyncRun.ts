/** A sync from the command line: its flags, its run with progress and report, and the names that no company goes by. */
import { Effect, type Option } from "effect"
import { Flag } from "effect/cli"
import { type EntriesProgress, isCalendarDate, type Source } from "../../core/mod.ts"
import { chosenBy, ImportSink, type Settled, SyncStore } from "../../core/ports.ts"
import { settings } from "../Settings.ts"
import { blaming } from "../sources/faults.ts"
import type { Store } from "../Store.ts"
import { syncOne, syncServices } from "../syncs/syncing.ts"
import * as Out from "./Console.ts"
import { entriesReport } from "./EntriesReport.ts"
import { asJson, orNull } from "./Flags.ts"
import { doneOf, progressOf } from "./Progress.ts"
import { namesOf, symbolsFlag } from "./SymbolsFlag.ts"

/** The flags of every sync. */
export const syncFlags = {
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
export const wishOf = Effect.fnUntraced(function* ({
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
export const syncInto = Effect.fnUntraced(function* (
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
export const failMissing = (missing: ReadonlyArray<string>, asked: ReadonlyArray<Source>) => {
  if (missing.length === 0) return Effect.void
  const listing = asked.filter(({ kinds }) => kinds.includes("companies")).map(({ title }) => title)
  const where = listing.length === 0 ? ": import companies first" : `, at ${listing.join(", ")} neither`
  return Effect.fail(
    new Out.Failed({ message: `--symbols: no listed company goes by ${missing.join(", ")}${where}` })
  )
}
