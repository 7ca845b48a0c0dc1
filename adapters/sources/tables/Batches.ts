/** Gathers rows into batches, cut by number and size of rows alone, regardless of the chunks of the file. */
import type { RawBatch, RawRow } from "../../../core/mod.ts"
import { batchRows, batchSize } from "./Limits.ts"

interface Batches {
  readonly add: (row: RawRow, size: number) => void
  readonly refuse: (line: number, message: string, size: number) => void
  /** The full batches so far. */
  readonly full: () => ReadonlyArray<RawBatch>
  /** The last batch, empty when the file has columns but no more rows. */
  readonly rest: () => ReadonlyArray<RawBatch>
}

/** Calls `columns` as each batch is closed. `points` is set where the format itself has decimal points. */
export const batches = (columns: () => ReadonlyArray<string>, points?: true): Batches => {
  let rows: Array<RawRow> = []
  let broken: Array<RawBatch["broken"][number]> = []
  let held = 0
  let ready: Array<RawBatch> = []
  let any = false

  const close = (): void => {
    ready.push({ columns: columns(), rows, broken, ...(points && { points }) })
    rows = []
    broken = []
    held = 0
    any = true
  }
  const grow = (size: number): void => {
    held += size
    if (rows.length + broken.length >= batchRows || held >= batchSize) close()
  }
  const full = (): ReadonlyArray<RawBatch> => {
    const closed = ready
    ready = []
    return closed
  }

  return {
    add: (row, size) => {
      rows.push(row)
      grow(size)
    },
    refuse: (line, message, size) => {
      broken.push({ line, message })
      grow(size)
    },
    full,
    rest: () => {
      if (!any || rows.length + broken.length > 0) close()
      return full()
    }
  }
}
