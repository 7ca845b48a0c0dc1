/** Calls the route handler as the framework does, by a standard Request. */
import assert from "node:assert/strict"
import { findata, GET } from "./route.js"

const headers = { "x-api-key": process.env.FINDATA_KEY }
const path = "/api/public/v1/stock/prices/AAPL?limit=1"
const answer = await GET(new Request(`http://localhost${path}`, { headers }), { params: Promise.resolve({}) })
assert.equal(answer.status, 200)
const { data } = await answer.json()
assert.equal(data[0].close, 122.15)
await findata.close()
console.log("close", data[0].close)
