/** The access log of a listening server of two workers. */
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { readFile, rename } from "node:fs/promises"
import { connect } from "node:net"
import { join } from "node:path"
import { type Environment, findata, remove, temporaryDirectory, until } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { burst } from "./hammer.ts"
import { type Server, serve } from "./serving.ts"

/** The lines of a file as far as they are complete: one may be read while it is written. */
const linesOf = async (path: string): Promise<ReadonlyArray<any>> =>
  existsSync(path)
    ? (await readFile(path, "utf8"))
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    : []

const linesIn = (path: string, count: number) =>
  until(
    () => linesOf(path),
    (lines) => lines.length >= count,
    10_000
  )

describe("the access log of a server", { timeout: 60_000 }, () => {
  let directory: string
  let env: Environment
  let server: Server | undefined

  beforeEach(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: join(directory, "data"), WORKERS: "2", METRICS_PORT: "" }
  })
  afterEach(async () => {
    server?.process.kill("SIGKILL")
    await remove(directory)
  })

  it("contains each request once, is opened again when it was moved, and complete at the end", async () => {
    const path = join(directory, "access.log")
    server = await serve({ ...env, ACCESS_LOG: path })
    await burst(`${server.address}/healthz`, "", 200)
    const lines = await linesIn(path, 200)
    assert.strictEqual(lines.length, 200)
    assert.strictEqual(new Set(lines.map(({ request_id }) => request_id)).size, 200)
    await rename(path, `${path}.1`)
    server.process.kill("SIGHUP")
    await until(
      () => existsSync(path),
      (exists) => exists,
      5000
    )
    // The other worker looks where the file is with the first line a second after it looked last.
    const both = async () => (await linesOf(`${path}.1`)).length + (await linesOf(path)).length
    await until(
      async () => {
        const [before, all] = [(await linesOf(path)).length, await both()]
        await burst(`${server?.address}/healthz`, "", 20)
        await until(both, (count) => count === all + 20, 5000)
        return (await linesOf(path)).length - before
      },
      (added) => added === 20,
      10_000
    )
    await burst(`${server.address}/readyz`, "", 30)
    server.process.kill("SIGTERM")
    await server.ended
    const asked = (await linesOf(path)).filter(({ route }) => route === "/readyz")
    assert.strictEqual(asked.length, 30)
  })

  it("is one object a line on standard output, whatever bytes are sent", async () => {
    server = await serve({ ...env, ACCESS_LOG: "-" })
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1")
    const bytes =
      'GET /api/public/v1/stock/prices/\x1b[31m"\x9b\xff?symbol=\x7f%0a HTTP/1.1\r\nHost: a\r\nUser-Agent: \x9b"\\n{}\r\n\r\n'
    socket.write(Buffer.from(bytes, "latin1"))
    socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    socket.resume()
    await once(socket, "close")
    await burst(`${server.address}/healthz`, "", 50)
    server.process.kill("SIGTERM")
    const { stdout } = await server.ended
    const lines = stdout.split("\n").filter((line) => line !== "")
    assert.isAtLeast(lines.length, 50)
    for (const line of lines) {
      assert.match(line, /^[\u0020-\u007e]+$/)
      assert.isString(JSON.parse(line).request_id)
    }
  })

  it("contains the share of requests that is wanted", async () => {
    const path = join(directory, "access.log")
    server = await serve({ ...env, ACCESS_LOG: path, ACCESS_LOG_SAMPLE: "0.1" })
    await burst(`${server.address}/healthz`, "", 1000)
    server.process.kill("SIGTERM")
    await server.ended
    // Beyond these in one of a billion runs.
    const { length } = await linesOf(path)
    assert.isAbove(length, 40)
    assert.isBelow(length, 175)
  })

  it("that can't be written is reported", async () => {
    const path = join(directory, "none", "access.log")
    const { code, stderr } = await findata({ ...env, ACCESS_LOG: path }, "serve", "--port", "0")
    assert.strictEqual(code, 2)
    assert.match(stderr, /^Invalid environment:\nACCESS_LOG=.*: expected a file that can be written: ENOENT/)
  })

  it.for(["2", "-1", "all"])("has no share of %s", async (share) => {
    const { code, stderr } = await inProcess({ ...env, ACCESS_LOG_SAMPLE: share }, "keys", "list")
    assert.strictEqual(code, 2)
    assert.include(stderr, `ACCESS_LOG_SAMPLE=${share}: expected a number from 0 to 1`)
  })
})
