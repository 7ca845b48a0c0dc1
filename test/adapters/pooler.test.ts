/**
 * The stores through a PgBouncer that pools transactions satisfy laws of stores, and none of its sessions keeps anything of
 * a client. `npm run torture -- pooler` runs all laws of PostgreSQL.
 */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { addressOf } from "../../adapters/postgres/Address.ts"
import { pooledConnection } from "../../adapters/postgres/Connection.ts"
import * as Hosts from "../../adapters/postgres/Hosts.ts"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { over } from "../../adapters/postgres/Pool.ts"
import { guard, QueryDeadline } from "../../adapters/sql/mod.ts"
import { StoreUnavailable } from "../../core/mod.ts"
import { ApiKeyStore, CompanyStore } from "../../core/ports.ts"
import { apiKeyStoreLaws, key, note } from "../contract/ApiKeyStore.ts"
import { known, sharedChanges } from "../contract/Changes.ts"
import { companyStoreLaws } from "../contract/CompanyStore.ts"
import { eventually } from "../contract/eventually.ts"
import { take, withImports } from "../contract/stores.ts"
import { migratedDatabase } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { describePooled } from "../postgres/ownPooler.ts"
import { pooledStores } from "./pooled.ts"

describePooled("PostgreSQL through a pooler", () => {
  const { fresh, optionsFor, place, through } = pooledStores()
  const stores = Layer.unwrap(place)

  apiKeyStoreLaws(stores)
  companyStoreLaws(stores)
  sharedChanges(place)

  it.live("does what is needed of it, as docs/operations.md sets it up", () =>
    Effect.flatMap(migratedDatabase, (url) => Postgres.check(optionsFor(url)))
  )

  it.live("keeps neither prepared statements nor locks nor channels of its clients", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* fresh
      const left = yield* Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One"])
        yield* known("data")
        const companies = yield* CompanyStore
        for (let i = 0; i < 8; i++) {
          yield* companies.exchanges
          yield* Effect.flatMap(ApiKeyStore, (store) => store.add(key, `key ${i}`, note))
        }
        return yield* Effect.promise(() =>
          runOn(
            through(url),
            `select
               (select count(*) from pg_prepared_statements) +
               (select count(*) from pg_listening_channels()) +
               (select count(*) from pg_locks join pg_database on oid = database
                where locktype = 'advisory' and datname = current_database()) as left`
          )
        )
      }).pipe(Effect.provide(withImports(stores)))
      assert.deepStrictEqual(left, [{ left: "0" }])
    })
  )

  it.live("cancels a statement at its deadline, and serves the next one", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const config = pooledConnection(addressOf(Redacted.make(through(url)), null))
      const hosts = yield* Hosts.make([{ direct: config, pooled: config }])
      const sql = yield* Effect.flatMap(hosts.pool({ maxConnections: 1 }), (lender) => over(lender))
      const sleeping = Effect.promise(() =>
        runOn(
          url,
          "select from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()"
        )
      )
      const begun = performance.now()
      const error = yield* guard(sql`select pg_sleep(4.5)`).pipe(
        Effect.provideService(QueryDeadline, 300),
        Effect.flip
      )
      assert.instanceOf(error, StoreUnavailable)
      yield* eventually(sleeping, (found) => found.length === 0)
      assert.deepStrictEqual(yield* sql`select 1 as one`, [{ one: 1 }])
      assert.isBelow(performance.now() - begun, 2500)
    })
  )

  it.live("lets a statement wait for a lock no longer than one of PostgreSQL's own", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* fresh
      yield* Effect.gen(function* () {
        const companies = yield* CompanyStore
        yield* companies.exchanges
        const locking = runOn(
          url,
          "begin; lock table exchange in access exclusive mode; select pg_sleep(0.8); rollback"
        )
        yield* eventually(
          Effect.promise(() =>
            runOn(url, "select from pg_locks where mode = 'AccessExclusiveLock' and granted")
          ),
          (found) => found.length > 0
        )
        const begun = performance.now()
        assert.instanceOf(yield* Effect.flip(companies.exchanges), StoreUnavailable)
        assert.isBelow(performance.now() - begun, 700)
        yield* Effect.promise(() => locking)
      }).pipe(Effect.provide(stores), Effect.provide(Postgres.deadline))
    })
  )
})
