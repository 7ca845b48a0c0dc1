/** Rows with their places in a file of their own shape, and the parts of it that are no rows. */
import { type EntryBatch, rowsBatch, type SourceRow } from "../../../../core/mod.ts"

export interface PlacedRow {
  /** From 1, as `where` has it in words. */
  readonly line: number
  readonly where: string
  readonly row: SourceRow
}

export type Broken = EntryBatch["broken"][number]

/** A batch of rows at their places. */
export const placedBatch = (
  kind: EntryBatch["kind"],
  placed: ReadonlyArray<PlacedRow>,
  broken: ReadonlyArray<Broken> = []
): EntryBatch => {
  const batch = rowsBatch(
    kind,
    placed.map(({ row }) => row)
  )
  const rows = [...batch.rows].map(({ cells }, index) => {
    const { line = index + 1, where = "" } = placed[index] ?? {}
    return { line, cells, where }
  })
  return { ...batch, rows, broken }
}
