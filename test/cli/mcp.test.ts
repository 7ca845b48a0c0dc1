/** Tools by the command on standard input and output, and by a server of two workers. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { type Agent, agentOver, httpTransport } from "../mcp/client.ts"
import { copySample } from "../sample/copied.ts"
import { type Environment, findata, json, remove, start, temporaryDirectory, until } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"

describe("A store with the sample", { timeout: 120_000 }, () => {
  let directory: string
  let env: Environment
  let server: Server
  let key: string

  const created = async (...flags: ReadonlyArray<string>): Promise<any> =>
    json(await inProcess(env, "keys", "create", "--name", "agent", "--json", ...flags))

  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: join(directory, "data") }
    await copySample(join(directory, "data"))
    server = await serve({ ...env, WORKERS: "2" })
    key = (await created("--scopes", "read:all")).key
  }, 120_000)
  afterAll(async () => {
    server.process.kill("SIGKILL")
    await remove(directory)
  })

  it("is served by two workers without a session", async () => {
    const agents = await Promise.all(
      Array.from({ length: 4 }, () => agentOver(httpTransport(`${server.address}/mcp`, { "x-api-key": key })))
    )
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        (agents[i % agents.length] as Agent).call("prices", {
          symbol: "AAPL",
          limit: 2,
          end_date: "2019-12-31"
        })
      )
    )
    for (const { json: answer } of answers) assert.strictEqual(answer.price_date, "2019-12-31")
    // Each on a connection of its own, which the system gives to either worker.
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, id) => {
        const response = await fetch(`${server.address}/mcp`, {
          method: "POST",
          headers: { "x-api-key": key, "content-type": "application/json", connection: "close" },
          body: JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "news" } })
        })
        const { id: answered, result } = (await response.json()) as any
        return response.status === 200 && answered === id && result.isError === undefined
      })
    )
    assert.notInclude(statuses, false)
    await Promise.all(agents.map(({ close }) => close()))
  })

  it("is asked over standard input and output", async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ["apps/cli/findata.js", "mcp"],
      env: { PATH: process.env["PATH"] ?? "", FINDATA_KEY: key, ...env },
      stderr: "pipe"
    })
    let errors = ""
    transport.stderr?.on("data", (text) => {
      errors += String(text)
    })
    const agent = await agentOver(transport)
    assert.lengthOf((await agent.client.listTools()).tools, 13)
    const { json: found } = await agent.call("ratios", { symbol: "AAPL", as_of: "2019-12-31" })
    assert.strictEqual(found.price, 293.65)
    const { isError } = await agent.call("prices", { symbol: "AAPL", limit: -1 })
    assert.isTrue(isError)
    await agent.close()
    assert.strictEqual(errors, "")
  })

  /** The command, to which messages are sent one by one. */
  const started = (secret: string) => {
    const { ended, process: child, stdout } = start({ ...env, FINDATA_KEY: secret }, "mcp")
    let sent = 0
    const send = async (message: string): Promise<any> => {
      child.stdin.write(`${message}\n`)
      sent += 1
      const lines = await until(
        () => stdout().split("\n").slice(0, -1),
        ({ length }) => length >= sent,
        20_000
      )
      return JSON.parse(lines.at(-1) ?? "")
    }
    const call = (name: string, given: object) =>
      send(
        JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } })
      )
    const end = () => {
      child.stdin.end()
      return ended
    }
    return { send, call, end }
  }

  it("is asked there by the scopes of the key, which may be revoked meanwhile", async () => {
    const { id, key: secret } = await created("--scopes", "read:news", "--rate-limit", "100000")
    const { call, end, send } = started(secret)
    assert.strictEqual((await send("{")).error.code, -32_700)
    assert.isUndefined((await call("news", {})).result.isError)
    const refused = await call("prices", { symbol: "AAPL" })
    assert.strictEqual(refused.result.content[0].text, "API key lacks the scope read:stock")
    await inProcess(env, "keys", "revoke", String(id))
    const revoked = await until(
      () => call("news", {}),
      ({ error }) => error !== undefined,
      20_000
    )
    assert.strictEqual(revoked.error.message, "Invalid or missing API key")
    const { code, stderr } = await end()
    assert.deepStrictEqual([code, stderr], [0, ""])
  })

  it("is asked there as often as the quota of the key allows", async () => {
    const { key: secret } = await created("--scopes", "read:all", "--rate-limit", "1", "--rate-period", "60")
    const { end, send } = started(secret)
    const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })
    assert.deepStrictEqual((await send(ping)).result, {})
    assert.match((await send(ping)).error.message, /^Rate limit exceeded: try again in \d+ s$/)
    assert.strictEqual((await end()).code, 0)
  })

  it("is closed to a key that isn't known", async () => {
    for (const [given, expected, words] of [
      [{}, 2, "FINDATA_KEY is not set"],
      [{ FINDATA_KEY: "ak_none" }, 1, "FINDATA_KEY: unknown, expired or revoked"]
    ] as const) {
      const { code, stderr, stdout } = await findata({ ...env, ...given }, "mcp")
      assert.deepStrictEqual([code, stdout], [expected, ""])
      assert.include(stderr, words)
    }
  })
})

describe("Without a store", { timeout: 30_000 }, () => {
  it.each(["", "ak_unknown"])("none is created, with FINDATA_KEY=%s", async (key) => {
    const directory = await temporaryDirectory()
    const data = join(directory, "data")
    const { code, stderr, stdout } = await findata({ FINDATA_DATA: data, FINDATA_KEY: key }, "mcp")
    assert.deepStrictEqual(
      [code, stdout, stderr, await readdir(directory)],
      key === ""
        ? [
            2,
            "",
            `FINDATA_KEY is not set: FINDATA_DATA=${data} findata keys create --name agent --scopes read:all creates a key\n`,
            []
          ]
        : [
            1,
            "",
            `There is no store in ${data}: set FINDATA_DATA to the directory of one, or create it with data (FINDATA_DATA=${data} findata import, FINDATA_DATA=${data} findata sample)\n`,
            []
          ]
    )
    await remove(directory)
  })
})
