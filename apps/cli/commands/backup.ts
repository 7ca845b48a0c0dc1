/** `findata backup PATH` */
import { Clock, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { Archive } from "../../../adapters/sql/mod.ts"
import { instantOf } from "../../../core/mod.ts"
import { type Contents, writeBackup } from "../../backup/BackupFile.ts"
import { backupIn, isDirectory, keepNewest } from "../../backup/keptBackups.ts"
import { addKeys, writePdfs } from "../../backup/pdfs.ts"
import { reportFiles } from "../../Files.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { asJson, openStore, orNull } from "../Flags.ts"

/** `3,021 rows and 2 PDFs` */
export const contentsText = ({ pdfs, rows }: Contents): string => {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${Out.counted(all, "row")} and ${Out.counted(pdfs, "PDF")}`
}

export const backupCommand = Command.make(
  "backup",
  {
    path: Argument.String("path").pipe(
      Argument.withDescription(
        "The file to write, replaced where it exists; or a directory, in which the file is named by its time"
      )
    ),
    keep: Flag.Int("keep").pipe(
      Flag.withDescription("Of the backups that were named by their time, keep the newest so many"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }))),
      Flag.optional
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ path, json, ...given }) {
    const found = yield* settings
    const keep = orNull(given.keep)
    const isNamed = yield* isDirectory(path)
    if (keep !== null && !isNamed)
      return yield* new Out.WrongUsage({
        message: `--keep ${keep}: expected a directory, which ${path} isn't: create it first`
      })
    const { store } = yield* openStore
    const created_at = instantOf(yield* Clock.currentTimeMillis)
    const file = isNamed ? backupIn(path, created_at) : path
    let missing: ReadonlyArray<string> = []
    const written = yield* writeBackup(file, ({ begin, pdf, rows }) =>
      Effect.gen(function* () {
        const keys = new Set<string>()
        const archive = yield* Archive
        yield* archive.read(
          (head) => begin(head, created_at),
          (some) => {
            addKeys(keys, some)
            return rows(some)
          }
        )
        missing = yield* writePdfs(keys, pdf)
      })
    ).pipe(Effect.provide([store.archive(true), reportFiles(found, null)]))
    const { bytes, pdfs, rows } = written
    yield* Out.print(
      `${Out.line(file)}: ${contentsText(written)} of ${store.name}, ${Out.count(bytes)} bytes`,
      json
    )
    if (missing.length > 0)
      yield* Out.note(
        `Reports name ${Out.counted(missing.length, "PDF that isn't there", "PDFs that aren't there")}`
      )
    const removed = keep === null ? [] : yield* keepNewest(path, keep)
    for (const name of removed) yield* Out.print(`Removed ${name}`, json)
    if (json) yield* Out.json({ file, created_at, bytes, rows, pdfs, missing_pdfs: missing, removed })
  })
).pipe(
  Command.withDescription(
    "Write all of the store and the PDFs of its reports to a file, as of one instant, while servers and imports go on"
  ),
  Command.withExamples([
    {
      command: "findata backup /var/backups/findata --keep 14",
      description: "One more in a directory, and the oldest of more than 14 removed"
    }
  ])
)
