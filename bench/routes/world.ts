/** The data that the routes are measured on, and the servers of findata over it. */
import { Effect } from "effect"
import { companyAt } from "../data/companies.ts"
import { filesOf } from "../data/files.ts"
import type { Scale } from "../data/scale.ts"
import { query } from "../harness/database.ts"
import { freshDirectory } from "../harness/directory.ts"
import { fill, keyFor, serve, writeFiles } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import type { Server } from "../harness/servers.ts"
import { postgresStore, sqliteStore } from "../harness/stores.ts"

export const companies = 500
/** The first companies, with all that pages show. */
export const described = 50
const years22 = 5740
const years2 = 520

const scale: Scale = {
  companies,
  priced: companies,
  barsOf: (company) => (company < described ? years22 : years2),
  filing: described,
  articles: 0,
  reports: 40 * described,
  covered: described
}

export const symbols: ReadonlyArray<string> = Array.from({ length: companies }, (_, i) => companyAt(i).symbol)

/** findata over one database, once keeping answers in memory and once not. */
export interface Ours {
  readonly database: "SQLite" | "Postgres"
  readonly keeping: Server
  readonly fresh: Server
  /** Of a new key for each caller, which has a quota of its own. */
  readonly key: Effect.Effect<string>
}

const oursOn = Effect.fnUntraced(function* (database: Ours["database"], env: Environment) {
  const name = `findata on ${database}`
  const ours: Ours = {
    database,
    keeping: yield* serve(name, { ...env, WORKERS: "1" }),
    fresh: yield* serve(name, { ...env, BODY_CACHE_MB: "0", WORKERS: "1" }),
    key: Effect.promise(() => keyFor(env))
  }
  return ours
})

export const world = Effect.gen(function* () {
  const files = yield* Effect.flatMap(freshDirectory, (directory) =>
    Effect.promise(() => writeFiles(directory, filesOf(scale)))
  )
  const onSqlite = Effect.gen(function* () {
    const env = yield* sqliteStore
    yield* fill(env, files)
    return yield* oursOn("SQLite", env)
  })
  const onPostgres = Effect.gen(function* () {
    const env = yield* postgresStore
    yield* fill(env, files)
    yield* Effect.promise(() => query(env["DATABASE_URL"] ?? "", "vacuum analyze"))
    return yield* oursOn("Postgres", env)
  })
  return {
    sqlite: yield* onSqlite,
    /** Why there is none, when PostgreSQL isn't at hand. */
    postgres: yield* Effect.catchTag(onPostgres, "NoPostgres", ({ message }) => Effect.succeed(message))
  }
})
