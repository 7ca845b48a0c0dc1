/** `findata export DIRECTORY` */
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { type BulkName, bulkTables } from "../../../core/ports.ts"
import { checkSet } from "../../bulk/checking.ts"
import { exportSet, manifestOf } from "../../bulk/exporting.ts"
import { directoryOf } from "../../bulk/Folder.ts"
import type { Manifest } from "../../bulk/Manifest.ts"
import * as Out from "../Console.ts"
import { asJson, checkedDay, openStore, orNull } from "../Flags.ts"
import { progressOf } from "../Progress.ts"

const names = bulkTables.map(({ name }) => name)

/** `3,021 rows in 12 files` */
const contentsText = ({ tables }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = tables.reduce((sum, table) => sum + table.files.length, 0)
  return `${Out.counted(rows, "row")} of ${Out.counted(tables.length, "table")} in ${Out.counted(files, "file")}`
}

export const exportCommand = Command.make(
  "export",
  {
    directory: Argument.String("directory").pipe(
      Argument.withDescription(
        "Where the files are written, and a manifest of them last; made where it isn't there"
      )
    ),
    table: Flag.Literals("table", names as [BulkName, ...Array<BulkName>]).pipe(
      Flag.withDescription("A table to write, again for others; all of them without it"),
      Flag.atLeast(0)
    ),
    asOf: Flag.String("as-of").pipe(
      Flag.withDescription("Only the rows that were known on this day, YYYY-MM-DD"),
      Flag.optional
    ),
    check: Flag.Boolean("check").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Write nothing: check that the files that are there are those of the manifest")
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ check, directory, json, table, ...given }) {
    const folder = directoryOf(directory)
    if (check) {
      const manifest = yield* manifestOf(folder)
      if (manifest === null)
        return yield* new Out.Failed({
          message: `${directory} has no manifest.json: nothing was exported to it`
        })
      yield* checkSet(folder, manifest)
      yield* Out.print(`${Out.line(directory)} is whole: ${contentsText(manifest)}`, json)
      if (json) yield* Out.json(manifest)
      return
    }
    const as_of = yield* checkedDay(orNull(given.asOf))
    const tables = table.length === 0 ? names : names.filter((name) => table.includes(name))
    const { store } = yield* openStore
    const progress = progressOf(directory)
    let found = 0
    const written = exportSet(folder, { tables, as_of }, ({ isFound, rows }) =>
      Effect.sync(() => {
        found += Number(isFound)
        progress.update({ part: null, rows })
      })
    )
    const manifest = yield* Effect.ensuring(Effect.provide(written, store.bulk), Effect.sync(progress.end))
    if (found > 0)
      yield* Out.note(
        `${Out.counted(found, "file")} of an export that didn't come to its end ${found === 1 ? "was" : "were"} there`
      )
    yield* Out.print(`${Out.line(directory)}: ${contentsText(manifest)} of ${store.name}`, json)
    if (json) yield* Out.json(manifest)
  })
).pipe(
  Command.withDescription(
    "Write whole tables as files of Parquet, in one state of the store, while servers and imports go on"
  ),
  Command.withExamples([
    {
      command: "findata export /var/lib/findata-export --as-of 2023-12-31",
      description: "All tables as they were known at the end of 2023"
    },
    { command: "findata export /var/lib/findata-export --check", description: "Whether all files are whole" }
  ])
)
