/** A store in memory, with what operators do with it in this thread. */
import { createHash } from "node:crypto"
import { Effect, Layer, Semaphore, Stream } from "effect"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { type MemoryTables, memoryTables, storesLayer } from "../../adapters/memory/mod.ts"
import { KnownVendors } from "../../adapters/sources/vendors/mod.ts"
import { Doubts, Imports, namedDoubts, RunNotFound, RunPruned } from "../../core/mod.ts"
import { Acceptances, ImportBusy, OperationLog, type Operators, SyncStore } from "../../core/ports.ts"
import { encodingBy, importBytes } from "../importFile.ts"

/** The bytes of a file and, once all were read, their hash. */
const hashing = <E>(bytes: Stream.Stream<Uint8Array, E>) => {
  const hash = createHash("sha256")
  return {
    bytes: Stream.tap(bytes, (chunk) => Effect.sync(() => void hash.update(chunk))),
    sha256: Effect.sync(() => hash.digest("hex"))
  }
}

/** Nothing of what a run replaced is kept in memory. */
const undo =
  ({ runs }: MemoryTables): Operators["Service"]["undo"] =>
  (run_id) => {
    const run = runs.find((one) => one.run_id === run_id)
    return run === undefined
      ? Effect.fail(new RunNotFound({ run_id }))
      : Effect.fail(new RunPruned({ run_id, pruned_at: run.finished_at }))
  }

const acceptances = <A, E>(use: (service: Acceptances["Service"]) => Effect.Effect<A, E>) =>
  Effect.provide(Effect.flatMap(Acceptances, use), Acceptances.layer)

const logged = <A, E>(use: (log: OperationLog["Service"]) => Effect.Effect<A, E>) =>
  Effect.flatMap(OperationLog, use)

/** Opened for the duration of the scope; `files` stores the PDFs of reports. */
export const memoryStore = Effect.fnUntraced(function* (files: Layer.Layer<never>) {
  const tables = memoryTables()
  // Once: what is built again would have keys and changes of its own.
  const stores = Layer.succeedContext(yield* Layer.build(storesLayer(tables)))
  const importsWith = (from: Layer.Layer<never>) =>
    Imports.layer.pipe(Layer.provide([stores, HtmlSanitiser.layer, KnownVendors.layer, from]))
  const imports = importsWith(files)
  const importing = Semaphore.makeUnsafe(1)

  const take: Operators["Service"]["take"] = ({ bytes, encoding: label, kind, name }, options) => {
    const read = encodingBy(label, name, options)
    if ("refused" in read) return Effect.succeed(read.refused)
    const taken = Effect.provide(
      importBytes(kind, { name, ...hashing(bytes) }, options, read.encoding),
      imports
    )
    return Effect.flatMap(importing.withPermitsIfAvailable(1)(taken), (summary) =>
      summary._tag === "Some" ? Effect.succeed(summary.value) : Effect.fail(new ImportBusy())
    )
  }

  const operators: Operators["Service"] = {
    runs: ({ limit, offset }) =>
      Effect.sync(() => ({
        runs: tables.runs.toReversed().slice(offset, offset + limit),
        total: tables.runs.length
      })),
    undo: undo(tables),
    doubtful: Effect.provide(namedDoubts, Layer.provideMerge(Doubts.layer, stores)),
    accept: (company, days, by) =>
      Effect.provide(
        acceptances((_) => _.accept(company, days, by)),
        stores
      ),
    withdraw: (company, days, by) =>
      Effect.provide(
        acceptances((_) => _.withdraw(company, days, by)),
        stores
      ),
    log: {
      page: (company_id, window) =>
        Effect.provide(
          logged((_) => _.page(company_id, window)),
          stores
        ),
      find: (operation_id) =>
        Effect.provide(
          logged((_) => _.find(operation_id)),
          stores
        )
    },
    syncs: Effect.provide(
      Effect.flatMap(SyncStore, ({ all }) => all),
      stores
    ),
    take
  }
  return { stores, importsWith, operators }
})
