/**
 * The quota rule: a sliding window of 60 sub-windows. At most `limit` requests are admitted in any `period` seconds,
 * and a used request is returned at least `period` and at most `period` plus one sub-window later. Times are of a clock
 * that should never be set: requests that it dates later than now, because it was set back, count as used now.
 */

/** `limit` requests in `period` seconds. */
export interface Limit {
  readonly limit: number
  readonly period: number
}

/** Requests counted by the number of their sub-window since the clock's zero, oldest first. */
export interface Usage {
  readonly slots: ReadonlyArray<readonly [slot: number, count: number]>
}

/** The state of a quota. Times are in seconds. */
export interface Quota extends Limit {
  readonly admitted: boolean
  readonly remaining: number
  /** Until the whole quota is available; 0 when nothing is used. */
  readonly reset: number
  /** Until the refused request would be admitted; 0 when it was admitted. */
  readonly retry_after: number
}

/** How many parts a period is divided into: requests are counted, and returned, by these. */
export const subWindows = 60

/** The usage of a counter without requests. */
export const unused: Usage = { slots: [] }

const slotMillis = (period: number): number => (period * 1000) / subWindows

/** When a request of `slot` is returned: one period after the end of the slot. */
const returnedAt = (slot: number, period: number): number => (slot + subWindows + 1) * slotMillis(period)

/**
 * The number of the sub-window at a time in milliseconds.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * // Of a period of 60 seconds, each of the 60 sub-windows is a second.
 * RateLimit.slotAt(90_500, 60) // => 90
 * ```
 */
export const slotAt = (now: number, period: number): number => Math.floor(now / slotMillis(period))

/**
 * Milliseconds from `now` to the end of its sub-window.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * RateLimit.leftOfSlot(90_250, { limit: 100, period: 60 }) // => 750
 * ```
 */
export const leftOfSlot = (now: number, { period }: Limit): number =>
  (slotAt(now, period) + 1) * slotMillis(period) - now

/**
 * When the whole quota is available; 0 when nothing is used.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * RateLimit.wholeAt({ slots: [[90, 3]] }, 60) // => 151_000
 * ```
 */
export const wholeAt = ({ slots }: Usage, period: number): number => {
  const newest = slots.at(-1)
  return newest === undefined ? 0 : returnedAt(newest[0], period)
}

const seconds = (millis: number): number => Math.max(0, Math.ceil(millis / 1000))

const countOf = (slots: Usage["slots"]): number => slots.reduce((sum, [, count]) => sum + count, 0)

/**
 * The usage at `now` (milliseconds): without requests that are returned, and none later than now.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * const usage = { slots: [[90, 3]] as const }
 * RateLimit.current(usage, 60, 150_999) // => { slots: [[90, 3]] }
 * RateLimit.current(usage, 60, 151_000) // => { slots: [] }
 * ```
 */
export const current = (usage: Usage, period: number, now: number): Usage => {
  const [oldest] = usage.slots
  const newest = usage.slots.at(-1)
  if (oldest === undefined || newest === undefined) return usage
  const slot = slotAt(now, period)
  if (newest[0] > slot) {
    const past = usage.slots.filter((_) => _[0] < slot && returnedAt(_[0], period) > now)
    return { slots: [...past, [slot, countOf(usage.slots.filter((_) => _[0] >= slot))]] }
  }
  return returnedAt(oldest[0], period) > now
    ? usage
    : { slots: usage.slots.filter((_) => returnedAt(_[0], period) > now) }
}

/**
 * Usage counted under one period, converted to another: each request as late as it may have been used, and `current`
 * takes those later than now to be used now.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * // The 90th second lies in the second sub-window of a minute.
 * RateLimit.recounted({ slots: [[90, 3]] }, 60, 3600) // => { slots: [[1, 3]] }
 * ```
 */
export const recounted = (usage: Usage, from: number, to: number): Usage => {
  if (from === to) return usage
  const counts = new Map<number, number>()
  for (const [slot, count] of usage.slots) {
    const last = Math.floor(((slot + 1) * slotMillis(from) - 1) / slotMillis(to))
    counts.set(last, (counts.get(last) ?? 0) + count)
  }
  return { slots: [...counts] }
}

/**
 * Usage by a clock that is `millis` ahead of the one that it was counted by: no request is returned earlier.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * RateLimit.moved({ slots: [[90, 3]] }, 60, 1500) // => { slots: [[92, 3]] }
 * ```
 */
export const moved = (usage: Usage, period: number, millis: number): Usage => {
  const slots = Math.ceil(millis / slotMillis(period))
  return slots === 0 ? usage : { slots: usage.slots.map(([slot, count]) => [slot + slots, count]) }
}

/**
 * What two counts of the same requests have at the least: of each sub-window, the larger count.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * RateLimit.larger({ slots: [[90, 3], [91, 1]] }, { slots: [[91, 2]] }) // => { slots: [[90, 3], [91, 2]] }
 * ```
 */
