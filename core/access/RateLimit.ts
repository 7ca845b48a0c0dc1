/**
 * The quota rule: a sliding window of 60 sub-windows. At most `limit` requests are admitted in any `period` seconds,
 * and a used request is returned at least `period` and at most `period` plus one sub-window later.
 */

/** `limit` requests in `period` seconds. */
export interface Limit {
  readonly limit: number
  readonly period: number
}

/** Requests counted by the number of their sub-window since 1970, oldest first. */
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

export const subWindows = 60

export const unused: Usage = { slots: [] }

const slotMillis = (period: number): number => (period * 1000) / subWindows

/** When a request of `slot` is returned: one period after the end of the slot. */
const returnedAt = (slot: number, period: number): number => (slot + subWindows + 1) * slotMillis(period)

const seconds = (millis: number): number => Math.max(0, Math.ceil(millis / 1000))

/** The usage without requests returned by `now` (milliseconds). */
export const current = (usage: Usage, { period }: Limit, now: number): Usage => {
  const [oldest] = usage.slots
  return oldest === undefined || returnedAt(oldest[0], period) > now
    ? usage
    : { slots: usage.slots.filter(([slot]) => returnedAt(slot, period) > now) }
}

/** Usage counted under one period, converted to another: no request is returned earlier than under its own period. */
export const recounted = (usage: Usage, from: number, to: number): Usage => {
  if (from === to) return usage
  const counts = new Map<number, number>()
  for (const [slot, count] of usage.slots) {
    const last = Math.floor(((slot + 1) * slotMillis(from) - 1) / slotMillis(to))
    counts.set(last, (counts.get(last) ?? 0) + count)
  }
  return { slots: [...counts] }
}

const countOf = (usage: Usage): number => usage.slots.reduce((sum, [, count]) => sum + count, 0)

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

/** The quota at `now`, without using any. A cost that doesn't fit is reported as not admitted. */
export const inspect = (usage: Usage, limit: Limit, now: number, cost = 0): Quota => {
  const live = current(usage, limit, now)
  return quotaOf(live, countOf(live), limit, now, cost)
}

/**
 * Uses `cost` requests if they all fit, else none; returns the usage and the quota afterwards. A cost of 0 uses none.
 */
export const consume = (
  usage: Usage,
  limit: Limit,
  now: number,
  cost = 1
): readonly [usage: Usage, quota: Quota] => {
  const live = current(usage, limit, now)
  const used = countOf(live)
  if (cost === 0 || used + cost > limit.limit) return [live, quotaOf(live, used, limit, now, cost)]
  const slot = Math.floor(now / slotMillis(limit.period))
  const newest = live.slots.at(-1)
  const after: Usage =
    newest !== undefined && newest[0] >= slot
      ? { slots: live.slots.with(-1, [newest[0], newest[1] + cost]) }
      : { slots: [...live.slots, [slot, cost]] }
  return [after, quotaOf(after, used + cost, limit, now, 0)]
}
