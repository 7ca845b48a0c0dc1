/**
 * A page of the documents that contain a frequent text. Their number is known, so that documents are compared in the
 * order of the list only until the page is full.
 */
import { Effect } from "effect"
import type { Window } from "../../../core/mod.ts"
import { boundary, type Frequencies } from "./documents.ts"
import { type Conditions, everywhere, type Found, type Records } from "./records.ts"

/** A text in fewer documents is always found by its trigrams. */
export const fewDocuments = 1000
/** A text in more documents never is: SQLite's thread would be blocked for too long. */
export const manyDocuments = 20_000

const cut = <A>(of: ReadonlyArray<A>, { limit, offset }: Window) => of.slice(offset, offset + limit)

/** The part of a window that lies within `count` records after `before` others. */
const part = ({ limit, offset }: Window, before: number, count: number): Window => {
  const from = Math.max(0, offset - before)
  return { offset: from, limit: Math.max(0, Math.min(offset + limit - before, count) - from) }
}

export const frequentPageOver = (records: Records) => {
  /** A window of the positions whose documents meet the conditions, `total` among `documents`. */
  const walked = Effect.fnUntraced(function* (
    others: Conditions,
    total: number,
    documents: number,
    { limit, offset }: Window
  ) {
    if (limit === 0 || offset >= total) return []
    const last = Math.min(offset + limit, total)
    const positions: Array<number> = []
    yield* records.walk({
      indexed: [],
      others,
      range: everywhere,
      nearness: records.anywhere,
      first: Math.ceil((1.25 * last * documents) / total) + 20,
      found: (position) => {
        if (positions.length < last) positions.push(position)
      },
      needsMore: () => positions.length < last
    })
    return positions.slice(offset, last)
  })

  /** All positions of a rare text whose documents meet a condition. */
  const all = (text: string, counts: Frequencies, conditions: Conditions) =>
    Effect.map(
      records.byTrigrams(text, counts, conditions, records.anywhere, { offset: 0, limit: manyDocuments }),
      ({ positions }) => positions
    )

  /** The documents called so, then those that begin with the text, then the rest. */
  const ranked = Effect.fnUntraced(function* (text: string, counts: Frequencies, window: Window) {
    const [documents, total] = [counts.get("") ?? 0, counts.get(text) ?? 0]
    const [isCalled, begins] = [records.isCalled(text), records.begins(text)]
    const called = yield* all(boundary + text + boundary, counts, [isCalled])
    const beginning = counts.get(boundary + text) ?? 0
    const isFrequent = beginning > fewDocuments
    const rare = isFrequent ? [] : yield* all(boundary + text, counts, [records.not(isCalled)])
    const nearer = isFrequent ? beginning - called.length : rare.length
    const others = total - called.length - nearer
    const near = part(window, called.length, nearer)
    const far = part(window, called.length + nearer, others)
    const positions = [
      ...cut(called, window),
      ...(isFrequent
        ? yield* walked([begins, records.not(isCalled)], nearer, documents, near)
        : cut(rare, near)),
      ...(yield* walked([records.contains(text), records.not(begins)], others, documents, far))
    ]
    return { positions, total }
  })

  const unranked = Effect.fnUntraced(function* (text: string, counts: Frequencies, window: Window) {
    const total = counts.get(text) ?? 0
    const positions = yield* walked([records.contains(text)], total, counts.get("") ?? 0, window)
    return { positions, total } satisfies Found
  })

  return records.isRanked ? ranked : unranked
}
