/** The places of a chart at which its values are read. */

/** The index of the place that is nearest to `x`, of places from left to right; the left one of two as near. */
export const nearestTo = (places: ReadonlyArray<number>, x: number): number => {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < x) low = middle + 1
    else high = middle
  }
  const [before, after] = [places[low - 1], places[low]]
  return before !== undefined && after !== undefined && x - before <= after - x ? low - 1 : Math.max(0, low)
}

/** Where a key leads from a place, from 0 to `last`; from none to an end. Undefined for a key that leads nowhere. */
export const stopAfter = (key: string, at: number | null, last: number): number | undefined => {
  const to = {
    ArrowLeft: (at ?? last + 1) - 1,
    ArrowRight: (at ?? -1) + 1,
    Home: 0,
    End: last
  }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(last, to))
}
