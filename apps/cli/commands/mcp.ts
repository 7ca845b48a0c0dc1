/** `findata mcp` */
import { resolve } from "node:path"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { makeMcp, serveLines } from "../../../adapters/mcp/mod.ts"
import { SharedQuotaStore } from "../../../adapters/node/mod.ts"
import { Migrations } from "../../../adapters/sql/mod.ts"
import { ApiKeys, type DataServices } from "../../../core/mod.ts"
import { variable } from "../../Environment.ts"
import { quotasOf } from "../../service/quotas.ts"
import { services } from "../../server/serve.ts"
import { type Settings, settings } from "../../Settings.ts"
import { type Store, storeOf } from "../../Store.ts"
import { version } from "../../../core/version.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"

const access = { family: "public", scope: "any" } as const

/** Refuses a key with which nothing could be asked, before a client waits for answers. */
const checkKey = Effect.fnUntraced(function* (secret: string, store: string) {
  const keys = yield* ApiKeys
  yield* keys.authorize(secret, access, 0).pipe(
    Effect.catchTags({
      KeyInvalid: () => new Out.Failed({ message: `FINDATA_KEY: unknown, expired or revoked in ${store}` }),
      ScopeMissing: Effect.die,
      QuotaExceeded: () => Effect.void
    })
  )
})

/** Tools only read: they create no store where the settings name none, as where a client starts the command elsewhere. */
const existing = Effect.fnUntraced(function* (store: Store, { data, databaseUrl }: Settings) {
  if (!Migrations.isCreated(yield* store.pending)) {
    const [missing, setting] =
      databaseUrl === null
        ? [`There is no store in ${resolve(data)}`, "FINDATA_DATA to the directory of one"]
        : [`${store.name} is empty`, "DATABASE_URL to the database of a store"]
    return yield* new Out.Failed({
      message: `${missing}: set ${setting}, or create it with data (${commandLine("import")}, ${commandLine("sample")})`
    })
  }
  yield* store.migrate
})

export const mcpCommand = Command.make(
  "mcp",
  {},
  Effect.fnUntraced(function* () {
    const found = yield* settings
    const secret = yield* variable("FINDATA_KEY")
    if (secret === "")
      return yield* new Out.WrongUsage({
        message: `FINDATA_KEY is not set: ${commandLine("keys create --name agent --scopes read:all")} creates a key`
      })
    const store = storeOf(found, "server")
    yield* existing(store, found)
    const serving = Effect.gen(function* () {
      yield* checkKey(secret, store.name)
      const mcp = makeMcp(yield* Effect.context<DataServices>(), version)
      yield* serveLines(mcp, secret)
    })
    const quotas = quotasOf(found, store, SharedQuotaStore.allocate(), 1)
    yield* Effect.provide(serving, services(store, found, quotas))
  })
)
