/** The quota rule computed by hand: a period of 60 seconds has sub-windows of 1 second. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { RateLimit } from "../../../../core/mod.ts"

const limit = { limit: 3, period: 60 }

/** Consumes the costs one after another and returns the last quota. */
const after = (...requests: ReadonlyArray<readonly [now: number, cost: number]>): RateLimit.Quota => {
  let usage = RateLimit.unused
  let quota = RateLimit.inspect(usage, limit, 0)
  for (const [now, cost] of requests) [usage, quota] = RateLimit.consume(usage, limit, now, cost)
  return quota
}

describe("a quota of 3 in 60 seconds", () => {
  it("is full while unused", () => {
    assert.deepStrictEqual(RateLimit.inspect(RateLimit.unused, limit, 0), {
      ...limit,
      admitted: true,
      remaining: 3,
      reset: 0,
      retry_after: 0
    })
  })

  it("has 2 left after one request, until a period after the end of that request's second", () => {
    assert.deepStrictEqual(after([500, 1]), {
      ...limit,
      admitted: true,
      remaining: 2,
      reset: 61, // 61,000 - 500 ms, rounded up
      retry_after: 0
    })
  })

  it("refuses the fourth request and reports when the first is released", () => {
    assert.deepStrictEqual(after([0, 1], [10_000, 1], [20_000, 1], [30_000, 1]), {
      ...limit,
      admitted: false,
      remaining: 0,
      reset: 51, // 20 + 61 - 30
      retry_after: 31 // 0 + 61 - 30
    })
  })

  it("still refuses it a millisecond before the first is released", () => {
    assert.isFalse(after([0, 3], [60_999, 1]).admitted)
  })

  it("rounds a fraction of a second up to one", () => {
    assert.strictEqual(after([0, 3], [60_999, 1]).retry_after, 1)
  })

  it("admits it when the first is released", () => {
    assert.isTrue(after([0, 3], [61_000, 1]).admitted)
  })

  it("allows no second burst at a minute boundary", () => {
    assert.isFalse(after([59_999, 3], [60_000, 1]).admitted)
  })

  it("releases each request after its own period", () => {
    assert.strictEqual(after([0, 1], [30_000, 2], [61_000, 0]).remaining, 1)
  })
})

describe("a cost", () => {
  it("that fits is charged in full", () => {
    assert.strictEqual(after([0, 2]).remaining, 1)
  })

  it("above what remains is not charged", () => {
    assert.strictEqual(after([0, 2], [0, 2]).remaining, 1)
  })

  it("above what remains may be retried when enough is released", () => {
    // 1 of the 2 requested is left: the request of second 0 is released at 61, that of second 30 is not needed.
    assert.strictEqual(after([0, 1], [30_000, 1], [40_000, 2]).retry_after, 21)
  })

  it("of 0 is not charged", () => {
    assert.strictEqual(after([0, 1], [0, 0]).remaining, 2)
  })

  it("of 0 leaves the reset unchanged", () => {
    assert.strictEqual(after([0, 1], [30_000, 0]).reset, 31)
  })

  it("of 0 on an unused quota resets at once", () => {
    assert.strictEqual(after([0, 0]).reset, 0)
  })
})

describe("a clock that goes back", () => {
  it("releases nothing", () => {
    assert.isFalse(after([100_000, 3], [40_000, 1]).admitted)
  })

  it("locks no longer than a period and a sub-window from then", () => {
    assert.isFalse(after([3_700_000, 3], [100_000, 1], [160_999, 1]).admitted)
    assert.isTrue(after([3_700_000, 3], [100_000, 1], [161_000, 1]).admitted)
  })

  it("keeps what was used earlier in its place", () => {
    assert.strictEqual(after([0, 1], [100_000, 1], [40_000, 1], [61_000, 0]).remaining, 1)
  })
})

/** Time passes; then the clock is set back by `isSetBack`, or the period changes, and requests are sent. */
const moves = fc.array(
  fc.record({
    passes: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 100_000 })),
    isSetBack: fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 4_000_000 }) }
    ),
    period: fc.oneof({ weight: 5, arbitrary: fc.constant(60) }, { weight: 1, arbitrary: fc.constant(3600) }),
    times: fc.integer({ min: 0, max: 4 })
  }),
  { minLength: 5, maxLength: 60 }
)

it("admits no more than the limit in a period, and locks for no longer than one, whatever the clock is set back to", () => {
  fc.assert(
    fc.property(moves, (all) => {
      let counted: RateLimit.Counted = { usage: RateLimit.unused, period: 60 }
      let period = 60
      let [now, passed] = [1_000_000_000, 0]
      /** When requests were admitted, and when one was first sent with another clock or period, in time passed. */
      const admitted: Array<number> = []
      let [moved, isMoved] = [0, false]
      for (const move of all) {
        passed += move.passes
        now += move.passes - move.isSetBack
        isMoved ||= move.isSetBack > 0 || move.period !== period
        period = move.period
        for (let i = 0; i < move.times; i++) {
          if (isMoved) [moved, isMoved] = [passed, false]
          const isFree = passed - Math.max(moved, admitted.at(-1) ?? 0) >= (period * 1000 * 61) / 60
          const [next, quota] = RateLimit.count(counted, { limit: 3, period }, now, 1)
          counted = next
          if (isFree) assert.isTrue(quota.admitted)
          if (quota.admitted) admitted.push(passed)
        }
      }
      for (const [at, from] of admitted.entries()) {
        assert.isAtLeast((admitted[at + 3] ?? Number.POSITIVE_INFINITY) - from, 60_000)
      }
    }),
    { numRuns: 1000 }
  )
})

it("a limit lowered below the usage leaves 0", () => {
  const [usage] = RateLimit.consume(RateLimit.unused, limit, 0, 3)
  assert.strictEqual(RateLimit.inspect(usage, { limit: 2, period: 60 }, 0).remaining, 0)
})

describe("usage converted to another period", () => {
  it("is unchanged where the period is the same", () => {
    const usage = { slots: [[7, 2]] } as const
    assert.strictEqual(RateLimit.recounted(usage, 60, 60), usage)
  })

  it("counts at the end of its sub-window", () => {
    // Second 7 is in the 60-second slot that begins at 0, and, by its end, in the 1.5-second slot that begins at 7.5.
    assert.deepStrictEqual(RateLimit.recounted({ slots: [[7, 2]] }, 60, 3600), { slots: [[0, 2]] })
    assert.deepStrictEqual(RateLimit.recounted({ slots: [[7, 2]] }, 60, 90), { slots: [[5, 2]] })
  })

  it("is summed where slots coincide", () => {
    const slots = [
      [1, 2],
      [2, 3]
    ] as const
    assert.deepStrictEqual(RateLimit.recounted({ slots }, 60, 3600), { slots: [[0, 5]] })
  })
})
