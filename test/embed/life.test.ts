/** How embedded findatas are mounted, stay apart from each other, and end. */
import { execFile } from "node:child_process"
import { once } from "node:events"
import { createServer, request } from "node:http"
import { mkdtemp, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { promisify } from "node:util"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import fastify from "fastify"
import { createFindata, type Findata, FindataError } from "../../apps/embed/mod.ts"
import { askFetch, askPort } from "./answers.ts"

const bars = (close: number) =>
  new TextEncoder().encode(
    `date,open,high,low,close,volume\n2022-01-03,${close},${close},${close},${close},100\n`
  )

const own = { symbol: "MINE", create_companies: true, exchange: "NASDAQ" } as const

const closeOf = async (findata: Findata): Promise<unknown> =>
  (await findata.prices.recent("MINE")).data.map(({ close }) => close)

const path = "/api/public/v1/stock/prices/MINE"

describe("two in one process", () => {
  let directory: string
  let findatas: ReadonlyArray<Findata>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "findata-embed-"))
    findatas = await Promise.all([
      createFindata({ sqlite: join(directory, "a"), trialRateLimit: 2 }),
      createFindata({ sqlite: join(directory, "b") }),
      createFindata({ memory: true })
    ])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(findatas.map(({ close }) => close()))
    await rm(directory, { recursive: true, force: true })
  })

  it("have data, keys and limits of their own", async () => {
    const [a, b, c] = findatas as [Findata, Findata, Findata]
    // Two read from files, in threads that get the settings of their own store.
    await Promise.all([a, b, c].map(({ imports }, at) => imports.run("prices", bars(at + 1), own)))
    assert.deepStrictEqual(await Promise.all([a, b, c].map(closeOf)), [[1], [2], [3]])
    const { key } = await a.keys.create({ name: "a", scopes: ["read:all"] })
    const statuses = [a, b, c].map(
      async ({ fetch }) => (await askFetch(fetch, { path, headers: { "x-api-key": key } })).status
    )
    assert.deepStrictEqual(await Promise.all(statuses), [200, 401, 401])
    await b.close()
    assert.deepStrictEqual(await Promise.all([a, c].map(closeOf)), [[1], [3]])
  })

  it("limit clients by their addresses", async () => {
    const [{ fetch }] = findatas as [Findata]
    const url = "http://localhost/api/v1/financial-v4/profile?symbol=MINE"
    const ask = async (clientAddress: string) => (await fetch(new Request(url), { clientAddress })).status
    assert.deepStrictEqual(
      [await ask("10.0.0.1"), await ask("10.0.0.1"), await ask("10.0.0.1"), await ask("10.0.0.2")],
      [200, 200, 429, 200]
    )
  })

  it("undo what was imported on SQLite", async () => {
    const [{ imports }] = findatas as [Findata]
    const { runs } = await imports.runs({ limit: 1 })
    assert.isAbove((await imports.undo(runs[0]?.run_id ?? 0)).removed, 0)
    assert.strictEqual((await imports.doubtful()).total, 0)
  })
})

describe("below a prefix", () => {
  let findata: Findata
  let key: string

  beforeAll(async () => {
    findata = await createFindata({ memory: true })
    await findata.imports.run("prices", bars(5), own)
    key = (await findata.keys.create({ name: "a", scopes: ["read:all"] })).key
  })
  afterAll(() => findata?.close())

  it("of node:http, beside routes of the program", async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith("/data/") !== true) return void response.end("own")
      request.url = request.url.slice("/data".length)
      return findata.node(request, response)
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const expected = await askFetch(findata.fetch, { path, headers: { "x-api-key": key } })
    const found = await askPort(port, { path: `/data${path}`, headers: { "x-api-key": key } })
    assert.strictEqual(found.status, 200)
    assert.strictEqual(found.body, expected.body)
    assert.strictEqual((await askPort(port, { path: "/" })).body, "own")
    server.close()
  })

  it("of node:http, not with a malformed Host", async () => {
    const server = createServer(findata.node).listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const { body, status } = await askPort(port, { path, headers: { "x-api-key": key, host: "user@here/x" } })
    assert.deepStrictEqual([status, body], [400, '{"detail":"Malformed Host header: expected one host"}'])
    server.close()
  })

  it("of Fastify", async () => {
    const app = fastify()
    app.addHook("onRequest", (request, reply, done) => {
      if (!request.raw.url?.startsWith("/data/")) return done()
      reply.hijack()
      request.raw.url = request.raw.url.slice("/data".length)
      return findata.node(request.raw, reply.raw)
    })
    app.get("/", () => "own")
    await app.listen({ host: "127.0.0.1", port: 0 })
    const { port } = app.server.address() as AddressInfo
    assert.strictEqual(
      (await askPort(port, { path: `/data${path}`, headers: { "x-api-key": key } })).status,
      200
    )
    const unknown = await askPort(port, { path: "/data/nothing" })
    assert.strictEqual(unknown.body, '{"detail":"Not found: /nothing"}')
    assert.strictEqual((await askPort(port, { path: "/" })).body, "own")
    await app.close()
  })
})

