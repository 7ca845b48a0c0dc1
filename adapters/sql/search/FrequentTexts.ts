/**
 * Texts that many documents contain, and counts of the documents that contain each: pure functions, with the texts in
 * a trie.
 */

/** The most characters of a frequent text, and the most such texts. */
export const longestText = 20
const mostTexts = 10_000

interface Node {
  readonly children: Map<number, Node>
  documents: number
  /** The last document in which it was found. */
  seen: number
}

const node = (): Node => ({ children: new Map(), documents: 0, seen: 0 })

/** Counts, for each of some texts, the documents that contain it. */
export interface Tally {
  /** Adds a document, or removes it with `-1`. */
  readonly add: (document: string, sign: 1 | -1) => void
  /** Each text with the number of documents added less those removed. */
  readonly counts: () => ReadonlyArray<readonly [text: string, documents: number]>
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
  let document = 0
  return {
    add: (text, sign) => {
      document++
      root.documents += sign
      for (let begin = 0; begin < text.length; begin++) {
        let at = root.children.get(text.charCodeAt(begin))
        for (let i = begin + 1; at !== undefined; i++) {
          if (at.seen !== document) {
            at.seen = document
            at.documents += sign
          }
          at = i < text.length ? at.children.get(text.charCodeAt(i)) : undefined
        }
      }
    },
    counts: () => texts.map((text, i) => [text, (nodes[i] as Node).documents])
  }
}

/** The texts of a length that at least some documents contain, among those whose beginning is frequent. */
const longer = (
  documents: ReadonlyArray<string>,
  places: ReadonlyArray<ReadonlyArray<number>>,
  length: number,
  least: number
) => {
  const counts = new Map<string, number>()
  documents.forEach((document, i) => {
    const own = new Set((places[i] as ReadonlyArray<number>).map((at) => document.slice(at, at + length)))
    for (const text of own) if (text.length === length) counts.set(text, (counts.get(text) ?? 0) + 1)
  })
  return new Map([...counts].filter(([, count]) => count >= least))
}

/**
 * The texts of up to `longestText` characters that at least `least` of the documents contain, and the empty text. With
 * every text it returns those that it begins with.
 */
export const frequentTexts = (documents: ReadonlyArray<string>, least: number): ReadonlyArray<string> => {
  const found = new Map<string, number>()
  let places: ReadonlyArray<ReadonlyArray<number>> = documents.map(({ length }) =>
    Array.from({ length }, (_, at) => at)
  )
  for (let length = 1; length <= longestText; length++) {
    const texts = longer(documents, places, length, least)
    if (texts.size === 0) break
    for (const [text, count] of texts) found.set(text, count)
    places = places.map((own, i) =>
      own.filter((at) => texts.has((documents[i] as string).slice(at, at + length)))
    )
  }
  const texts = [...found].toSorted(([a, m], [b, n]) => n - m || a.length - b.length).slice(0, mostTexts)
  // Half of a character of two code units is no text.
  return ["", ...texts.map(([text]) => text).filter((text) => text.isWellFormed())]
}
