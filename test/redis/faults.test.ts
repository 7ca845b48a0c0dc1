/** Processes whose Redis is killed or frozen under load: each request is answered soon, and each process keeps the limit. */
import { afterEach, assert, beforeEach, it } from "@effect/vitest"
import { setTimeout } from "node:timers/promises"
import { Effect, Layer, Logger, ManagedRuntime, Redacted } from "effect"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { RedisLeaseStore } from "../../adapters/redis/mod.ts"
import { emptyAsk, newlyLeased } from "../../core/access/quotas/LeasedCounter.ts"
import { LeasedQuotas, LeaseStore, QuotaStore } from "../../core/ports.ts"
import { until } from "../cli/command.ts"
import { describeRedis } from "./describeRedis.ts"
import { type RedisServer, startRedis } from "./server.ts"

const limit = { limit: 100, period: 3600 }

/** How long a busy machine may take until processes have noticed what became of Redis, in milliseconds. */
const patience = 10_000

const ask = emptyAsk(newlyLeased("public/1", limit, 0))

const isLost = /^Redis at 127\.0\.0\.1:\d+ can't be asked for quotas/
const isFound = /is asked for quotas again$/

const counter = (): string => `public/${crypto.randomUUID()}`

describeRedis("processes", { timeout: 60_000 }, () => {
  let server: RedisServer
  let lines: Array<string>
  let nodes: ReadonlyArray<ManagedRuntime.ManagedRuntime<QuotaStore, never>>

  beforeEach(async () => {
    server = await startRedis()
    lines = []
    const logger = Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))])
    const stores = RedisLeaseStore.layer(Redacted.make(server.url))
    const node = LeasedQuotas.layer.pipe(
      Layer.provide([MemoryQuotaStore.local, stores]),
      Layer.provideMerge(logger)
    )
    nodes = Array.from({ length: 3 }, () => ManagedRuntime.make(node))
    for (const runtime of nodes) await runtime.runPromise(Effect.asVoid(QuotaStore))
  })
  afterEach(async () => {
    for (const runtime of nodes) await runtime.dispose()
    await server.stop()
  })

  /** Whether one request is admitted, as a server asks. */
  const use = (node: number, name: string): Promise<boolean> =>
    (nodes[node % 3] as (typeof nodes)[number]).runPromise(
      Effect.flatMap(QuotaStore, ({ consume, tryConsume }) => {
        const ready = tryConsume(name, limit, 1)
        return ready === null ? consume(name, limit, 1) : Effect.succeed(ready)
      }).pipe(Effect.map(({ admitted }) => admitted))
    )

  /** Waits until each node has logged a line that matches. */
  const untilAllSay = (line: RegExp) =>
    until(
      () => lines.filter((one) => line.test(one)).length,
      (count) => count >= nodes.length,
      patience
    )

  const admitted = async (name: string, times: number): Promise<number> => {
    const all = await Promise.all(Array.from({ length: times }, (_, i) => use(i, name)))
    return all.filter(Boolean).length
  }

  /** Sends 200 requests a second to all nodes until it is stopped, and returns the longest that one took. */
  const load = () => {
    let longest = 0
    const end = new AbortController()
    const ended = (async () => {
      const under: Array<Promise<void>> = []
      for (let i = 0; !end.signal.aborted; i++) {
        const begun = performance.now()
        under.push(
          use(i, `public/${i % 7}`).then(() => {
            longest = Math.max(longest, performance.now() - begun)
          })
        )
        await setTimeout(5)
      }
      await Promise.all(under)
      return longest
    })()
    return async () => {
      end.abort()
      return ended
    }
  }

  const faults = {
    killed: { begin: () => server.kill(), end: () => server.restart() },
    frozen: { begin: async () => server.freeze(), end: async () => server.thaw() }
  }

  it.each(["killed", "frozen"] as const)(
    "go on alone while Redis is %s, and share quotas again afterwards",
    async (fault) => {
      assert.strictEqual(await admitted(counter(), 1000), 100)
      const spent = counter()
      await admitted(spent, 60)
      const stop = load()
      await setTimeout(200)
      await faults[fault].begin()
      await untilAllSay(isLost)
      // Each looks for Redis once more in vain.
      await setTimeout(1500)
      // Each knows what was used before, of the last lease at least, and admits no more than the limit.
      const alone = await admitted(counter(), 1000)
      assert.isAtMost(alone, 300)
      assert.isAtLeast(alone, 100)
      assert.isAtMost(await admitted(spent, 1000), 300)
      await faults[fault].end()
      await untilAllSay(isFound)
      assert.strictEqual(await admitted(spent, 300), 0)
      assert.strictEqual(await admitted(counter(), 1000), 100)
      assert.isBelow(await stop(), 1000)
      assert.lengthOf(
        lines.filter((line) => isLost.test(line)),
        3
      )
      assert.lengthOf(
        lines.filter((line) => isFound.test(line)),
        3
      )
    }
  )

  it.each([
    ["refused", (url: string) => url.replace("//", "//unknown:wrong@"), /WRONGPASS/],
    ["not there", () => "redis://127.0.0.1:1", /ECONNREFUSED/]
  ] as const)("say why Redis can't be asked where they are %s", async (_, urlOf, expected) => {
    const asked = Effect.flatMap(LeaseStore, ({ lease }) => Effect.flip(lease("public/1", ask)))
    const { reason } = await Effect.runPromise(
      Effect.provide(asked, RedisLeaseStore.layer(Redacted.make(urlOf(server.url))))
    )
    assert.match(reason, expected)
  })

  /** How many requests Redis has counted. */
  const counted = (name: string): Promise<number> =>
    Effect.flatMap(LeaseStore, ({ lease }) => lease(name, ask)).pipe(
      Effect.map(({ usage }) => usage.slots.reduce((sum, [, count]) => sum + count, 0)),
      Effect.provide(RedisLeaseStore.layer(Redacted.make(server.url))),
      Effect.runPromise
    )

  it("start without Redis, and share quotas once it is there", async () => {
    await server.kill()
    const late = ManagedRuntime.make(
      LeasedQuotas.layer.pipe(
        Layer.provide([MemoryQuotaStore.local, RedisLeaseStore.layer(Redacted.make(server.url))])
      )
    )
    const name = counter()
    const once = () => late.runPromise(Effect.flatMap(QuotaStore, ({ consume }) => consume(name, limit, 60)))
    assert.isTrue((await once()).admitted)
    assert.isFalse((await once()).admitted)
    await server.restart()
    await until(
      () => counted(name),
      (count) => count === 60,
      patience
    )
    assert.strictEqual(await admitted(name, 300), 40)
    await late.dispose()
  })
})
