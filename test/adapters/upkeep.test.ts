/** What an earlier version wrote, and what an upgrade that was interrupted left to be done, which a later process does. */
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { addDays, CompanyStore, ImportRuns, PriceStore, SourceStore } from "../../core/mod.ts"
import { type DurableLayer, priceHeader, take, withImports } from "../contract/stores.ts"
import { describePostgres } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { freshPostgres, freshSqlite } from "./places.ts"

interface Interrupted {
  readonly stores: DurableLayer
  /** Runs a statement of which it returns the first column. */
  readonly query: (statement: string) => Effect.Effect<ReadonlyArray<unknown>>
  readonly migrate: Effect.Effect<unknown, unknown>
}

const sqlite = Effect.map(
  freshSqlite,
  ({ directory, stores }): Interrupted => ({
    stores,
    query: (statement) =>
      Effect.sync(() => {
        const database = new DatabaseSync(join(directory, "data.db"))
        const rows = database.prepare(statement).all()
        database.close()
        return rows.map((row) => Object.values(row)[0])
      }),
    migrate: Effect.scoped(Sqlite.migrate({ directory, busyTimeout: 5000 }))
  })
)

const postgres = Effect.map(
  freshPostgres,
  ({ stores, url }): Interrupted => ({
    stores,
    query: (statement) =>
      Effect.promise(async () => (await runOn(url, statement)).map((row) => Object.values(row)[0])),
    migrate: Postgres.migrate({ url: Redacted.make(url), maxConnections: 1 })
  })
)

const days = 900
const bar = (day: number, price: number) =>
  `OLD,${addDays("2010-01-01", day)},${price},${price},${price},${price},1`

/** The closes of all bars. */
const closes = Effect.gen(function* () {
  const [company] = yield* (yield* CompanyStore).bySymbol("OLD")
  const { close } = yield* (yield* PriceStore).bars({
    company_id: company?.company_id ?? 0,
    from: null,
    to: null,
    order: "asc",
    offset: 0,
    limit: null
  })
  return [...close]
})

const laws = (place: typeof sqlite | typeof postgres): void => {
  it.live("bars that aren't packed yet are read and undone, then packed", () =>
    Effect.gen(function* () {
      const { migrate, query, stores } = yield* place
      const opened = yield* Layer.build(withImports(stores))
      const within = Effect.provide(
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "OLD,NYSE,Old"])
          yield* take("prices", [priceHeader, ...Array.from({ length: days }, (_, day) => bar(day, 1))])
          yield* take("prices", [priceHeader, bar(300, 2)])
        }),
        opened
      )
      yield* within
      yield* query("delete from price_block")
      yield* query("insert into upkeep (name) values ('bars')")
      const [newest] = yield* Effect.provide(
        Effect.flatMap(ImportRuns, (_) => _.all),
        opened
      )
      yield* Effect.provide(
        Effect.flatMap(ImportRuns, (_) => _.undo(newest?.run_id ?? 0)),
        opened
      )
      assert.deepStrictEqual(yield* Effect.provide(closes, opened), new Array(days).fill(1))

      yield* query("delete from price_block")
      yield* migrate
      assert.deepStrictEqual(yield* query("select name from upkeep"), [])
      assert.isAbove(Number((yield* query("select count(*) from price_block"))[0]), 5)
      assert.deepStrictEqual(yield* Effect.provide(closes, opened), new Array(days).fill(1))
    }).pipe(Effect.scoped)
  )

  it.live("runs that were stored without a source are listed as the imports of no named source", () =>
    Effect.gen(function* () {
      const { query, stores } = yield* place
      const sources = Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "OLD,NYSE,Old"])
        yield* query("update import_run set source = null")
        yield* take("companies", ["symbol,exchange,name", "NEW,NYSE,New"])
        const runs = yield* (yield* ImportRuns).all
        const sources = yield* (yield* SourceStore).all
        return [runs.map(({ source }) => source), sources.map(({ runs, source }) => [source, runs])]
      })
      const found = yield* Effect.provide(sources, withImports(stores))
      assert.deepStrictEqual(found, [["import", "import"], [["import", 2]]])
    }).pipe(Effect.scoped)
  )
}

describe("on SQLite", () => {
  laws(sqlite)
})
describePostgres("on PostgreSQL", () => {
  laws(postgres)
})