describe("close", () => {
  it("answers what is under way, and nothing after it", async () => {
    const findata = await createFindata({ memory: true, sample: true })
    const ask = () => findata.fetch(new Request("http://localhost/v1/sector-analyst/company/1"))
    const asked = [
      ...Array.from({ length: 50 }, ask),
      ...Array.from({ length: 50 }, (_, at) => findata.financials.of("AAPL", { years: 1 + (at % 10) }))
    ]
    const closing = findata.close()
    assert.strictEqual(findata.close(), closing)
    const answers = await Promise.all(asked)
    await closing
    for (const answer of answers) {
      if (!(answer instanceof Response)) continue
      assert.strictEqual(answer.status, 200)
      assert.isObject(await answer.json())
    }
    const late = await ask()
    assert.strictEqual(late.status, 503)
    assert.strictEqual(late.headers.get("retry-after"), "1")
    const error = await findata.prices.recent("AAPL").catch((cause: unknown) => cause)
    assert.deepInclude(error as FindataError, { status: 503, detail: "The server is stopping" })
  })

  it("doesn't wait for a body that never ends, and refuses or cuts off its request", async () => {
    const findata = await createFindata({ memory: true })
    const { key } = await findata.keys.create({ name: "a", scopes: ["read:all"] })
    const server = createServer(findata.node).listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const headers = { "x-api-key": key, "content-type": "application/json" }
    const sent = request({ port, path: "/mcp", method: "POST", headers })
    const cut = once(sent, "error")
    sent.write("{")
    await once(server, "request")
    const body = new ReadableStream<Uint8Array>({ start: (all) => all.enqueue(new Uint8Array([0x7b])) })
    const begun = { method: "POST", headers, body, duplex: "half" }
    const asked = findata.fetch(new Request("http://localhost/mcp", begun))
    await setTimeout(1100)
    const closing = performance.now()
    await findata.close()
    assert.isBelow(performance.now() - closing, 1000)
    const { headers: answered, status } = await asked
    assert.deepStrictEqual([status, answered.get("retry-after")], [503, "1"])
    assert.include(await cut.then(([error]) => error), { code: "ECONNRESET" })
    server.close()
  })

  it("comes with the end of a block", async () => {
    let left: Findata
    {
      await using findata = await createFindata({ memory: true })
      assert.strictEqual((await findata.companies.list()).total, 0)
      left = findata
    }
    assert.strictEqual((await left.fetch(new Request("http://localhost/healthz"))).status, 503)
  })
})

describe("a program that doesn't close its findata", () => {
  it("ends once it has nothing else to do, and waits for what it asks", { timeout: 60_000 }, async () => {
    const directory = await mkdtemp(join(tmpdir(), "findata-embed-"))
    const script = `import { createFindata } from ${JSON.stringify(new URL("../../apps/embed/mod.ts", import.meta.url).href)}
      for (const store of [{ memory: true }, { sqlite: ${JSON.stringify(directory)} }]) {
        const findata = await createFindata(store)
        const { status } = await findata.fetch(new Request("http://localhost/readyz"))
        console.log(status, (await findata.keys.list()).total)
      }`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { timeout: 50_000 }
    )
    assert.strictEqual(stdout, "200 0\n200 0\n")
    await rm(directory, { recursive: true })
  })
})