export const larger = (one: Usage, other: Usage): Usage => {
  const counts = new Map(one.slots)
  for (const [slot, count] of other.slots) counts.set(slot, Math.max(count, counts.get(slot) ?? 0))
  return { slots: [...counts].toSorted(([a], [b]) => a - b) }
}

/** A counter that may have been used here at a time, in milliseconds, while another process counted it too. */
export interface UsedHere extends Counted {
  readonly usedAt: number
}

/**
 * A counter of which another process states the usage at `now`, in milliseconds. Where it was used here within a period,
 * which the other may not know of, the larger counts stand.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * const limit = { limit: 5, period: 60 }
 * const here = { usage: { slots: [[90, 3]] as const }, period: 60, usedAt: 90_500 }
 * RateLimit.learned(here, limit, { slots: [[90, 1]] }, 91_000) // => { usage: { slots: [[90, 3]] }, period: 60 }
 * RateLimit.learned(null, limit, { slots: [[90, 1]] }, 91_000) // => { usage: { slots: [[90, 1]] }, period: 60 }
 * ```
 */
export const learned = (here: UsedHere | null, { period }: Limit, usage: Usage, now: number): Counted => {
  const isAhead = here !== null && now - here.usedAt <= here.period * 1000
  const known = isAhead ? recounted(here.usage, here.period, period) : unused
  return { usage: current(larger(known, usage), period, now), period }
}

/** The quota with `used` requests in a usage of which none is returned yet. */
const quotaOf = (live: Usage, used: number, limit: Limit, now: number, cost: number): Quota => {
  const newest = live.slots.at(-1)
  const admitted = used + cost <= limit.limit
  let free = limit.limit - used
  let admittedAt = now
  for (const [slot, count] of admitted ? [] : live.slots) {
    if (free >= cost) break
    free += count
    admittedAt = returnedAt(slot, limit.period)
  }
  return {
    ...limit,
    admitted,
    remaining: Math.max(0, limit.limit - used),
    reset: newest === undefined ? 0 : seconds(returnedAt(newest[0], limit.period) - now),
    retry_after: admitted ? 0 : Math.max(1, seconds(admittedAt - now))
  }
}

/**
 * The quota at `now`, without using any. A cost that doesn't fit is reported as not admitted.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * RateLimit.inspect({ slots: [[90, 3]] }, { limit: 5, period: 60 }, 91_000)
 * // => { admitted: true, remaining: 2, reset: 60, retry_after: 0 }
 * ```
 */
export const inspect = (usage: Usage, limit: Limit, now: number, cost = 0): Quota => {
  const live = current(usage, limit.period, now)
  return quotaOf(live, countOf(live.slots), limit, now, cost)
}

/**
 * Uses `cost` requests if they all fit, else none; returns the usage and the quota afterwards. A cost of 0 uses none.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * const limit = { limit: 2, period: 60 }
 * const [once, first] = RateLimit.consume(RateLimit.unused, limit, 90_000)
 * first // => { admitted: true, remaining: 1, reset: 61 }
 * const [twice] = RateLimit.consume(once, limit, 91_000)
 * RateLimit.consume(twice, limit, 92_000)[1] // => { admitted: false, remaining: 0, retry_after: 59 }
 * ```
 */
export const consume = (
  usage: Usage,
  limit: Limit,
  now: number,
  cost = 1
): readonly [usage: Usage, quota: Quota] => {
  const live = current(usage, limit.period, now)
  const used = countOf(live.slots)
  if (cost === 0 || used + cost > limit.limit) return [live, quotaOf(live, used, limit, now, cost)]
  const slot = slotAt(now, limit.period)
  const newest = live.slots.at(-1)
  const after: Usage =
    newest?.[0] === slot
      ? { slots: live.slots.with(-1, [slot, newest[1] + cost]) }
      : { slots: [...live.slots, [slot, cost]] }
  return [after, quotaOf(after, used + cost, limit, now, 0)]
}

/** What was used under a period, the latest one that requests were admitted under. */
export interface Counted {
  readonly usage: Usage
  readonly period: number
}

/**
 * As `consume`, of a counter whose limit may change; null for one of which nothing is known. A refused request doesn't
 * convert to a longer period, under which requests are dated less exactly.
 *
 * @example
 * ```ts
 * import { RateLimit } from "findata"
 *
 * const [counted] = RateLimit.count(null, { limit: 2, period: 60 }, 90_000, 1)
 * counted // => { usage: { slots: [[90, 1]] }, period: 60 }
 * RateLimit.count(counted, { limit: 2, period: 3600 }, 91_000, 1)[1] // => { admitted: true, remaining: 0 }
 * ```
 */
export const count = (
  counted: Counted | null,
  limit: Limit,
  now: number,
  cost: number
): readonly [counted: Counted, quota: Quota] => {
  const { period } = limit
  if (counted === null || counted.period === period) {
    const [usage, quota] = consume(counted?.usage ?? unused, limit, now, cost)
    return [{ usage, period }, quota]
  }
  const [usage, quota] = consume(recounted(counted.usage, counted.period, period), limit, now, cost)
  const isUsed = cost > 0 && quota.admitted
  return [isUsed || period < counted.period ? { usage, period } : counted, quota]
}
