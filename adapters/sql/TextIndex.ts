/**
 * Finds the entries that contain a text, by the positions of its rarest pair of characters, in time proportional to the
 * number of those. Uses some 6 bytes per character and 64 bytes per entry.
 */
import { type PairIndex, pairIndex } from "./PairIndex.ts"
import type { Passes } from "./words.ts"

/** 0: the entry's first text equals the sought one; 1: one of its texts begins with it; 2: one contains it. */
export type Nearness = 0 | 1 | 2

type Found = (entry: number, nearness: Nearness) => void

/** Entries are numbered from 0 and reported once each in ascending order; without `passes` all are eligible. */
export interface TextIndex {
  readonly all: (passes: Passes | null, found: Found) => void
  /** The entries with a text that contains the sought one, which isn't empty. */
  readonly find: (sought: string, passes: Passes | null, found: Found) => void
}

/** No text in a database contains it, so that no match spans two texts. */
const end = 0
const endText = "\u0000"

/** The entry of a position is found by its block of 2^4 characters, then by a scan within the block. */
const blockBits = 4

/** Cached results, of a byte per entry each. */
const mostKnown = 64

/** The positions of the rarest pair in a text of two characters or more, and the pair's offset in the text. */
const rarestOf = (pairs: PairIndex, sought: string) => {
  let [places, before] = [pairs.places(sought, 0), 0]
  for (let i = 1; i < sought.length - 1; i++) {
    const others = pairs.places(sought, i)
    if (others.length < places.length) [places, before] = [others, i]
  }
  return { places, before }
}

/** Each entry has one text or more, in the case in which they are sought. */
export const textIndex = (entries: ReadonlyArray<ReadonlyArray<string>>): TextIndex => {
  const count = entries.length
  const pieces = entries.map((texts) => `${endText}${texts.join(endText)}`)
  const text = [...pieces, endText].join("")
  const pairs = pairIndex(text)
  const starts = new Int32Array(count + 1)
  starts[0] = 1
  pieces.forEach((piece, entry) => {
    starts[entry + 1] = (starts[entry] as number) + piece.length
  })
  /** The entry in which each block begins. */
  const blocks = new Int32Array((text.length >> blockBits) + 1)
  for (let block = 1, entry = 0; block < blocks.length; block++) {
    while (entry < count && (starts[entry + 1] as number) <= block << blockBits) entry++
    blocks[block] = entry
  }
  const entryAt = (place: number): number => {
    let entry = blocks[place >> blockBits] as number
    while ((starts[entry + 1] as number) <= place) entry++
    return entry
  }

  /** Marks the entry of a match; the mark is greater for a nearer match, 0 for none. */
  const markAt = (marks: Uint8Array, place: number, length: number): void => {
    const entry = entryAt(place)
    const begins = text.charCodeAt(place - 1) === end
    const isFirst = place === starts[entry] && text.charCodeAt(place + length) === end
    marks[entry] = Math.max(marks[entry] as number, isFirst ? 3 : begins ? 2 : 1)
  }

  const markLong = (marks: Uint8Array, sought: string): void => {
    const { before, places } = rarestOf(pairs, sought)
    for (const at of places) {
      if (text.startsWith(sought, at - before)) markAt(marks, at - before, sought.length)
    }
  }

  /** One or two characters are checked only where a text begins. */
  const markShort = (marks: Uint8Array, sought: string): void => {
    const lists = sought.length === 1 ? pairs.beginning(sought.charCodeAt(0)) : [pairs.places(sought, 0)]
    for (const places of lists) for (const place of places) marks[entryAt(place)] = 1
    for (const at of pairs.places(endText + sought, 0)) {
      if (text.startsWith(sought, at + 1)) markAt(marks, at + 1, sought.length)
    }
  }

  const mark = (sought: string): Uint8Array => {
    const marks = new Uint8Array(count)
    if (sought.length > 2) markLong(marks, sought)
    else markShort(marks, sought)
    return marks
  }

  /** Texts that many entries contain take longest to find, and are sought most often. */
  const known = new Map<string, Uint8Array>()
  const keep = (sought: string, marks: Uint8Array): void => {
    if (known.size >= mostKnown) known.clear()
    known.set(sought, marks)
  }

  return {
    all: (passes, found) => {
      for (let entry = 0; entry < count; entry++) if (passes === null || passes(entry)) found(entry, 0)
    },
    find: (sought, passes, found) => {
      if (sought === "" || sought.includes(endText)) return
      const marks = known.get(sought) ?? mark(sought)
      let holding = 0
      for (let entry = 0; entry < count; entry++) {
        const nearness = marks[entry] as number
        if (nearness === 0) continue
        holding++
        if (passes === null || passes(entry)) found(entry, (3 - nearness) as Nearness)
      }
      if (holding > count / 50 && !known.has(sought)) keep(sought, marks)
    }
  }
}
