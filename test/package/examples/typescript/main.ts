/** The client's types, as a program has them that was compiled by TypeScript 5.9. */
import assert from "node:assert/strict"
import { createClient } from "findata/client"

const client = createClient({
  baseUrl: process.env["FINDATA_URL"] ?? "",
  apiKey: process.env["FINDATA_KEY"] ?? ""
})

const { data } = await client.getPriceHistory({ symbol: "AAPL", interval: "1month", limit: 2 })
const closes: ReadonlyArray<number | null | undefined> = data.map(({ close }) => close)
assert.equal(closes.length, 2)
const csv: string = await client.getPrices({ symbol: "AAPL", format: "csv" })
assert.match(csv, /^datetime,/)

export const refused = [
  // @ts-expect-error an unknown interval
  () => client.getPrices({ symbol: "AAPL", interval: "1year" }),
  // @ts-expect-error the symbol is missing
  () => client.getPrices({ limit: 1 }),
  // @ts-expect-error an unknown scope
  () => client.createApiKey({ body: { name: "x", scopes: ["read:everything"] } }),
  // @ts-expect-error a text has no data
  async () => (await client.getPrices({ symbol: "AAPL", format: "csv" })).data
]
console.log("compiled; monthly closes", closes.join(", "))
