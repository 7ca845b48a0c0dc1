/**
 * Texts that many documents contain, and counts of the documents that contain each: pure functions, with the texts in
 * a trie.
 */

/** The most characters of a frequent text, and the most such texts. */
export const maxTextLength = 20
const maxTexts = 10_000

interface Node {
  readonly children: Map<number, Node>
  documents: number
  /** By the number of the part of the list. */
  readonly ofParts: Array<number>
  /** The last document in which it was found. */
  seen: number
}

const node = (): Node => ({ children: new Map(), documents: 0, ofParts: [], seen: 0 })

/** Numbers of documents by the part of the list; parts without one may be missing. */
export type OfParts = Readonly<Record<string, number>>

/** How many documents contain a text: added ones less removed ones. */
export interface Count {
  readonly text: string
  readonly documents: number
  readonly ofParts: () => OfParts
}

/** Counts, for each of some texts, the documents that contain it. */
export interface Tally {
  /** Adds a document of a part of the list, or removes it with `-1`. */
  readonly add: (document: string, part: string, sign: 1 | -1) => void
  readonly counts: () => ReadonlyArray<Count>
}

/** The empty text counts all documents. */
export const tallyOf = (texts: ReadonlyArray<string>): Tally => {
  const root = node()
  const nodes = texts.map((text) => {
    let at = root
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      const next = at.children.get(unit) ?? node()
      at.children.set(unit, next)
      at = next
    }
    return at
  })
  const parts = new Map<string, number>()
  let document = 0
  return {
    add: (text, part, sign) => {
      document++
      const number = parts.get(part) ?? parts.size
      parts.set(part, number)
      const count = (at: Node): void => {
        at.documents += sign
        at.ofParts[number] = (at.ofParts[number] ?? 0) + sign
      }
      count(root)
      for (let begin = 0; begin < text.length; begin++) {
        let at = root.children.get(text.charCodeAt(begin))
        for (let i = begin + 1; at !== undefined; i++) {
          if (at.seen !== document) {
            at.seen = document
            count(at)
          }
          at = i < text.length ? at.children.get(text.charCodeAt(i)) : undefined
        }
      }
    },
    counts: () =>
      texts.map((text, i) => {
        const { documents, ofParts } = nodes[i] as Node
        return {
          text,
          documents,
          ofParts: () =>
            Object.fromEntries(
              [...parts].flatMap(([part, number]) => {
                const count = ofParts[number] ?? 0
                return count === 0 ? [] : [[part, count]]
              })
            )
        }
      })
  }
}

/** The texts of a length that at least some documents contain, among those whose beginning is frequent. */
const longer = (
  documents: ReadonlyArray<string>,
  places: ReadonlyArray<ReadonlyArray<number>>,
  length: number,
  min: number
) => {
  const counts = new Map<string, number>()
  documents.forEach((document, i) => {
    const own = new Set((places[i] as ReadonlyArray<number>).map((at) => document.slice(at, at + length)))
    for (const text of own) if (text.length === length) counts.set(text, (counts.get(text) ?? 0) + 1)
  })
  return new Map([...counts].filter(([, count]) => count >= min))
}

/**
 * The texts of up to `maxTextLength` characters that at least `min` of the documents contain, and the empty text. With
 * every text it returns those that it begins with.
 */
export const frequentTexts = (documents: ReadonlyArray<string>, min: number): ReadonlyArray<string> => {
  const found = new Map<string, number>()
  let places: ReadonlyArray<ReadonlyArray<number>> = documents.map(({ length }) =>
    Array.from({ length }, (_, at) => at)
  )
  for (let length = 1; length <= maxTextLength; length++) {
    const texts = longer(documents, places, length, min)
    if (texts.size === 0) break
    for (const [text, count] of texts) found.set(text, count)
    places = places.map((own, i) =>
      own.filter((at) => texts.has((documents[i] as string).slice(at, at + length)))
    )
  }
  const texts = [...found].toSorted(([a, m], [b, n]) => n - m || a.length - b.length).slice(0, maxTexts)
  // Half of a character of two code units is no text.
  return ["", ...texts.map(([text]) => text).filter((text) => text.isWellFormed())]
}
