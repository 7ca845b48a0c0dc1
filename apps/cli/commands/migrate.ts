/** `findata migrate` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { FigureUpkeep, StatementRows } from "../../../core/ports.ts"
import { computeFigures } from "../../service/figures.ts"
import { settings } from "../../Settings.ts"
import { storeOf } from "../../Store.ts"
import * as Out from "../Console.ts"
import { asJson } from "../Flags.ts"

const othersCompute =
  "A findata of another version began to compute figures of statements meanwhile: stop its server, and run findata migrate again"

export const migrateCommand = Command.make(
  "migrate",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const store = storeOf(yield* settings, "command")
    const applied = yield* store.migrate
    const { isOthers, waiting } = yield* Effect.provide(
      Effect.flatMap(StatementRows, ({ state }) => state),
      store.stores
    )
    // Where there is nothing to do, it doesn't wait for an import.
    const isComputed =
      (waiting === null && !isOthers) ||
      (yield* Effect.provide(
        Effect.andThen(
          Effect.flatMap(FigureUpkeep, ({ claim }) => claim),
          computeFigures((left) =>
            Out.print(`Figures of statements are being computed: ${Out.counted(left, "issuer")} left`, json)
          )
        ),
        store.imports
      ))
    if (!isComputed) return yield* new Out.Failed({ message: othersCompute })
    yield* Out.print(
      applied.length === 0 ? `${store.name} is up to date` : `${store.name}: applied ${applied.join(", ")}`,
      json
    )
    if (json) yield* Out.json({ applied })
  })
)
