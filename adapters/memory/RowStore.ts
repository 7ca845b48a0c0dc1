/** `RowStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import {
  type FoundBy,
  foundIn,
  type RecordName,
  type RecordOf,
  RowStore,
  type ValueOf
} from "../../core/ports.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

type Row = Readonly<Record<string, string | number>>

/** By the record's date, then by its key. */
const oldestFirst = ({ dated = "", key }: RecordOf): Order.Order<Row> =>
  Order.combineAll(
    [dated, ...key].map((column) =>
      Order.make<Row>((a, b) => {
        const [one, other] = [a[column] ?? "", b[column] ?? ""]
        return one === other ? 0 : one < other ? -1 : 1
      })
    )
  )

export const layer = (tables: MemoryTables): Layer.Layer<RowStore> => {
  const groups = new Map<string, (value: unknown) => ReadonlyArray<unknown>>()

  /** The rows of a record with the value of the column. */
  const rows = <R extends RecordOf>(record: R, by: FoundBy<R>) => {
    const [column, value] = foundIn(record, by)
    const name = `${record.name} ${column}`
    const known =
      groups.get(name) ??
      grouped<RecordName, unknown>(
        tables,
        record.name as RecordName,
        // Columns of any record: its name isn't known to the types here.
        (row) => (row as unknown as Row)[column]
      )
    groups.set(name, known)
    return known(value) as ReadonlyArray<ValueOf<R> & Row>
  }

  return Layer.succeed(
    RowStore,
    RowStore.of({
      all: (record, by) => Effect.sync(() => rows(record, by)),
      dated: (record, by, { from, limit, order, to }) =>
        Effect.sync(() => {
          const oldest = oldestFirst(record)
          return rows(record, by)
            .filter((row) => {
              const day = row[record.dated ?? ""] ?? ""
              return (from === null || day >= from) && (to === null || day <= to)
            })
            .toSorted(order === "asc" ? oldest : Order.flip(oldest))
            .slice(0, limit)
        })
    })
  )
}
