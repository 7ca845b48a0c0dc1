/** findata below a path of an Express application. */
import assert from "node:assert/strict"
import { once } from "node:events"
import express from "express"
import { createFindata } from "findata/embed"

const findata = await createFindata({ sqlite: process.env.FINDATA_DATA })
const app = express()
app.get("/", (_, response) => response.send("the application's own"))
app.use("/data", findata.node)

const server = app.listen(0, "127.0.0.1")
await once(server, "listening")
const address = `http://127.0.0.1:${server.address().port}`
const headers = { "x-api-key": process.env.FINDATA_KEY }
const answer = await fetch(`${address}/data/api/public/v1/stock/prices/AAPL?limit=1`, { headers })
const { data } = await answer.json()
assert.equal(data[0].close, 122.15)
assert.equal((await fetch(`${address}/data/api/public/v1/stock/prices/AAPL`)).status, 401)
assert.equal(await (await fetch(address)).text(), "the application's own")
server.close()
await findata.close()
console.log("close", data[0].close)
