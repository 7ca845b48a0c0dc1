/** Stores written by findata 0.1.0 are migrated, and serve the same data. */
import { globSync, readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { assert, afterAll, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { Client } from "pg"
import { vi } from "vitest"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { ApiKeys } from "../../core/mod.ts"
import { type Area, ImportRuns, operator } from "../../core/ports.ts"
import { asItIs, type DurableLayer, take } from "../contract/stores.ts"
import { openWorld, type Service } from "../http/service.ts"
import { describePostgres, freshDatabase } from "../postgres/database.ts"
import { freshDirectory } from "./places.ts"

const written = (name: string) => gunzipSync(readFileSync(`test/figures/stores/0.1.0/${name}.gz`))

/** The numbers of an area's migrations after that of 0.1.0. */
const since = (area: Area, last: number): ReadonlyArray<number> =>
  globSync(`adapters/sql/migrations/${area}_*.ts`)
    .map((path) => Number(/_(\d+)\.ts$/.exec(path)?.[1]))
    .filter((number) => number > last)
    .toSorted((a, b) => a - b)

const brought = [...since("data", 3), ...since("access", 2)]

const numbersOf = (names: ReadonlyArray<string>): ReadonlyArray<number> =>
  names.map((name) => Number.parseInt(name, 10))

const sqlite = Effect.gen(function* () {
  const options = { directory: yield* freshDirectory, busyTimeout: 5000 }
  for (const name of ["data.db", "access.db"]) {
    yield* Effect.promise(() => writeFile(join(options.directory, name), written(name)))
  }
  assert.deepStrictEqual(numbersOf(yield* Sqlite.migrate(options)), brought)
  assert.deepStrictEqual(yield* Sqlite.migrate(options), [])
  return Layer.merge(Sqlite.storesLayer(options), Sqlite.importsLayer(options))
})

const postgres = Effect.gen(function* () {
  const url = yield* freshDatabase
  yield* Effect.promise(async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(written("postgres.sql").toString()).finally(() => client.end())
  })
  const options = { url: Redacted.make(url), maxConnections: 3 }
  assert.deepStrictEqual(numbersOf(yield* Postgres.migrate(options)), brought)
  assert.deepStrictEqual(yield* Postgres.migrate(options), [])
  return Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
})

/** A bar that a run of 0.1.0 changed, and its first version. */
const changed = {
  datetime: "2021-03-31T00:00:00",
  open: 121.65,
  high: 123.52,
  low: 121.15,
  close: 122.16,
  volume: 118_000_000
}
const first = { ...changed, high: 123.54, close: 122.15, volume: 109_019_052 }

const serves = (stores: DurableLayer): void => {
  let service: Service
  let runs: ImportRuns["Service"]
  const opened = Layer.provideMerge(
    Layer.effectDiscard(
      Effect.map(ImportRuns, (found) => {
        runs = found
      })
    ),
    stores
  )
  let headers: Record<string, string>
  beforeAll(async () => {
    service = await openWorld({ stores: opened, fill: Effect.void, clock: "real" })
    headers = { "x-api-key": (await service.key()).secret }
  }, 60_000)
  afterAll(() => service.close())

  const get = async (path: string) => {
    const { json, status } = await service.send("GET", path, headers)
    assert.strictEqual(status, 200, path)
    return json
  }
  const newest = async (symbol: string) =>
    (await get(`/api/public/v1/stock/prices/${symbol}?limit=1&adjust=none`)).data

  it("companies, with null for what 0.1.0 didn't store", async () => {
    const { companies, total } = await get("/api/public/v1/financial/companies")
    assert.strictEqual(total, 10)
    assert.deepInclude(companies[0], { symbol: "AAPL", name: "Apple Inc.", listed: true })
  })

  it("bars as corrected, and as before an undone run", async () => {
    assert.deepStrictEqual(await newest("AAPL"), [changed])
    assert.strictEqual((await newest("GOOG"))[0].close, 2068.63)
  })

  it("statements, reports, news, insiders and disclosures", async () => {
    const { statements } = await get("/api/public/v1/financial/companies/AAPL/financials?years=1")
    assert.strictEqual(statements[0].currency, "USD")
    assert.isAbove((await get("/api/public/v1/research/reports")).total, 0)
    assert.strictEqual((await get("/api/public/v1/news/articles")).total, 12)
    assert.isAbove((await get("/v1/financial_v4/companies/1/insider?months=60")).summary.period_months, 0)
    assert.isAbove((await get("/v1/financial_v4/companies/1/dart?limit=100")).count, 0)
  })

  it("its runs and its key", async () => {
    const { sources } = await get("/v1/financial_v4/sources")
    assert.isTrue(sources.some((_: { kind: string }) => _.kind === "listings"))
    const keys = await service.run(Effect.flatMap(ApiKeys, (_) => _.all))
    assert.include(
      keys.map(({ name }) => name),
      "old"
    )
  })

  it("further imports, and undoes runs of 0.1.0", async () => {
    const again = ["date,open,high,low,close,volume", "2021-03-31,121.65,123.52,121.15,122.16,118000000"]
    const { changed, unchanged } = await service.run(
      take("prices", again, { ...asItIs, symbol: "AAPL", source: "desk", basis: "raw" })
    )
    assert.deepStrictEqual([changed, unchanged], [0, 1])
    await service.run(runs.undo(12, operator))
    // Another connection's write is served within a second.
    await vi.waitFor(async () => assert.deepStrictEqual(await newest("AAPL"), [first]))
  })
}

describe("a store of 0.1.0 serves", () => {
  describe("on SQLite", () => {
    serves(Layer.unwrap(sqlite))
  })
  describePostgres("on PostgreSQL", () => {
    serves(Layer.unwrap(postgres))
  })
})
