/** Quotas that processes share through Redis. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createClient } from "@redis/client"
import { Effect, Layer, Redacted } from "effect"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { RedisLeaseStore } from "../../adapters/redis/mod.ts"
import { type Ask, LeasedQuotas, LeaseStore } from "../../core/mod.ts"
import { leaseStoreLaws, question } from "../contract/LeaseStore.ts"
import { anyQuotaStoreLaws, nodesLaws } from "../contract/QuotaStore.ts"
import { describeRedis } from "./describeRedis.ts"
import { type RedisServer, startRedis } from "./server.ts"

describeRedis("leases in Redis", () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server?.stop())

  const stores = Layer.unwrap(Effect.sync(() => RedisLeaseStore.layer(Redacted.make(server.url))))

  describe("by their laws", () => {
    leaseStoreLaws(stores)
  })

  const node = LeasedQuotas.layer.pipe(Layer.provide([MemoryQuotaStore.local, stores]))

  describe("by the laws of quotas", () => {
    anyQuotaStoreLaws(node)
  })

  describe("nodes that share them", () => {
    nodesLaws(node)
  })

  it.live("end with their counter, whose key has a slot of its own in a cluster", () =>
    Effect.gen(function* () {
      const client = createClient({ url: server.url })
      yield* Effect.promise(() => client.connect())
      const store = yield* LeaseStore
      const wanted: Ask = { ...question, limit: 100, period: 60 }
      yield* store.lease("public/1", { ...wanted, cost: 1 })
      const left = yield* Effect.promise(() => client.pTTL("findata:quota:{public/1}"))
      assert.isAtLeast(left, 59_000)
      assert.isAtMost(left, 61_000)
      yield* store.lease("public/2", wanted)
      assert.strictEqual(yield* Effect.promise(() => client.exists("findata:quota:{public/2}")), 0)
      client.destroy()
    }).pipe(Effect.provide(stores))
  )
})
