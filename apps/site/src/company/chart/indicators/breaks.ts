/** Where a line is interrupted, and which bars it goes through where these lie closely together. */

/**
 * Has 1 at each of so many bars that a line leads to from the bar before; it doesn't lead to those whose index is among
 * `gaps`. Null for a line without a break.
 */
export const leadsOf = (
  isKnown: (index: number) => boolean,
  gaps: ReadonlyArray<number>,
  length: number
): Uint8Array | null => {
  const afterGaps = new Set(gaps)
  const leads = new Uint8Array(length)
  let stretches = 0
  let wasKnown = false
  for (let index = 0; index < length; index++) {
    const known = isKnown(index)
    if (known && wasKnown && !afterGaps.has(index)) leads[index] = 1
    else if (known) stretches++
    wasKnown = known
  }
  return stretches > 1 ? leads : null
}

/** A bar that a line goes through. */
interface Vertex {
  readonly index: number
  /** Whether a stretch begins there: nothing leads to it. */
  readonly isStart: boolean
}

/**
 * How many bars a vertex stands for where bars are so many pixels apart and vertices shouldn't be nearer than `apart` pixels to
 * each other: a power of two, as in lightweight-charts, 1 where bars themselves are as far apart.
 */
export const barsPerVertex = (spacing: number, apart: number): number =>
  spacing >= apart ? 1 : 2 ** Math.floor(Math.log2(apart / spacing))

/**
 * The vertices of the bars from one index to another, the oldest first; `leads` has 1 at each bar that the line leads to. Both
 * ends of a stretch are vertices, and between them each bar whose index is a multiple of `perVertex`: the same ones however far
 * the chart was dragged.
 */
export const verticesOf = (
  leads: Uint8Array,
  from: number,
  to: number,
  perVertex: number
): ReadonlyArray<Vertex> => {
  const first = Math.max(1, Math.floor(from / perVertex) * perVertex)
  const last = Math.min(leads.length - 1, Math.ceil(to / perVertex) * perVertex)
  const vertices: Array<Vertex> = []
  for (let index = first; index <= last; index++) {
    if (leads[index] !== 1) continue
    if (index === first || leads[index - 1] !== 1) vertices.push({ index: index - 1, isStart: true })
    if (index % perVertex === 0 || index === last || leads[index + 1] !== 1)
      vertices.push({ index, isStart: false })
  }
  return vertices
}
