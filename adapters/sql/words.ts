/** A word of each of many entries, kept as a number: there are few different ones. */

/** Whether an entry, by its number, is one that is asked for. */
export type Passes = (entry: number) => boolean

export interface Words {
  /** Whether an entry has the word; null when none is asked for. */
  readonly is: (word: string | null) => Passes | null
}

/** Whether an entry passes all; null when there is nothing to pass. */
export const allOf = (tests: ReadonlyArray<Passes | null>): Passes | null =>
  tests.reduce((first, second) =>
    first === null || second === null ? (first ?? second) : (entry) => first(entry) && second(entry)
  )

/** Null for an entry without one. */
export const words = (entries: ReadonlyArray<string | null>): Words => {
  const numbers = new Map<string | null, number>([[null, -1]])
  const numberOf = (word: string | null): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const kept = Int32Array.from(entries, numberOf)
  return {
    is: (word) => {
      if (word === null) return null
      const wanted = numbers.get(word)
      return wanted === undefined ? () => false : (entry) => kept[entry] === wanted
    }
  }
}
