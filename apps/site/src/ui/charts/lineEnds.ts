/** Where texts at the ends of lines stand, so that none covers another. */

/**
 * The places of texts of a height that are as near as they can be to those wanted, in their order from top to bottom, within
 * `top` and `bottom` as long as they fit.
 */
export const apart = (
  wanted: ReadonlyArray<number>,
  height: number,
  top: number,
  bottom: number
): ReadonlyArray<number> => {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let free = top
  for (const i of order) free = (places[i] = Math.max(free, wanted[i] ?? 0)) + height
  let end = bottom
  for (const i of order.toReversed()) end = (places[i] = Math.min(end, places[i] ?? 0)) - height
  return places
}
