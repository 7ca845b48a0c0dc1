/** Quotas that processes share through Redis. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createClient } from "@redis/client"
import { Effect, Layer, Redacted } from "effect"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { RedisLeaseStore } from "../../adapters/redis/mod.ts"
import { LeasedQuotas, type LeaseRequest, LeaseStore } from "../../core/ports.ts"
import { leaseStoreLaws, question, setBackLaw } from "../contract/counters/LeaseStore.ts"
import { anyQuotaStoreLaws, nodesLaws } from "../contract/counters/QuotaStore.ts"
import { describeRedis } from "./describeRedis.ts"
import { type RedisServer, startRedis } from "./server.ts"

const wasAhead = `
local counter = cmsgpack.unpack(redis.call('GET', KEYS[1]))
counter.latest = counter.latest + ARGV[1]
for i = 1, #counter.slots, 2 do counter.slots[i] = counter.slots[i] + ARGV[1] * 60 / (counter.period * 1000) end
redis.call('SET', KEYS[1], cmsgpack.pack(counter), 'PX', 60000)
`

describeRedis("leases in Redis", () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server?.stop())

  const stores = Layer.unwrap(Effect.sync(() => RedisLeaseStore.layer(Redacted.make(server.url))))

  describe.concurrent("by their laws", () => {
    leaseStoreLaws(stores)
    setBackLaw(stores, async (counter, millis) => {
      const client = await createClient({ url: server.url }).connect()
      await client.eval(wasAhead, { keys: [`findata:quota:{${counter}}`], arguments: [String(millis)] })
      client.destroy()
    })
  })

  const node = LeasedQuotas.layer.pipe(Layer.provide([MemoryQuotaStore.local, stores]))

  describe.concurrent("by the laws of quotas", () => {
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
      const wanted: LeaseRequest = { ...question, limit: 100, period: 60 }
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
