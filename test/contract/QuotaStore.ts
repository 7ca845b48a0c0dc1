/** The laws of a store of quotas: it counts as `RateLimit` does, each counter by itself. */
import { assert, it } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import fc from "fast-check"
import { QuotaStore, RateLimit } from "../../core/mod.ts"
import { stillClock, type StillTime } from "./stillClock.ts"

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
