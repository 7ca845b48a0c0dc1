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
  let late: { readonly since: number; readonly last: number } | null = null
  return {
    begin: (now) => void (busySince ??= now),
    end: () => void (busySince = null),
    waited: (wait, now) => {
      if (wait < long) return
      late = { since: late === null || now - late.last > burst ? now : late.since, last: now }
    },
    isLasting: (now) => {
      if (late !== null && now - late.last > burst) late = null
      return now - Math.min(busySince ?? now, late?.since ?? now) >= burst
    }
  }
}
