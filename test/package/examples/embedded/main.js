/** The service in memory, within a program of any runtime, installed without optional dependencies. */
import assert from "node:assert/strict"
import { createFindata, FindataError } from "findata/embed"

const findata = await createFindata({ memory: true, sample: true })

const { data } = await findata.prices.recent("AAPL", { limit: 1 })
assert.equal(data[0].close, 122.15)
await assert.rejects(
  findata.prices.recent("NOPE"),
  (error) => error instanceof FindataError && error.status === 404
)

const { key } = await findata.keys.create({ name: "e", scopes: ["read:stock"] })
const path = "/api/public/v1/stock/prices/AAPL?limit=1"
const ask = (headers) => findata.fetch(new Request(`http://localhost${path}`, { headers }))
assert.equal((await ask({})).status, 401)
const answer = await ask({ "x-api-key": key })
assert.deepEqual((await answer.json()).data, data)
await findata.close()
console.log("close", data[0].close)
