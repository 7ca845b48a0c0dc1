/** A server that is stopped loses no request that it accepted. Without PostgreSQL the slow requests are left out. */
import { afterAll, assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { setTimeout } from "node:timers/promises"
import { Client } from "pg"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Environment, json, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"
import { traffic } from "./traffic.ts"

const second = 1000

/** As long as a server drains by default. */
const usual = { DRAIN_SECONDS: "" }

const list = "/api/public/v1/financial/companies?limit=1"

const portOf = ({ address }: Server): number => Number(new URL(address).port)

const opened = async (server: Server, text: string): Promise<Socket> => {
  const socket = connect(portOf(server), "127.0.0.1").on("error", () => {})
  await once(socket, "connect")
  if (text !== "") socket.write(text)
  return socket
}

const readiness = async ({ address }: Server) => {
  const response = await fetch(`${address}/readyz`, { headers: { connection: "close" } })
  return { status: response.status, retry: response.headers.get("retry-after"), body: await response.json() }
}

const stopping = { status: 503, retry: "1", body: { detail: "The server is stopping" } }

const keyIn = async (env: Environment): Promise<Readonly<Record<string, string>>> => {
  const wanted = ["--name", "drain", "--scopes", "read:all", "--rate-limit", "1000000"]
  return { "x-api-key": String(json(await inProcess(env, "keys", "create", ...wanted, "--json")).key) }
}

describe("A server that is stopped", { timeout: 60_000 }, () => {
  const made: Array<string> = []
  const environment = async () => {
    const directory = await temporaryDirectory()
    made.push(directory)
    return { FINDATA_DATA: directory, ...usual }
  }
  afterAll(() => Promise.all(made.map(remove)))

  it("by SIGTERM answers all it accepted, and ends well", async () => {
    const env = await environment()
    const server = await serve(env, "--workers", "2")
    const { stop } = traffic([server.address], list, await keyIn(env))
    const half = [
      ...(await Promise.all(Array.from({ length: 50 }, () => opened(server, "")))),
      await opened(server, "GET /healthz HTTP/1.1\r\nHost: findata\r\n"),
      await opened(
        server,
        "POST /api/v1/api-keys HTTP/1.1\r\nHost: findata\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{"
      )
    ]
    await setTimeout(second / 2)
    const stopped = performance.now()
    server.process.kill("SIGTERM")
    await setTimeout(second / 10)
    // Over new connections, which the system gives to either worker.
    const seen = await Promise.all(Array.from({ length: 12 }, () => readiness(server)))
    for (const one of seen) assert.deepStrictEqual(one, stopping)
    assert.isBelow(performance.now() - stopped, second)
    const { code, stderr } = await server.ended
    const lasted = performance.now() - stopped
    const { lost, refused, statuses } = await stop()
    for (const socket of half) socket.destroy()
    assert.deepStrictEqual(
      { code, lost, statuses: Object.keys(statuses) },
      { code: 0, lost: [], statuses: ["200"] }
    )
    assert.isAbove(refused, 0)
    assert.isAbove(lasted, second)
    assert.isBelow(lasted, 8 * second)
    assert.notInclude(stderr, '"level":"ERROR"')
  })

  it("one after another, two servers lose no request", async () => {
    const env = await environment()
    // Longer than the traffic takes to notice, however busy the machine is.
    const slow = { ...env, DRAIN_SECONDS: "3" }
    const servers = [await serve(slow, "--workers", "1"), await serve(slow, "--workers", "1")]
    const restarted: Array<Server> = []
    const addresses = servers.map(({ address }) => address)
    const { stop } = traffic(addresses, list, await keyIn(env))
    for (const server of servers) {
      server.process.kill("SIGTERM")
      assert.strictEqual((await server.ended).code, 0)
      const again = await serve(env, "--workers", "1", "--port", String(portOf(server)))
      restarted.push(again)
      await setTimeout(second / 2)
    }
    const { lost, refused, statuses } = await stop()
    for (const server of restarted) server.process.kill("SIGKILL")
    assert.deepStrictEqual(
      { lost, refused, statuses: Object.keys(statuses) },
      { lost: [], refused: 0, statuses: ["200"] }
    )
  })
})

describePostgres("A server on PostgreSQL that is stopped", { timeout: 60_000 }, () => {
  let url: string
  afterAll(() => dropDatabase(url))

  it("by SIGINT answers slow requests that were under way", async () => {
    url = await createMigrated()
    const env = { DATABASE_URL: url, DATABASE_CONNECTIONS: "30", ...usual }
    const server = await serve(env, "--workers", "1")
    const headers = await keyIn(env)
    assert.strictEqual((await fetch(`${server.address}${list}`, { headers })).status, 200)
    const other = new Client(url)
    await other.connect()
    await other.query("begin; lock table article in access exclusive mode")
    const slow = Array.from({ length: 20 }, async (_, at) => {
      const response = await fetch(`${server.address}/api/public/v1/news/articles?limit=${at + 1}`, {
        headers
      })
      return response.status
    })
    await setTimeout(second / 2)
    server.process.kill("SIGINT")
    await setTimeout(1.5 * second)
    await other.query("commit")
    await other.end()
    assert.deepStrictEqual(
      await Promise.all(slow),
      slow.map(() => 200)
    )
    assert.strictEqual((await server.ended).code, 0)
  })
})
