/** Asks a server for long answers, ends it meanwhile, and expects them whole, and its end within eight seconds. */
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"

const server = spawn("bun", ["server.js"], { stdio: ["ignore", "pipe", "inherit"] })
let printed = ""
server.stdout.setEncoding("utf8").on("data", (text) => {
  printed += text
})
/** Waits until the server has printed so many lines, and returns them. */
const linesOf = async (count) => {
  while (printed.split("\n").length <= count) await once(server.stdout, "data")
  return printed.split("\n")
}
const [first] = await linesOf(1)
const { address, key } = JSON.parse(first)
const ask = async (symbol) => {
  const path = `api/public/v1/stock/prices/${symbol}/history?limit=1000&interval=1week`
  const response = await fetch(address + path, { headers: { "x-api-key": key } })
  return { status: response.status, count: (await response.json()).data.length }
}
assert.equal((await ask("AAPL")).status, 200)

const underWay = ["AAPL", "IBM", "BAC", "GOOG", "AIG"].map(ask)
// All have arrived: the address, the first request, and these.
await linesOf(2 + underWay.length)
const begun = performance.now()
server.kill("SIGTERM")
const [ended] = await Promise.all([once(server, "exit"), ...underWay])
const seconds = (performance.now() - begun) / 1000
for (const { count, status } of await Promise.all(underWay)) {
  assert.equal(status, 200)
  assert.ok(count > 0)
}
assert.deepEqual(ended, [0, null])
assert.ok(seconds < 8, `${seconds} s`)
console.log(`ended with 0 after ${seconds.toFixed(2)} s`)
