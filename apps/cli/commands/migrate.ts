/** `findata migrate` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { settings } from "../../Settings.ts"
import { storeOf } from "../../Store.ts"
import * as Out from "../Console.ts"
import { asJson } from "../Flags.ts"

export const migrateCommand = Command.make(
  "migrate",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const store = storeOf(yield* settings, "command")
    const applied = yield* store.migrate
    yield* Out.print(
      applied.length === 0 ? `${store.name} is up to date` : `${store.name}: applied ${applied.join(", ")}`,
      json
    )
    if (json) yield* Out.json({ applied })
  })
)
