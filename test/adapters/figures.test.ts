/** Figures of statements of another version are never read, and are computed again some issuers at a time. */
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Cause, Effect, type Layer, type Scope } from "effect"
import type { Imports } from "../../core/mod.ts"
import { FiguresNotReady, FigureUpkeep, StatementRows, statementRowsVersion } from "../../core/ports.ts"
import { type DurableStores, take, withImports } from "../contract/stores.ts"
import { describePostgres } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { freshPostgres, freshSqlite } from "./places.ts"

interface Place {
  readonly stores: Layer.Layer<DurableStores | FigureUpkeep, unknown>
  readonly run: (statement: string) => Effect.Effect<unknown>
  /** Writes another version into the rows. */
  readonly overwrite: string
}

const sqlite = Effect.map(
  freshSqlite,
  ({ directory, stores }): Place => ({
    stores,
    run: (statement) =>
      Effect.sync(() => {
        const database = new DatabaseSync(join(directory, "data.db"))
        database.exec(statement)
        database.close()
      }),
    overwrite: "update statement_figure set figures = cast(X'00000000' || substr(figures, 5) as blob)"
  })
)

const postgres = Effect.map(
  freshPostgres,
  ({ stores, url }): Place => ({
    stores,
    run: (statement) => Effect.promise(() => runOn(url, statement)),
    overwrite: "update statement_figure set figures = overlay(figures placing '\\x00000000' from 1)"
  })
)

const issuers = 25
const symbols = Array.from({ length: issuers }, (_, i) => `M${i}`)
const all = { after: 0, upTo: 2 ** 31 - 1 }

const statements = (year: number) => [
  "symbol,fiscal_date,span,filed_at,currency,sales",
  ...symbols.map((symbol, i) => `${symbol},${year}-12-31,12,${year + 1}-02-20,USD,${year + i}`)
]

const fill = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name",
    ...symbols.map((symbol) => `${symbol},NYSE,Made ${symbol}`)
  ])
  yield* take("statements", statements(2019))
  yield* take("statements", statements(2020))
})

const over = Effect.flatMap(StatementRows, (rows) => rows.over(all, "filed", "0001-01-01", null))

const lawOver =
  (place: Effect.Effect<Place, unknown, Scope.Scope>) =>
  (
    fact: string,
    proven: (place: Place) => Effect.Effect<void, unknown, DurableStores | FigureUpkeep | Imports>
  ) => {
    const proof = Effect.flatMap(place, (one) =>
      Effect.provide(Effect.scoped(proven(one)), withImports(one.stores))
    )
    // oxlint-disable-next-line vitest/valid-title -- each fact is a text
    it.live(fact, () => Effect.scoped(proof), 30_000)
  }

const proof = (place: Effect.Effect<Place, unknown, Scope.Scope>): void => {
  const law = lawOver(place)
  law("are refused while those of an issuer are another version's", ({ overwrite, run }) =>
    Effect.gen(function* () {
      yield* fill
      const before = yield* over
      assert.lengthOf(before, 2 * issuers)
      yield* run(overwrite)
      yield* run("update figure_issuer set version = '00000000'")
      const refused = yield* Effect.flip(over)
      assert.deepInclude(refused, { _tag: "FiguresNotReady", done: 0, issuers })
      assert.strictEqual(
        (refused as Error).message,
        `Figures of statements are being computed: 0 of ${issuers} issuers`
      )
      const { claim, step } = yield* FigureUpkeep
      yield* claim
      assert.strictEqual(yield* step(0), issuers - 10)
      assert.deepInclude(yield* Effect.flip(over), { done: 10, issuers })
      // An import computes those of its issuers, the earlier days of theirs too.
      yield* take("statements", [
        "symbol,fiscal_date,span,filed_at,currency,sales",
        `M${issuers - 1},2021-12-31,12,2022-02-20,USD,9`
      ])
      assert.deepInclude(yield* Effect.flip(over), { done: 11, issuers })
      assert.strictEqual(yield* step(60_000), 0)
      const after = yield* over
      assert.deepStrictEqual(after.slice(0, -1), before)
      assert.strictEqual(yield* step(0), 0)
    })
  )

  law("are computed of a store from before there were any", ({ run }) =>
    Effect.gen(function* () {
      yield* fill
      const before = yield* over
      yield* run("delete from statement_figure")
      yield* run("delete from figure_issuer")
      yield* run("delete from figure_version")
      yield* run("insert into figure_issuer select distinct issuer_id, '', '' from statement")
      assert.deepStrictEqual(yield* Effect.flatMap(StatementRows, ({ state }) => state), {
        waiting: new FiguresNotReady({ done: 0, issuers }),
        isOthers: false
      })
      assert.strictEqual(yield* Effect.flatMap(FigureUpkeep, ({ step }) => step(60_000)), 0)
      assert.deepStrictEqual(yield* over, before)
    })
  )

  law("are left to the program that was started last", ({ overwrite, run }) =>
    Effect.gen(function* () {
      yield* fill
      yield* run(overwrite)
      yield* run("update figure_issuer set version = 'ffffffff'")
      yield* run("update figure_version set version = 'ffffffff'")
      const { claim, step } = yield* FigureUpkeep
      assert.isNull(yield* step(60_000))
      const { isOthers } = yield* Effect.flatMap(StatementRows, ({ state }) => state)
      assert.isTrue(isOthers)
      yield* claim
      assert.strictEqual(yield* step(60_000), 0)
      assert.lengthOf(yield* over, 2 * issuers)
      assert.match(statementRowsVersion, /^[0-9a-f]{8}$/)
    })
  )

  law("that an issuer has beside its own are a defect, and no figures", ({ overwrite, run }) =>
    Effect.gen(function* () {
      yield* fill
      yield* run(overwrite)
      const cause = yield* Effect.flip(Effect.sandbox(over))
      assert.match(Cause.pretty(cause), /has figures of two versions/)
    })
  )
}

describe("on SQLite", () => {
  proof(sqlite)
})
describePostgres("on PostgreSQL", () => {
  proof(postgres)
})
