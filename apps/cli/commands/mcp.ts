/** `findata mcp` */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { makeMcp, serveLines } from "../../../adapters/mcp/mod.ts"
import { SharedQuotaStore } from "../../../adapters/node/mod.ts"
import { ApiKeys, type DataServices } from "../../../core/mod.ts"
import { variable } from "../../Environment.ts"
import { quotasOf } from "../../server/quotas.ts"
import { services } from "../../server/serve.ts"
import { settings } from "../../Settings.ts"
import { storeOf } from "../../Store.ts"
import { version } from "../../../core/version.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"

const access = { family: "public", scope: "any" } as const

/** Refuses a key with which nothing could be asked, before a client waits for answers. */
const checkKey = Effect.fnUntraced(function* (secret: string, store: string) {
  if (secret === "")
    return yield* new Out.WrongUsage({
      message: `FINDATA_KEY is not set: ${commandLine("keys create --name agent --scopes read:all")} creates a key`
    })
  const keys = yield* ApiKeys
  yield* keys.authorize(secret, access, 0).pipe(
    Effect.catchTags({
      KeyInvalid: () => new Out.Failed({ message: `FINDATA_KEY: unknown, expired or revoked in ${store}` }),
      ScopeMissing: Effect.die,
      QuotaExceeded: () => Effect.void
    })
  )
})

export const mcpCommand = Command.make(
  "mcp",
  {},
  Effect.fnUntraced(function* () {
    const found = yield* settings
    const store = storeOf(found, "server")
    yield* store.migrate
    const secret = yield* variable("FINDATA_KEY")
    const serving = Effect.gen(function* () {
      yield* checkKey(secret, store.name)
      const mcp = makeMcp(yield* Effect.context<DataServices>(), version)
      yield* serveLines(mcp, secret)
    })
    const quotas = quotasOf(found, store, SharedQuotaStore.allocate(), 1)
    yield* Effect.provide(serving, services(store, found, quotas))
  })
)
