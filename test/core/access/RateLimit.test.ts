/** The quota rule worked by hand: a period of 60 seconds has sub-windows of 1 second. */
import { assert, describe, it } from "@effect/vitest"
import { RateLimit } from "../../../core/mod.ts"

const limit = { limit: 3, period: 60 }

/** Consumes one cost after another and tells the last quota. */
const after = (...requests: ReadonlyArray<readonly [now: number, cost: number]>): RateLimit.Quota => {
  let usage = RateLimit.unused
  let quota = RateLimit.inspect(usage, limit, 0)
  for (const [now, cost] of requests) [usage, quota] = RateLimit.consume(usage, limit, now, cost)
  return quota
}

describe("a quota of 3 in 60 seconds", () => {
  it("of which nothing is used is whole", () => {
    assert.deepStrictEqual(RateLimit.inspect(RateLimit.unused, limit, 0), {
      ...limit,
      admitted: true,
      remaining: 3,
      reset: 0,
      retry_after: 0
    })
  })

  it("has 2 left after one, until the end of the request's second a period later", () => {
    assert.deepStrictEqual(after([500, 1]), {
      ...limit,
      admitted: true,
      remaining: 2,
      reset: 61, // 61,000 - 500 ms, rounded up
      retry_after: 0
    })
  })

  it("refuses the fourth, and tells when the first comes back", () => {
    assert.deepStrictEqual(after([0, 1], [10_000, 1], [20_000, 1], [30_000, 1]), {
      ...limit,
      admitted: false,
      remaining: 0,
      reset: 51, // 20 + 61 - 30
      retry_after: 31 // 0 + 61 - 30
    })
  })

  it("still refuses it a millisecond before the first comes back", () => {
    assert.isFalse(after([0, 3], [60_999, 1]).admitted)
  })

  it("tells a part of a second as one", () => {
    assert.strictEqual(after([0, 3], [60_999, 1]).retry_after, 1)
  })

  it("admits it when the first comes back", () => {
    assert.isTrue(after([0, 3], [61_000, 1]).admitted)
  })

  it("has no second burst at the edge of a minute", () => {
    assert.isFalse(after([59_999, 3], [60_000, 1]).admitted)
  })

  it("gives back each request after its own time", () => {
    assert.strictEqual(after([0, 1], [30_000, 2], [61_000, 0]).remaining, 1)
  })
})

describe("a cost", () => {
  it("that fits is used whole", () => {
    assert.strictEqual(after([0, 2]).remaining, 1)
  })

  it("above what remains uses nothing", () => {
    assert.strictEqual(after([0, 2], [0, 2]).remaining, 1)
  })

  it("above what remains is told when enough of it is back", () => {
    // Of 2 wanted 1 is left: the request of second 0 is back at 61, that of second 30 is not needed.
    assert.strictEqual(after([0, 1], [30_000, 1], [40_000, 2]).retry_after, 21)
  })

  it("of 0 uses nothing", () => {
    assert.strictEqual(after([0, 1], [0, 0]).remaining, 2)
  })

  it("of 0 leaves the reset as it was", () => {
    assert.strictEqual(after([0, 1], [30_000, 0]).reset, 31)
  })

  it("of 0 tells an unused quota to be whole", () => {
    assert.strictEqual(after([0, 0]).reset, 0)
  })
})

describe("a clock that goes back", () => {
  it("gives nothing back", () => {
    assert.isFalse(after([100_000, 3], [40_000, 1]).admitted)
  })

  it("keeps a request as long as those it follows", () => {
    assert.strictEqual(after([100_000, 1], [40_000, 1], [160_999, 0]).remaining, 1)
  })
})

it("a limit that was lowered below what is used leaves 0", () => {
  const [usage] = RateLimit.consume(RateLimit.unused, limit, 0, 3)
  assert.strictEqual(RateLimit.inspect(usage, { limit: 2, period: 60 }, 0).remaining, 0)
})

describe("usage under another period", () => {
  it("is what it was where the period stays", () => {
    const usage = { slots: [[7, 2]] } as const
    assert.strictEqual(RateLimit.recounted(usage, 60, 60), usage)
  })

  it("is counted at the end of the time it was used in", () => {
    // Second 7 is in the slot of 60 seconds that begins at 0, and, by its end, of 1.5 seconds that begins at 7.5.
    assert.deepStrictEqual(RateLimit.recounted({ slots: [[7, 2]] }, 60, 3600), { slots: [[0, 2]] })
    assert.deepStrictEqual(RateLimit.recounted({ slots: [[7, 2]] }, 60, 90), { slots: [[5, 2]] })
  })

  it("adds up what comes into one slot", () => {
    const slots = [
      [1, 2],
      [2, 3]
    ] as const
    assert.deepStrictEqual(RateLimit.recounted({ slots }, 60, 3600), { slots: [[0, 5]] })
  })
})
