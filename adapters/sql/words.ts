/** Stores one word for each of many entries as a number, because few words differ. */

/** Whether an entry, by its number, passes a filter. */
export type Passes = (entry: number) => boolean

export interface Words {
  /** Whether an entry has the word; null without a filter. */
  readonly is: (word: string | null) => Passes | null
}

/** Whether an entry passes all filters; null without filters. */
export const allOf = (tests: ReadonlyArray<Passes | null>): Passes | null =>
  tests.reduce((first, second) =>
    first === null || second === null ? (first ?? second) : (entry) => first(entry) && second(entry)
  )

/** Null for an entry without a word. */
export const words = (entries: ReadonlyArray<string | null>): Words => {
  const numbers = new Map<string | null, number>([[null, -1]])
  const numberOf = (word: string | null): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const numbered = Int32Array.from(entries, numberOf)
  return {
    is: (word) => {
      if (word === null) return null
      const wanted = numbers.get(word)
      return wanted === undefined ? () => false : (entry) => numbered[entry] === wanted
    }
  }
}
