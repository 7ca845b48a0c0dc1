/**
 * Words that a mistyped one may mean: a letter left out, put in or replaced, or two neighbours exchanged, each an edit
 * (Damerau 1964, A technique for computer detection and correction of spelling errors).
 */

/** Shorter words have too many neighbours, of eight letters and more two may be wrong. */
const minLength = 4
const lengthOfTwoEdits = 8

/** With two edits so many letters at the beginning or at the end of the word have to be right. */
const rightLetters = 3

/** The words among which those that a typed one may mean are sought: each begins or ends so, and has so many characters. */
export interface WordRange {
  readonly begins: string
  readonly ends: string
  readonly min: number
  readonly max: number
}

/** How many edits a word of so many characters may have; 0 for one that isn't corrected. */
const maxEdits = (length: number): number => {
  if (length < minLength) return 0
  return length < lengthOfTwoEdits ? 1 : 2
}

/**
 * Where the words are that a typed one may mean; null for a word that is too short to be corrected. A word with one edit has
 * half of its letters but one unchanged at its beginning or its end, wherever the edit is.
 */
export const rangeOf = (word: string): WordRange | null => {
  const letters = [...word]
  const edits = maxEdits(letters.length)
  if (edits === 0) return null
  const right = edits === 1 ? Math.ceil((letters.length - 2) / 2) : rightLetters
  return {
    begins: letters.slice(0, right).join(""),
    ends: letters.slice(-right).join(""),
    min: letters.length - edits,
    max: letters.length + edits
  }
}

/** Whether a word is in the range. */
export const isInRange = ({ begins, ends, max, min }: WordRange, word: string): boolean => {
  const { length } = [...word]
  return length >= min && length <= max && (word.startsWith(begins) || word.endsWith(ends))
}

/**
 * The number of edits between two words, no letter edited twice (optimal string alignment); null where it is greater than
 * `max`.
 */
export const editsBetween = (one: string, other: string, max: number): number | null => {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > max) return null
  let before: ReadonlyArray<number> = []
  let last: ReadonlyArray<number> = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let edits = Math.min(replaced, (last[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] as number) + 1)
      }
      row.push(edits)
    }
    if (Math.min(...row) > max) return null
    before = last
    last = row
  }
  const edits = last[b.length] as number
  return edits > max ? null : edits
}

/**
 * The words that a typed one most probably means, of some in its range: those with the fewest edits, with the same first letter
 * before others, then in the order of the alphabet; at most `count`. None where one of them is the word itself.
 */
export const meantBy = (word: string, words: Iterable<string>, count: number): ReadonlyArray<string> => {
  const max = maxEdits([...word].length)
  const near = [...new Set(words)].flatMap((other) => {
    const edits = editsBetween(word, other, max)
    return edits === null ? [] : [{ other, edits, hasFirst: [...other][0] === [...word][0] }]
  })
  const fewest = Math.min(...near.map(({ edits }) => edits))
  if (fewest === 0) return []
  return near
    .filter(({ edits }) => edits === fewest)
    .toSorted((a, b) => Number(b.hasFirst) - Number(a.hasFirst) || (a.other < b.other ? -1 : 1))
    .slice(0, count)
    .map(({ other }) => other)
}
