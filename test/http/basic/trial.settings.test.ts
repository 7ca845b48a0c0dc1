/** The trial as an operator configures it, on a listening server. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { findata, remove, temporaryDirectory } from "../../cli/command.ts"
import { type Server, serve } from "../../cli/serving.ts"

let directory: string
let server: Server

beforeAll(async () => {
  directory = await temporaryDirectory()
  server = await serve({ FINDATA_DATA: directory, TRIAL_RATE_LIMIT: "1", TRUST_PROXY: "true" })
}, 60_000)
afterAll(async () => {
  server?.process.kill("SIGKILL")
  await remove(directory)
})

const ask = async (headers: Record<string, string> = {}): Promise<number> => {
  const url = `${server.address}/api/v1/financial-v4/profile?symbol=ZZZZ`
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  return response.status
}

it("a client's address is its connection's, or the one that a trusted proxy reports", async () => {
  assert.strictEqual(await ask(), 404)
  assert.strictEqual(await ask({ "x-forwarded-for": "127.0.0.1" }), 429)
  assert.strictEqual(await ask({ "x-forwarded-for": "198.51.100.7" }), 404)
  assert.strictEqual(await ask(), 429)
})

const listKeys = (limit: string, proxy: string) =>
  findata({ FINDATA_DATA: directory, TRIAL_RATE_LIMIT: limit, TRUST_PROXY: proxy }, "keys", "list")

describe("settings of the trial", { timeout: 30_000 }, () => {
  it.for([
    ["1000000", "FALSE"],
    ["1", "1"],
    ["1", "127.0.0.1,10.0.0.0/8, fd00::/8"]
  ] as const)("may be %s and %s", async ([limit, proxy]) => {
    assert.strictEqual((await listKeys(limit, proxy)).code, 0)
  })

  it.for([
    ["0", "maybe"],
    ["1000001", "constructor"],
    ["0", "10.0.0.0/33"],
    ["0", "10.0.0.1,proxy"]
  ] as const)("may not be %s and %s", async ([limit, proxy]) => {
    const { code, stderr } = await listKeys(limit, proxy)
    assert.strictEqual(code, 2)
    assert.include(stderr, `TRIAL_RATE_LIMIT=${limit}: expected a number from 1 to 1000000`)
    assert.include(
      stderr,
      `TRUST_PROXY=${proxy}: expected true, false, a number of proxies, or their addresses`
    )
  })
})
