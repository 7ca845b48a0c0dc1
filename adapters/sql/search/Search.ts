/**
 * Finds a page of a list, and the number of records on all pages, by one of three plans: records without a text in the
 * order of an index; a rare text by its trigrams, comparing all records that have these; a frequent one by comparing
 * records in the order of the list.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Window } from "../../../core/mod.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { boundary, type Frequencies, type List, type Part, trigramsOf } from "../dialect/documents.ts"
import { frequencies } from "./frequencies.ts"
import { comparedUntil, fewDocuments, frequentPageOver, isFoundByTrigrams } from "./frequentPage.ts"
import { maxTextLength } from "./FrequentTexts.ts"
import {
  type Conditions,
  type Found,
  type Nearness,
  type Range,
  recordsAtOnce,
  recordsOver
} from "./records.ts"

/** Which records a list may contain, whatever their texts. */
export interface Selection {
  /** Conditions that an index finds in the order of the list. */
  readonly indexed: Conditions
  /** Whether the records of a part meet all conditions; null where that isn't decided by the part. */
  readonly accepts: ((part: Part) => boolean) | null
  readonly range: Range
  /** How many records meet the conditions. */
  readonly records: number
  /** Conditions that are compared with each of those. */
  readonly others: Conditions
}

export interface Request {
  /** In lower case; null for every text. */
  readonly text: string | null
  readonly selection: Selection
  readonly window: Window
}

/** Collects records in order of position; stores no more than the page may need. */
const page = ({ limit, offset }: Window) => {
  const last = offset + limit
  const nearest: ReadonlyArray<Array<number>> = [[], [], []]
  let total = 0
  return {
    add: (position: number, nearness: Nearness) => {
      total++
      const near = nearest[nearness] as Array<number>
      if (near.length < last) near.push(position)
    },
    result: (): Found => ({ positions: nearest.flat().slice(offset, last), total })
  }
}

/** The most documents that may contain the text. */
const mostWith = (text: string, counts: Frequencies): number =>
  counts.get(text) ?? counts.get(text.slice(0, maxTextLength)) ?? fewDocuments

/** `isRanked`: whether the nearest come first; else the order is that of positions alone. */
export const searchOver = (
  sql: SqlClient.SqlClient,
  dialect: Dialect["Service"],
  list: List,
  isRanked: boolean
) => {
  const records = recordsOver(sql, dialect, list, isRanked)
  const frequentPage = frequentPageOver(records)

  /** Compares every record of the selection. */
  const compareAll = Effect.fnUntraced(function* (
    text: string | null,
    { indexed, others, range }: Selection,
    window: Window
  ) {
    const found = page(window)
    yield* records.walk({
      indexed,
      others: [...(text === null ? [] : [records.contains(text)]), ...others],
      range,
      nearness: text === null ? records.anywhere : records.nearness(text),
      first: recordsAtOnce,
      found: found.add,
      needsMore: () => true
    })
    return found.result()
  })

  const withText = Effect.fnUntraced(function* (text: string, { selection, window }: Request) {
    const beginning = text.slice(0, maxTextLength)
    const sought = [text, boundary + text, boundary + text + boundary]
    const { accepts, indexed, others, range, records: within } = selection
    const { accepted, all } = yield* frequencies(
      sql,
      list,
      [...new Set(["", beginning, ...sought, ...sought.flatMap(trigramsOf)])],
      accepts
    )
    const conditions = [...records.inRange(range), ...indexed, ...others]
    const max = mostWith(text, all)
    const total = accepts === null && conditions.length > 0 ? undefined : accepted.get(text)
    if (total === 0) return { positions: [], total }
    const compared = total === undefined ? within : comparedUntil(window, within, total)
    if (isFoundByTrigrams(text, max, compared)) {
      return yield* records.byTrigrams(text, all, conditions, true, window)
    }
    return yield* total === undefined
      ? compareAll(text, selection, window)
      : frequentPage({ text, total, all, accepted, indexed, within }, window)
  })

  const withoutText = Effect.fnUntraced(function* ({ selection, window }: Request) {
    const { indexed, others, range, records: total } = selection
    if (others.length > 0) return yield* compareAll(null, selection, window)
    const positions =
      window.offset < total ? yield* records.inOrder([...records.inRange(range), ...indexed], window) : []
    return { positions, total }
  })

  return Effect.fnUntraced(function* (request: Request) {
    const { selection, text } = request
    // No record contains the boundary in a text.
    if (selection.records === 0 || text?.includes(boundary)) return { positions: [], total: 0 }
    return yield* text ? withText(text, request) : withoutText(request)
  })
}
