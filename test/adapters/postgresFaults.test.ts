/** What the stores on PostgreSQL do when the server ends a connection or a transaction in the middle of it. */
import { assert, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { Client } from "pg"
import { StoreUnavailable } from "../../core/mod.ts"
import { ApiKeyStore, ImportRuns, ImportSink } from "../../core/ports.ts"
import { key, note } from "../contract/ApiKeyStore.ts"
import { eventually } from "../contract/eventually.ts"
import { describePostgres } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { terminate } from "./cutOff.ts"
import { freshPostgres } from "./places.ts"

/** A connection of another process. */
const other = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )

const use = (id: number) => `update api_key set last_used_at = '2024-02-02T00:00:00Z' where id = ${id}`

const waiting = "wait_event_type = 'Lock'"

const isWaiting = (url: string) =>
  eventually(
    Effect.promise(() =>
      runOn(url, `select from pg_stat_activity where datname = current_database() and ${waiting}`)
    ),
    (found) => found.length > 0
  )

describePostgres("a transaction", () => {
  it.live("whose connection the server ends is unavailable, and its rollback no defect", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* freshPostgres
      const blocking = yield* other(url)
      yield* Effect.gen(function* () {
        const keys = yield* ApiKeyStore
        yield* Effect.promise(() => blocking.query("begin; lock table audit in access exclusive mode"))
        const adding = yield* Effect.forkChild(keys.add(key, "cut off", note))
        yield* isWaiting(url)
        yield* terminate(url, waiting)
        assert.instanceOf(yield* Effect.flip(Fiber.join(adding)), StoreUnavailable)
        yield* Effect.promise(() => blocking.query("rollback"))
        assert.deepStrictEqual(yield* keys.all, [])
      }).pipe(Effect.provide(stores))
    })
  )

  it.live("of an import whose connection the server ends is unavailable, and leaves nothing", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* freshPostgres
      const error = yield* Effect.gen(function* () {
        const sink = yield* ImportSink
        const cut = terminate(url, "application_name = 'findata import'")
        return yield* Effect.flip(sink.atomic(Effect.andThen(cut, sink.exchanges)))
      }).pipe(Effect.provide(stores))
      assert.instanceOf(error, StoreUnavailable)
      const runs = Effect.flatMap(ImportRuns, (_) => _.all)
      assert.deepStrictEqual(yield* Effect.provide(runs, stores), [])
    })
  )

  it.live("that the server ends in favour of another one is begun again", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* freshPostgres
      const rival = yield* other(url)
      yield* Effect.gen(function* () {
        const keys = yield* ApiKeyStore
        const [first, second] = [
          (yield* keys.add(key, "deadlock 1", note)).id,
          (yield* keys.add(key, "deadlock 2", note)).id
        ]
        // The rival never is the one that the server ends.
        yield* Effect.promise(() => rival.query(`set deadlock_timeout = '1min'; begin; ${use(second)}`))
        const at = "2024-02-03T00:00:00Z"
        const touching = yield* Effect.forkChild(
          keys.touch(new Map([first, second].map((id) => [id, at])), at)
        )
        yield* isWaiting(url)
        yield* Effect.promise(() => rival.query(use(first)))
        yield* Effect.promise(() => rival.query("commit"))
        yield* Fiber.join(touching)
        assert.deepStrictEqual(
          (yield* keys.all).map(({ last_used_at }) => last_used_at),
          [at, at]
        )
      }).pipe(Effect.provide(stores))
    })
  )
})
