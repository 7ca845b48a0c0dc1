/** Cuts a page out of what is found, the nearest first and in order of entries among the equally near. */
import type { Window } from "../../core/mod.ts"
import type { Nearness } from "./TextIndex.ts"

export interface Found {
  readonly ids: ReadonlyArray<number>
  /** On all pages. */
  readonly total: number
}

export interface Page {
  /** Entries come in ascending order. */
  readonly add: (entry: number, nearness: Nearness) => void
  readonly told: () => Found
}

/** A page of all there is, as it stands. */
export const pageOfAll = (ids: Int32Array, { limit, offset }: Window): Found => ({
  ids: [...ids.subarray(offset, offset + limit)],
  total: ids.length
})

/** Keeps no more than the page may need. */
export const page = (ids: Int32Array, { limit, offset }: Window): Page => {
  const last = offset + limit
  const kept: ReadonlyArray<Array<number>> = [[], [], []]
  let total = 0
  return {
    add: (entry, nearness) => {
      total++
      const near = kept[nearness] as Array<number>
      if (near.length < last) near.push(entry)
    },
    told: () => ({
      ids: kept
        .flat()
        .slice(offset, last)
        .map((entry) => ids[entry] as number),
      total
    })
  }
}

/** Rows in the order of their ids; one that was taken back meanwhile is missing. */
export const inOrder = <Row>(
  ids: ReadonlyArray<number>,
  rows: ReadonlyArray<Row>,
  idOf: (row: Row) => number
): ReadonlyArray<Row> => {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
