/** The laws of stores of quotas: they count as `RateLimit` does, each counter by itself, alone or together. */
import { assert, it } from "@effect/vitest"
import { Clock, Context, Effect, Layer } from "effect"
import fc from "fast-check"
import { RateLimit } from "../../../core/mod.ts"
import { QuotaStore } from "../../../core/ports.ts"
import { stillClock, type StillTime } from "../stillClock.ts"

interface Use {
  readonly counter: string
  readonly limit: RateLimit.Limit
  readonly cost: number
  /** Milliseconds since the use before. */
  readonly later: number
}

const uses: fc.Arbitrary<ReadonlyArray<Use>> = fc.array(
  fc.record({
    counter: fc.constantFrom("public/1", "public/2", "basic/1", "trial/::1"),
    limit: fc.record({
      limit: fc.integer({ min: 1, max: 20 }),
      period: fc.constantFrom(60, 61, 3600, 86_400)
    }),
    cost: fc.integer({ min: 0, max: 5 }),
    later: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 90_000_000 }))
  }),
  { maxLength: 120 }
)

interface Time {
  now: number
  monotonic: number
}

/** What the rule says to each use. */
const expected = (all: ReadonlyArray<Use>, begin: number): ReadonlyArray<RateLimit.Quota> => {
  const counters = new Map<string, RateLimit.Counted>()
  let now = begin
  return all.map(({ cost, counter, later, limit }) => {
    now += later
    const [counted, quota] = RateLimit.count(counters.get(counter) ?? null, limit, now, cost)
    if (cost > 0) counters.set(counter, counted)
    return quota
  })
}

/** A clock of the machine that is set at any time, and time that only passes. */
const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.record({
    passes: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 70_000 })),
    isSetBy: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -4_000_000, max: 4_000_000 }) }
    ),
    cost: fc.integer({ min: 1, max: 3 })
  }),
  { minLength: 20, maxLength: 80 }
)

interface Step {
  /** Milliseconds since the step before. */
  readonly passes: number
  /** Milliseconds by which the machine's clock is set forward; negative for back. */
  readonly isSetBy: number
  readonly cost: number
}

/** The laws of a store that counts by the clock that it is given. */
export const quotaStoreLaws = (layer: () => Layer.Layer<QuotaStore>): void => {
  const begin = Date.parse("2026-01-05T09:30:00Z")
  const storeAt = (time: StillTime) =>
    Effect.provide(QuotaStore, Layer.provide(layer(), Layer.succeed(Clock.Clock, stillClock(time))))

  const holds = <A>(
    arbitrary: fc.Arbitrary<A>,
    law: (store: QuotaStore["Service"], time: Time, given: A) => void
  ) =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(arbitrary, async (given) => {
          const time = { now: begin, monotonic: begin }
          law(await Effect.runPromise(storeAt(time)), time, given)
        }),
        { numRuns: 60 }
      )
    )

  it.effect("counts as the rule does, each counter by itself", () =>
    holds(uses, ({ tryConsume }, time, all) => {
      const quotas = all.map(({ cost, counter, later, limit }) => {
        time.monotonic += later
        return tryConsume(counter, limit, cost)
      })
      assert.deepStrictEqual(quotas, [...expected(all, begin)])
    })
  )

  it.effect("counts by time that passes, whatever the machine's clock is set to", () =>
    holds(steps, ({ tryConsume }, time, all) => {
      const limit = { limit: 5, period: 60 }
      const admitted: Array<number> = []
      for (const { cost, isSetBy, passes } of all) {
        time.monotonic += passes
        time.now += passes + isSetBy
        const last = admitted.at(-1)
        const isWhole = last === undefined || time.monotonic - last >= 61_000
        const quota = tryConsume("public/1", limit, cost)
        if (isWhole) assert.isTrue(quota?.admitted)
        if (quota?.admitted === true) for (let i = 0; i < cost; i++) admitted.push(time.monotonic)
      }
      for (const [at, from] of admitted.entries()) {
        assert.isAbove((admitted[at + limit.limit] ?? Number.POSITIVE_INFINITY) - from, 60_000)
      }
    })
  )

  it.effect("admits a key again whose period was long for a while", () =>
    Effect.gen(function* () {
      const time = { now: begin, monotonic: begin }
      const { tryConsume } = yield* storeAt(time)
      const [short, long] = [
        { limit: 1, period: 60 },
        { limit: 1, period: 86_400 }
      ]
      assert.isTrue(tryConsume("public/1", short, 1)?.admitted)
      assert.isFalse(tryConsume("public/1", long, 1)?.admitted)
      time.monotonic += 61_000
      assert.isTrue(tryConsume("public/1", short, 1)?.admitted)
    })
  )

  it.effect("says the same with an effect", () =>
    Effect.gen(function* () {
      const { consume } = yield* storeAt({ now: begin })
      const limit = { limit: 1, period: 60 }
      assert.isTrue((yield* consume("a", limit, 1)).admitted)
      assert.isFalse((yield* consume("a", limit, 1)).admitted)
      assert.isTrue((yield* consume("b", limit, 1)).admitted)
    })
  )
}

