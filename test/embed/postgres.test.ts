/** An embedded findata on PostgreSQL, from an empty database on. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { createFindata, SchemaOutdated } from "../../apps/embed/mod.ts"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { askFetch } from "./answers.ts"

const bars = new TextEncoder().encode("date,open,high,low,close,volume\n2022-01-03,5,5,5,5,100\n")

describePostgres("an embedded findata on PostgreSQL", () => {
  let url: string
  let data: string

  beforeAll(async () => {
    url = await createDatabase()
    data = await mkdtemp(join(tmpdir(), "findata-embed-"))
  })
  afterAll(async () => {
    await dropDatabase(url)
    await rm(data, { recursive: true, force: true })
  })

  it("migrates unless it may not, imports, reads, admits by key and ends", async () => {
    const options = { postgres: url, maxConnections: 4, data }
    const refused = await createFindata({ ...options, migrate: false }).catch((error: unknown) => error)
    assert.instanceOf(refused, SchemaOutdated)
    assert.match((refused as Error).message, /^PostgreSQL at \S+: the schema lacks 0001_data, /)

    const findata = await createFindata(options)
    const mine = { symbol: "MINE", create_companies: true, exchange: "NASDAQ" }
    assert.deepInclude(await findata.imports.run("prices", bars, mine), { inserted: 1 })
    const { runs } = await findata.imports.runs()
    const { data: found } = await findata.prices.recent("MINE")
    assert.deepStrictEqual(
      found.map(({ close }) => close),
      [5]
    )
    const { key, id } = await findata.keys.create({ name: "a", scopes: ["read:all"] })
    const asked = { path: "/api/public/v1/stock/prices/MINE", headers: { "x-api-key": key } }
    assert.strictEqual((await askFetch(findata.fetch, asked)).status, 200)
    await findata.keys.revoke(id)
    assert.strictEqual((await askFetch(findata.fetch, asked)).status, 401)
    assert.isAbove((await findata.imports.undo(runs[0]?.run_id ?? 0)).removed, 0)
    await findata.close()

    const again = await createFindata({ ...options, migrate: false })
    assert.strictEqual((await again.companies.list()).total, 0)
    await again.close()
  })
})
