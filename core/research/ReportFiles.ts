/** Port: where the PDFs of reports are kept. */
import { Context, Effect, Schema, type Stream } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** The file can't be kept as a report's PDF. */
export class PdfRefused extends Schema.TaggedError<PdfRefused>()("PdfRefused", { message: Schema.String }) {}

export interface KeptPdf {
  /** Bytes. */
  readonly size: number
  /** Those from the first to the last, both inclusive and counted from 0; nothing is opened before they are asked for. */
  readonly bytes: (first: number, last: number) => Stream.Stream<Uint8Array, StoreUnavailable>
}

export interface ReportFilesService {
  /**
   * Keeps a copy of the PDF at a path that an imported file tells, and gives its key (`pdfKey`): the same for the same
   * content. Whoever takes the import back leaves the copy, which another report may share.
   */
  readonly keep: (path: string, importedFile: string) => Effect.Effect<string, PdfRefused | StoreUnavailable>
  /** What is kept under a key; null when nothing is, or when the key is of another store. */
  readonly find: (key: string) => Effect.Effect<KeptPdf | null, StoreUnavailable>
}

/** Where nothing else is said no PDF is kept, and files that name one by its path are told so. */
export const ReportFiles = Context.Reference<ReportFilesService>("findata/core/research/ReportFiles", {
  defaultValue: () => ({
    keep: () =>
      Effect.fail(
        new PdfRefused({ message: "PDFs are not kept here: name one as s3://BUCKET/KEY or key:KEY" })
      ),
    find: () => Effect.succeed(null)
  })
})
