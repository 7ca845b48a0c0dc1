/** Whether there have been too many requests for a while, rather than a burst of them. */

export interface Congestion {
  /** Says that one waits; times are in milliseconds of one clock. */
  readonly begin: (now: number) => void
  /** Says that none waits any more. */
  readonly end: () => void
  /** Says how long one waited that waits no longer. */
  readonly waited: (wait: number, now: number) => void
  readonly isLasting: (now: number) => boolean
}

/**
 * Congestion lasts once some have waited for `burst` milliseconds without a moment in which none did, or once, for as long
 * and with no pause as long, some waited for `long` milliseconds: a queue that is empty for a moment is no end of it.
 */
export const makeCongestion = (burst: number, long: number): Congestion => {
  let busySince: number | null = null
  let late = { since: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY }
  /** Since when some waited for long without a pause; infinite where none did lately. */
  const lateSince = (now: number): number => (now - late.last > burst ? Number.POSITIVE_INFINITY : late.since)
  return {
    begin: (now) => void (busySince ??= now),
    end: () => void (busySince = null),
    waited: (wait, now) => {
      if (wait >= long) late = { since: Math.min(lateSince(now), now), last: now }
    },
    isLasting: (now) => now - Math.min(busySince ?? now, lateSince(now)) >= burst
  }
}
