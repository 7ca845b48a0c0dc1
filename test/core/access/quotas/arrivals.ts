/** Requests that arrive at random, and the decisions of the quota rule on them. */
import fc from "fast-check"
import { RateLimit } from "../../../../core/mod.ts"

export interface Arrivals {
  readonly limit: RateLimit.Limit
  /** Milliseconds since 1970, ascending, one for each request. */
  readonly times: ReadonlyArray<number>
}

/** The length of a sub-window in milliseconds, which isn't whole for some periods. */
export const subWindowMillis = ({ period }: RateLimit.Limit): number => (period * 1000) / 60

const anyLimit: fc.Arbitrary<RateLimit.Limit> = fc.record({
  limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1000 })),
  period: fc.oneof(fc.constantFrom(60, 61, 3600, 86_400), fc.integer({ min: 60, max: 86_400 }))
})

const about = (millis: number): fc.Arbitrary<number> =>
  fc.integer({ min: -2, max: 2 }).map((by) => Math.round(millis) + by)

/** Gaps of zero, about a sub-window, about the period, or up to two periods. */
const anyGap = (limit: RateLimit.Limit): fc.Arbitrary<number> => {
  const periodMillis = limit.period * 1000
  return fc.oneof(
    fc.constant(0),
    about(subWindowMillis(limit)),
    about(periodMillis),
    fc.integer({ min: 0, max: Math.round(periodMillis / 5) }),
    fc.integer({ min: 0, max: 2 * periodMillis })
  )
}

/** Bursts of up to one and a half times the limit. */
export const anyArrivals: fc.Arbitrary<Arrivals> = anyLimit.chain((limit) => {
  const max = Math.ceil(limit.limit * 1.5)
  const anyBurst = fc.tuple(anyGap(limit), fc.oneof(fc.constant(1), fc.integer({ min: 1, max })))
  const anyStart = fc.integer({ min: 0, max: 4_000_000_000_000 })
  return fc.tuple(anyStart, fc.array(anyBurst, { minLength: 1, maxLength: 12 })).map(([start, bursts]) => {
    let now = start
    const times = bursts.flatMap(([gap, requests]) => {
      now += gap
      return new Array<number>(requests).fill(now)
    })
    return { limit, times }
  })
})

export interface Replay {
  readonly usage: RateLimit.Usage
  /** The arrival times of the admitted requests. */
  readonly admitted: ReadonlyArray<number>
}

/** Processes the requests one after the other. */
export const replay = ({ limit, times }: Arrivals): Replay => {
  let usage = RateLimit.unused
  const admitted: Array<number> = []
  for (const now of times) {
    const [after, quota] = RateLimit.consume(usage, limit, now)
    usage = after
    if (quota.admitted) admitted.push(now)
  }
  return { usage, admitted }
}
