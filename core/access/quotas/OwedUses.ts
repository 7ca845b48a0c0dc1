/** Requests that a process admitted without the store that counts them, to be reported once it is back. */
import type { DatedCounts } from "./LeaseStore.ts"
import * as RateLimit from "./RateLimit.ts"

/** Of a counter: when and how many, in pieces of a sub-window. Times are in milliseconds. */
interface Owed {
  readonly limit: RateLimit.Limit
  readonly uses: Array<{ readonly begun: number; at: number; count: number }>
}

/** Of at most so many counters: uses of further ones are never reported. */
export const owedUses = (max: number) => {
  const counters = new Map<string, Owed>()

  /** Adds uses of now. */
  const add = (counter: string, limit: RateLimit.Limit, count: number, now: number): void => {
    const before = counters.get(counter)
    const width = (limit.period * 1000) / RateLimit.subWindows
    const uses = (before?.uses ?? []).filter((use) => now - use.at < limit.period * 1000 + width)
    const last = uses.at(-1)
    if (last !== undefined && now - last.begun < width) {
      last.count += count
      last.at = now
    } else uses.push({ begun: now, at: now, count })
    if (before === undefined && counters.size >= max) return
    counters.set(counter, { limit, uses })
  }

  /** Removes a counter's uses and returns them by age; `putBack` restores them when the report failed. */
  const take = (counter: string, period: number, now: number) => {
    const found = counters.get(counter)
    if (found === undefined) return { uses: [], putBack: () => {} }
    counters.delete(counter)
    const uses: DatedCounts = found.uses
      .filter((use) => now - use.at < period * 1000 * 2)
      .map((use) => [Math.floor(now - use.at), use.count])
    return {
      uses,
      putBack: () => {
        counters.set(counter, found)
      }
    }
  }

  return {
    add,
    take,
    all: (): ReadonlyArray<readonly [counter: string, limit: RateLimit.Limit]> =>
      Array.from(counters, ([counter, { limit }]) => [counter, limit])
  }
}
