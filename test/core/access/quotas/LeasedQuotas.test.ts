/** Quotas that nodes lease: exact together, with the store and without it. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Exit, Fiber, Logger, Metric, Scope } from "effect"
import { TestClock } from "effect/testing"
import type { QuotaStore } from "../../../../core/ports.ts"
import { type Leases, leases, node, threads } from "./leases.ts"

type Quotas = QuotaStore["Service"]

const countsAlone = Metric.gauge("findata_quotas_alone", {
  description: "Threads that count quotas alone because the store that servers share can't be asked"
})

const limit = { limit: 100, period: 60 }

/** How many of so many requests are admitted, one after another. */
const uses = (quotas: Quotas, times: number, of = limit, counter = "public/1") =>
  Effect.gen(function* () {
    let admitted = 0
    for (let i = 0; i < times; i++) {
      if ((yield* quotas.consume(counter, of, 1)).admitted) admitted += 1
    }
    return admitted
  })

/** The same, all at once. */
const usesAtOnce = (quotas: Quotas, times: number) =>
  Effect.map(
    Effect.all(
      Array.from({ length: times }, () => quotas.consume("public/1", limit, 1)),
      { concurrency: "unbounded" }
    ),
    (all) => all.filter(({ admitted }) => admitted).length
  )

/** Runs while the test clock passes. */
const inTime = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect, { startImmediately: true })
    for (let i = 0; i < 40; i++) yield* TestClock.adjust("10 millis")
    return yield* Fiber.join(fiber)
  })

const three = Effect.fnUntraced(function* (store: Leases) {
  return [yield* node(store.store), yield* node(store.store), yield* node(store.store)] as const
})

const total = (counts: ReadonlyArray<number>): number => counts.reduce((sum, count) => sum + count, 0)

describe("nodes of one store", () => {
  it.effect("admit exactly the limit of requests that all get at once", () =>
    Effect.gen(function* () {
      const nodes = yield* three(leases())
      const admitted = yield* inTime(
        Effect.all(
          nodes.map((_) => usesAtOnce(_, 334)),
          { concurrency: "unbounded" }
        )
      )
      assert.strictEqual(total(admitted), 100)
    })
  )

  it.effect("admit no more than the limit in any stretch of a period, and all of it in time", () =>
    Effect.gen(function* () {
      const nodes = yield* three(leases())
      const admitted: Array<number> = []
      let seed = 7
      const random = (below: number): number => {
        seed = (seed * 48_271) % 2_147_483_647
        return seed % below
      }
      for (let i = 0; i < 1500; i++) {
        const one = nodes[random(3)] ?? nodes[0]
        const quota =
          one.tryConsume("public/1", limit, 1) ?? (yield* inTime(one.consume("public/1", limit, 1)))
        if (quota.admitted) admitted.push(yield* Clock.currentTimeMillis)
        if (random(4) === 0) yield* TestClock.adjust(random(10) === 0 ? random(5000) : random(60))
      }
      for (const [at, from] of admitted.entries()) {
        const next = admitted[at + limit.limit]
        // Noted up to 400 milliseconds after it was decided.
        if (next !== undefined) assert.isAtLeast(next - from, 60_000 - 400)
      }
      yield* TestClock.adjust("61 seconds")
      assert.strictEqual(yield* inTime(uses(nodes[0], 120)), 100)
    })
  )

  it.effect("ask seldom for a counter that is used often, and each time near its limit", () =>
    Effect.gen(function* () {
      const store = leases()
      const quotas = yield* node(store.store)
      const large = { limit: 10_000, period: 60 }
      assert.strictEqual(yield* uses(quotas, 5000, large), 5000)
      assert.isBelow(store.asks, 100)
      assert.strictEqual(yield* inTime(uses(quotas, 6000, large)), 5000)
      assert.isBelow(store.asks, 250)
    })
  )

  it.effect("return what they don't use, after a moment", () =>
    Effect.gen(function* () {
      const [one, other] = yield* three(leases())
      assert.strictEqual(yield* uses(one, 40), 40)
      const rest = yield* inTime(uses(other, 100))
      assert.strictEqual(rest, 60)
    })
  )

  it.effect("return what they don't use when they stop", () =>
    Effect.gen(function* () {
      const store = leases()
      const scope = yield* Scope.make()
      const one = yield* Scope.provide(node(store.store), scope)
      assert.strictEqual(yield* uses(one, 40), 40)
      yield* Scope.close(scope, Exit.void)
      const { admitted, remaining } = yield* (yield* node(store.store)).consume("public/1", limit, 60)
      assert.deepStrictEqual([admitted, remaining], [true, 0])
    })
  )

  it.effect("don't use a lease after its sub-window", () =>
    Effect.gen(function* () {
      const quotas = yield* node(leases().store)
      yield* uses(quotas, 40)
      assert.isNotNull(quotas.tryConsume("public/1", limit, 1))
      yield* TestClock.adjust("50 millis")
      assert.isNotNull(quotas.tryConsume("public/1", limit, 1))
      // The store's clock is 123 milliseconds ahead.
      yield* TestClock.adjust("830 millis")
      assert.isNull(quotas.tryConsume("public/1", limit, 1))
    })
  )

  it.effect("report what remains with what they hold, and when all is available again", () =>
    Effect.gen(function* () {
      const quotas = yield* node(leases().store)
      for (let used = 1; used <= 50; used++) {
        const quota = yield* quotas.consume("public/1", limit, 1)
        assert.deepStrictEqual([quota.remaining, quota.reset], [100 - used, 61])
      }
    })
  )

  it.effect("refuse by themselves until something is returned, and then don't", () =>
    Effect.gen(function* () {
      const store = leases()
      const quotas = yield* node(store.store)
      yield* inTime(uses(quotas, 101))
      const { asks } = store
      assert.strictEqual(yield* uses(quotas, 1000), 0)
      assert.strictEqual(store.asks, asks)
      const { retry_after } = yield* quotas.consume("public/1", limit, 1)
      yield* TestClock.adjust(retry_after * 1000)
      assert.isTrue((yield* quotas.consume("public/1", limit, 1)).admitted)
    })
  )

  it.effect("count by a new limit and a new period at once", () =>
    Effect.gen(function* () {
      const quotas = yield* node(leases().store)
      yield* uses(quotas, 30)
      const lower = yield* quotas.consume("public/1", { limit: 20, period: 60 }, 1)
      assert.isFalse(lower.admitted)
      const longer = yield* inTime(quotas.consume("public/1", { limit: 31, period: 3600 }, 1))
      assert.deepStrictEqual([longer.admitted, longer.remaining], [true, 0])
    })
  )

  it.effect("leave requests that were given up", () =>
    Effect.gen(function* () {
      const store = leases()
      const quotas = yield* node(store.store)
      store.mode = "hangs"
      const given = yield* Effect.forkChild(quotas.consume("public/1", limit, 100), {
        startImmediately: true
      })
      yield* Fiber.interrupt(given)
      store.mode = "answers"
      assert.isTrue((yield* inTime(quotas.consume("public/1", limit, 100))).admitted)
    })
  )
})

