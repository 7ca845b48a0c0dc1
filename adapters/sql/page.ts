/** Selects a page of matches, nearest first, and in order of entries among the equally near. */
import type { Window } from "../../core/mod.ts"
import type { Nearness } from "./TextIndex.ts"

export interface Found {
  readonly ids: ReadonlyArray<number>
  /** The number on all pages. */
  readonly total: number
}

export interface Page {
  /** Entries are added in ascending order. */
  readonly add: (entry: number, nearness: Nearness) => void
  readonly result: () => Found
}

/** A page of all entries, unfiltered. */
export const pageOfAll = (ids: Int32Array, { limit, offset }: Window): Found => ({
  ids: [...ids.subarray(offset, offset + limit)],
  total: ids.length
})

/** Stores no more entries than the page may need. */
export const page = (ids: Int32Array, { limit, offset }: Window): Page => {
  const last = offset + limit
  const buckets: ReadonlyArray<Array<number>> = [[], [], []]
  let total = 0
  return {
    add: (entry, nearness) => {
      total++
      const near = buckets[nearness] as Array<number>
      if (near.length < last) near.push(entry)
    },
    result: () => ({
      ids: buckets
        .flat()
        .slice(offset, last)
        .map((entry) => ids[entry] as number),
      total
    })
  }
}

/** Sorts rows by the order of their ids; a row removed meanwhile is missing. */
export const inOrder = <Row>(
  ids: ReadonlyArray<number>,
  rows: ReadonlyArray<Row>,
  idOf: (row: Row) => number
): ReadonlyArray<Row> => {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
