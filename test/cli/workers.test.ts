/** A server of several workers: a worker that ends is replaced, and requests under way are answered. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type Environment, findata, json, remove, temporaryDirectory, until } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { burst } from "./hammer.ts"
import { type Server, serve } from "./serving.ts"

/** Ends the first worker that sees the file, as a fault of it would at the worst moment: with the lock of the quotas. */
const ending = (file: string): string => `
import { rmSync } from "node:fs"
import { isMainThread, workerData } from "node:worker_threads"
const look = () => {
  try {
    rmSync(${JSON.stringify(file)})
  } catch {
    return
  }
  const { quotas, worker } = workerData.given
  const lock = new Int32Array(quotas)
  while (Atomics.compareExchange(lock, 0, 0, worker) !== 0);
  // Long enough for the others to wait for it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  process.exit(3)
}
if (!isMainThread) setInterval(look, 20).unref()
`

describe("A server of three workers", { timeout: 120_000 }, () => {
  let directory: string
  let env: Environment
  let server: Server
  const path = (name: string) => join(directory, name)

  const statuses = async (key: string, count: number) => {
    const url = `${server.address}/api/public/v1/financial/companies?limit=1`
    return new Set((await burst(url, key, count)).map(({ status }) => status))
  }
  const created = async (): Promise<string> => {
    const wanted = ["--name", "reports", "--scopes", "read:all", "--rate-limit", "100000"]
    return String(json(await inProcess(env, "keys", "create", ...wanted, "--json")).key)
  }

  beforeAll(async () => {
    directory = await temporaryDirectory()
    await writeFile(path("ending.mjs"), ending(path("end")))
    env = { FINDATA_DATA: path("data"), DRAIN_SECONDS: "" }
    const preload = { NODE_OPTIONS: `--import=${pathToFileURL(path("ending.mjs"))}` }
    server = await serve({ ...env, ...preload, WORKERS: "3" })
  }, 60_000)
  afterAll(async () => {
    server.process.kill("SIGKILL")
    await remove(directory)
  })

  it("lists the licences of sources by any worker", async () => {
    await writeFile(path("companies.csv"), "symbol,exchange,name\nONE,NYSE,One\n")
    await inProcess(env, "import", "companies", path("companies.csv"), "--source", "edgar")
    const key = await created()
    const { sources } = await (
      await fetch(`${server.address}/v1/financial_v4/sources`, { headers: { "x-api-key": key } })
    ).json()
    assert.match(sources[0].licence, /SEC/)
  })

  it("replaces a worker that ends, and goes on", async () => {
    const key = await created()
    let log = ""
    server.process.stderr.on("data", (text: string) => {
      log += text
    })
    const meanwhile = Array.from({ length: 30 }, () =>
      server.status("/financial/companies", key).catch(() => 0)
    )
    await writeFile(path("end"), "")
    await until(
      () => log,
      (text) => /Worker \d failed and starts again in 1s: It ended with exit code 3/.test(text),
      30_000
    )
    // Those of the worker that ended got no answer.
    assert.include(await Promise.all(meanwhile), 200)
    assert.deepStrictEqual(await statuses(key, 100), new Set([200]))
  })

  it("answers the requests under way before it stops", async () => {
    const { port } = new URL(server.address)
    const sockets = Array.from({ length: 6 }, () => connect(Number(port), "127.0.0.1"))
    const answers = sockets.map(async (socket) => {
      let text = ""
      socket.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      await once(socket, "close")
      return text
    })
    for (const socket of sockets) socket.write("GET /healthz HTTP/1.1\r\nHost: findata\r\n")
    // Answered after the heads of those requests have arrived, on whatever worker.
    await Promise.all(Array.from({ length: 30 }, () => server.status("/financial/companies", "none")))
    const stopped = Date.now()
    server.process.kill("SIGTERM")
    for (const socket of sockets) socket.write("\r\n")
    for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1\.1 200 OK/)
    await server.ended
    // The connections are still kept alive by the client.
    assert.isBelow(Date.now() - stopped, 5000)
  })

  it("says that its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const { code, stderr } = await findata(env, "serve", "--port", String(port), "--workers", "2")
    other.close()
    assert.deepStrictEqual([code, stderr], [1, `Port ${port} is taken: choose another with --port or PORT\n`])
  })
})
