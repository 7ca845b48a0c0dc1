/** A table that another session has locked: requests for other data have connections, and wait for none of it. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { Client } from "pg"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { market } from "../fixtures/market.ts"
import { describePostgres, migratedDatabase } from "../postgres/database.ts"
import { openWorld, type Service } from "./service.ts"

/** The market on PostgreSQL over so many connections, and a session that locks tables. */
const opened = Effect.fnUntraced(function* (maxConnections: number) {
  const url = yield* migratedDatabase
  const options = { url: Redacted.make(url), maxConnections }
  const stores = Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
  const service = yield* Effect.acquireRelease(
    Effect.promise(() =>
      openWorld({ ...market, stores: Layer.provideMerge(stores, Postgres.deadline), clock: "real" })
    ),
    ({ close }) => Effect.promise(close)
  )
  const other = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )
  return { service, lock: (statement: string) => Effect.promise(() => other.query(statement)) }
})

interface Timed {
  readonly status: number
  readonly took: number
  readonly retryAfter: string | null
}

const timed = async (service: Service, path: string, secret?: string, method = "GET"): Promise<Timed> => {
  const begun = performance.now()
  const { headers, status } = await service.send(
    method,
    path,
    secret === undefined ? {} : { "x-api-key": secret }
  )
  return { status, took: performance.now() - begun, retryAfter: headers.get("retry-after") }
}

const api = "/api/public/v1"

const prices = (n: number) => `${api}/stock/prices/AAPL/history?limit=${n + 1}`
const search = (n: number) => `${api}/financial/companies?search=r${n}`

/** Requests while the table is locked: forty for it, each another one, then in turn others for 1.5 seconds. */
const during = async (
  service: Service,
  secret: string,
  locked: (n: number) => string,
  free: (n: number) => string
) => {
  const blocked = Array.from({ length: 40 }, (_, n) => timed(service, locked(n), secret))
  const others: Array<Timed> = []
  const instant: Array<Timed> = []
  const end = performance.now() + 1500
  for (let n = 0; performance.now() < end; n++) {
    others.push(await timed(service, free(n), secret), await timed(service, "/readyz"))
    instant.push(
      await timed(service, `${api}/financial/companies`, "not a key"),
      await timed(service, "/nowhere"),
      await timed(service, `${api}/financial/companies`, undefined, "OPTIONS"),
      await timed(service, "/healthz")
    )
    blocked.push(timed(service, locked(40 + n), secret))
  }
  return { blocked: await Promise.all(blocked), others, instant }
}

const longest = (answers: ReadonlyArray<Timed>) => Math.max(...answers.map(({ took }) => took))
const statuses = (answers: ReadonlyArray<Timed>) =>
  [...new Set(answers.map(({ status }) => status))].toSorted()

describePostgres("a locked table", () => {
  it.live.each([2, 5])("of prices leaves the other routes fast over %d connections", (connections) =>
    Effect.gen(function* () {
      const { lock, service } = yield* opened(connections)
      const { secret } = yield* Effect.promise(() => service.key())
      yield* Effect.promise(() => timed(service, search(9999), secret))
      yield* lock("begin; lock table price_daily in access exclusive mode")
      const { blocked, instant, others } = yield* Effect.promise(() =>
        during(service, secret, prices, search)
      )
      yield* lock("rollback")
      assert.deepStrictEqual(statuses(blocked), [503])
      assert.deepStrictEqual([...new Set(blocked.map(({ retryAfter }) => retryAfter))], ["1"])
      assert.isBelow(longest(blocked), 3500)
      assert.deepStrictEqual(statuses(others), [200])
      assert.isBelow(longest(others), 1000)
      assert.deepStrictEqual(statuses(instant), [200, 401, 404, 405])
      assert.isBelow(longest(instant), 250)
      yield* Effect.sleep("400 millis")
      assert.strictEqual((yield* Effect.promise(() => timed(service, prices(0), secret))).status, 200)
    })
  )

  it.live("of another program changes nothing for those of findata", () =>
    Effect.gen(function* () {
      const { lock, service } = yield* opened(5)
      const { secret } = yield* Effect.promise(() => service.key())
      const ask = (path: string) => Effect.promise(() => timed(service, path, secret))
      yield* lock('create schema shop; create table shop.symbol (); create table "odd(1" ()')
      yield* Effect.addFinalizer(() => lock('rollback; drop schema shop cascade; drop table "odd(1"'))
      yield* lock('begin; lock table price_daily, shop.symbol, "odd(1" in access exclusive mode')
      const waited = yield* ask(prices(0))
      assert.strictEqual(waited.status, 503)
      // At once, not after a wait for the lock as the first, when the server has found out which table is locked.
      const refused: Array<Timed> = []
      for (let n = 1; n <= 10; n++) {
        yield* Effect.sleep("100 millis")
        refused.push(yield* ask(prices(n)))
      }
      assert.deepStrictEqual(statuses(refused), [503])
      assert.isBelow(Math.min(...refused.map(({ took }) => took)), waited.took / 2)
      assert.strictEqual((yield* ask(search(1))).status, 200)
    })
  )

  it.live("of keys leaves requests with a key that is known, open pages and readiness as they are", () =>
    Effect.gen(function* () {
      const { lock, service } = yield* opened(5)
      yield* lock("begin; lock table api_key in access exclusive mode")
      const page = (n: number) => timed(service, `/v1/financial_v4/companies?search=a${n}`)
      const pages = yield* Effect.promise(async () => {
        const found: Array<Timed> = []
        const unknown = Array.from({ length: 20 }, () =>
          service.key().then(
            () => 0,
            () => 503
          )
        )
        for (let n = 0; n < 20; n++) found.push(await page(n), await timed(service, "/readyz"))
        await Promise.all(unknown)
        return found
      })
      yield* lock("rollback")
      assert.deepStrictEqual(statuses(pages), [200])
      assert.isBelow(longest(pages), 1000)
    })
  )

  it.live.each([2, 5])(
    "of the audit log leaves requests with a key fast over %d connections",
    (connections) =>
      Effect.gen(function* () {
        const { lock, service } = yield* opened(connections)
        const { secret } = yield* Effect.promise(() => service.key())
        yield* lock("begin; lock table audit in access exclusive mode")
        const end = performance.now() + 2500
        const reads: Array<Timed> = []
        const writing = Array.from({ length: 8 }, async () => {
          let refused = 0
          while (performance.now() < end) await service.key().catch(() => refused++)
          return refused
        })
        // Longer than a key is remembered.
        for (let n = 0; performance.now() < end; n++)
          reads.push(yield* Effect.promise(() => timed(service, search(n), secret)))
        const refused = yield* Effect.promise(() => Promise.all(writing))
        yield* lock("rollback")
        assert.deepStrictEqual(statuses(reads), [200])
        assert.isBelow(longest(reads), 1000)
        assert.isAbove(Math.min(...refused), 2)
        yield* Effect.sleep("400 millis")
        yield* Effect.promise(() => service.key())
      })
  )
})
