/** `findata runs list|undo ID` */
import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { ImportRuns } from "../../../core/ports.ts"
import { account } from "../Account.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { asJson, openStore, openStoreToWrite } from "../Flags.ts"

const list = Command.make(
  "list",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const { store } = yield* openStore
    const runs = yield* Effect.provide(
      Effect.flatMap(ImportRuns, (_) => _.all),
      store.imports
    )
    if (json) return yield* Out.json({ runs, total: runs.length })
    if (runs.length === 0)
      return yield* Out.print(`No runs yet: ${commandLine("import KIND FILE")} makes one`)
    const rows = runs.map((run) => [
      String(run.run_id),
      run.finished_at,
      run.kind,
      run.source ?? "",
      ...[run.inserted, run.changed, run.refused, run.doubtful].map(Out.count),
      run.undone_at === null ? run.file : `${run.file} (undone ${run.undone_at})`
    ])
    yield* Out.print(
      Out.table([
        ["run", "finished", "kind", "source", "inserted", "changed", "refused", "doubtful", "file"],
        ...rows
      ])
    )
  })
).pipe(Command.withDescription("List the runs, newest first"))

const undo = Command.make(
  "undo",
  { id: Argument.Int("id").pipe(Argument.withDescription("The run's id")), json: asJson },
  Effect.fnUntraced(function* ({ id, json }) {
    const { store } = yield* openStoreToWrite
    const by = yield* account
    const undone = yield* Effect.provide(
      Effect.flatMap(ImportRuns, (_) => _.undo(id, by)),
      store.imports
    ).pipe(
      Effect.catchTags({
        RunNotFound: () =>
          Effect.fail(
            new Out.Failed({ message: `Run ${id} doesn't exist: see ${commandLine("runs list")}` })
          ),
        RunUndone: ({ undone_at }) =>
          Effect.fail(new Out.Failed({ message: `Run ${id} was already undone, ${undone_at}` })),
        RunPruned: ({ pruned_at }) =>
          Effect.fail(
            new Out.Failed({ message: `Run ${id} can't be undone: what it replaced was pruned ${pruned_at}` })
          ),
        RunBuiltUpon: ({ by }) =>
          Effect.fail(
            new Out.Failed({
              message: `Run ${by} changed or refers to what run ${id} wrote: undo run ${by} first`
            })
          )
      })
    )
    yield* Out.print(
      `Run ${id} is undone: ${Out.counted(undone.removed, "row")} removed, ${Out.count(undone.restored)} restored`,
      json
    )
    if (json) yield* Out.json(undone)
  })
).pipe(Command.withDescription("Undo a run: remove its rows and restore those it replaced"))

export const runsCommand = Command.make("runs").pipe(Command.withSubcommands([list, undo]))
