/** `findata import parquet DIRECTORY` */
import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { checkSet } from "../../bulk/checking.ts"
import { manifestOf } from "../../bulk/exporting.ts"
import { directoryOf } from "../../bulk/Folder.ts"
import { importSet } from "../../bulk/importing.ts"
import * as Out from "../Console.ts"
import { asJson, openStoreToWrite } from "../Flags.ts"

export const importParquetCommand = Command.make(
  "parquet",
  {
    directory: Argument.String("directory").pipe(
      Argument.withDescription("What findata export wrote, with its manifest.json")
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ directory, json }) {
    const folder = directoryOf(directory)
    const manifest = yield* manifestOf(folder)
    if (manifest === null)
      return yield* new Out.Failed({
        message: `${directory} has no manifest.json: expected a directory that findata export wrote`
      })
    // All of it is read before anything is written.
    yield* checkSet(folder, manifest)
    const { store } = yield* openStoreToWrite
    const rows = yield* importSet(folder, manifest).pipe(
      Effect.provide(store.archive(false)),
      Effect.catchTag("StoreNotEmpty", ({ rows, table }) =>
        Effect.fail(
          new Out.Failed({
            message: `${store.name} isn't empty: ${table} has ${Out.counted(rows, "row")}. Nothing was written: import it into a new store`
          })
        )
      )
    )
    yield* store.migrate
    yield* Out.print(`Imported ${Out.counted(rows, "row")} of ${directory} into ${store.name}`, json)
    if (json) yield* Out.json({ directory, created_at: manifest.created_at, rows })
  })
).pipe(Command.withDescription("Fill an empty store from files of whole tables; the files are checked first"))
