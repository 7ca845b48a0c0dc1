/** `Changes` on SQLite: what it makes of the records that writers leave, and of writers that leave none. */
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setImmediate } from "node:timers/promises"
import { MessageChannel } from "node:worker_threads"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { record } from "../../adapters/sqlite/Changes.ts"
import { open } from "../../adapters/sqlite/mod.ts"
import { ApiKeyStore, Changes, KeyWrites, type ReadSet, RequestCounts, SyncStore } from "../../core/ports.ts"
import { priceHeader, take, withImports } from "../contract/stores.ts"
import { freshSqlite } from "./places.ts"

/** Waits until the event loop receives something, before anything that waits for the turn after. */
const received = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.once("message", () => {
      port1.close()
      resolve()
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    port2.postMessage(null)
  })

/** A process that keeps results of two tables, and another one's connection to the file. */
const opened = Effect.gen(function* () {
  const { directory, stores } = yield* freshSqlite
  const context = yield* Layer.build(stores)
  const { generation, isCurrent } = yield* Effect.provide(Changes, context)
  const database = yield* Effect.acquireRelease(
    Effect.sync(() => new DatabaseSync(join(directory, "data.db"))),
    (database) => Effect.sync(() => database.close())
  )
  const keep = (table: "article" | "price_daily"): ReadSet => ({
    area: "data",
    reads: [{ table, column: null, value: "" }],
    since: generation("data") ?? -1
  })
  const kept = { article: keep("article"), price_daily: keep("price_daily") }
  /** Which are still current in the next turn of the event loop. */
  const current = Effect.promise(async () => {
    await setImmediate()
    await received()
    return { article: isCurrent(kept.article), price_daily: isCurrent(kept.price_daily) }
  })
  return { context, current, database, directory, isCurrent, kept }
})

const insert = "insert into recent_change (written) values (?)"
const both = { article: true, price_daily: true }
const none = { article: false, price_daily: false }

