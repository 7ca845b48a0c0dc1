/** findata as `findata serve` starts it, with a key whose quota no run exhausts. */
import { NodeRuntime } from "@effect/platform-node"
import { Effect, Layer, Redacted } from "effect"
import { HttpServer } from "effect/http"
import { server, services } from "../apps/server/serve.ts"
import { settings } from "../apps/Settings.ts"
import { storeOf } from "../apps/Store.ts"
import { ApiKeys } from "../core/mod.ts"
import { answering, processorTime } from "./child.ts"

const program = Effect.gen(function* () {
  const keys = yield* ApiKeys
  const { secret } = yield* keys.create({
    name: "bench",
    scopes: ["read:all"],
    rate_limit: 1_000_000_000,
    rate_period: 3600,
    tier: "standard",
    owner: null,
    expires_at: null
  })
  const { address } = yield* HttpServer.HttpServer
  const port = "port" in address ? address.port : 0
  answering({ port, key: Redacted.value(secret) }, processorTime)
  return yield* Effect.never
})

Effect.gen(function* () {
  const found = yield* settings
  const listening = Layer.provideMerge(server(found), services(storeOf(found, "server"), found))
  return yield* Effect.provide(program, listening)
}).pipe(NodeRuntime.runMain)
