/** Whole tables of a store, read where the caller is. */
import { Cause, Effect, Layer, Queue, Stream } from "effect"
import { bulkBytes } from "../../adapters/bulk/mod.ts"
import { StoreUnavailable } from "../../core/mod.ts"
import {
  allRows,
  type BulkAsked,
  type BulkCompanies,
  type BulkCounts,
  type BulkName,
  type BulkReads,
  BulkStore,
  bulkTable,
  bulkTables,
  messageOf,
  readBulk,
  withColumns
} from "../../core/ports.ts"

/** The companies of a country, of those that are chosen; their issuers too. */
const inCountry = Effect.fnUntraced(function* (country: string, chosen: BulkCompanies | null) {
  const table = bulkTable("companies")
  const [id, issuer, code] = ["company_id", "issuer_id", "country_code"].map((name) =>
    table.columns.findIndex((column) => column.name === name)
  ) as [number, number, number]
  const found: { company_ids: Array<number>; issuer_ids: Array<number> } = { company_ids: [], issuer_ids: [] }
  yield* Stream.runForEach(readBulk(table, { ...allRows, companies: chosen }), ({ columns, length }) =>
    Effect.sync(() => {
      for (let row = 0; row < length; row++) {
        if (columns[code]?.[row] !== country) continue
        found.company_ids.push(columns[id]?.[row] as number)
        found.issuer_ids.push(columns[issuer]?.[row] as number)
      }
    })
  )
  return found satisfies BulkCompanies
})

/** The bytes of a file, to be read within `inSnapshot` of the store. */
export const bytesOf = ({ columns, country, format, selection, table: name }: BulkAsked) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const table = bulkTable(name)
      const companies =
        country === null ? selection.companies : yield* inCountry(country, selection.companies)
      const rows = readBulk(table, { ...selection, companies })
      if (columns === null) return bulkBytes(format, table, rows)
      const wanted = columns.flatMap((one) => table.columns.filter((column) => column.name === one))
      return bulkBytes(
        format,
        { ...table, columns: wanted },
        Stream.map(rows, (some) => withColumns(some, table.columns, wanted))
      )
    })
  )

/** The rows of all tables; those of statements are counted one by one, because a stored one has many lines. */
export const countsOf = Effect.gen(function* () {
  const store = yield* BulkStore
  return yield* store.inSnapshot(
    Effect.gen(function* () {
      const { changed_at } = yield* store.state
      const rows: Partial<Record<BulkName, number>> = {}
      for (const table of bulkTables)
        rows[table.name] =
          table.name === "statements"
            ? yield* Stream.runFold(
                readBulk(table, allRows),
                () => 0,
                (sum, { length }) => sum + length
              )
            : yield* store.count(table.record)
      return { rows: rows as BulkCounts["rows"], changed_at } satisfies BulkCounts
    })
  )
})

/** Reads a store in this thread, between its other work. */
export const readsHere = <E>(store: Layer.Layer<BulkStore, E>): BulkReads["Service"] => {
  const opened = Layer.catchCause(store, (cause) =>
    Layer.effect(BulkStore, new StoreUnavailable({ reason: messageOf(Cause.squash(cause)) }))
  )
  return {
    counts: Effect.provide(countsOf, opened),
    bytes: (asked) =>
      Stream.callback<Uint8Array, StoreUnavailable>((queue) =>
        Effect.flatMap(BulkStore, ({ inSnapshot }) =>
          inSnapshot(Stream.runForEach(bytesOf(asked), (bytes) => Queue.offer(queue, bytes)))
        ).pipe(
          Effect.provide(opened),
          Effect.matchCauseEffect({
            onSuccess: () => Queue.end(queue),
            onFailure: (cause) => Queue.failCause(queue, cause)
          })
        )
      )
  }
}
