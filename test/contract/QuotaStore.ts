/** The laws of a store of quotas: it counts as `RateLimit` does, each counter by itself. */
import { assert, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import fc from "fast-check"
import { QuotaStore, RateLimit } from "../../core/mod.ts"

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

/** What the rule says to each use. */
const expected = (all: ReadonlyArray<Use>, begin: number): ReadonlyArray<RateLimit.Quota> => {
  const counters = new Map<string, readonly [usage: RateLimit.Usage, period: number]>()
  let now = begin
  return all.map(({ cost, counter, later, limit }) => {
    now += later
    const [known, period] = counters.get(counter) ?? [RateLimit.unused, limit.period]
    const [usage, quota] = RateLimit.consume(
      RateLimit.recounted(known, period, limit.period),
      limit,
      now,
      cost
    )
    if (cost > 0) counters.set(counter, [usage, limit.period])
    return quota
  })
}

export const quotaStoreLaws = (layer: () => Layer.Layer<QuotaStore>): void => {
  const storeOf = () => Effect.provide(QuotaStore, layer())
  const begin = Date.parse("2026-01-05T09:30:00Z")

  it.effect("counts as the rule does, each counter by itself", () =>
    Effect.gen(function* () {
      const context = yield* Effect.context<never>()
      yield* Effect.promise(() =>
        fc.assert(
          fc.asyncProperty(uses, async (all) => {
            const { tryConsume } = await Effect.runPromiseWith(context)(storeOf())
            let now = begin
            const quotas = all.map(({ cost, counter, later, limit }) => {
              now += later
              return tryConsume(counter, limit, cost, now)
            })
            assert.deepStrictEqual(quotas, [...expected(all, begin)])
          }),
          { numRuns: 60 }
        )
      )
    })
  )

  it.effect("counts by its clock without a time", () =>
    Effect.gen(function* () {
      const { consume } = yield* storeOf()
      const limit = { limit: 1, period: 60 }
      assert.isTrue((yield* consume("a", limit, 1)).admitted)
      assert.isFalse((yield* consume("a", limit, 1)).admitted)
      assert.isTrue((yield* consume("b", limit, 1)).admitted)
    })
  )
}
