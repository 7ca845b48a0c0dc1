/** The PDFs of reports in a backup. */
import { Effect, Stream } from "effect"
import { NodeReportFiles } from "../../adapters/node/mod.ts"
import type { ArchivedRows } from "../../adapters/sql/mod.ts"
import { type StoreUnavailable } from "../../core/mod.ts"
import { ReportFiles } from "../../core/ports.ts"
import type { BackupFault, BackupWriter, PdfPiece } from "./BackupFile.ts"

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
  return ({ data, isLast, pdf }: PdfPiece): Effect.Effect<void, StoreUnavailable> => {
    pieces.push(Buffer.from(data, "base64"))
    if (!isLast) return Effect.void
    const bytes = Buffer.concat(pieces)
    pieces = []
    return NodeReportFiles.storeAs(directory, pdf, bytes)
  }
}