/** How long a busy machine may take to use a limit of two seconds twice, in milliseconds. */
const patience = 20_000

/** The laws of every store of quotas, at whatever time its clock says. */
export const anyQuotaStoreLaws = (stores: Layer.Layer<QuotaStore, unknown>): void => {
  const limit = { limit: 100, period: 3600 }
  const law = (
    name: string,
    test: (store: QuotaStore["Service"], counter: string) => Effect.Effect<void, unknown>
  ) =>
    it.live(name, () =>
      Effect.flatMap(QuotaStore, (store) => test(store, `public/${crypto.randomUUID()}`)).pipe(
        Effect.provide(stores)
      )
    )

  law("admits exactly the limit of requests that all get at once", ({ consume }, counter) =>
    Effect.gen(function* () {
      const quotas = yield* Effect.all(
        Array.from({ length: 300 }, () => consume(counter, limit, 1)),
        { concurrency: "unbounded" }
      )
      assert.lengthOf(
        quotas.filter(({ admitted }) => admitted),
        100
      )
    })
  )

  law("admits exactly the limit, by either function", ({ consume, tryConsume }, counter) =>
    Effect.gen(function* () {
      let admitted = 0
      for (let i = 0; i < 300; i++) {
        const quota = tryConsume(counter, limit, 1) ?? (yield* consume(counter, limit, 1))
        if (quota.admitted) admitted += 1
      }
      assert.strictEqual(admitted, 100)
    })
  )

  law("uses a cost as a whole or not at all, and nothing for 0", ({ consume }, counter) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* consume(counter, limit, 0), { admitted: true, remaining: 100, reset: 0 })
      assert.deepInclude(yield* consume(counter, limit, 70), { admitted: true, remaining: 30 })
      assert.deepInclude(yield* consume(counter, limit, 31), { admitted: false, remaining: 30 })
      assert.deepInclude(yield* consume(counter, limit, 30), { admitted: true, remaining: 0 })
      assert.deepInclude(yield* consume(counter, limit, 0), { admitted: true, remaining: 0 })
      assert.deepInclude(yield* consume(`${counter}0`, limit, 1), { remaining: 99 })
    })
  )

  law("says what remains, and when it is whole and admits again", ({ consume }, counter) =>
    Effect.gen(function* () {
      const minute = { limit: 40, period: 60 }
      for (let used = 1; used <= 40; used++) {
        const { remaining, reset, retry_after } = yield* consume(counter, minute, 1)
        assert.deepStrictEqual([remaining, retry_after], [40 - used, 0])
        assert.include([60, 61, 62], reset)
      }
      const { admitted, limit, period, remaining, retry_after } = yield* consume(counter, minute, 1)
      assert.deepStrictEqual([admitted, limit, period, remaining], [false, 40, 60, 0])
      assert.isAtMost(retry_after, 62)
      assert.isAtLeast(retry_after, 50)
    })
  )

  law("counts what was used under another limit or period", ({ consume }, counter) =>
    Effect.gen(function* () {
      yield* consume(counter, limit, 60)
      assert.deepInclude(yield* consume(counter, { limit: 61, period: 3600 }, 2), {
        admitted: false,
        remaining: 1
      })
      assert.deepInclude(yield* consume(counter, { limit: 61, period: 60 }, 1), {
        admitted: true,
        remaining: 0
      })
      assert.deepInclude(yield* consume(counter, { limit: 62, period: 86_400 }, 1), {
        admitted: true,
        remaining: 0
      })
    })
  )

  law("admits no more than the limit in any stretch of a period", ({ consume, tryConsume }, counter) =>
    Effect.gen(function* () {
      const of = { limit: 50, period: 2 }
      const admitted: Array<{ readonly sent: number; readonly received: number }> = []
      const end = performance.now() + patience
      while (admitted.length <= 2 * of.limit && performance.now() < end) {
        const sent = performance.now()
        const quota = tryConsume(counter, of, 1) ?? (yield* consume(counter, of, 1))
        if (quota.admitted) admitted.push({ sent, received: performance.now() })
        if (Math.random() < 0.5) yield* Effect.sleep(Math.random() * 20)
      }
      for (const [at, { sent }] of admitted.entries()) {
        assert.isAtLeast((admitted[at + of.limit]?.received ?? Number.POSITIVE_INFINITY) - sent, 2000)
      }
      assert.isAbove(admitted.length, 2 * of.limit)
    })
  )
}

