/** `SITE` as an operator configures it, on listening servers, and the option of an embedded findata. */
import { existsSync } from "node:fs"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createFindata } from "../../../apps/embed/mod.ts"
import { findata, remove, temporaryDirectory, until } from "../../cli/command.ts"
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

type Seen = readonly [status: number, type: string | undefined]

const seenIn = async (response: Response): Promise<Seen> => {
  await response.arrayBuffer()
  return [response.status, response.headers.get("content-type")?.split(";")[0]]
}

/** An installation without the site says how to build it. */
const page: Seen = existsSync("build/site/index.html") ? [200, "text/html"] : [404, "text/plain"]
const nothing: Seen = [404, "application/json"]

describe("the site", { timeout: 60_000 }, () => {
  it.for<readonly [setting: string, expected: Seen]>([
    ["", page],
    ["on", page],
    ["off", nothing]
  ])("with SITE=%s is answered as %j", async ([setting, expected]) => {
    const server = await serve({ FINDATA_DATA: directory, SITE: setting }, "--workers", "1")
    servers.push(server)
    for (const path of ["/", "/companies/AAPL"])
      assert.deepStrictEqual(await seenIn(await fetch(`${server.address}${path}`)), expected)
    const printed = await until(server.stdout, (text) => text.includes("Documentation: "), 10_000)
    assert.strictEqual(printed.includes(`Open ${server.address} in a browser`), expected[0] === 200)
  })

  it("takes no other value", async () => {
    const { code, stderr } = await findata({ FINDATA_DATA: directory, SITE: "yes" }, "keys", "list")
    assert.strictEqual(code, 2)
    assert.include(stderr, "SITE=yes: expected on or off")
  })

  it.for<readonly [options: { readonly site?: boolean }, expected: Seen]>([
    [{}, nothing],
    [{ site: false }, nothing],
    [{ site: true }, page]
  ])("of an embedded findata with %j is answered as %j", async ([options, expected]) => {
    await using embedded = await createFindata({ memory: true, ...options })
    assert.deepStrictEqual(await seenIn(await embedded.fetch(new Request("http://localhost/"))), expected)
  })
})
