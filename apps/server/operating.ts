/** What operators do through a server, carried out in a thread of its own or in this one. */
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { join, resolve } from "node:path"
import { Deferred, Effect, Layer, Schema, Semaphore, Stream } from "effect"
import {
  Doubts,
  type FileSummary,
  ImportBusy,
  type ImportKind,
  type ImportOptions,
  ImportRuns,
  type NamedDoubt,
  namedDoubts,
  type Operators,
  RunBuiltUpon,
  RunNotFound,
  RunPruned,
  RunUndone,
  StoreUnavailable,
  SyncStore,
  type Undone,
  type Upload
} from "../../core/mod.ts"
import { encodingBy, importFile } from "../importFile.ts"
import { importServices } from "../imports.ts"
import type { Settings } from "../Settings.ts"
import { type Store, storeOf } from "../Store.ts"
import { moduleOf, thread } from "./Thread.ts"

interface Undoing {
  readonly name: "undo"
  readonly run_id: number
}

interface Doubting {
  readonly name: "doubtful"
}

interface Taking extends Pick<Upload, "encoding"> {
  readonly name: "take"
  readonly kind: ImportKind
  /** The directory of the received file, which has nothing else in it. */
  readonly directory: string
  readonly file: string
  readonly options: ImportOptions
}

/** What may take long: a server's thread leaves it to another. */
export type Task = Undoing | Doubting | Taking

/** What a thread that carries out a task is given. */
export interface Order {
  readonly task: Task
  /** The variables that its settings are read from; null for those of the process. */
  readonly variables: Readonly<Record<string, string>> | null
}

/** What a task returns, by its name. */
interface Results {
  readonly undo: Undone
  readonly doubtful: ReadonlyArray<NamedDoubt>
  readonly take: FileSummary
}

const Failure = Schema.Union([RunNotFound, RunUndone, RunPruned, RunBuiltUpon, StoreUnavailable])
type Failure = typeof Failure.Type

/** The outcome of a task, as one thread sends it to another. */
type Outcome = { readonly done: unknown } | { readonly failed: typeof Failure.Encoded }

type TaskStore = Pick<Store, "stores" | "imports">
type Places = Pick<Settings, "data" | "files">

const undo = ({ run_id }: Undoing, store: TaskStore) =>
  Effect.provide(
    Effect.flatMap(ImportRuns, (runs) => runs.undo(run_id)),
    store.imports
  )

const doubtful = (store: TaskStore) =>
  Effect.provide(namedDoubts, Layer.provideMerge(Doubts.layer, store.stores))

/** Messages name no directory of the server. */
const withoutPaths = (summary: FileSummary, directory: string): FileSummary => ({
  ...summary,
  problems: summary.problems.map((problem) => ({
    ...problem,
    message: problem.message.replaceAll(directory, "the uploaded file")
  }))
})

const received = (directory: string): string => join(directory, "file")

const take = Effect.fnUntraced(function* (
  { directory, encoding: given, file, kind, options }: Taking,
  store: TaskStore,
  places: Places
) {
  const read = encodingBy(given, file, options)
  if ("refused" in read) return read.refused
  const imported = importFile(kind, received(directory), options, read.encoding, () => {}, file)
  const summary = yield* Effect.provide(imported, importServices(store, places, directory))
  return withoutPaths(summary, directory)
})

/** A store that can't be opened is unavailable. */
const opened = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.catch(
    effect,
    (error): Effect.Effect<never, Failure> =>
      Schema.is(Failure)(error)
        ? Effect.fail(error)
        : Effect.fail(new StoreUnavailable({ reason: String(error) }))
  )

/** Carries out a task in this thread. */
const carriedOut = (task: Task, store: TaskStore, places: Places): Effect.Effect<unknown, Failure> => {
  switch (task.name) {
    case "undo":
      return opened(undo(task, store))
    case "doubtful":
      return opened(doubtful(store))
    case "take":
      return opened(take(task, store, places))
  }
}

/** Carries out a task in this thread, for another. */
export const outcomeOf = (task: Task, settings: Settings): Effect.Effect<Outcome> =>
  Effect.match(carriedOut(task, storeOf(settings, "operator"), settings), {
    onSuccess: (done): Outcome => ({ done }),
    onFailure: (failure): Outcome => ({ failed: Schema.encodeSync(Failure)(failure) })
  })