describe.each(["fails", "hangs"] as const)("while the store %s", (mode) => {
  it.effect("each node counts alone by what it knows, and reports it afterwards", () => {
    const lines: Array<string> = []
    const logged = Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))])
    return Effect.gen(function* () {
      const store = leases()
      const [one, other] = yield* three(store)
      yield* inTime(uses(one, 20))
      yield* inTime(uses(other, 20))
      store.mode = mode
      // It knows of its own 20.
      assert.strictEqual(yield* inTime(uses(one, 200)), 80)
      // It knows of both.
      assert.strictEqual(yield* inTime(uses(other, 200)), 60)
      assert.deepStrictEqual(lines.length, 2)
      assert.strictEqual((yield* Metric.value(countsAlone)).value, 1)
      assert.match(
        lines[0] ?? "",
        /^The store can't be asked for quotas \(.+\): this process counts alone until it can$/
      )
      yield* TestClock.adjust("5 seconds")
      store.mode = "answers"
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(lines.length, 4)
      assert.strictEqual(lines[2], "The store is asked for quotas again")
      assert.strictEqual((yield* Metric.value(countsAlone)).value, 0)
      const third = yield* node(store.store)
      assert.strictEqual((yield* third.consume("public/1", { limit: 1000, period: 60 }, 0)).remaining, 820)
    }).pipe(Effect.provide(logged))
  })

  it.effect("a request waits 200 milliseconds at most, and others not at all", () =>
    Effect.gen(function* () {
      const store = leases()
      const quotas = yield* node(store.store)
      store.mode = mode
      const first = yield* Effect.forkChild(uses(quotas, 2), { startImmediately: true })
      yield* TestClock.adjust("100 millis")
      yield* TestClock.adjust("100 millis")
      assert.strictEqual(yield* Fiber.join(first), 2)
      assert.strictEqual(quotas.tryConsume("public/1", limit, 1)?.remaining, 97)
    })
  )
})

it.effect("a store that lost its counters learns them from the nodes", () =>
  Effect.gen(function* () {
    const store = leases()
    const [one, other] = yield* three(store)
    yield* inTime(uses(one, 40))
    yield* inTime(uses(other, 30))
    yield* inTime(uses(one, 1))
    store.forget()
    const left = [yield* inTime(uses(other, 100)), yield* inTime(uses(one, 100))]
    // The other one doesn't know of the last request.
    assert.include([29, 30], total(left))
  })
)

it.effect("a thread that counts alone admits no more because another hears from the store", () =>
  Effect.gen(function* () {
    const lost = leases()
    lost.mode = "fails"
    const [alone, other] = (yield* threads(lost.store, leases().store)) as [Quotas, Quotas]
    assert.strictEqual(yield* inTime(uses(alone, 60)), 60)
    assert.strictEqual(yield* inTime(uses(other, 5)), 5)
    assert.strictEqual(yield* inTime(uses(alone, 100)), 40)
  })
)
