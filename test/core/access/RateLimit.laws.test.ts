/** The promises of the quota rule, kept for requests that arrive at random. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { RateLimit } from "../../../core/mod.ts"
import { anyArrivals, type Replay, replay, subWindowMillis } from "./arrivals.ts"

/** Later than the last request by up to two periods. */
const anyArrivalsAndDelay = anyArrivals.chain((arrivals) =>
  fc.record({
    arrivals: fc.constant(arrivals),
    delay: fc.integer({ min: 0, max: 2 * arrivals.limit.period * 1000 })
  })
)

describe("admission", () => {
  it("is given to no more requests than the limit in any stretch of the period", () => {
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

  it("is the same when the requests that were refused never came", () => {
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
  it("never comes back before the period is over", () => {
    fc.assert(
      fc.property(anyArrivalsAndDelay, ({ arrivals: { limit, times }, delay }) => {
        const replayed = replay({ limit, times })
        const now = (times.at(-1) ?? 0) + delay
        const recent = replayed.admitted.filter((at) => at + limit.period * 1000 > now)
        assert.isAtLeast(usedAt(replayed, limit, now), recent.length)
      })
    )
  })

  it("comes back at most one sub-window after the period", () => {
    fc.assert(
      fc.property(anyArrivalsAndDelay, ({ arrivals: { limit, times }, delay }) => {
        const replayed = replay({ limit, times })
        const now = (times.at(-1) ?? 0) + delay
        // A hundredth of a millisecond for sub-windows that are no whole number of them.
        const longest = limit.period * 1000 + subWindowMillis(limit) + 0.01
        const recent = replayed.admitted.filter((at) => at + longest > now)
        assert.isAtMost(usedAt(replayed, limit, now), recent.length)
      })
    )
  })
})

/** The state when all have arrived, and a cost that doesn't fit any more. */
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

  it("is refused again 2 seconds before retry_after", () => {
    fc.assert(
      fc.property(anyRefusal, ({ cost, limit, now, usage }) => {
        const [after, { retry_after }] = RateLimit.consume(usage, limit, now, cost)
        fc.pre(retry_after >= 2)
        const [, quota] = RateLimit.consume(after, limit, now + (retry_after - 2) * 1000, cost)
        assert.isFalse(quota.admitted)
      })
    )
  })

  it("leaves what remains and the reset as they were", () => {
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
  it("is whole after reset", () => {
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

  it("is not whole 2 seconds before reset", () => {
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

it("no more than 61 sub-windows are kept, however many the requests", () => {
  fc.assert(
    fc.property(anyArrivals, (arrivals) => {
      assert.isAtMost(replay(arrivals).usage.slots.length, 61)
    })
  )
})