const admitted = (quotas: ReadonlyArray<RateLimit.Quota>): number =>
  quotas.filter((quota) => quota.admitted).length

/** The laws of processes that share quotas, of which each has its own connections to the store. */
export const nodesLaws = (node: Layer.Layer<QuotaStore, unknown>): void => {
  const limit = { limit: 100, period: 3600 }
  const three = Effect.all([Layer.build(node), Layer.build(node), Layer.build(node)]).pipe(
    Effect.map((nodes) => nodes.map((context) => Context.get(context, QuotaStore)))
  )
  const ofEach = (counter: string, times: number) =>
    Effect.flatMap(three, (nodes) =>
      Effect.all(
        Array.from(
          { length: times },
          (_, i) => nodes[i % 3]?.consume(counter, limit, 1) ?? Effect.die("no node")
        ),
        { concurrency: "unbounded" }
      )
    )

  it.live("admit exactly 100 of 1,000 requests that they get at once", () =>
    Effect.gen(function* () {
      for (let round = 0; round < 5; round++) {
        assert.strictEqual(admitted(yield* ofEach(`public/${crypto.randomUUID()}`, 1000)), 100)
      }
    }).pipe(Effect.scoped)
  )

  it.live("admit all of it to a client that leaves one for another", () =>
    Effect.gen(function* () {
      const [one, other] = yield* three
      if (one === undefined || other === undefined) return
      const counter = `public/${crypto.randomUUID()}`
      for (let i = 0; i < 40; i++) assert.isTrue((yield* one.consume(counter, limit, 1)).admitted)
      for (let i = 0; i < 60; i++) assert.isTrue((yield* other.consume(counter, limit, 1)).admitted)
      assert.isFalse((yield* other.consume(counter, limit, 1)).admitted)
      assert.isFalse((yield* one.consume(counter, limit, 1)).admitted)
    }).pipe(Effect.scoped)
  )

  it.live("know what was used before they started", () =>
    Effect.gen(function* () {
      const counter = `public/${crypto.randomUUID()}`
      const once = Effect.scoped(
        Effect.flatMap(Layer.build(node), (context) =>
          Context.get(context, QuotaStore).consume(counter, limit, 30)
        )
      )
      assert.strictEqual((yield* once).remaining, 70)
      assert.strictEqual((yield* once).remaining, 40)
    })
  )
}
