/** `findata restore FILE` */
import { Effect, Stream } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { Archive, type ArchivedRows } from "../../../adapters/sql/mod.ts"
import { type Contents, type Item, itemsOf, verifyBackup } from "../../backup/BackupFile.ts"
import { pdfStore } from "../../backup/pdfs.ts"
import { filesDirectory } from "../../Files.ts"
import { settings } from "../../Settings.ts"
import { confirmed, yes } from "../Confirm.ts"
import * as Out from "../Console.ts"
import { asJson, openStoreToWrite } from "../Flags.ts"
import { contentsText } from "./backup.ts"

/** What became of the API keys of a backup. */
const keysText = ({ rows }: Contents): string => {
  const keys = rows["api_key"] ?? 0
  if (keys === 0) return ", without API keys"
  return `, with ${Out.counted(keys, "API key")}, which ${keys === 1 ? "works" : "work"} as before`
}

export const restoreCommand = Command.make(
  "restore",
  {
    file: Argument.String("file").pipe(Argument.withDescription("A file that findata backup wrote")),
    replace: Flag.Boolean("replace").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Delete what the store has; without it the store must be empty")
    ),
    dryRun: Flag.Boolean("dry-run").pipe(
      Flag.withDefault(false),
      Flag.withDescription(
        "Only check that the file is whole, and list what is in it; the store isn't opened"
      )
    ),
    yes,
    json: asJson
  },
  Effect.fnUntraced(function* (given) {
    const { file, json, replace } = given
    const found = yield* settings
    // All of it is read before anything is written.
    const { contents, head } = yield* verifyBackup(file)
    const text = `${contentsText(contents)} as of ${head.created_at}`
    const result = { file, created_at: head.created_at, ...contents }
    if (given.dryRun) {
      yield* Out.print(`${Out.line(file)} is whole: ${text}`, json)
      if (json) yield* Out.json({ ...result, restored: false })
      return
    }
    const { store } = yield* openStoreToWrite
    if (replace) {
      yield* confirmed(`Delete all of ${store.name} and restore ${text} instead?`, given.yes)
    }
    const keepPdf = pdfStore(filesDirectory(found))
    const rows = itemsOf(file).pipe(
      Stream.tap((item) => ("pdf" in item ? keepPdf(item) : Effect.void)),
      Stream.filter((item: Item): item is ArchivedRows => !("pdf" in item))
    )
    yield* Effect.flatMap(Archive, (archive) => archive.fill(head, rows, replace)).pipe(
      Effect.provide(store.archive(false)),
      Effect.catchTag("StoreNotEmpty", ({ rows, table }) =>
        Effect.fail(
          new Out.Failed({
            message: `${store.name} isn't empty: ${table} has ${Out.counted(rows, "row")}. Nothing was written; --replace deletes what it has`
          })
        )
      )
    )
    // Exchanges that this version adds.
    yield* store.migrate
    yield* Out.print(`Restored ${text} into ${store.name}${keysText(contents)}`, json)
    if (json) yield* Out.json({ ...result, restored: true })
  })
).pipe(
  Command.withDescription(
    "Fill an empty store from a backup, on SQLite or PostgreSQL whichever it was written from; the file is checked whole first"
  )
)
