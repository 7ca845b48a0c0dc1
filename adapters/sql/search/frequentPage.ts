/**
 * A page of the records, of a list or of those that meet filters, whose documents contain a frequent text. Their number
 * is known, so that documents are compared in the order of the list only until the page is full.
 */
import { Effect } from "effect"
import type { Window } from "../../../core/mod.ts"
import { boundary, type Frequencies, trigramsOf } from "../dialect/documents.ts"
import { type Conditions, everywhere, type Found, type Records } from "./records.ts"

/** A text in fewer documents is always found by its trigrams. */
export const fewDocuments = 1000
/** A text in more documents never is: SQLite's thread would be blocked for too long. */
const manyDocuments = 20_000

/** The time of finding a document by trigrams, or by the beginnings of trigrams, in that of the next one of a list. */
const costOf = (text: string): number => (trigramsOf(text).length > 0 ? 4 : 12)

/** Whether finding all of at most `max` documents by trigrams is faster than comparing so many one after the other. */
export const isFoundByTrigrams = (text: string, max: number, compared: number): boolean =>
  max <= fewDocuments || (max <= manyDocuments && costOf(text) * max <= compared)

/** How many of the records are compared in their order until a page is full, where `total` of them are found. */
export const comparedUntil = ({ limit, offset }: Window, records: number, total: number): number =>
  Math.min(records, ((offset + limit) * records) / total)

const cut = <A>(of: ReadonlyArray<A>, { limit, offset }: Window) => of.slice(offset, offset + limit)

/** The part of a window that lies within `count` records after `before` others. */
const part = ({ limit, offset }: Window, before: number, count: number): Window => {
  const from = Math.max(0, offset - before)
  return { offset: from, limit: Math.max(0, Math.min(offset + limit - before, count) - from) }
}

/** A frequent text, and the records among which it is sought. */
export interface Sought {
  readonly text: string
  /** How many of the records contain it. */
  readonly total: number
  /** Frequencies in all documents, and in those of the records. */
  readonly all: Frequencies
  readonly accepted: Frequencies
  /** Conditions that an index finds in the order of the list, and how many records meet them. */
  readonly indexed: Conditions
  readonly within: number
}

export const frequentPageOver = (records: Records) => {
  /** A window of the positions whose documents meet the other conditions too, as `total` records do. */
  const walked = Effect.fnUntraced(function* (
    { indexed, within }: Sought,
    others: Conditions,
    total: number,
    { limit, offset }: Window
  ) {
    if (limit === 0 || offset >= total) return []
    const last = Math.min(offset + limit, total)
    const positions: Array<number> = []
    yield* records.walk({
      indexed,
      others,
      range: everywhere,
      nearness: records.anywhere,
      first: Math.ceil((1.25 * last * within) / total) + 20,
      found: (position) => {
        if (positions.length < last) positions.push(position)
      },
      needsMore: () => positions.length < last
    })
    return positions.slice(offset, last)
  })

  /** All positions of a rarer text among the records. */
  const found = ({ all, indexed }: Sought, text: string) =>
    Effect.map(
      records.byTrigrams(text, all, indexed, false, { offset: 0, limit: manyDocuments }),
      ({ positions }) => positions
    )

  /** The documents called so, then those that begin with the text, then the rest. */
  const ranked = Effect.fnUntraced(function* (sought: Sought, window: Window) {
    const { accepted, all, text, total, within } = sought
    const [isCalled, begins] = [records.isCalled(text), records.begins(text)]
    const called = yield* records.called(text, sought.indexed)
    const known = accepted.get(boundary + text)
    const isRare =
      known === undefined ||
      isFoundByTrigrams(
        boundary + text,
        all.get(boundary + text) ?? known,
        comparedUntil(window, within, known)
      )
    const rare = isRare
      ? (yield* found(sought, boundary + text)).filter((position) => !called.includes(position))
      : null
    const nearer = rare === null ? (known ?? 0) - called.length : rare.length
    const others = total - called.length - nearer
    const near = part(window, called.length, nearer)
    const far = part(window, called.length + nearer, others)
    const positions = [
      ...cut(called, window),
      ...(rare === null
        ? yield* walked(sought, [begins, records.not(isCalled)], nearer, near)
        : cut(rare, near)),
      ...(yield* walked(sought, [records.contains(text), records.not(begins)], others, far))
    ]
    return { positions, total }
  })

  const unranked = Effect.fnUntraced(function* (sought: Sought, window: Window) {
    const { text, total } = sought
    const positions = yield* walked(sought, [records.contains(text)], total, window)
    return { positions, total } satisfies Found
  })

  return records.isRanked ? ranked : unranked
}
