/** Former names by the beginnings of their words, for searches. */
import { countWhile } from "../numbers/countWhile.ts"
import type { FormerName } from "./FormerName.ts"
import { isInRange, type WordRange } from "./Typos.ts"
import { beginningsOf, beginsIn, hasBeginning, wordsInNames } from "./Words.ts"

/** More names with the rarest word of a text aren't compared: nobody would look through them. */
const maxCompared = 2000

/** Former names, sought by words. */
export interface NameIndex {
  /** The names with a word that begins as one of the words does, those with the most of them first; at most `max`. */
  readonly with: (words: ReadonlyArray<string>, max: number) => ReadonlyArray<FormerName>
  /** The words of all names that are in a range. */
  readonly wordsIn: (range: WordRange) => ReadonlyArray<string>
}

/** A name by one of the texts that beginnings are compared with. */
interface Entry {
  readonly text: string
  readonly named: FormerName
}

/** The entries of names in the order of their texts, sorted in pieces: those whose first two characters are the same. */
function* sortedEntries(names: ReadonlyArray<FormerName>): Generator<void, ReadonlyArray<Entry>> {
  const parts = new Map<string, Array<Entry>>()
  for (const named of names) {
    for (const text of beginningsOf(named.name.toLowerCase())) {
      const beginning = text.slice(0, 2)
      const part = parts.get(beginning)
      if (part === undefined) parts.set(beginning, [{ text, named }])
      else part.push({ text, named })
    }
    yield
  }
  const entries: Array<Entry> = []
  for (const beginning of [...parts.keys()].toSorted()) {
    const part = parts.get(beginning) ?? []
    for (const entry of part.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)))
      entries.push(entry)
    yield
  }
  return entries
}

/** Of words in lower case; made in pieces, because there are as many names as issuers, and more. */
export function* nameIndex(names: ReadonlyArray<FormerName>): Generator<void, NameIndex> {
  const entries = yield* sortedEntries(names)
  const words = new Set<string>()
  for (const { name } of names) {
    for (const word of wordsInNames([name])) words.add(word)
    yield
  }

  /** The range of the entries that begin with a word. */
  const rangeOf = (word: string) => {
    const first = countWhile(entries.length, (place) => (entries[place]?.text ?? "") < word)
    const after = countWhile(
      entries.length - first,
      (place) => entries[first + place]?.text.startsWith(word) === true
    )
    return { first, after: first + after }
  }

  return {
    with: (sought, max) => {
      const ranges = sought
        .filter(hasBeginning)
        .map(rangeOf)
        .filter(({ after, first }) => after > first)
        .toSorted((a, b) => a.after - a.first - (b.after - b.first))
      const [rarest] = ranges
      if (rarest === undefined) return []
      const found = new Set(
        entries
          .slice(rarest.first, Math.min(rarest.after, rarest.first + maxCompared))
          .map(({ named }) => named)
      )
      const matchesOf = ({ name }: FormerName): number => {
        const text = name.toLowerCase()
        return sought.filter((word) => beginsIn(text, word)).length
      }
      return [...found]
        .map((named) => ({ named, matches: matchesOf(named) }))
        .toSorted((a, b) => b.matches - a.matches || a.named.name.length - b.named.name.length)
        .slice(0, max)
        .map(({ named }) => named)
    },
    wordsIn: (range) => [...words].filter((word) => isInRange(range, word))
  }
}
