/** findata as a fetch handler below a path of a Hono application. */
import assert from "node:assert/strict"
import { once } from "node:events"
import { serve } from "@hono/node-server"
import { createFindata } from "findata/embed"
import { Hono } from "hono"

const findata = await createFindata({ sqlite: process.env.FINDATA_DATA })
const app = new Hono()
app.mount("/data", (request) => findata.fetch(request))

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" })
if (!server.listening) await once(server, "listening")
const headers = { "x-api-key": process.env.FINDATA_KEY }
const path = "/data/api/public/v1/stock/prices/AAPL?limit=1"
const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`, { headers })
assert.equal((await answer.json()).data[0].close, 122.15)
server.close()
await findata.close()
console.log("close", 122.15)
