/** How a running server reacts to keys and data that other commands change, on every store. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { availableParallelism } from "node:os"
import { setTimeout } from "node:timers/promises"
import { type Environment, findata, json, start, until } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"

const second = 1000

/** A connection that ends with the server. */
const opened = async ({ address }: Server): Promise<Socket> => {
  const socket = connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {})
  await once(socket, "connect")
  return socket
}

/** Each law continues where the previous one ended. */
export const servingLaws = (environment: () => Promise<Environment>): void => {
  describe("a running server", { timeout: 30_000 }, () => {
    let env: Environment
    let server: Server
    let id: string
    let key: string
    let old: string

    beforeAll(async () => {
      env = { ...(await environment()), DRAIN_SECONDS: "" }
      server = await serve(env)
    }, 60_000)
    afterAll(() => {
      server?.process.kill("SIGKILL")
    })

    it("has a worker for each processor, at most four", () => {
      const workers = Math.min(4, availableParallelism())
      assert.include(server.stdout(), workers === 1 ? " with one worker\n" : ` with ${workers} workers\n`)
    })

    it("prints a first key that works where there was none", async () => {
      const printed = /API key \(shown this once\): (\S+)/.exec(server.stdout())?.[1] ?? ""
      assert.strictEqual(await server.status("/financial/companies", printed), 200)
    })

    it("answers 400 for a path that can't be decoded", async () => {
      assert.strictEqual(await server.status("/stock/prices/%ff", ""), 400)
    })

    it("accepts at once a key that another command creates", async () => {
      const scopes = ["--scopes", "read:financial,read:stock", "--rate-limit", "500"]
      const outcome = await findata(env, "keys", "create", "--name", "reports", ...scopes, "--json")
      assert.strictEqual(outcome.code, 0)
      const created = json(outcome)
      ;({ key } = created)
      id = String(created.id)
      assert.strictEqual(await server.status("/financial/companies", key), 200)
      assert.deepStrictEqual(created, {
        id: created.id,
        name: "reports",
        key,
        key_prefix: key.slice(0, 11),
        scopes: ["read:financial", "read:stock"],
        expires_at: null,
        created_at: created.created_at
      })
    })

    it("shows within a second what another command imports", async () => {
      const { ended, process } = start(env, "import", "companies", "-", "--json")
      process.stdin.end("symbol,exchange,name\nAAPL,NASDAQ,Apple Inc.\n")
      assert.strictEqual(await server.status("/financial/companies/AAPL", key), 404)
      const { code } = await ended
      assert.strictEqual(code, 0)
      await until(
        () => server.status("/financial/companies/AAPL", key),
        (status) => status === 200,
        second
      )
    })

    it("accepts a rotated key's new secret, and refuses the old one within a second", async () => {
      const rotated = json(await inProcess(env, "keys", "rotate", id, "--json"))
      old = key
      ;({ key } = rotated)
      await until(
        () => server.status("/financial/companies", old),
        (status) => status === 401,
        second
      )
      assert.strictEqual(await server.status("/financial/companies", key), 200)
    })

    it("refuses a revoked key within a second", async () => {
      const revoked = json(await inProcess(env, "keys", "revoke", id, "--json"))
      await until(
        () => server.status("/financial/companies", key),
        (status) => status === 401,
        second
      )
      assert.strictEqual(revoked.status, "revoked")
    })

    it("lists the keys without their secrets", async () => {
      const outcome = await inProcess(env, "keys", "list", "--json")
      const { api_keys, total } = json(outcome)
      assert.strictEqual(total, 2)
      assert.deepInclude(api_keys[0], { id: Number(id), name: "reports", status: "revoked", rate_limit: 500 })
      assert.deepInclude(api_keys[1], { name: "first key", status: "active", scopes: ["read:all"] })
      assert.notMatch(outcome.stdout, new RegExp(`${key}|${old}|hash`))
    })

    it("stops soon even with connections that are kept alive, or over which nothing was sent", async () => {
      await server.status("/financial/companies", key)
      await opened(server)
      const stopped = Date.now()
      server.process.kill("SIGTERM")
      const { code } = await server.ended
      assert.strictEqual(code, 0)
      assert.isBelow(Date.now() - stopped, 5 * second)
    })
  })
}

/** Needs no data in the store. */
export const secondSignalLaw = (environment: () => Promise<Environment>): void =>
  it("a second signal ends a server that still accepts requests", { timeout: 60_000 }, async () => {
    const server = await serve({ ...(await environment()), DRAIN_SECONDS: "60" }, "--workers", "1")
    assert.include(server.stdout(), " with one worker\n")
    const stopped = Date.now()
    server.process.kill("SIGTERM")
    await setTimeout(second)
    assert.strictEqual(await server.status("/financial/companies", "none"), 401)
    server.process.kill("SIGTERM")
    const { code } = await server.ended
    assert.strictEqual(code, 130)
    assert.isBelow(Date.now() - stopped, 5 * second)
  })

/** Needs no data in the store. */
export const takenPortLaw = (environment: () => Promise<Environment>): void =>
  it("a port in use is reported, with exit code 1", { timeout: 30_000 }, async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const { code, stderr } = await findata(await environment(), "serve", "--port", String(port))
    other.close()
    assert.deepStrictEqual([code, stderr], [1, `Port ${port} is taken: choose another with --port or PORT\n`])
  })
