/** The client by fetch against a server of the sample. */
import assert from "node:assert/strict"
import { createClient, FindataError } from "findata/client"

const client = createClient({ baseUrl: process.env.FINDATA_URL, apiKey: process.env.FINDATA_KEY })

const { data } = await client.getPrices({ symbol: "AAPL", limit: 2 })
assert.deepEqual(
  data.map(({ close }) => close),
  [119.9, 122.15]
)
const csv = await client.getPrices({ symbol: "AAPL", limit: 1, format: "csv" })
assert.match(csv, /^datetime,open,high,low,close,volume\r\n2021-03-31T00:00:00,/)
await assert.rejects(client.getCompany({ symbol: "NONESUCH" }), (error) => {
  assert(error instanceof FindataError)
  return error.status === 404
})
let articles = 0
for await (const _ of client.each("listNews")) articles++
assert(articles > 0)
console.log("closes", data.map(({ close }) => close).join(", "), "and", articles, "articles")
