/** `COMPANY_PAGES` as an operator configures it, on listening servers. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { findata, remove, temporaryDirectory } from "../../cli/command.ts"
import { type Server, serve } from "../../cli/serving.ts"

let directory: string
const servers: Array<Server> = []

beforeAll(async () => {
  directory = await temporaryDirectory()
}, 60_000)
afterAll(async () => {
  for (const server of servers) server.process.kill("SIGKILL")
  await remove(directory)
})

describe("company pages", { timeout: 60_000 }, () => {
  it.for([
    ["", 404],
    ["public", 404],
    ["key", 401]
  ] as const)("with COMPANY_PAGES=%s answer %i without a key", async ([pages, expected]) => {
    const server = await serve({ FINDATA_DATA: directory, COMPANY_PAGES: pages }, "--workers", "1")
    servers.push(server)
    const response = await fetch(`${server.address}/v1/financial_v4/companies/1`)
    await response.arrayBuffer()
    assert.strictEqual(response.status, expected)
  })

  it("refuse another value", async () => {
    const { code, stderr } = await findata(
      { FINDATA_DATA: directory, COMPANY_PAGES: "private" },
      "keys",
      "list"
    )
    assert.strictEqual(code, 2)
    assert.include(stderr, "COMPANY_PAGES=private: expected public or key")
  })
})
