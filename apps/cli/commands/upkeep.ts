/** `findata migrate`, `sample`, `openapi` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { OpenApi } from "effect/http-api"
import { Api } from "../../../adapters/http/api/mod.ts"
import { loadSample } from "../../SampleDirectory.ts"
import { settings } from "../../Settings.ts"
import { storeOf } from "../../Store.ts"
import * as Out from "../Console.ts"
import { asJson, openStore } from "../Flags.ts"

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
).pipe(Command.withDescription("Bring the store's schema up to date; serve and the other commands do it too"))

export const sampleCommand = Command.make(
  "sample",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const { store } = yield* openStore
    const counts = yield* loadSample(yield* settings, store)
    yield* Out.print(
      `Sample data in ${store.name}: inserted ${Out.count(counts.inserted)}, changed ${Out.count(counts.changed)}, unchanged ${Out.count(counts.unchanged)}`,
      json
    )
    if (json) yield* Out.json(counts)
  })
).pipe(
  Command.withDescription(
    "Load the sample data set: prices of eight US securities, filings of three, reports and news"
  )
)

export const openapiCommand = Command.make("openapi", {}, () => Out.json(OpenApi.fromApi(Api))).pipe(
  Command.withDescription("Print the OpenAPI document of the HTTP interface")
)
