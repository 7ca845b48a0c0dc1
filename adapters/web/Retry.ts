/** When a request that failed is repeated. */

/** How often an address is asked before it fails. */
export const maxTries = 6

/** The longest wait that a server may ask for, in milliseconds: 15 minutes. */
export const maxRetryAfter = 15 * 60_000

const maxPause = 60_000

/** Statuses that pass. */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

export const isPassing = (status: number): boolean => passing.has(status)

/**
 * The pause after a number of tries, in milliseconds: it doubles from the first, up to a minute; half of it is by chance
 * (0 to 1), so that requests that failed together aren't repeated together.
 */
export const pauseAfter = (tries: number, firstPause: number, chance: number): number => {
  const pause = Math.min(maxPause, firstPause * 2 ** (tries - 1))
  return pause / 2 + (pause / 2) * chance
}

/**
 * The wait of a Retry-After, in milliseconds: of seconds or of an HTTP date (RFC 9110, section 10.2.3). Null for a value
 * that is neither; 0 for a date that has passed.
 */
export const retryAfter = (value: string | undefined, now: number): number | null => {
  const text = value?.trim() ?? ""
  if (/^\d+$/.test(text)) return Number(text) * 1000
  if (!/^[a-z]{3,9},? /i.test(text)) return null
  const date = Date.parse(/gmt$/i.test(text) ? text : `${text} GMT`)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