describe("on SQLite", () => {
  it.live("all recorded writes are read, and concern what they name", () =>
    Effect.gen(function* () {
      const { current, database } = yield* opened
      database.prepare(insert).run("{}")
      database.prepare(insert).run('{"import_run":null}')
      assert.deepStrictEqual(yield* current, both)
      database.prepare(insert).run('{"article":null}')
      database.prepare(insert).run("{}")
      assert.deepStrictEqual(yield* current, { article: false, price_daily: true })
    }).pipe(Effect.scoped)
  )

  it.live("nothing is current while the records can't be read, and what was written meanwhile counts", () =>
    Effect.gen(function* () {
      const { current, database } = yield* opened
      assert.deepStrictEqual(yield* current, both)
      database.exec("alter table recent_change rename to gone")
      assert.deepStrictEqual(yield* current, none)
      database.prepare("insert into gone (written) values (?)").run('{"article":null}')
      assert.deepStrictEqual(yield* current, none)
      database.exec("alter table gone rename to recent_change")
      assert.deepStrictEqual(yield* current, { article: false, price_daily: true })
    }).pipe(Effect.scoped)
  )

  it.live("what is received in a turn of the event loop meets what was written before", () =>
    Effect.gen(function* () {
      const { database, isCurrent, kept } = yield* opened
      yield* Effect.promise(async () => {
        // Requests that waited are begun here.
        await setImmediate()
        assert.isTrue(isCurrent(kept.article))
        database.prepare(insert).run('{"article":null}')
        await received()
        assert.isFalse(isCurrent(kept.article))
      })
    }).pipe(Effect.scoped)
  )

  it.live("a write to keys counts at once in every thread of the server", () =>
    Effect.gen(function* () {
      const { stores } = yield* freshSqlite
      const count = { writes: 0 }
      const ofServer = Layer.provide(
        Layer.fresh(stores),
        Layer.succeed(KeyWrites, { count: () => count.writes, add: () => void count.writes++ })
      )
      const [one, other] = [yield* Layer.build(ofServer), yield* Layer.build(Layer.fresh(ofServer))]
      const changes = yield* Effect.provide(Changes, other)
      yield* Effect.sync(() => {
        const before = changes.generation("access")
        Effect.runSync(
          Effect.gen(function* () {
            yield* (yield* ApiKeyStore).revoke(1, {
              at: "2024-01-01T00:00:00Z",
              actor: null,
              request_id: null
            })
            yield* (yield* Changes).written("access")
          }).pipe(Effect.provide(one))
        )
        assert.notStrictEqual(changes.generation("access"), before)
      })
    }).pipe(Effect.scoped)
  )

  it.live("a write without a record concerns everything", () =>
    Effect.gen(function* () {
      const { current, database } = yield* opened
      assert.deepStrictEqual(yield* current, both)
      database.exec("update exchange set name = 'Other' where code = 'NYSE'")
      assert.deepStrictEqual(yield* current, none)
    }).pipe(Effect.scoped)
  )

  it.live("a missing record concerns everything", () =>
    Effect.gen(function* () {
      const { current, database } = yield* opened
      database.exec("begin")
      database.prepare(insert).run("{}")
      database.prepare(insert).run("{}")
      database.exec(
        "delete from recent_change where sequence = (select max(sequence) - 1 from recent_change)"
      )
      database.exec("commit")
      assert.deepStrictEqual(yield* current, none)
    }).pipe(Effect.scoped)
  )

  it.live("the state of syncs concerns no data", () =>
    Effect.gen(function* () {
      const { context, current } = yield* opened
      yield* Effect.gen(function* () {
        const syncs = yield* SyncStore
        yield* syncs.hold("rss", "me", "2024-01-01T00:00:00Z", "2024-01-01T00:05:00Z")
        yield* syncs.start("rss", "2024-01-01T00:00:00Z")
        yield* (yield* RequestCounts).put("rss", "2024-01-01", 1)
        yield* syncs.schedule("rss", null)
        yield* syncs.finish("rss", "me", { finished_at: "2024-01-01T00:01:00Z", failure: null })
      }).pipe(Effect.provide(context))
      assert.deepStrictEqual(yield* current, both)
    }).pipe(Effect.scoped)
  )

  it.live("an import of many companies names those whose rows it changed, up to a thousand", () =>
    Effect.gen(function* () {
      const { directory, stores } = yield* freshSqlite
      const ids = Array.from({ length: 1001 }, (_, i) => i + 1)
      const bars = (close: (id: number) => number) => [
        priceHeader,
        ...ids.map((id) => `S${id},2024-01-02,9,9,1,${close(id)},1`)
      ]
      const newest = () => {
        const database = new DatabaseSync(join(directory, "data.db"), { readOnly: true })
        const found = database
          .prepare("select written from recent_change order by sequence desc limit 1")
          .get()
        database.close()
        return JSON.parse(String(found?.["written"]))
      }
      yield* Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", ...ids.map((id) => `S${id},NYSE,Name ${id}`)])
        yield* take(
          "prices",
          bars(() => 2)
        )
        const days = ["2024-01-02", "2024-01-02"]
        assert.deepStrictEqual(newest(), { price_daily: { days }, import_run: null })
        yield* take(
          "prices",
          bars((id) => (id === 7 ? 3 : 2))
        )
        assert.deepStrictEqual(newest(), { price_daily: { company_id: [7], days }, import_run: null })
        yield* take(
          "prices",
          bars((id) => (id === 7 ? 3 : 2))
        )
        assert.deepStrictEqual(newest(), { import_run: null })
      }).pipe(Effect.provide(Layer.fresh(withImports(stores))))
    }).pipe(Effect.scoped)
  )

  it.live("a bounded number of records is stored", () =>
    Effect.gen(function* () {
      const { database, directory } = yield* opened
      const { client } = yield* open({
        path: join(directory, "data.db"),
        readOnly: false,
        busyTimeout: 5000
      })
      const many = Effect.replicateEffect(record(client, {}), 1100, { discard: true })
      yield* Effect.provideService(client.withTransaction(many), SqlClient.SqlClient, client)
      const stored = database
        .prepare("select count(*) as n, max(sequence) as newest from recent_change")
        .get()
      assert.strictEqual(stored?.["n"], 1000)
      assert.isAtLeast(Number(stored?.["newest"]), 1100)
    }).pipe(Effect.scoped)
  )
})
