/** The PDFs of reports in a backup. */
import { Effect, Stream } from "effect"
import { NodeReportFiles } from "../../adapters/node/mod.ts"
import type { ArchivedRows } from "../../adapters/sql/mod.ts"
import { type StoreUnavailable } from "../../core/mod.ts"
import { ReportFiles } from "../../core/ports.ts"
import { BackupFault, type BackupWriter, type PdfPiece } from "./BackupFile.ts"

/** Adds the keys of the PDFs that reports have, replaced ones too. */
export const addKeys = (keys: Set<string>, { columns, rows, table }: ArchivedRows): void => {
  if (table !== "report" && table !== "report_correction") return
  const at = columns.indexOf("s3_key")
  for (const row of rows) {
    const key = row[at]
    if (typeof key === "string") keys.add(key)
  }
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64")

/** Writes the PDFs of the keys, and returns the keys of which there is none. */
export const writePdfs = Effect.fnUntraced(function* (
  keys: ReadonlySet<string>,
  write: BackupWriter["pdf"]
): Effect.fn.Return<ReadonlyArray<string>, BackupFault | StoreUnavailable> {
  const files = yield* ReportFiles
  const missing: Array<string> = []
  for (const key of keys) {
    const found = yield* files.find(key)
    if (found === null) {
      missing.push(key)
      continue
    }
    yield* Stream.runForEach(found.bytes(0, found.size - 1), (bytes) =>
      write({ pdf: key, data: base64(bytes), isLast: false })
    )
    yield* write({ pdf: key, data: "", isLast: true })
  }
  return missing
})

/** Stores PDFs, whose pieces come in order, in a directory. */
export const pdfStore = (directory: string) => {
  let pieces: Array<Buffer> = []
  return Effect.fnUntraced(function* ({ data, isLast, pdf }: PdfPiece) {
    pieces.push(Buffer.from(data, "base64"))
    if (!isLast) return
    const bytes = Buffer.concat(pieces)
    pieces = []
    if (!(yield* NodeReportFiles.storeAs(directory, pdf, bytes)))
      return yield* new BackupFault({
        message: `The backup can't be restored: the PDF ${JSON.stringify(pdf).slice(0, 100)} has another content than its key says`
      })
  })
}
