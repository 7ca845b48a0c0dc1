/**
 * How far a primary's log of writes had come at which time, and how far a replica must have replayed it to have all that
 * was announced. Positions are bytes of the log; times are milliseconds of `performance.now`.
 */
export interface Positions {
  /** Something was announced: earlier positions may lack it. */
  readonly wrote: (now: number) => void
  /** The primary is at this position, by the answer to a question asked then. */
  readonly located: (position: number, askedAt: number) => void
  /** Nothing is known of the primary any more. */
  readonly forget: () => void
  /** The position from which on all that was announced is replayed; null while it is unknown. */
  readonly needed: () => number | null
  /** The latest time of which a replica at the position has all writes; minus infinity where none is known. */
  readonly currentAt: (position: number) => number
}

/** Times longer than `maxLag` ago are equal. */
export const makePositions = (maxLag: number): Positions => {
  /** In the order of both. */
  let known: Array<{ readonly position: number; askedAt: number }> = []
  let writtenAt = Number.NEGATIVE_INFINITY
  let needed: number | null = null

  return {
    wrote: (now) => {
      writtenAt = now
      needed = null
    },
    located: (position, askedAt) => {
      const last = known.at(-1)
      if (last?.position === position) last.askedAt = askedAt
      else known.push({ position, askedAt })
      while ((known[1]?.askedAt ?? askedAt) < askedAt - maxLag) known.shift()
      if (needed === null && askedAt > writtenAt) needed = position
    },
    forget: () => {
      known = []
      needed = null
    },
    needed: () => needed,
    currentAt: (position) =>
      known.findLast((one) => one.position <= position)?.askedAt ?? Number.NEGATIVE_INFINITY
  }
}
