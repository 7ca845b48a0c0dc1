/** A pooler that isn't what findata needs is recognised, and the message says what would be right. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Logger, Redacted } from "effect"
import { addressOf } from "../../adapters/postgres/Address.ts"
import { open } from "../../adapters/postgres/BulkClient.ts"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { CompanyStore } from "../../core/ports.ts"
import { generation } from "../contract/Changes.ts"
import { eventually } from "../contract/eventually.ts"
import { freshDatabase, migratedDatabase } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { describePooled, ownPooler } from "../postgres/ownPooler.ts"
import { setting, withoutTimeouts } from "../postgres/pooler.ts"

/** What a command says of its options. */
const faultOf = (effect: Effect.Effect<unknown, { readonly message: string }>) =>
  Effect.map(Effect.flip(effect), ({ message }) => message)

/** The URL with a host where nothing is. */
const withAnother = (url: string) => Redacted.make(url.replace(new URL(url).host, "$&,127.0.0.1:1"))

describePooled("a pooler", () => {
  const silent = ownPooler(
    setting(
      "ignore_startup_parameters",
      "statement_timeout,lock_timeout,idle_in_transaction_session_timeout,findata.session"
    )
  )
  const plain = ownPooler(withoutTimeouts)
  const resetting = ownPooler(setting("server_reset_query_always", "1"))
  const whole = ownPooler()
  const ofStatements = ownPooler(setting("pool_mode", "statement"))

  const needed =
    / is a pooler, such as PgBouncer, where PostgreSQL itself is expected: name PostgreSQL in DATABASE_DIRECT_URL, beside the pooler in DATABASE_URL$/

  it.live(
    "is named where PostgreSQL is expected, whether it refuses parameters of a session or ignores them",
    () =>
      Effect.gen(function* () {
        const url = yield* freshDatabase
        for (const pooler of [silent, plain]) {
          const through = Redacted.make(pooler.current().through(url))
          assert.match(
            yield* faultOf(Effect.scoped(Postgres.migrate({ url: through, maxConnections: 2 }))),
            needed
          )
          const direct = { url: through, direct: { url: through }, maxConnections: 2 }
          assert.match(yield* faultOf(Effect.scoped(Postgres.migrate(direct))), needed)
          assert.match(yield* faultOf(Postgres.check(direct)), needed)
        }
        const locks = yield* Effect.promise(() =>
          runOn(
            url,
            "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())"
          )
        )
        assert.deepStrictEqual(locks, [])
      })
  )

  it.live("that takes a listener makes nothing known, and the log says so", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const logged: Array<string> = []
      const logger = Logger.layer([Logger.map(Logger.formatJson, (line) => logged.push(line))])
      const through = { url: Redacted.make(silent.current().through(url)), maxConnections: 2 }
      yield* Effect.gen(function* () {
        yield* eventually(
          Effect.sync(() => logged),
          (lines) => lines.length > 0,
          5000
        )
        assert.isNull(yield* generation("data"))
      }).pipe(Effect.provide(Layer.provideMerge(Postgres.storesLayer(through), logger)))
      assert.match(logged[0] ?? "", /aren't heard.* is a pooler, such as PgBouncer/)
    })
  )

  it.live("without timeouts is refused, and each is named", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const options = {
        url: Redacted.make(plain.current().through(url)),
        direct: { url: Redacted.make(url) }
      }
      const { host } = new URL(plain.current().through(url))
      const [user] = yield* Effect.promise(() => runOn(url, "select current_user as name"))
      assert.strictEqual(
        yield* faultOf(Postgres.check(options)),
        `Sessions of ${host} lack timeouts: statement_timeout is 0, expected 1 to 5000 ms; lock_timeout is 0, expected 1 to 300 ms; idle_in_transaction_session_timeout is 0, expected 1 to 10000 ms. In pgbouncer.ini, connect_query='set statement_timeout = 5000; set lock_timeout = 300; set idle_in_transaction_session_timeout = 10000' for its database sets them; so does alter role ${user?.["name"]} set for each, once its sessions are new`
      )
    })
  )

  it.live("that resets its sessions after each transaction lacks timeouts", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const options = {
        url: Redacted.make(resetting.current().through(url)),
        direct: { url: Redacted.make(url) }
      }
      assert.match(yield* faultOf(Postgres.check(options)), / lack timeouts: statement_timeout is 0, /)
    })
  )

  it.live("of statements is refused", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const through = ofStatements.current().through(url)
      const options = { url: Redacted.make(through), direct: { url: Redacted.make(url) } }
      assert.match(
        yield* faultOf(Postgres.check(options)),
        new RegExp(`^${new URL(through).host} allows no transactions, expected pool_mode = transaction: `)
      )
    })
  )

  it.live("that leads to another database is refused, and one that isn't there", () =>
    Effect.gen(function* () {
      const [url, other] = [yield* migratedDatabase, yield* freshDatabase]
      const elsewhere = {
        url: Redacted.make(silent.current().through(other)),
        direct: { url: Redacted.make(url) }
      }
      assert.match(
        yield* faultOf(Postgres.check(elsewhere)),
        / leads to another server or database than DATABASE_DIRECT_URL/
      )
      const nowhere = {
        url: Redacted.make("postgres://me@127.0.0.1:1/none"),
        direct: { url: Redacted.make(url) }
      }
      assert.match(
        yield* faultOf(Postgres.check(nowhere)),
        /^127\.0\.0\.1:1 doesn't let findata connect: .*ECONNREFUSED/
      )
    })
  )

  it.live("before each of several hosts leads to the primary, also while another host is away", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const options = {
        url: withAnother(whole.current().through(url)),
        direct: { url: withAnother(url) },
        maxConnections: 2
      }
      yield* Postgres.check(options)
      const exchanges = Effect.flatMap(CompanyStore, (_) => _.exchanges)
      assert.isNotEmpty(yield* Effect.provide(exchanges, Postgres.storesLayer(options)))
    })
  )

  it.live("may have its timeouts by the database, which imports and migrations turn off for themselves", () =>
    Effect.gen(function* () {
      const url = yield* freshDatabase
      const name = new URL(url).pathname.slice(1)
      yield* Effect.promise(() => runOn(url, `alter database ${name} set lock_timeout = 300`))
      const { client: sql } = yield* open([addressOf(Redacted.make(url), null)])
      assert.deepStrictEqual(yield* sql`select current_setting('lock_timeout') as max`, [{ max: "0" }])
    })
  )
})
