/** `findata sync all` */
import { Effect, Result } from "effect"
import { Command, Flag } from "effect/cli"
import type { Source } from "../../../core/mod.ts"
import { collectEarly } from "../../Memory.ts"
import { SourceFailed } from "../../sources/faults.ts"
import { settledOf } from "../../syncs/allSources.ts"
import * as Out from "../Console.ts"
import { isWhole } from "../EntriesReport.ts"
import { openStoreToWrite, orNull } from "../Flags.ts"
import { failMissing, syncFlags, syncInto, wishOf } from "../SyncRun.ts"

const listsCompanies = ({ kinds }: Source): boolean => kinds.includes("companies")

/** The sources of a list of names in its order; without one all, those that list companies first, since others need them. */
const inOrder = (
  text: string | null,
  all: ReadonlyArray<Source>
): Effect.Effect<ReadonlyArray<Source>, Out.WrongUsage> => {
  if (text === null)
    return Effect.succeed(all.toSorted((a, b) => Number(listsCompanies(b)) - Number(listsCompanies(a))))
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
export const syncAllCommand = (all: ReadonlyArray<Source>) =>
  Command.make(
    "all",
    {
      ...syncFlags,
      sources: Flag.String("sources").pipe(
        Flag.withDescription(
          "These sources, in this order, separated by commas; by default each whose required settings are set"
        ),
        Flag.optional
      )
    },
    Effect.fnUntraced(function* ({ json, sources, ...given }) {
      const wish = yield* wishOf(given)
      const named = orNull(sources)
      const found = yield* Effect.forEach(yield* inOrder(named, all), (source) =>
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
        "Fetches from each source whose required settings are set, or that has none, one after another: those that list companies",
        "first, since prices and filings are stored for known companies alone. A source that fails doesn't stop the others, and a",
        "source without its settings is left out, with the name of what is missing."
      ].join(" ")
    )
  )
