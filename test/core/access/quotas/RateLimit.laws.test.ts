/** Properties of the quota rule for requests that arrive at random. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { RateLimit } from "../../../../core/mod.ts"
import { anyArrivals, type Replay, replay, subWindowMillis } from "./arrivals.ts"

/** Up to two periods after the last request. */
const anyArrivalsAndDelay = anyArrivals.chain((arrivals) =>
  fc.record({
    arrivals: fc.constant(arrivals),
    delay: fc.integer({ min: 0, max: 2 * arrivals.limit.period * 1000 })
  })
)

describe("admission", () => {
  it("is granted to at most the limit's requests in any window of the period", () => {
    fc.assert(
      fc.property(anyArrivals, (arrivals) => {
        const { limit, period } = arrivals.limit
        const { admitted } = replay(arrivals)
        for (let i = limit; i < admitted.length; i++) {
          const [first, next] = [admitted[i - limit] ?? Number.NaN, admitted[i] ?? Number.NaN]
          assert.isAtLeast(next - first, period * 1000)
        }
      })
    )
  })

  it("does not depend on refused requests", () => {
    fc.assert(
      fc.property(anyArrivals, (arrivals) => {
        const { admitted } = replay(arrivals)
        assert.deepStrictEqual(replay({ limit: arrivals.limit, times: admitted }).admitted, admitted)
      })
    )
  })
})

const usedAt = ({ usage }: Replay, limit: RateLimit.Limit, now: number): number =>
  limit.limit - RateLimit.inspect(usage, limit, now).remaining

describe("a used request", () => {
  it("is never released before the period is over", () => {
    fc.assert(
      fc.property(anyArrivalsAndDelay, ({ arrivals: { limit, times }, delay }) => {
        const replayed = replay({ limit, times })
        const now = (times.at(-1) ?? 0) + delay
        const recent = replayed.admitted.filter((at) => at + limit.period * 1000 > now)
        assert.isAtLeast(usedAt(replayed, limit, now), recent.length)
      })
    )
  })

  it("is released at most one sub-window after the period", () => {
    fc.assert(
      fc.property(anyArrivalsAndDelay, ({ arrivals: { limit, times }, delay }) => {
        const replayed = replay({ limit, times })
        const now = (times.at(-1) ?? 0) + delay
        // A hundredth of a millisecond for sub-windows that aren't a whole number of them.
        const longest = limit.period * 1000 + subWindowMillis(limit) + 0.01
        const recent = replayed.admitted.filter((at) => at + longest > now)
        assert.isAtMost(usedAt(replayed, limit, now), recent.length)
      })
    )
  })
})

/** The state after all requests, and a cost that exceeds what remains. */
const anyRefusal = anyArrivals.chain((arrivals) => {
  const { usage } = replay(arrivals)
  const now = arrivals.times.at(-1) ?? 0
  const { limit } = arrivals
  const { remaining } = RateLimit.inspect(usage, limit, now)
  return fc
    .integer({ min: Math.min(remaining + 1, limit.limit), max: limit.limit })
    .map((cost) => ({ usage, limit, now, cost }))
    .filter(({ cost }) => cost > remaining)
})

describe("a refused request", () => {
  it("is admitted after retry_after", () => {
    fc.assert(
      fc.property(anyRefusal, ({ cost, limit, now, usage }) => {
        const [after, { retry_after }] = RateLimit.consume(usage, limit, now, cost)
        const [, quota] = RateLimit.consume(after, limit, now + retry_after * 1000, cost)
        assert.isTrue(quota.admitted)
      })
    )
  })

  it("is still refused 2 seconds before retry_after", () => {
    fc.assert(
      fc.property(anyRefusal, ({ cost, limit, now, usage }) => {
        const [after, { retry_after }] = RateLimit.consume(usage, limit, now, cost)
        fc.pre(retry_after >= 2)
        const [, quota] = RateLimit.consume(after, limit, now + (retry_after - 2) * 1000, cost)
        assert.isFalse(quota.admitted)
      })
    )
  })

  it("leaves the remaining quota and the reset unchanged", () => {
    fc.assert(
      fc.property(anyRefusal, ({ cost, limit, now, usage }) => {
        const before = RateLimit.inspect(usage, limit, now)
        const [after] = RateLimit.consume(usage, limit, now, cost)
        assert.deepStrictEqual(RateLimit.inspect(after, limit, now), before)
      })
    )
  })
})

describe("the quota", () => {
  it("is full after reset", () => {
    fc.assert(
      fc.property(anyArrivals, (arrivals) => {
        const { limit, times } = arrivals
        const { usage } = replay(arrivals)
        const now = times.at(-1) ?? 0
        const { reset } = RateLimit.inspect(usage, limit, now)
        assert.strictEqual(RateLimit.inspect(usage, limit, now + reset * 1000).remaining, limit.limit)
      })
    )
  })

  it("is not full 2 seconds before reset", () => {
    fc.assert(
      fc.property(anyArrivals, (arrivals) => {
        const { limit, times } = arrivals
        const { usage } = replay(arrivals)
        const now = times.at(-1) ?? 0
        const { reset } = RateLimit.inspect(usage, limit, now)
        const earlier = RateLimit.inspect(usage, limit, now + (reset - 2) * 1000)
        assert.isBelow(earlier.remaining, limit.limit)
      })
    )
  })
})

it("at most 61 sub-windows are kept, however many requests arrive", () => {
  fc.assert(
    fc.property(anyArrivals, (arrivals) => {
      assert.isAtMost(replay(arrivals).usage.slots.length, 61)
    })
  )
})
