/** `deno serve` with the routes: it answers without permissions but to read the site, and ends once the requests under way are answered. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { connect } from "node:net"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { askPort } from "../embed/answers.ts"

/** The program itself, for the command of npm's package passes no signal on. */
const deno: string = createRequire(import.meta.url)("deno/install_api.cjs").runInstall()

let child: ChildProcessWithoutNullStreams
let output = ""
let port: number
let key: string

beforeAll(async () => {
  const args = [
    "serve",
    "--no-prompt",
    "--allow-read=build/site",
    "--host",
    "127.0.0.1",
    "--port",
    "0",
    "apps/deno/main.ts"
  ]
  child = spawn(deno, args, { env: { ...process.env, NO_COLOR: "1" } })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text))
  while (!/127\.0\.0\.1:\d+/.test(output)) {
    if (child.exitCode !== null) throw new Error(`It didn't start: ${output}`)
    await new Promise((wake) => setTimeout(wake, 20))
  }
  port = Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1])
  key = /ak_\w+/.exec(output)?.[0] ?? ""
}, 60_000)
afterAll(() => child?.kill("SIGKILL"))

describe("deno serve", () => {
  it("answers with the sample", async () => {
    const path = "/api/public/v1/stock/prices/AAPL?limit=1"
    assert.strictEqual((await askPort(port, { path })).status, 401)
    assert.strictEqual((await askPort(port, { path, headers: { "x-api-key": key } })).status, 200)
  })

  it("shows the site where it may read it", async () => {
    const { headers, status } = await askPort(port, { path: "/companies/AAPL" })
    const type = headers["content-type"]?.split(";")[0]
    const isBuilt = existsSync("build/site/index.html")
    assert.deepStrictEqual([status, type], isBuilt ? [200, "text/html"] : [404, "text/plain"])
  })

  it("answers a request under way, and ends with 0 within 8 seconds of SIGTERM", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    const head = [
      "POST /mcp HTTP/1.1",
      "Host: localhost",
      `X-API-Key: ${key}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Connection: close"
    ]
    const socket = connect(port, "127.0.0.1")
    let answer = ""
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
    const answered = once(socket, "close")
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`)
    // Of a later request, so that it was received.
    await askPort(port, { path: "/healthz" })
    const exit = once(child, "exit")
    const begun = performance.now()
    child.kill("SIGTERM")
    setTimeout(() => socket.write(body.slice(10)), 700)
    await answered
    assert.match(answer, /^HTTP\/1\.1 200 /)
    assert.include(answer, '{"jsonrpc":"2.0","id":1,"result":{}}')
    assert.deepStrictEqual(await exit, [0, null])
    assert.isBelow(performance.now() - begun, 8000)
  })
})
