/** The rows of bulk tables, from a store. */
import { Effect, Stream } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { BulkRows } from "./BulkColumn.ts"
import { bulkValue, rowsBy, type StoredRows } from "./BulkRows.ts"
import { allRows, type BulkSelection, BulkStore } from "./BulkStore.ts"
import { bulkTable, type BulkTable } from "./BulkTable.ts"
import { companiesWith } from "./companyRows.ts"
import { linesOf } from "./statementLines.ts"

/** The rows of stored ones, a column for a column. */
const plainly =
  ({ columns }: BulkTable) =>
  (stored: StoredRows): BulkRows => {
    const places = columns.map(({ name }) => stored.columns.indexOf(name))
    return rowsBy(columns, stored.rows.length, (row, { type }, place) =>
      bulkValue(type, stored.rows[row]?.[places[place] as number] ?? null)
    )
  }

/** What makes a table's rows of those that are stored. */
const making = Effect.fnUntraced(function* (store: BulkStore["Service"], table: BulkTable) {
  if (table.name === "statements") return linesOf
  if (table.name !== "companies") return plainly(table)
  const listings = yield* Stream.runCollect(store.stored(bulkTable("listings"), allRows))
  return companiesWith(
    listings.flatMap(({ columns, rows }) =>
      rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])) as never)
    )
  )
})

/** The rows of a table in its order, some at a time, with all of its columns. To be read within `inSnapshot`. */
export const readBulk = (
  table: BulkTable,
  selection: BulkSelection
): Stream.Stream<BulkRows, StoreUnavailable, BulkStore> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const store = yield* BulkStore
      if (table.record === "price_daily") return store.bars(selection)
      return Stream.map(store.stored(table, selection), yield* making(store, table))
    })
  )
