/** Round prices for a logarithmic axis. */

/** Each decade is three parts, each with a step of its own: a step takes less room the higher it is. */
const parts = [
  { from: 1, to: 2, coarse: [1] },
  { from: 2, to: 5, coarse: [1, 3] },
  { from: 5, to: 10, coarse: [1, 2.5, 5] }
] as const

/** Steps that each part is divided into without a rest, the smallest first. */
const fine = [6, 5, 4, 3, 2, 1].flatMap((power) => [1, 2, 5].map((step) => step / 10 ** power))

/** Without what is lost by multiplying. */
const exact = (value: number): number => Number(value.toPrecision(12))

/**
 * Round prices from one to another, both above zero, the lowest first, on an axis on which a factor of ten takes so many pixels: as
 * many as have at least `room` pixels to the next. Between 1, 2, 5 and 10 times a power of ten they are evenly spaced; where these
 * themselves have no room, they are powers of ten, and at last each second power, or third.
 */
export const logTicks = (low: number, high: number, perDecade: number, room = 28): ReadonlyArray<number> => {
  if (!(low > 0 && high > low && Number.isFinite(high) && perDecade > 0)) return []
  const hasRoom = (from: number, to: number): boolean => Math.log10(to / from) * perDecade >= room
  const first = Math.floor(Math.log10(low))
  const powers = Array.from({ length: Math.floor(Math.log10(high)) - first + 1 }, (_, i) => first + i)
  const isWithin = (value: number): boolean => value >= low && value <= high
  if (!hasRoom(5, 10)) {
    const every = Math.ceil(room / perDecade)
    return powers
      .filter((power) => power % every === 0)
      .map((power) => exact(10 ** power))
      .filter(isWithin)
  }
  const stepped = parts.map(({ coarse, from, to }) => ({
    from,
    to,
    // It takes the least room at the upper end of its part.
    step: [...fine, ...coarse].find((step) => hasRoom(to - step, to)) ?? to - from
  }))
  return powers.flatMap((power) =>
    stepped.flatMap(({ from, step, to }) => {
      const steps = Math.round((to - from) / step)
      const start = Math.max(0, Math.floor((low / 10 ** power - from) / step))
      const end = Math.min(steps - 1, Math.ceil((high / 10 ** power - from) / step))
      return Array.from({ length: Math.max(0, end - start + 1) }, (_, i) =>
        exact((from + (start + i) * step) * 10 ** power)
      ).filter(isWithin)
    })
  )
}
