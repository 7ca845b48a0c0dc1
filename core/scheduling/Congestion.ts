/** Whether there have been too many requests for a while, rather than a burst of them. */

/** Times are in milliseconds of one clock. */
export interface Congestion {
  /** Says that one more waits. */
  readonly begin: (now: number) => void
  /** Says that one waits no longer, and how long it waited. */
  readonly end: (wait: number, now: number) => void
  readonly isLasting: (now: number) => boolean
}

/**
 * Congestion lasts once some have waited for `burst` milliseconds without a moment in which none did, or once, for as long
 * and with no pause as long, some waited for `long` milliseconds: a queue that is empty for a moment is no end of it.
 */
export const makeCongestion = (burst: number, long: number): Congestion => {
  let waiting = 0
  let busySince = 0
  let late = { since: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY }
  /** Since when some waited for long without a pause; infinite where none did lately. */
  const lateSince = (now: number): number => (now - late.last > burst ? Number.POSITIVE_INFINITY : late.since)
  return {
    begin: (now) => {
      if (waiting++ === 0) busySince = now
    },
    end: (wait, now) => {
      waiting--
      if (wait >= long) late = { since: Math.min(lateSince(now), now), last: now }
    },
    isLasting: (now) => now - Math.min(waiting === 0 ? now : busySince, lateSince(now)) >= burst
  }
}
