/** `BulkStore` over plain maps. */
import { Effect, Layer, Order, Stream } from "effect"
import {
  type BulkSelection,
  BulkStore,
  bulkTable,
  type BulkTable,
  columnType,
  dayOf,
  type RecordName,
  recordOf,
  type StoredRows,
  type StoredValue
} from "../../core/ports.ts"
import type { MemoryTables } from "./MemoryTables.ts"

type Row = Readonly<Record<string, unknown>>

/** So many rows are in one piece. */
const rowsAtOnce = 2000

const byText = Order.make<unknown>((a, b) => (a === b ? 0 : String(a) < String(b) ? -1 : 1))
const byNumber = Order.make<unknown>((a, b) => (a === b ? 0 : Number(a) < Number(b) ? -1 : 1))

const dayText = (value: unknown): string | null => (typeof value === "string" ? value.slice(0, 10) : null)

/** The order of a table's rows. */
const orderOf = ({ record: name, sort }: Pick<BulkTable, "record" | "sort">): Order.Order<Row> => {
  const record = recordOf(name)
  return Order.combineAll(
    sort.map((column) =>
      Order.mapInput(
        ["text", "date"].includes(columnType(record, column)) ? byText : byNumber,
        (row: Row) => row[column]
      )
    )
  )
}

const barTable = bulkTable("bars")

/** Whether a row, or of a part its whole, is in the days of a selection. */
const inDays =
  ({ day, known }: Pick<BulkTable, "day" | "known">, { as_of, from, to }: BulkSelection) =>
  (row: Row | undefined): boolean => {
    const on = day === null ? null : dayText(row?.[day])
    const isWithin =
      on === null
        ? day === null || (from === null && to === null)
        : (from === null || on >= from) && (to === null || on <= to)
    const first = known.map((column) => dayText(row?.[column])).find((value) => value !== null)
    return isWithin && (as_of === null || known.length === 0 || (first !== undefined && first <= as_of))
  }

/** As it is stored elsewhere: lists as JSON, none where they are empty and never null. */
const storedOf = (name: RecordName) => {
  const record = recordOf(name)
  const columns = record.columns.map((column) => [column, columnType(record, column) === "json"] as const)
  return (row: Row): ReadonlyArray<StoredValue> =>
    columns.map(([column, isJson]) => {
      const value = row[column] ?? null
      if (!isJson) return value as StoredValue
      return value === null || (Array.isArray(value) && value.length === 0) ? null : JSON.stringify(value)
    })
}

const piecesOf = <A>(rows: ReadonlyArray<A>): Stream.Stream<ReadonlyArray<A>> =>
  Stream.fromIterable(
    Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) =>
      rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce)
    ),
    { chunkSize: 1 }
  )

/** Reads the maps. */
export const layer = (tables: MemoryTables): Layer.Layer<BulkStore> => {
  const all = (name: RecordName): ReadonlyArray<Row> => [...tables.records[name].values()]

  const chosen = (
    table: Pick<BulkTable, "day" | "known" | "record" | "subject">,
    selection: BulkSelection
  ): ReadonlyArray<Row> => {
    const record = recordOf(table.record)
    const part = record.part
    const isIn = inDays(table, selection)
    const wholes =
      part === null ? null : new Map(all(part.whole as RecordName).map((whole) => [whole[part.by], whole]))
    const { companies } = selection
    const ids = (): ReadonlySet<unknown> => {
      const { company_ids = [], issuer_ids = [] } = companies ?? {}
      if (table.subject === "company_id") return new Set(company_ids)
      if (table.subject === "issuer_id") return new Set(issuer_ids)
      const named = new Set(company_ids)
      return new Set(
        [...tables.records.article_company.values()]
          .filter(({ company_id }) => named.has(company_id))
          .map(({ article_id }) => article_id)
      )
    }
    const { subject } = table
    const among = companies === null || subject === null ? null : ids()
    return all(table.record).filter(
      (row) =>
        isIn(wholes === null || part === null ? row : wholes.get(row[part.by])) &&
        (among === null || subject === null || among.has(row[subject]))
    )
  }

  return Layer.succeed(
    BulkStore,
    BulkStore.of({
      inSnapshot: (reads) => reads,
      stored: (table, selection) =>
        Stream.suspend(() => {
          const { columns } = recordOf(table.record)
          const convert = storedOf(table.record)
          return Stream.map(
            piecesOf(chosen(table, selection).toSorted(orderOf(table))),
            (rows): StoredRows => ({ columns, rows: rows.map(convert) })
          )
        }),
      bars: (selection) =>
        Stream.suspend(() => {
          const rows = chosen(barTable, selection).toSorted(orderOf(barTable))
          return Stream.map(piecesOf(rows), (some) => ({
            length: some.length,
            columns: [
              Int32Array.from(some, (row) => row["company_id"] as number),
              Int32Array.from(some, (row) => dayOf(row["date"] as string)),
              ...["open", "high", "low", "close", "volume"].map((name) =>
                Float64Array.from(some, (row) => row[name] as number)
              )
            ]
          }))
        }),
      barDays: Effect.sync(() => {
        const days = all("price_daily")
          .map(({ date }) => String(date))
          .toSorted()
        const [first, last] = [days[0], days.at(-1)]
        return first === undefined || last === undefined ? null : { first, last }
      }),
      state: Effect.sync(() => ({
        run: tables.runs.at(-1)?.run_id ?? 0,
        state: String(tables.version),
        changed_at:
          tables.runs
            .map(({ finished_at, undone_at }) => undone_at ?? finished_at)
            .toSorted()
            .at(-1) ?? null
      })),
      count: (record) => Effect.sync(() => tables.records[record].size)
    })
  )
}
