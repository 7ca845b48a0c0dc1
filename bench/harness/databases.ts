/** What large amounts are measured on: stores of each database, and bars loaded by its own SQL. */
import { basename, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, type Scope } from "effect"
import { databaseNamed, NoPostgres, query } from "./database.ts"
import type { Environment } from "./programs.ts"
import { postgresStore, sqliteStore } from "./stores.ts"

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
