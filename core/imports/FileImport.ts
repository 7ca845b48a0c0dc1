/** Imports a file of one kind, whole or not at all. */
import { Effect, Stream } from "effect"
import type { EntryBatch } from "../sources/Entry.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import { kindSummary } from "./EntriesSummary.ts"
import { type KindImport, type KindOutcome, Strict } from "./EntryImport.ts"
import type { EntryTransaction, Runs } from "./EntryTransaction.ts"
import { FileRefused } from "./FileRefused.ts"
import { withNamedSymbol } from "./GivenSubject.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import { type FileSummary, noFileRows } from "./ImportRun.ts"
import { readAhead } from "./ReadAhead.ts"
import type { Vendors } from "./Vendors.ts"

/** A file of one kind that is being read. */
export interface ImportFile<E> {
  readonly name: string
  /** Of actions without a stated `known_to`, the file is taken to have all until today. */
  readonly batches: Stream.Stream<Omit<EntryBatch, "kind">, E>
  /** SHA-256 of its bytes in hex, available once all are read. */
  readonly sha256: Effect.Effect<string>
}

const isStrict = (error: unknown): error is Strict => error instanceof Strict

/** `run` of `Imports`, by the import of an entry. */
export const fileImport = (importOne: EntryTransaction, vendors: Vendors["Service"]) =>
  Effect.fn("Imports.run")(function* <E>(
    kind: ImportKind,
    file: ImportFile<E>,
    given: ImportOptions,
    onRows: (read: number) => Effect.Effect<void> = () => Effect.void
  ) {
    const options = yield* Effect.catch(
      Effect.fromResult(withNamedSymbol(given, file.name, vendors)),
      (message) => Effect.fail(new FileRefused({ file: file.name, message }))
    )
    const opened = new Map<ImportKind, KindImport>()
    const runs: Runs = {
      file: file.name,
      byKind: new Map(),
      sha256: file.sha256,
      remember: () => Effect.void
    }
    const read = readAhead(Stream.map(file.batches, (batch) => ({ ...batch, kind })))
    const refusedWhole = (): FileSummary => {
      const own = opened.get(kind)
      const rows = own?.read() ?? 0
      return {
        ...noFileRows,
        file: file.name,
        run: null,
        read: rows,
        refused: rows,
        doubtful: own?.problems.doubtful() ?? 0,
        problems: own?.problems.reported ?? [],
        doubts: own?.problems.doubts ?? [],
        notes: [...(own?.notes() ?? []), "File refused (--strict): nothing was written"]
      }
    }
    const imported = Effect.map(
      Effect.scoped(
        Effect.flatMap(read, ({ batches }) =>
          importOne({ name: file.name, batches }, options, runs, opened, kind, onRows)
        )
      ),
      ([outcome]): FileSummary => {
        const { kind: _, ...summary } = kindSummary(file.name, outcome as KindOutcome)
        return summary
      }
    )
    return yield* Effect.catchIf(imported, isStrict, () => Effect.sync(refusedWhole))
  })
