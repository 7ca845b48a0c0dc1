/**
 * The stores on PostgreSQL.
 *
 * @module
 */
import { Array as Arr, Context, Effect, Layer, Option, Redacted, Stream } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type DataStores, type ImportPorts } from "../../core/mod.ts"
import {
  type ApiKeyStore,
  type Area,
  type Changes,
  type ImportRuns,
  isEmpty,
  type LeaseStore,
  type Readiness,
  type RowSet
} from "../../core/ports.ts"
import {
  Archive,
  archiveOf,
  type ArchivePart,
  dataStores,
  Dialect,
  importStores,
  Migrations,
  QueryDeadline,
  SqlApiKeyStore,
  SqlReadiness,
  type Value
} from "../sql/mod.ts"
import { type Address, addressOf } from "./Address.ts"
import { type BulkClient, open } from "./BulkClient.ts"
import * as PostgresChanges from "./Changes.ts"
import { directConnection, pooledConnection } from "./Connection.ts"
import * as PostgresLeaseStore from "./LeaseStore.ts"
import * as Hosts from "./Hosts.ts"
import * as LockedTables from "./LockedTables.ts"
import * as Pool from "./Pool.ts"
import { checkPooler, type PoolerUnfit } from "./Pooler.ts"
import * as Replicas from "./Replicas.ts"
import { hostUrls } from "./Url.ts"

export { PoolerUnfit } from "./Pooler.ts"

export interface ServerOptions {
  /**
   * Of one host or several, `postgres://user:password@a:5432,b:5433/db`, of which the primary is used. Its `sslmode` says
   * whether connections are encrypted: `verify-full` of one, none without.
   */
  readonly url: Redacted.Redacted
  /** The certificates that the server's may be signed by, as PEM; without, those that Node knows. */
  readonly ca?: string | null
}

/** Where the database is, and where it is without its pooler, if `url` is of one that pools transactions. */
interface Place extends ServerOptions {
  /** As many hosts, in the same order. Used for what needs a session: imports, migrations, backups and LISTEN. */
  readonly direct?: ServerOptions | null
}

export interface PostgresOptions extends Place {
  /**
   * Maximum number of connections in a server's pools, at least 2; one beside them listens for writes. A replica has as
   * many as imported data have on the primary, and one that follows it.
   */
  readonly maxConnections: number
  /** Streaming replicas, which servers read imported data from. */
  readonly replicas?: {
    readonly servers: ReadonlyArray<{
      /** For logs, without secrets. */
      readonly name: string
      readonly url: Redacted.Redacted
      readonly ca: string | null
    }>
    /** How old what a replica has may be, in seconds. */
    readonly maxLag: number
  }
}

/** The advisory lock of imports, shared by all processes. */
const importLock = 711_200_301
const migrationLock = 711_200_302
/** The first number of the advisory locks of names. */
const nameLocks = 711_200_303

/** One that leases, and another for when that one hangs. */
const leasing = 2

const announce = (sql: SqlClient.SqlClient, area: Area, rows: RowSet) =>
  isEmpty(rows)
    ? Effect.void
    : Effect.asVoid(sql`select pg_notify(${PostgresChanges.channel}, ${PostgresChanges.noteOf(area, rows)})`)

/** Two names lock each other where their hashes are equal, by chance. */
const lockName = (sql: SqlClient.SqlClient, name: string) =>
  Effect.asVoid(sql`select pg_advisory_xact_lock(${nameLocks}, hashtext(${name}))`)

/** A lexeme of a text search query. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** By a GIN index on trigrams; one or two characters are the beginning of one. */
const candidates: Dialect["Service"]["candidates"] = (sql, list, text, trigrams) => {
  const query = trigrams.length === 0 ? `${quoted(text)}:*` : trigrams.map(quoted).join(" & ")
  return sql`(
    select * from ${sql(`${list}_search`)} where findata_trigrams(document) @@ cast(${query} as tsquery)
  )`
}

const dialectOf = (bulk: BulkClient): Dialect["Service"] => ({
  load: bulk.copy,
  lockImports: (sql) => Effect.asVoid(sql`select pg_advisory_xact_lock(${importLock})`),
  lockName,
  erase: () => Effect.void,
  announce,
  candidates,
  found: () => null
})

/** Each host's. */
const addressesOf = ({ ca = null, url }: ServerOptions): readonly [Address, ...ReadonlyArray<Address>] => {
  const [first = Redacted.value(url), ...others] = hostUrls(Redacted.value(url)) ?? []
  const addressAt = (one: string) => addressOf(Redacted.make(one), ca)
  return [addressAt(first), ...others.map(addressAt)]
}

/** Each host's without its pooler. */
const directAddressesOf = (place: Place) => addressesOf(place.direct ?? place)

/** Each host's pooler; none where there is none. */
const poolersOf = (place: Place): ReadonlyArray<Address> =>
  (place.direct ?? null) === null ? [] : addressesOf(place)

const bulkLayer = (options: PostgresOptions) =>
  Layer.effectContext(
    Effect.map(open(directAddressesOf(options)), (bulk) =>
      Context.make(SqlClient.SqlClient, bulk.client).pipe(Context.add(Dialect, dialectOf(bulk)))
    )
  )

const hostsOf = (place: Place) => {
  const poolers = poolersOf(place)
  return Hosts.make(
    Arr.map(directAddressesOf(place), (address, at) => {
      const [direct, pooler] = [directConnection(address), poolers[at]]
      return { direct, pooled: pooler === undefined ? direct : pooledConnection(pooler) }
    })
  )
}

