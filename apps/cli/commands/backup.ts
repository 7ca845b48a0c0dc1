/** `findata backup FILE` */
import { Clock, Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { Archive } from "../../../adapters/sql/mod.ts"
import { instantOf } from "../../../core/mod.ts"
import { writeBackup } from "../../backup/BackupFile.ts"
import { addKeys, writePdfs } from "../../backup/pdfs.ts"
import { reportFiles } from "../../Files.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { asJson, openStore } from "../Flags.ts"

export const rowsText = (rows: Readonly<Record<string, number>>): string =>
  `${Out.count(Object.values(rows).reduce((sum, count) => sum + count, 0))} rows`

export const backupCommand = Command.make(
  "backup",
  {
    file: Argument.String("file").pipe(
      Argument.withDescription("The file to write; one that exists is replaced")
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ file, json }) {
    const found = yield* settings
    const { store } = yield* openStore
    const created_at = instantOf(yield* Clock.currentTimeMillis)
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
      `${Out.line(file)}: ${rowsText(rows)} and ${Out.count(pdfs)} PDFs of ${store.name}, ${Out.count(bytes)} bytes`,
      json
    )
    if (missing.length > 0)
      yield* Out.note(`Reports name ${Out.count(missing.length)} PDFs that aren't there`)
    if (json) yield* Out.json({ file, created_at, bytes, rows, pdfs, missing_pdfs: missing })
  })
).pipe(
  Command.withDescription(
    "Write all of the store and the PDFs of its reports to a file, as of one instant, while servers and imports go on"
  )
)
