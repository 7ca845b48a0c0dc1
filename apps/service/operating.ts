/** What operators do through a server, carried out in a thread of its own or in this one. */
import { Deferred, Effect, Layer, Schema, Semaphore } from "effect"
import {
  type Company,
  Doubts,
  type FileSummary,
  type ImportKind,
  type ImportOptions,
  type NamedDoubt,
  namedDoubts,
  RunBuiltUpon,
  RunNotFound,
  RunPruned,
  RunUndone,
  StoreUnavailable,
  type Undone
} from "../../core/mod.ts"
import {
  Acceptances,
  type AcceptedBar,
  type Actor,
  type Days,
  DoubtNotFound,
  ImportBusy,
  ImportRuns,
  NoBars,
  OperationLog,
  type Operators,
  SyncStore,
  type Upload,
  UploadTooLarge
} from "../../core/ports.ts"
import { encodingBy, importFile } from "../importFile.ts"
import { importServices } from "../imports.ts"
import { moduleOf, thread } from "../jobs/Thread.ts"
import type { Settings } from "../Settings.ts"
import { type Store, storeOf } from "../Store.ts"
import { receive, received } from "./receiving.ts"

interface Undoing {
  readonly name: "undo"
  readonly run_id: number
  readonly by: Actor
}

interface Accepting {
  readonly name: "accept" | "withdraw"
  readonly company: Company
  readonly days: Days
  readonly by: Actor
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
export type Task = Undoing | Accepting | Doubting | Taking

/** What a task returns, by its name. */
interface Results {
  readonly undo: Undone
  readonly accept: ReadonlyArray<AcceptedBar>
  readonly withdraw: ReadonlyArray<string>
  readonly doubtful: ReadonlyArray<NamedDoubt>
  readonly take: FileSummary
}

const Failure = Schema.Union([
  RunNotFound,
  RunUndone,
  RunPruned,
  RunBuiltUpon,
  NoBars,
  DoubtNotFound,
  StoreUnavailable,
  UploadTooLarge
])
type Failure = typeof Failure.Type

/** Why a task fails, by its name. */
type FailureOf<N> = N extends "take"
  ? StoreUnavailable | UploadTooLarge
  : N extends "undo"
    ? RunNotFound | RunUndone | RunPruned | RunBuiltUpon | StoreUnavailable
    : N extends "accept"
      ? NoBars | DoubtNotFound | StoreUnavailable
      : N extends "withdraw"
        ? DoubtNotFound | StoreUnavailable
        : StoreUnavailable

/** The outcome of a task, as one thread sends it to another. */
export type Outcome = { readonly done: unknown } | { readonly failed: typeof Failure.Encoded }

type TaskStore = Pick<Store, "stores" | "imports">
type Places = Pick<Settings, "data" | "files" | "uploads">

const undo = ({ by, run_id }: Undoing, store: TaskStore) =>
  Effect.provide(
    Effect.flatMap(ImportRuns, (runs) => runs.undo(run_id, by)),
    store.imports
  )

const accepting = ({ by, company, days, name }: Accepting, store: TaskStore) =>
  Effect.provide(
    Effect.flatMap(
      Acceptances,
      (acceptances): Effect.Effect<ReadonlyArray<unknown>, NoBars | DoubtNotFound | StoreUnavailable> =>
        acceptances[name](company, days, by)
    ),
    Layer.provide(Acceptances.layer, [store.stores, store.imports])
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

const take = Effect.fnUntraced(function* (
  { directory, encoding: given, file, kind, options }: Taking,
  store: TaskStore,
  places: Places
) {
  const read = encodingBy(given, file, options)
  if ("refused" in read) return read.refused
  const imported = importFile(kind, received(directory), options, read.encoding, {
    name: file,
    max: places.uploads.max
  })
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
    case "accept":
    case "withdraw":
      return opened(accepting(task, store))
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

const notEnough =
  "The file needs more memory than the server has: send it in parts, or give the server more by NODE_OPTIONS=--max-old-space-size"

/** What the end of a task's thread means: one without memory ends alone, and its transaction with it. */
const endOf = (task: Task) => (error: Error) =>
  !("code" in error) || error.code !== "ERR_WORKER_OUT_OF_MEMORY"
    ? Effect.die(error)
    : Effect.fail(
        task.name === "take"
          ? new UploadTooLarge({ message: notEnough })
          : new StoreUnavailable({ reason: `The thread of ${task.name} ran out of memory` })
      )

/** The variables that settings are read from; null for those of the process. */
type Variables = Readonly<Record<string, string>> | null

/** Carries out a task in a thread, which ends with it, or when it is interrupted. */
const inThread = (variables: Variables) =>
  Effect.fnUntraced(function* (task: Task) {
    const outcome = yield* Deferred.make<Outcome>()
    const running = thread(moduleOf("operatorJob", import.meta.url), task, {
      variables,
      onMessage: (message) => Deferred.doneUnsafe(outcome, Effect.succeed(message as Outcome))
    })
    const found = yield* Effect.raceFirst(Deferred.await(outcome), Effect.catch(running, endOf(task)))
    if ("done" in found) return found.done
    return yield* Effect.fail(Schema.decodeUnknownSync(Failure)(found.failed))
  })

const unavailable = (error: unknown) => new StoreUnavailable({ reason: String(error) })

/** The states of all syncs of a store, which is opened for it. */
export const syncsOf = ({ imports }: Pick<TaskStore, "imports">) =>
  Effect.provide(
    Effect.flatMap(SyncStore, ({ all }) => all),
    imports
  ).pipe(Effect.mapError(unavailable))

/** Reads the log of operations. */
const logged = <A>(
  { imports }: Pick<TaskStore, "imports">,
  use: (log: OperationLog["Service"]) => Effect.Effect<A, StoreUnavailable>
) => Effect.provide(Effect.flatMap(OperationLog, use), imports).pipe(Effect.mapError(unavailable))

/** Fails for a run that can't be undone, as its record says. */
const standing = Effect.fnUntraced(function* (run_id: number, store: TaskStore) {
  const run = yield* Effect.provide(
    Effect.flatMap(ImportRuns, ({ find }) => find(run_id)),
    store.imports
  ).pipe(Effect.mapError(unavailable))
  if (run === null) return yield* new RunNotFound({ run_id })
  const { pruned_at, undone_at } = run
  if (undone_at !== null) return yield* new RunUndone({ run_id, undone_at })
  if (pruned_at !== null) return yield* new RunPruned({ run_id, pruned_at })
})

/** `run` carries out the tasks. One file at a time is received and imported, and one run undone or doubt decided. */
const operatorsBy = (
  run: (task: Task) => Effect.Effect<unknown, Failure>,
  store: TaskStore,
  places: Places
): Operators["Service"] => {
  const importing = Semaphore.makeUnsafe(1)
  const mending = Semaphore.makeUnsafe(1)
  const done = <N extends Task["name"]>(task: Task & { readonly name: N }) =>
    run(task) as Effect.Effect<Results[N], FailureOf<N>>
  return {
    runs: (window) =>
      Effect.provide(
        Effect.flatMap(ImportRuns, ({ page }) => page(window)),
        store.imports
      ).pipe(Effect.mapError(unavailable)),
    syncs: syncsOf(store),
    // Looked up first: no task begins for a run that isn't there, or that another just undid.
    undo: (run_id, by) =>
      mending.withPermits(1)(Effect.andThen(standing(run_id, store), done({ name: "undo", run_id, by }))),
    accept: (company, days, by) =>
      mending.withPermits(1)(done<"accept">({ name: "accept", company, days, by })),
    withdraw: (company, days, by) =>
      mending.withPermits(1)(done<"withdraw">({ name: "withdraw", company, days, by })),
    log: {
      page: (company_id, window) => logged(store, (log) => log.page(company_id, window)),
      find: (operation_id) => logged(store, (log) => log.find(operation_id))
    },
    doubtful: done({ name: "doubtful" }),
    take: (upload, options) =>
      importing
        .withPermitsIfAvailable(1)(
          Effect.gen(function* () {
            const { encoding, kind, name: file } = upload
            const directory = yield* receive(upload, places)
            return yield* done({ name: "take", kind, directory, file, encoding, options })
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
  variables: Variables
): Operators["Service"] => operatorsBy(inThread(variables), store, places)

/** In this thread. */
export const operatorsHere = (store: TaskStore, places: Places): Operators["Service"] =>
  operatorsBy((task) => carriedOut(task, store, places), store, places)
