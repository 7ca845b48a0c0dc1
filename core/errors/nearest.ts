/** Names that are near a name that doesn't exist. */

/** How many names are suggested. */
const suggested = 3

/** Longer names than any figure has are near none. */
const longestName = 60

/**
 * The edit distance of two texts: the least number of characters to insert, delete, replace or exchange with their neighbour
 * (optimal string alignment, after Damerau (1964), A technique for computer detection and correction of spelling errors).
 * Infinity where it is more than `most`.
 */
export const editDistance = (a: string, b: string, most: number = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  const width = b.length + 1
  // Three rows of the table in turn: that of the character, the one above and the one above that.
  const rows = new Uint16Array(3 * width)
  for (let j = 0; j < width; j++) rows[j] = j
  let leastBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const [row, above, older] = [(i % 3) * width, ((i + 2) % 3) * width, ((i + 1) % 3) * width]
    rows[row] = i
    let leastOfRow = i
    for (let j = 1; j < width; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(
        (rows[above + j] as number) + 1,
        (rows[row + j - 1] as number) + 1,
        (rows[above + j - 1] as number) + (isSame ? 0 : 1)
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[older + j - 2] as number) + 1)
      rows[row + j] = least
      if (least < leastOfRow) leastOfRow = least
    }
    // Every further row is made of the two before it.
    if (leastOfRow > most && leastBefore > most) return Number.POSITIVE_INFINITY
    leastBefore = leastOfRow
  }
  const edits = rows[(a.length % 3) * width + b.length] as number
  return edits > most ? Number.POSITIVE_INFINITY : edits
}

/** The edit distance where it is at most a third of the shorter text, or `least`; else Infinity. */
const smallDistance = (a: string, b: string, least: number): number =>
  editDistance(a, b, Math.max(least, Math.floor(Math.min(a.length, b.length) / 3)))

/** As many words of a name, from its first, as the written one has. */
const headOf = (name: string, written: string): string =>
  name.split("_").slice(0, written.split("_").length).join("_")

/** How far a name is from what was written; Infinity when too far to have been meant. */
const distance = (written: string, name: string): number => {
  const whole = smallDistance(written, name, 1)
  if (whole < Number.POSITIVE_INFINITY || written.length < 2) return whole
  // Names that begin so, or have the word: `volatilty` for `volatility_20d`, `cap` for `market_cap`.
  const isPart = name.split("_").includes(written) || (written.length > 2 && name.startsWith(written))
  const part = isPart ? 0 : smallDistance(written, headOf(name, written), 0)
  return longestName * (1 + part) + name.length
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
