/** Stores of findata on each database, as the environment that names them: empty ones, and ones that take long to build. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, type Scope } from "effect"
import { lastDay } from "../data/bars.ts"
import { NoPostgres, databaseNamed, databaseOn, freshDatabase, query } from "./database.ts"
import { type Files, fill, findata, writeFiles } from "./findata.ts"
import { type Environment, finish } from "./programs.ts"
import { whole } from "./tables.ts"

export const freshDirectory = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "findata-bench-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

export const sqliteStore: Effect.Effect<
  Environment,
  never,
  Effect.Services<typeof freshDirectory>
> = Effect.map(freshDirectory, (directory) => ({ FINDATA_DATA: directory, DATABASE_URL: "" }))

const onUrl = (url: string) =>
  Effect.map(freshDirectory, (directory): Environment => ({ FINDATA_DATA: directory, DATABASE_URL: url }))

/** On a server of its own, or a database of the one at DATABASE_URL. */
export const postgresStore = Effect.flatMap(freshDatabase, onUrl)

/** On a running server. */
export const postgresStoreOn = (server: string) => Effect.flatMap(databaseOn(server), onUrl)

export interface Database {
  readonly name: "SQLite" | "Postgres"
  /** A new store, removed at the end of the scope. */
  readonly store: Effect.Effect<Environment, NoPostgres, Scope.Scope>
  /** A store of a directory that outlives the run: as an earlier run left it, else a new one. */
  readonly storeIn: (directory: string, isBuilt: boolean) => Effect.Effect<Environment, NoPostgres>
  /** Inserts bars of each company of a store, of so many days in a row up to a day. */
  readonly loadBars: (env: Environment, days: number, last: string) => Promise<void>
  /** What the database's own upkeep does in time: autovacuum takes minutes to start. */
  readonly settle: (env: Environment) => Promise<void>
}

/** Prices of a company on the nth day, different for each; the same expressions in both databases. */
const bar = `
  100 + (c.company_id * 31 + d.n * 17) % 1000 / 10.0,
  102 + (c.company_id * 31 + d.n * 17) % 1000 / 10.0,
  98 + (c.company_id * 31 + d.n * 17) % 1000 / 10.0,
  101 + (c.company_id * 31 + d.n * 17) % 1000 / 10.0,
  100000 + d.n
`
const target = "price_daily (company_id, date, open, high, low, close, volume, run_id)"

const sqlite: Database = {
  name: "SQLite",
  store: sqliteStore,
  storeIn: (directory) => Effect.succeed({ FINDATA_DATA: directory, DATABASE_URL: "" }),
  loadBars: async (env, days, last) => {
    const db = new DatabaseSync(join(env["FINDATA_DATA"] ?? "", "data.db"))
    db.exec(`
      pragma synchronous = off;
      create temp table day (n integer primary key, date text not null);
      with recursive counted (n) as (select 0 union all select n + 1 from counted where n + 1 < ${days})
      insert into day select n, date('${last}', '-' || (${days} - 1 - n) || ' days') from counted;
      insert into ${target}
      select c.company_id, d.date, ${bar}, 1
      from (select company_id from company order by company_id) c
      cross join day d;
      pragma wal_checkpoint(truncate);
    `)
    db.close()
  },
  settle: async () => {}
}

const postgres: Database = {
  name: "Postgres",
  store: postgresStore,
  storeIn: (directory, isBuilt) => {
    const server = process.env["DATABASE_URL"]
    const name = `findata_bench_${basename(directory).replaceAll("-", "_")}`
    return server
      ? Effect.map(databaseNamed(server, name, !isBuilt), (url) => ({
          FINDATA_DATA: directory,
          DATABASE_URL: url
        }))
      : Effect.fail(
          new NoPostgres({ message: "stores are kept on the server at DATABASE_URL, which is not set" })
        )
  },
  loadBars: async (env, days, last) => {
    await query(
      env["DATABASE_URL"] ?? "",
      `insert into ${target}
       select c.company_id, date '${last}' - (${days} - 1 - d.n), ${bar}, 1
       from (select company_id from company order by company_id) c
       cross join generate_series(0, ${days} - 1) d (n)`
    )
  },
  settle: async (env) => {
    await query(env["DATABASE_URL"] ?? "", "vacuum analyze")
  }
}

const databases: ReadonlyArray<Database> = [sqlite, postgres]

/** Those of `--database`, all without it; throws for an unknown name. */
export const databasesNamed = (name: string | undefined): ReadonlyArray<Database> => {
  const wanted = databases.filter((one) => name === undefined || one.name.toLowerCase() === name)
  if (wanted.length > 0) return wanted
  throw new Error(
    `--database ${name}: expected ${databases.map(({ name }) => name.toLowerCase()).join(" or ")}`
  )
}

/** What a store contains. */
export interface Contents {
  /** Distinct from those of all others: letters, digits and hyphens. */
  readonly name: string
  /** The last day of its bars, where that isn't the recent day of all others. */
  readonly last?: string
  /** Imported one after the other; bars of so many days of each company are loaded between two. */
  readonly steps: ReadonlyArray<Files | { readonly days: number }>
}

const progress = (kind: string, rows: number, seconds: number): void =>
  console.error(`    ${kind}: ${whole(rows)} rows in ${seconds.toFixed(1)} s`)

const isDays = (step: Contents["steps"][number]): step is { readonly days: number } =>
  typeof step["days"] === "number"

/** Imports a step's files, which are removed at once, or loads its bars. */
const take = (database: Database, env: Environment, step: Contents["steps"][number]) =>
  isDays(step)
    ? Effect.promise(() => database.loadBars(env, step.days, lastDay))
    : Effect.scoped(
        Effect.gen(function* () {
          const directory = yield* freshDirectory
          yield* fill(env, yield* Effect.promise(() => writeFiles(directory, step)), progress)
        })
      )

const build = Effect.fnUntraced(function* (database: Database, env: Environment, { name, steps }: Contents) {
  console.error(`  ${database.name}, ${name}`)
  yield* Effect.forEach(steps, (step) => take(database, env, step), { discard: true })
})

/** A store whose bars end on another day has other contents. */
const placeOf = (stores: string, database: Database, { last = lastDay, name }: Contents): string =>
  join(stores, `${name}-${last}-${database.name.toLowerCase()}`)

/** A store with the contents: a new one, or, where `stores` is a directory, the one that an earlier run built there. */
export const builtStore = Effect.fnUntraced(function* (
  database: Database,
  contents: Contents,
  stores: string | null
) {
  if (stores === null) {
    const env = yield* database.store
    yield* build(database, env, contents)
    return env
  }
  const place = placeOf(stores, database, contents)
  const mark = join(place, "built")
  const isBuilt = existsSync(mark)
  const env = yield* database.storeIn(place, isBuilt)
  if (isBuilt) {
    yield* Effect.promise(() => finish(findata("migrate"), env))
    return env
  }
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  yield* build(database, env, contents)
  writeFileSync(mark, "")
  return env
})
