/** The store as a whole, over one connection. */
import { Effect, Layer, Option, Stream } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { BulkStore } from "../../core/ports.ts"
import { Archive, archiveOf, type ArchivePart, bulkStoreOf, type Value } from "../sql/mod.ts"
import { type BulkClient, open } from "./BulkClient.ts"
import { dialectOf } from "./Dialect.ts"
import { directAddressesOf, type PostgresOptions } from "./Place.ts"

/** Rows of a backup that are read at a time. */
const rowsAtOnce = 5000

/** By a cursor, in the open transaction. */
const batchesOf = ({ client: sql }: BulkClient, query: string) =>
  Stream.unwrap(
    Effect.as(
      sql.unsafe(`declare archived no scroll cursor for ${query}`),
      Stream.paginate(0, () =>
        Effect.map(
          sql.unsafe(`fetch ${rowsAtOnce} from archived`).values as Effect.Effect<
            ReadonlyArray<ReadonlyArray<Value>>,
            SqlError
          >,
          (rows) => [[rows], rows.length < rowsAtOnce ? Option.none<number>() : Option.some(0)] as const
        )
      ).pipe(Stream.ensuring(Effect.ignore(sql.unsafe("close archived"))))
    )
  )

const partOf = (bulk: BulkClient): ArchivePart => ({
  sql: bulk.client,
  dialect: dialectOf(bulk),
  batches: (query) => batchesOf(bulk, query),
  inSnapshot: (read) =>
    bulk.client.withTransaction(
      Effect.andThen(bulk.client.unsafe("set transaction isolation level repeatable read, read only"), read)
    )
})

/** The store as a whole, for backups and for restoring them. The schema must have been migrated. */
export const archiveLayer = (options: PostgresOptions): Layer.Layer<Archive, SqlError> =>
  Layer.effect(
    Archive,
    Effect.map(open(directAddressesOf(options)), (bulk) => {
      const part = partOf(bulk)
      return archiveOf({ data: part, access: part })
    })
  )

/** Whole tables, read on a connection of their own. The schema must have been migrated. */
export const bulkLayer = (options: PostgresOptions): Layer.Layer<BulkStore, SqlError> =>
  Layer.effect(
    BulkStore,
    Effect.map(open(directAddressesOf(options)), (bulk) => bulkStoreOf(partOf(bulk)))
  )
