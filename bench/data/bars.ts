/** Days and random walks of bars, the same numbers in every run, up to a recent day. */

const dayLength = 86_400_000

const isWeekday = (at: number): boolean => new Date(at).getUTCDay() % 6 !== 0

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The last weekday that is over at every exchange: answers as of today then have what they are made of. */
const lastTime = (): number => {
  let at = Math.floor(Date.now() / dayLength) * dayLength - 2 * dayLength
  while (!isWeekday(at)) at -= dayLength
  return at
}
const last = lastTime()

export const lastDay = dayOf(last)

/** The day so many days before the last one. */
export const daysBefore = (days: number): string => dayOf(last - days * dayLength)

/** The last `count` weekdays up to the last day, oldest first. */
export const weekdays = (count: number): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let at = last; found.length < count; at -= dayLength) if (isWeekday(at)) found.push(dayOf(at))
  return found.toReversed()
}

/** Pseudorandom numbers in [0, 1) by Lehmer's generator (Park and Miller 1988). */
export const chance = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

/**
 * A random walk of a symbol's bars, one row each, halved on the days of splits in two; prices without decimals are in a
 * smaller currency.
 */
export const walked = (
  symbol: string,
  seed: number,
  days: ReadonlyArray<string>,
  digits = 2,
  splits: ReadonlySet<string> = new Set()
): string => {
  const next = chance(seed)
  let last = (20 + 300 * next()) * (digits === 0 ? 100 : 1)
  let text = ""
  for (const day of days) {
    if (splits.has(day)) last /= 2
    const [open, close] = [last, last * (0.98 + 0.0402 * next())]
    const [high, low] = [Math.max(open, close) * 1.01, Math.min(open, close) * 0.99]
    const prices = [open, high, low, close].map((price) => price.toFixed(digits)).join(",")
    text += `${symbol},${day},${prices},${Math.floor(1e5 + 5e7 * next())}\n`
    last = close
  }
  return text
}

export const barsHeader = "symbol,date,open,high,low,close,volume\n"
