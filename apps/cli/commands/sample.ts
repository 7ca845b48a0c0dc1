/** `findata sample` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { asJson, openStoreToWrite } from "../Flags.ts"
import { loadSample } from "../LoadedSample.ts"

export const sampleCommand = Command.make(
  "sample",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const { store } = yield* openStoreToWrite
    const counts = yield* loadSample(yield* settings, store)
    yield* Out.print(
      `Sample data in ${store.name}: inserted ${Out.count(counts.inserted)}, changed ${Out.count(counts.changed)}, unchanged ${Out.count(counts.unchanged)}`,
      json
    )
    if (json) yield* Out.json(counts)
  })
)
