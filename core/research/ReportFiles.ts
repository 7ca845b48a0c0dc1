/** Port: stores the PDFs of reports. */
import { Context, Effect, Schema, type Stream } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** The file can't be stored as a report's PDF. */
export class PdfRefused extends Schema.TaggedError<PdfRefused>()("PdfRefused", { message: Schema.String }) {}

/** A PDF, to be read in whole or in part. */
export interface StoredPdf {
  /** Bytes. */
  readonly size: number
  /** From the first to the last, both inclusive, counted from 0; the file is opened only when the stream runs. */
  readonly bytes: (first: number, last: number) => Stream.Stream<Uint8Array, StoreUnavailable>
}

/** Keeps copies of PDFs by the SHA-256 of their content. */
export interface ReportFilesService {
  /**
   * Stores a copy of the PDF at a path named in an imported file, and returns its key (`pdfKey`): the same for the same
   * content. Undoing the import leaves the copy, which another report may share.
   */
  readonly store: (path: string, importedFile: string) => Effect.Effect<string, PdfRefused | StoreUnavailable>
  /** The PDF with a key; null when it isn't stored, or when the key is of another store. */
  readonly find: (key: string) => Effect.Effect<StoredPdf | null, StoreUnavailable>
}

/** Without an adapter no PDF is stored, and files that name one by its path get an error. */
export const ReportFiles = Context.Reference<ReportFilesService>("findata/core/research/ReportFiles", {
  defaultValue: () => ({
    store: () =>
      Effect.fail(
        new PdfRefused({ message: "PDFs are not stored here: name one as s3://BUCKET/KEY or key:KEY" })
      ),
    find: () => Effect.succeed(null)
  })
})
