/** Gathers rows into batches, cut by number and size of rows alone, regardless of the chunks of the file. */
import { type CellBlock, type RawBatch, type RawRow, type RawRows, rowsOfBlock } from "../../../core/ports.ts"
import { batchRows, batchSize } from "./Limits.ts"

interface Batches {
  readonly add: (row: RawRow, size: number) => void
  readonly addBlock: (block: CellBlock) => void
  readonly refuse: (line: number, message: string, size: number) => void
  /** The full batches so far. */
  readonly full: () => ReadonlyArray<RawBatch>
  /** The last batch, empty when the file has columns but no more rows. */
  readonly rest: () => ReadonlyArray<RawBatch>
}

const isBlock = (part: ReadonlyArray<RawRow> | CellBlock): part is CellBlock => "places" in part

const rowsOf = (parts: ReadonlyArray<ReadonlyArray<RawRow> | CellBlock>, length: number): RawRows => ({
  length,
  *[Symbol.iterator]() {
    for (const part of parts) yield* isBlock(part) ? rowsOfBlock(part) : part
  }
})

/** The characters of some rows of a block, from its first. */
const sizeOf = ({ names, places, rows, text }: CellBlock, some: number): number => {
  const stride = names.length + 1
  const start = (places[0] as number) + 1
  const next = some < rows ? (places[some * stride] as number) + 1 : text.indexOf("\n", places.at(-1)) + 1
  return next - start
}

/** Cuts a block after some of its rows. */
const split = (block: CellBlock, some: number): readonly [CellBlock, CellBlock] => {
  const at = some * (block.names.length + 1)
  return [
    { ...block, rows: some, places: block.places.subarray(0, at) },
    { ...block, rows: block.rows - some, line: block.line + some, places: block.places.subarray(at) }
  ]
}

/** Calls `columns` as each batch is closed. `points` is set where the format itself has decimal points. */
export const batches = (columns: () => ReadonlyArray<string>, points?: true): Batches => {
  let parts: Array<Array<RawRow> | CellBlock> = []
  let rows = 0
  let broken: Array<RawBatch["broken"][number]> = []
  let held = 0
  let ready: Array<RawBatch> = []
  let any = false

  const close = (): void => {
    const blocks = parts.filter(isBlock)
    const [only] = parts
    ready.push({
      columns: columns(),
      rows: only === undefined ? [] : parts.length === 1 && !isBlock(only) ? only : rowsOf(parts, rows),
      broken,
      ...(points && { points }),
      ...(blocks.length > 0 && blocks.length === parts.length && { blocks })
    })
    parts = []
    rows = 0
    broken = []
    held = 0
    any = true
  }
  const grow = (size: number): void => {
    held += size
    if (rows + broken.length >= batchRows || held >= batchSize) close()
  }
  const full = (): ReadonlyArray<RawBatch> => {
    const closed = ready
    ready = []
    return closed
  }

  const addBlock = (block: CellBlock): void => {
    let some = Math.min(block.rows, batchRows - rows - broken.length)
    if (held + sizeOf(block, some) >= batchSize) {
      some = 1
      while (some < block.rows && held + sizeOf(block, some) < batchSize) some++
    }
    const [now, later] = some < block.rows ? split(block, some) : [block, null]
    parts.push(now)
    rows += some
    grow(sizeOf(block, some))
    if (later !== null) addBlock(later)
  }

  return {
    add: (row, size) => {
      const last = parts.at(-1)
      if (last === undefined || isBlock(last)) parts.push([row])
      else last.push(row)
      rows++
      grow(size)
    },
    addBlock,
    refuse: (line, message, size) => {
      broken.push({ line, message })
      grow(size)
    },
    full,
    rest: () => {
      if (!any || rows + broken.length > 0) close()
      return full()
    }
  }
}
