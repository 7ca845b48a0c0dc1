/** Reads columns of numbers from figures; an empty cell is a missing value. */
import type { Column } from "../../../core/indicators/mod.ts"

export const columnOf = (rows: ReadonlyArray<Readonly<Record<string, string>>>, name: string): Column =>
  Float64Array.from(rows, (row) =>
    row[name] === "" || row[name] === undefined ? Number.NaN : Number(row[name])
  )

/** The largest difference between two columns, and its index; a value that only one of them has is infinitely far. */
export const farthest = (
  ours: Column,
  theirs: Column,
  distance: (ours: number, theirs: number) => number,
  from = 0
): { readonly distance: number; readonly index: number } => {
  let far = { distance: 0, index: -1 }
  for (let i = from; i < theirs.length; i++) {
    const [a, b] = [ours[i] as number, theirs[i] as number]
    if (Number.isNaN(a) && Number.isNaN(b)) continue
    const apart = Number.isNaN(a) || Number.isNaN(b) ? Number.POSITIVE_INFINITY : distance(a, b)
    if (apart > far.distance) far = { distance: apart, index: i }
  }
  return far
}

export const relative = (a: number, b: number): number => (a === b ? 0 : Math.abs(a - b) / Math.abs(b))
