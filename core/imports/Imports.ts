/** Imports files: reads their rows, refuses the invalid ones, and writes the rest atomically, entry by entry. */
import { Context, Effect, Layer } from "effect"
import type { ImportKind } from "../sources/ImportKind.ts"
import type { SourceLog } from "../sources/SourceLog.ts"
import type { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { EntriesProgress, EntriesSummary } from "./EntriesSummary.ts"
import { entryTransaction } from "./EntryTransaction.ts"
import { fileImport, type ImportFile } from "./FileImport.ts"
import type { FileRefused } from "./FileRefused.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import type { FileSummary } from "./ImportRun.ts"
import type { ImportSink } from "./ImportSink.ts"
import { type ImportEntries, sourceImport } from "./SourceImport.ts"
import { Vendors } from "./Vendors.ts"

const service = Effect.gen(function* () {
  const importOne = yield* entryTransaction
  return { run: fileImport(importOne, yield* Vendors), runEntries: yield* sourceImport(importOne) }
})

/**
 * Imports files of one kind (`run`) and entries of sources (`runEntries`). Rows that break a rule are refused and
 * reported, and the rest is written, unless the options are strict.
 */
export class Imports extends Context.Service<
  Imports,
  {
    /**
     * Imports one file of one kind, whole or not at all, and returns a summary of its rows. `onRows` is called with the
     * number of rows read so far. Fails with `FileRefused` when the file as a whole is refused, and with the file's own
     * error when it can't be read.
     */
    readonly run: <E>(
      kind: ImportKind,
      file: ImportFile<E>,
      options: ImportOptions,
      onRows?: (read: number) => Effect.Effect<void>
    ) => Effect.Effect<FileSummary, E | FileRefused | StoreUnavailable>
    /**
     * Imports the entries of a source, each whole or not at all, under one run for each kind; `options.source` is the
     * source's name. An entry that was imported before under the same version is skipped, one that fails is left out
     * and reported.
     */
    readonly runEntries: (
      file: ImportEntries,
      options: ImportOptions,
      onEntry?: (progress: EntriesProgress) => Effect.Effect<void>
    ) => Effect.Effect<EntriesSummary, StoreUnavailable>
  }
>()("findata/core/imports/Imports") {
  static readonly layer: Layer.Layer<Imports, never, ImportSink | SourceLog | Changes | Vendors> =
    Layer.effect(Imports, service)
}