/**
 * How many connections each pool has: one for readiness from four on, which else is asked over those for keys, a fifth for
 * keys, and the rest for imported data.
 */
const divided = (maxConnections: number) => {
  const readiness = maxConnections < 4 ? 0 : 1
  const keys = Math.max(1, Math.floor(maxConnections / 5))
  return { readiness, keys, data: Math.max(1, maxConnections - keys - readiness) }
}

/** Pools apart, so that what waits for one kind of tables leaves connections to the others. */
const poolsOf = Effect.fnUntraced(function* (options: PostgresOptions) {
  const { maxConnections, replicas } = options
  const sizes = divided(maxConnections)
  const hosts = yield* hostsOf(options)
  const pool = (connections: number, gate: Pool.Gate | null) =>
    Effect.flatMap(hosts.pool({ maxConnections: connections }), (lender) =>
      Pool.over(Pool.inTurn(lender, connections), gate)
    )
  const own = sizes.readiness === 0 ? null : yield* pool(sizes.readiness, null)
  // Each asks for locks over connections that its own statements don't wait with.
  const gateOfKeys = yield* LockedTables.make(() => own ?? data)
  const gateOfData = yield* LockedTables.make(() => own ?? keys)
  const keys: SqlClient.SqlClient = yield* pool(sizes.keys, gateOfKeys)
  const primary = Pool.inTurn(yield* hosts.pool({ maxConnections: sizes.data }), sizes.data)
  const divide =
    replicas === undefined || replicas.servers.length === 0
      ? null
      : yield* Replicas.make(
          primary,
          replicas.servers.map(({ ca, name, url }) => ({
            name,
            config: { ...directConnection(addressOf(url, ca)), maxConnections: sizes.data }
          })),
          replicas.maxLag * 1000
        )
  const data: SqlClient.SqlClient = yield* Pool.over(divide?.lender ?? primary, gateOfData)
  const changes = PostgresChanges.layer(hosts.followed, divide?.watch ?? null)
  return { keys, readiness: own ?? keys, data, changes }
})

const serverDialect = Layer.succeed(Dialect, {
  load: () => Effect.die(new Error("Only imports load rows")),
  lockImports: () => Effect.void,
  lockName,
  erase: () => Effect.void,
  announce,
  candidates,
  found: () => null
})

/** Brings the schema up to date and returns the migrations that were run; concurrent migrations wait. */
export const migrate = Effect.fnUntraced(function* (options: PostgresOptions) {
  const both = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.acquireUseRelease(
      sql`select pg_advisory_lock(${migrationLock})`,
      () =>
        Effect.map(Effect.all([Migrations.migrate("data"), Migrations.migrate("access")]), (done) =>
          done.flat()
        ),
      () => Effect.ignore(sql`select pg_advisory_unlock(${migrationLock})`)
    )
  })
  return yield* Effect.provide(both, bulkLayer(options))
})

/** The migrations that `migrate` would run. */
export const pending = (options: PostgresOptions) =>
  Effect.provide(
    Effect.map(Effect.all([Migrations.pending("data"), Migrations.pending("access")]), (found) =>
      found.flat()
    ),
    bulkLayer(options)
  )

/** Fails unless the pooler at `url`, if it is one, does what findata needs, and says what is missing. */
export const check = (place: Place): Effect.Effect<void, SqlError | PoolerUnfit> =>
  Effect.suspend(() => {
    const direct = directAddressesOf(place)
    return checkPooler(poolersOf(place).map((pooled, at) => ({ pooled, direct: direct[at] ?? direct[0] })))
  })

/** The stores that a server reads, and the keys. The schema must have been migrated. */
export const storesLayer = (
  options: PostgresOptions
): Layer.Layer<DataStores | ApiKeyStore | Changes | Readiness, SqlError> =>
  Layer.unwrap(
    Effect.map(poolsOf(options), ({ changes, data, keys, readiness }) =>
      Layer.mergeAll(
        Layer.provide(dataStores, Layer.succeed(SqlClient.SqlClient, data)),
        Layer.provide(SqlApiKeyStore.layer, Layer.succeed(SqlClient.SqlClient, keys)),
        SqlReadiness.layer({ data: readiness, access: readiness }),
        changes
      )
    )
  ).pipe(Layer.provide(serverDialect))

/** Quotas over all servers of the database, on connections of their own. The schema must have been migrated. */
export const leasesLayer = (options: Place, name: string): Layer.Layer<LeaseStore, SqlError> =>
  PostgresLeaseStore.layer(name).pipe(
    Layer.provide(
      Layer.effect(
        SqlClient.SqlClient,
        Effect.flatMap(hostsOf(options), (hosts) =>
          Effect.flatMap(hosts.pool({ maxConnections: leasing }), (lender) => Pool.over(lender))
        )
      )
    )
  )

/** Ends a query of a server that isn't answered in 3 seconds with StoreUnavailable. */
export const deadline: Layer.Layer<never> = Layer.succeed(QueryDeadline, 3000)

/** The import stores: importing files and undoing runs. */
export const importsLayer = (options: PostgresOptions): Layer.Layer<ImportPorts | ImportRuns, SqlError> =>
  importStores.pipe(Layer.provide(bulkLayer(options)))

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
