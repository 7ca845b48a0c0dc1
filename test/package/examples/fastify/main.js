/** findata below a path of a Fastify application, and its methods in a route. */
import assert from "node:assert/strict"
import fastify from "fastify"
import { createFindata } from "findata/embed"

const findata = await createFindata({ sqlite: process.env.FINDATA_DATA })
const app = fastify()
app.get("/last/:symbol", async ({ params }) => {
  const { data } = await findata.prices.recent(params.symbol, { limit: 1 })
  return { close: data[0].close }
})
app.addHook("onRequest", async ({ raw }, reply) => {
  if (!raw.url.startsWith("/data/")) return
  raw.url = raw.url.slice("/data".length)
  reply.hijack()
  findata.node(raw, reply.raw)
})

const address = await app.listen({ port: 0, host: "127.0.0.1" })
const headers = { "x-api-key": process.env.FINDATA_KEY }
const answer = await fetch(`${address}/data/api/public/v1/stock/prices/AAPL?limit=1`, { headers })
assert.equal((await answer.json()).data[0].close, 122.15)
assert.deepEqual(await (await fetch(`${address}/last/AAPL`)).json(), { close: 122.15 })
await app.close()
await findata.close()
console.log("close", 122.15)
