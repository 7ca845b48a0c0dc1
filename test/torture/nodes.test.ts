/** Three servers behind one list of ports, with Redis or PostgreSQL between them, one of which ends now and then. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { setTimeout } from "node:timers/promises"
import { type Environment, findata, json, remove, temporaryDirectory } from "../cli/command.ts"
import { burst, hammer } from "../cli/hammer.ts"
import { type Server, serve } from "../cli/serving.ts"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { describeRedis, type RedisServer, startRedis } from "../redis/server.ts"

const path = "/api/public/v1/financial/companies?limit=1"

const nodesOf = (environment: () => Promise<Environment>) => {
  const found = { env: {} as Environment, servers: [] as Array<Server> }
  beforeAll(async () => {
    found.env = await environment()
    // The first migrates; its requests go to two threads.
    found.servers.push(await serve({ ...found.env, WORKERS: "2" }))
    for (let i = 0; i < 2; i++) found.servers.push(await serve({ ...found.env, WORKERS: "1" }))
  }, 120_000)
  afterAll(async () => {
    for (const server of found.servers) {
      server.process.kill("SIGKILL")
      await server.ended
    }
  })
  return found
}

type Nodes = ReturnType<typeof nodesOf>

const created = async ({ env }: Nodes, limit: number): Promise<string> => {
  const wanted = ["--name", "torture", "--scopes", "read:all", "--rate-limit", String(limit)]
  return String(json(await findata(env, "keys", "create", ...wanted, "--json")).key)
}

/** The statuses of so many requests to all servers at once. */
const statuses = async ({ servers }: Nodes, key: string, count: number): Promise<ReadonlyArray<number>> => {
  const each = Math.ceil(count / servers.length)
  const all = await Promise.all(servers.map(({ address }) => burst(`${address}${path}`, key, each)))
  return all.flat().map(({ status }) => status)
}

const admitted = async (nodes: Nodes, key: string, count: number): Promise<number> => {
  const all = await statuses(nodes, key, count)
  assert.deepStrictEqual(
    all.filter((status) => status !== 200 && status !== 429),
    []
  )
  return all.filter((status) => status === 200).length
}

const areExact = (nodes: Nodes): void => {
  it("admit exactly 100 of 1,000 requests", async () => {
    for (let round = 0; round < 5; round++) {
      assert.strictEqual(await admitted(nodes, await created(nodes, 100), 1000), 100)
    }
  })

  it("admit exactly the limit though one is stopped and another started meanwhile", async () => {
    const key = await created(nodes, 300)
    const before = await admitted(nodes, key, 150)
    assert.strictEqual(before, 150)
    const last = nodes.servers.pop()
    last?.process.kill("SIGTERM")
    await last?.ended
    nodes.servers.push(await serve({ ...nodes.env, WORKERS: "1" }))
    assert.strictEqual(await admitted(nodes, key, 600), 150)
  })

  it("admit no more than the limit, and nearly all of it, though one is killed meanwhile", async () => {
    const key = await created(nodes, 1000)
    const [first, , last] = nodes.servers
    if (first === undefined || last === undefined) throw new Error("Three servers run")
    const some = hammer(`${last.address}${path}`, key, 4)
    await setTimeout(150)
    last.process.kill("SIGKILL")
    await last.ended
    await some.stop().catch(() => {})
    const used = some.seen.flat().filter(({ status }) => status === 200).length
    nodes.servers[2] = await serve({ ...nodes.env, WORKERS: "1" })
    const rest = await admitted(nodes, key, 3000)
    assert.isAtMost(used + rest, 1000)
    // Lost are at most an eighth of what was left, which the one that was killed held, and its last answers.
    assert.isAtLeast(used + rest, 850)
  })
}

describeRedis("three servers on one SQLite with Redis", { timeout: 180_000 }, () => {
  let redis: RedisServer
  let directory: string
  const nodes = nodesOf(async () => {
    redis = await startRedis()
    directory = await temporaryDirectory()
    return { FINDATA_DATA: directory, REDIS_URL: redis.url }
  })
  afterAll(async () => {
    await redis.stop()
    await remove(directory)
  })

  areExact(nodes)

  const faults = {
    killed: { begin: () => redis.kill(), end: () => redis.restart() },
    frozen: { begin: async () => redis.freeze(), end: async () => redis.thaw() }
  }

  it.each(["killed", "frozen"] as const)("answer all requests while Redis is %s", async (fault) => {
    const busy = await created(nodes, 1_000_000)
    const loads = nodes.servers.map(({ address }) => hammer(`${address}${path}`, busy, 2))
    await setTimeout(500)
    await faults[fault].begin()
    await setTimeout(2000)
    const alone = await admitted(nodes, await created(nodes, 100), 1000)
    await faults[fault].end()
    await setTimeout(4500)
    const together = await admitted(nodes, await created(nodes, 100), 1000)
    await Promise.all(loads.map(({ stop }) => stop()))
    assert.isAtMost(alone, 300)
    assert.isAtLeast(alone, 100)
    assert.strictEqual(together, 100)
    const answers = loads.flatMap(({ seen }) => seen)
    const pauses = answers.flatMap((over) =>
      over.slice(1).map(({ askedAt }, at) => askedAt - (over[at]?.askedAt ?? askedAt))
    )
    assert.isBelow(Math.max(...pauses), 1000)
    assert.deepStrictEqual([...new Set(answers.flat().map(({ status }) => status))], [200])
  })
})

describePostgres("three servers on one PostgreSQL", { timeout: 180_000 }, () => {
  let url: string
  const nodes = nodesOf(async () => {
    url = await createDatabase()
    return { DATABASE_URL: url, DATABASE_CONNECTIONS: "4" }
  })
  afterAll(() => dropDatabase(url))

  areExact(nodes)
})