/** Carries out a task in a thread, which ends with it, or when it is interrupted. */
const inThread = (variables: Order["variables"]) =>
  Effect.fnUntraced(function* (task: Task) {
    const outcome = yield* Deferred.make<Outcome>()
    const order: Order = { task, variables }
    const running = thread(moduleOf("operatorWorker", import.meta.url), order, (message) =>
      Deferred.doneUnsafe(outcome, Effect.succeed(message as Outcome))
    )
    const found = yield* Effect.raceFirst(Deferred.await(outcome), Effect.orDie(running))
    if ("done" in found) return found.done
    return yield* Effect.fail(Schema.decodeUnknownSync(Failure)(found.failed))
  })

/** Files of a server that was killed are removed after a day. */
const removeOld = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > 86_400_000)
      await rm(path, { recursive: true, force: true })
  }
}

const failed = (cause: unknown) =>
  new StoreUnavailable({ reason: `An upload can't be stored: ${String(cause)}` })

const unavailable = (error: unknown) => new StoreUnavailable({ reason: String(error) })

/** Writes an upload to a file in a new directory, which exists as long as the scope. */
const receive = Effect.fnUntraced(function* ({ bytes }: Upload, data: string) {
  const directory = yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const all = resolve(data, "uploads")
        await mkdir(all, { recursive: true })
        await removeOld(all)
        return mkdtemp(join(all, "file-"))
      },
      catch: failed
    }),
    (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
  )
  const written = createWriteStream(received(directory), { mode: 0o600 })
  // Each write reports it as well.
  written.on("error", () => {})
  const write = (chunk: Uint8Array) =>
    Effect.callback<void, StoreUnavailable>((resume) => {
      written.write(chunk, (error) => resume(error ? Effect.fail(failed(error)) : Effect.void))
    })
  yield* Stream.runForEach(bytes, write).pipe(
    Effect.andThen(
      Effect.callback<void, StoreUnavailable>((resume) => {
        written.end((error?: Error | null) => resume(error ? Effect.fail(failed(error)) : Effect.void))
      })
    ),
    Effect.ensuring(Effect.sync(() => written.destroy()))
  )
  return directory
})

/** `run` carries out the tasks. One file at a time is received and imported. */
const operatorsBy = (
  run: (task: Task) => Effect.Effect<unknown, Failure>,
  store: TaskStore,
  places: Places
): Operators["Service"] => {
  const importing = Semaphore.makeUnsafe(1)
  const done = <N extends Task["name"]>(task: Extract<Task, { readonly name: N }>) =>
    run(task) as Effect.Effect<Results[N], Failure>
  return {
    runs: (window) =>
      Effect.provide(
        Effect.flatMap(ImportRuns, ({ page }) => page(window)),
        store.imports
      ).pipe(Effect.mapError(unavailable)),
    syncs: Effect.provide(
      Effect.flatMap(SyncStore, ({ all }) => all),
      store.imports
    ).pipe(Effect.mapError(unavailable)),
    undo: (run_id) => done({ name: "undo", run_id }),
    doubtful: Effect.mapError(done({ name: "doubtful" }), unavailable),
    take: (upload, options) =>
      importing
        .withPermitsIfAvailable(1)(
          Effect.gen(function* () {
            const { encoding, kind, name: file } = upload
            const directory = yield* receive(upload, places.data)
            return yield* Effect.mapError(
              done({ name: "take", kind, directory, file, encoding, options }),
              unavailable
            )
          }).pipe(Effect.scoped)
        )
        .pipe(
          Effect.flatMap((summary) =>
            summary._tag === "Some" ? Effect.succeed(summary.value) : Effect.fail(new ImportBusy())
          )
        )
  }
}

/** For a server, whose thread answers requests meanwhile. */
export const operatorsInThreads = (
  store: TaskStore,
  places: Places,
  variables: Order["variables"]
): Operators["Service"] => operatorsBy(inThread(variables), store, places)

/** In this thread. */
export const operatorsHere = (store: TaskStore, places: Places): Operators["Service"] =>
  operatorsBy((task) => carriedOut(task, store, places), store, places)
