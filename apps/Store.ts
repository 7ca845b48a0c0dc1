/** The store selected by the settings: SQLite in a directory, or PostgreSQL. */
import { resolve } from "node:path"
import { Effect, Layer, Redacted } from "effect"
import type { Migrator } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { Archive, Migrations } from "../adapters/sql/mod.ts"
import type { PoolerUnfit } from "../adapters/postgres/mod.ts"
import { hostUrls } from "../adapters/postgres/Url.ts"
import * as Sqlite from "../adapters/sqlite/mod.ts"
import type { DataStores, ImportPorts, StoreUnavailable } from "../core/mod.ts"
import type {
  AccessStores,
  BulkStore,
  Changes,
  FigureUpkeep,
  ImportRuns,
  KeptQuotas,
  LeaseStore,
  Readiness
} from "../core/ports.ts"
import { makeDirectory } from "./Directory.ts"
import { type Settings, SettingsInvalid } from "./Settings.ts"

/** Why a store can't be opened or migrated. */
export type StoreFailure =
  | SqlError
  | Migrator.MigrationError
  | Migrations.SchemaTooNew
  | Sqlite.FileForeign
  | PoolerUnfit
  | SettingsInvalid

export interface Store {
  /** The display name, without secrets. */
  readonly name: string
  /** Brings the schema up to date and returns the migrations that were run. */
  readonly migrate: Effect.Effect<ReadonlyArray<string>, StoreFailure>
  /** The migrations that it would run. */
  readonly pending: Effect.Effect<ReadonlyArray<string>, StoreFailure>
  /** What is wrong with the files of the store, a line each; null where they are another program's concern. */
  readonly faults: Effect.Effect<ReadonlyArray<string>, StoreFailure> | null
  /** Fails with what is wrong with the pooler in front of it; null where there is none. */
  readonly pooler: Effect.Effect<void, StoreFailure> | null
  readonly stores: Layer.Layer<DataStores | AccessStores | Changes | Readiness, StoreFailure>
  readonly imports: Layer.Layer<FigureUpkeep | ImportPorts | ImportRuns, StoreFailure>
  /** Quotas over all servers of the store, or those of one server for its next start. */
  readonly quotas:
    | { readonly by: "leases"; readonly leases: Layer.Layer<LeaseStore, StoreFailure> }
    | { readonly by: "process"; readonly kept: Layer.Layer<KeptQuotas, StoreFailure | StoreUnavailable> }
  /** All of it, to be read only or to be filled. */
  readonly archive: (readOnly: boolean) => Layer.Layer<Archive, StoreFailure>
  /** Whole tables, read beside all else. */
  readonly bulk: Layer.Layer<BulkStore, StoreFailure>
}

/**
 * How long a process waits for another that writes, in milliseconds. A command may block meanwhile; a server's thread must
 * not, and the thread of an operator's request must end with it.
 */
const waits = { server: 0, operator: 5000, command: 600_000 } as const

type Postgres = typeof import("../adapters/postgres/mod.ts")

/** Loaded when it is used: SQLite needs none of its drivers, which may be left out when findata is installed. */
const postgres = Effect.tryPromise({
  try: (): Promise<Postgres> => import("../adapters/postgres/mod.ts"),
  catch: (error) =>
    new SettingsInvalid({
      message: `DATABASE_URL: expected the packages @effect/sql-pg, pg and pg-copy-streams to be installed: ${String(error)}`
    })
})

const hostOf = (url: Redacted.Redacted): string => {
  const urls = (hostUrls(Redacted.value(url)) ?? []).map((one) => new URL(one))
  return `${urls.map(({ hostname, port }) => `${hostname}:${port || "5432"}`).join(",")}${urls[0]?.pathname ?? ""}`
}

/** Makes the directory of SQLite's files, or says at once why it can't be one. */
const usable = (data: string): Effect.Effect<void, SettingsInvalid> =>
  Effect.mapError(
    Effect.suspend(() => Effect.fromResult(makeDirectory(data))),
    (reason) =>
      new SettingsInvalid({
        message: `FINDATA_DATA=${data}: expected a directory that findata may write, or may make: ${reason}`
      })
  )

export const storeOf = (
  { data, databaseCa, databaseUrl, direct, maxConnections, maxLag, replicas }: Settings,
  purpose: keyof typeof waits
): Store => {
  if (databaseUrl !== null) {
    const servers =
      purpose === "server" ? replicas.map((replica) => ({ ...replica, name: hostOf(replica.url) })) : []
    const options = {
      url: databaseUrl,
      ca: databaseCa,
      direct,
      maxConnections: purpose === "server" ? maxConnections : 2,
      replicas: { servers, maxLag }
    }
    const layer = <A, E>(of: (module: Postgres) => Layer.Layer<A, E>) =>
      Layer.unwrap(Effect.map(postgres, of))
    const name =
      direct === null
        ? `PostgreSQL at ${hostOf(databaseUrl)}`
        : `PostgreSQL at ${hostOf(direct.url)} through the pooler at ${hostOf(databaseUrl)}`
    return {
      name: [name, ...servers.map((replica) => `a replica at ${replica.name}`)].join(", "),
      migrate: Effect.flatMap(postgres, ({ migrate }) => migrate(options)),
      pending: Effect.flatMap(postgres, ({ pending }) => pending(options)),
      faults: null,
      pooler: direct === null ? null : Effect.flatMap(postgres, ({ check }) => check(options)),
      stores: layer(({ deadline, storesLayer }) =>
        purpose === "server" ? Layer.provideMerge(storesLayer(options), deadline) : storesLayer(options)
      ),
      imports: layer(({ importsLayer }) => importsLayer(options)),
      quotas: { by: "leases", leases: layer(({ leasesLayer }) => leasesLayer(options, name)) },
      archive: () => layer(({ archiveLayer }) => archiveLayer(options)),
      bulk: layer(({ bulkLayer }) => bulkLayer(options))
    }
  }
  const options = { directory: data, busyTimeout: waits[purpose] }
  const patient = { directory: data, busyTimeout: purpose === "operator" ? waits.operator : waits.command }
  return {
    name: `SQLite in ${resolve(data)}`,
    migrate: Effect.andThen(usable(data), Sqlite.migrate(patient)),
    pending: Sqlite.pending(options),
    faults: Sqlite.faultsIn(options),
    pooler: null,
    stores: Sqlite.storesLayer(options),
    imports: Sqlite.importsLayer(patient),
    quotas: { by: "process", kept: Sqlite.keptQuotasLayer(options) },
    archive: (readOnly) => Sqlite.archiveLayer(patient, readOnly),
    bulk: Sqlite.bulkLayer(options)
  }
}
