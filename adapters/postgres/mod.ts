/**
 * The stores on PostgreSQL.
 *
 * @module
 */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type DataStores, type ImportPorts } from "../../core/mod.ts"
import {
  type AccessStores,
  type Changes,
  type FigureUpkeep,
  type ImportRuns,
  type LeaseStore,
  type Readiness
} from "../../core/ports.ts"
import {
  dataStores,
  Dialect,
  importStores,
  Migrations,
  QueryDeadline,
  accessStores,
  SqlReadiness
} from "../sql/mod.ts"
import { open } from "./BulkClient.ts"
import { dialectOf, serverDialect } from "./Dialect.ts"
import * as PostgresLeaseStore from "./LeaseStore.ts"
import { directAddressesOf, hostsOf, type Place, poolersOf, type PostgresOptions } from "./Place.ts"
import * as Pool from "./Pool.ts"
import { checkPooler, type PoolerUnfit } from "./Pooler.ts"
import { poolsOf } from "./Pools.ts"

export { archiveLayer, bulkLayer } from "./Archive.ts"
export type { PostgresOptions, ServerOptions } from "./Place.ts"
export { PoolerUnfit } from "./Pooler.ts"

/** The advisory lock of migrations, shared by all processes. */
const migrationLock = 711_200_302

/** One that leases, and another for when that one hangs. */
const leasing = 2

const bulkLayer = (options: PostgresOptions) =>
  Layer.effectContext(
    Effect.map(open(directAddressesOf(options)), (bulk) =>
      Context.make(SqlClient.SqlClient, bulk.client).pipe(Context.add(Dialect, dialectOf(bulk)))
    )
  )

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
): Layer.Layer<DataStores | AccessStores | Changes | Readiness, SqlError> =>
  Layer.unwrap(
    Effect.map(poolsOf(options), ({ changes, data, keys, readiness }) =>
      Layer.mergeAll(
        Layer.provide(dataStores, Layer.succeed(SqlClient.SqlClient, data)),
        Layer.provide(accessStores, Layer.succeed(SqlClient.SqlClient, keys)),
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
export const importsLayer = (
  options: PostgresOptions
): Layer.Layer<FigureUpkeep | ImportPorts | ImportRuns, SqlError> =>
  importStores.pipe(Layer.provide(bulkLayer(options)))
