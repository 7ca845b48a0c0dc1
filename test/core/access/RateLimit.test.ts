/** The quota rule computed by hand: a period of 60 seconds has sub-windows of 1 second. */
import { assert, describe, it } from "@effect/vitest"
import { RateLimit } from "../../../core/mod.ts"

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

  it("keeps a request as long as those that it follows", () => {
    assert.strictEqual(after([100_000, 1], [40_000, 1], [160_999, 0]).remaining, 1)
  })
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
