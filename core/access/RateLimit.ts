/**
 * The quota rule: a sliding window of 60 sub-windows. In no stretch of `period` seconds are more than `limit` requests
 * admitted, and a used request comes back at least `period` and at most one sub-window more after it.
 */

/** Requests allowed, and the seconds in which. */
export interface Limit {
  readonly limit: number
  readonly period: number
}

/** Requests counted by the number of their sub-window since 1970, oldest first. */
export interface Usage {
  readonly slots: ReadonlyArray<readonly [slot: number, count: number]>
}

/** What is left of a quota. Times are in seconds. */
export interface Quota extends Limit {
  readonly admitted: boolean
  readonly remaining: number
  /** Until the quota is whole again; 0 when nothing is used. */
  readonly reset: number
  /** Until the request that was refused would be admitted; 0 when it was admitted. */
  readonly retry_after: number
}

export const subWindows = 60

export const unused: Usage = { slots: [] }

const slotMillis = (period: number): number => (period * 1000) / subWindows

/** The slot that a request of `slot` is given back at: the whole period after the end of its own slot. */
const returnedAt = (slot: number, period: number): number => (slot + subWindows + 1) * slotMillis(period)

const seconds = (millis: number): number => Math.max(0, Math.ceil(millis / 1000))

/** The usage without what has come back by `now` (milliseconds). */
export const current = (usage: Usage, { period }: Limit, now: number): Usage => ({
  slots: usage.slots.filter(([slot]) => returnedAt(slot, period) > now)
})

/** Usage counted for one period as it counts for another: what was used comes back never earlier than by its own time. */
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

/** What is left at `now`, without using any of it. A cost that doesn't fit is told as not admitted. */
export const inspect = (usage: Usage, limit: Limit, now: number, cost = 0): Quota => {
  const live = current(usage, limit, now)
  const used = countOf(live)
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

/** Uses `cost` requests if they fit, else none, and tells the usage and the quota after it. A cost of 0 only looks. */
export const consume = (
  usage: Usage,
  limit: Limit,
  now: number,
  cost = 1
): readonly [usage: Usage, quota: Quota] => {
  const live = current(usage, limit, now)
  if (cost === 0 || countOf(live) + cost > limit.limit) return [live, inspect(live, limit, now, cost)]
  const slot = Math.floor(now / slotMillis(limit.period))
  const newest = live.slots.at(-1)
  const after: Usage =
    newest !== undefined && newest[0] >= slot
      ? { slots: [...live.slots.slice(0, -1), [newest[0], newest[1] + cost]] }
      : { slots: [...live.slots, [slot, cost]] }
  return [after, inspect(after, limit, now)]
}
