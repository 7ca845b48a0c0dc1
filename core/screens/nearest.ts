/** Names that are near a name that doesn't exist. */

/** How many names are suggested. */
const suggested = 3

/** Longer names than any figure has are near none. */
const longestName = 60

/**
 * The edit distance of two texts: the least number of characters to insert, delete, replace or exchange with their neighbour
 * (optimal string alignment, after Damerau (1964), A technique for computer detection and correction of spelling errors).
 */
export const editDistance = (a: string, b: string): number => {
  let older = new Uint16Array(b.length + 1)
  let above = Uint16Array.from(older, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint16Array(b.length + 1)
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (isSame ? 0 : 1)
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] as number) + 1)
      row[j] = least
    }
    older = above
    above = row
  }
  return above[b.length] as number
}

/** How far a name is from what was written; Infinity when too far to have been meant. */
const distance = (written: string, name: string): number => {
  const edits = editDistance(written, name)
  if (edits <= Math.max(1, Math.floor(Math.min(written.length, name.length) / 3))) return edits
  // `pe` for `pe_ratio`: a whole word of the name, or its beginning.
  const isPart = written.length > 1 && (name.startsWith(written) || name.split("_").includes(written))
  return isPart ? edits + longestName : Number.POSITIVE_INFINITY
}

/** At most three of the names, the nearest to the written one first; capital and small letters are the same. */
export const nearestOf = (written: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (written.length > longestName) return []
  const lower = written.toLowerCase()
  return names
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, suggested)
    .map(({ name }) => name)
}
