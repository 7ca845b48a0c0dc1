/** `findata sync SOURCE` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import type { Source } from "../../../core/mod.ts"
import { collectEarly } from "../../Memory.ts"
import { settledOf } from "../../syncs/allSources.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { isWhole } from "../EntriesReport.ts"
import { openStoreToWrite } from "../Flags.ts"
import { failMissing, syncFlags, syncInto, wishOf } from "../SyncRun.ts"
import { syncAllCommand } from "./syncAll.ts"

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
    syncFlags,
    Effect.fnUntraced(function* ({ json, ...given }) {
      const wish = yield* wishOf(given)
      const { missing, settled } = yield* settledOf(source)
      if (missing.length > 0) {
        const help = `${commandLine(`sync ${source.name} --help`)} describes its settings and terms`
        return yield* new Out.WrongUsage({ message: [...missing, help].join("\n") })
      }
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

/** One command for each source that can be fetched, and one for all. */
export const syncCommand = (sources: ReadonlyArray<Source>) => {
  const fetched = sources.filter(({ fetch }) => fetch !== null)
  return Command.make("sync").pipe(
    Command.withSubcommands([syncAllCommand(fetched), ...fetched.map(commandOf)])
  )
}
