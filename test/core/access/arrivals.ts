/** Requests that arrive at random, and what the quota rule made of them. */
import fc from "fast-check"
import { RateLimit } from "../../../core/mod.ts"

export interface Arrivals {
  readonly limit: RateLimit.Limit
  /** Milliseconds since 1970, ascending, one for each request. */
  readonly times: ReadonlyArray<number>
}

/** The length of a sub-window in milliseconds, of which some periods have no whole number. */
export const subWindowMillis = ({ period }: RateLimit.Limit): number => (period * 1000) / 60

const anyLimit: fc.Arbitrary<RateLimit.Limit> = fc.record({
  limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1000 })),
  period: fc.oneof(fc.constantFrom(60, 61, 3600, 86_400), fc.integer({ min: 60, max: 86_400 }))
})

const about = (millis: number): fc.Arbitrary<number> =>
  fc.integer({ min: -2, max: 2 }).map((by) => Math.round(millis) + by)

/** Nothing, about a sub-window, about the period, or anything up to two periods. */
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

/** Bursts of up to half the limit more than it allows. */
export const anyArrivals: fc.Arbitrary<Arrivals> = anyLimit.chain((limit) => {
  const most = Math.ceil(limit.limit * 1.5)
  const anyBurst = fc.tuple(anyGap(limit), fc.oneof(fc.constant(1), fc.integer({ min: 1, max: most })))
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
  /** When the admitted requests arrived. */
  readonly admitted: ReadonlyArray<number>
}

/** Lets the requests arrive one after the other. */
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
