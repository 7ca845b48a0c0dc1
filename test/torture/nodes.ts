/**
 * Three servers behind one list of ports that share quotas, while one of them is stopped or killed, or Redis is killed or
 * frozen. As a program, `node test/torture/nodes.ts 20`, it repeats each so often and prints what was seen.
 */
import { setTimeout } from "node:timers/promises"
import { type Environment, findata, json, remove, temporaryDirectory } from "../cli/command.ts"
import { burst, hammer } from "../cli/hammer.ts"
import { type Server, serve } from "../cli/serving.ts"
import { type RedisServer, startRedis } from "../redis/server.ts"
import { countOf, type Outcome, report, type Torture, withCluster } from "./program.ts"

const path = "/api/public/v1/financial/companies?limit=1"

const usualTimes = 5

/** Milliseconds within which every request is answered, and within which quotas are shared again. */
const answersWithin = 1000
const sharedWithin = 5000

/** Milliseconds between the requests over a connection, which leave processors to the servers. */
const pause = 10

const total = (counts: ReadonlyArray<number>): number => counts.reduce((sum, count) => sum + count, 0)

const unknown = (statuses: ReadonlyArray<number>): ReadonlyArray<string> => [
  ...new Set(
    statuses.filter((status) => status !== 200 && status !== 429).map((status) => `An answer was ${status}`)
  )
]

/** Runs on three servers, the first with two workers. */
export const withNodes = async <A>(env: Environment, use: (nodes: Nodes) => Promise<A>): Promise<A> => {
  const servers: Array<Server> = []
  const add = async (workers: number) => void servers.push(await serve({ ...env, WORKERS: String(workers) }))
  try {
    // The first migrates.
    for (const workers of [2, 1, 1]) await add(workers)
    return await use({ env, servers, add: () => add(1) })
  } finally {
    for (const { ended, process } of servers) {
      process.kill("SIGKILL")
      await ended
    }
  }
}

export interface Nodes {
  readonly env: Environment
  readonly servers: Array<Server>
  readonly add: () => Promise<void>
}

const keyOf = async ({ env }: Nodes, limit: number): Promise<string> => {
  const wanted = ["--name", "torture", "--scopes", "read:all", "--rate-limit", String(limit)]
  return String(json(await findata(env, "keys", "create", ...wanted, "--json")).key)
}

/** How many of so many requests to all servers at once are admitted, and what else came of them. */
const sent = async ({ servers }: Nodes, key: string, count: number) => {
  const each = Math.ceil(count / servers.length)
  const all = await Promise.all(servers.map(({ address }) => burst(`${address}${path}`, key, each)))
  const statuses = all.flat().map(({ status }) => status)
  return { admitted: statuses.filter((status) => status === 200).length, faults: unknown(statuses) }
}

const admits = (what: string, admitted: number, min: number, max: number): ReadonlyArray<string> =>
  admitted >= min && admitted <= max
    ? []
    : [`${what}: ${admitted} requests were admitted, expected ${min === max ? max : `${min} to ${max}`}`]

const burstAtOnce = async (nodes: Nodes): Promise<ReadonlyArray<string>> => {
  const { admitted, faults } = await sent(nodes, await keyOf(nodes, 100), 1000)
  return [...faults, ...admits("100 of 1,000 at once", admitted, 100, 100)]
}

const stopped = async (nodes: Nodes): Promise<ReadonlyArray<string>> => {
  const key = await keyOf(nodes, 300)
  const before = await sent(nodes, key, 150)
  const last = nodes.servers.pop()
  last?.process.kill("SIGTERM")
  await last?.ended
  await nodes.add()
  const after = await sent(nodes, key, 600)
  return [
    ...before.faults,
    ...after.faults,
    ...admits("300 with a restart between", before.admitted + after.admitted, 300, 300)
  ]
}

/** Lost are at most the lease of the one that is killed, an eighth of what is left, and its answers under way. */
const killed = async (nodes: Nodes): Promise<ReadonlyArray<string>> => {
  const key = await keyOf(nodes, 1000)
  const last = nodes.servers.pop()
  if (last === undefined) throw new Error("Three servers run")
  const some = hammer(`${last.address}${path}`, key, 4, pause)
  await setTimeout(150)
  last.process.kill("SIGKILL")
  await last.ended
  await some.stop().catch(() => {})
  const used = some.seen.flat().filter(({ status }) => status === 200).length
  await nodes.add()
  const { admitted, faults } = await sent(nodes, key, 2000)
  return [...faults, ...admits("1,000 with one killed", used + admitted, 850, 1000)]
}

/** What becomes of Redis. */
const ends = ["killed", "frozen"] as const

type End = (typeof ends)[number]

const withoutRedis = async (nodes: Nodes, redis: RedisServer, end: End): Promise<ReadonlyArray<string>> => {
  const busy = await keyOf(nodes, 1_000_000)
  const [alone, together] = [await keyOf(nodes, 100), await keyOf(nodes, 100)]
  const loads = nodes.servers.map(({ address }) => hammer(`${address}${path}`, busy, 2, pause))
  await setTimeout(500)
  await (end === "killed" ? redis.kill() : redis.freeze())
  await setTimeout(2000)
  const meanwhile = await sent(nodes, alone, 1000)
  await (end === "killed" ? redis.restart() : redis.thaw())
  await setTimeout(sharedWithin - 500)
  const afterwards = await sent(nodes, together, 1000)
  await Promise.all(loads.map(({ stop }) => stop()))
  const seen = loads.flatMap((load) => load.seen)
  const longest = Math.max(
    ...seen.flatMap((over) =>
      over.slice(1).map(({ askedAt }, at) => askedAt - (over[at]?.askedAt ?? askedAt))
    )
  )
  const what = `Redis ${end}`
  return [
    ...unknown(seen.flat().map(({ status }) => status)),
    ...meanwhile.faults,
    ...afterwards.faults,
    ...admits(`${what}, 100 for each of three`, meanwhile.admitted, 100, 300),
    ...admits(`${what}, 100 afterwards`, afterwards.admitted, 100, 100),
    ...(longest < answersWithin ? [] : [`${what}: an answer took ${Math.round(longest)} ms`])
  ]
}

const outcomeOf = async (cases: ReadonlyArray<() => Promise<ReadonlyArray<string>>>): Promise<Outcome> => {
  const faults: Array<string> = []
  for (const one of cases) faults.push(...(await one()))
  return { cases: cases.length, faults }
}

const repeated = <A>(times: number, cases: ReadonlyArray<A>): ReadonlyArray<A> =>
  Array.from({ length: times }, () => cases).flat()

const exactly = (nodes: Nodes) => [() => burstAtOnce(nodes), () => stopped(nodes), () => killed(nodes)]

/** With PostgreSQL between them. */
export const overPostgres = (url: string, times: number): Promise<Outcome> =>
  withNodes({ DATABASE_URL: url, DATABASE_CONNECTIONS: "4" }, (nodes) =>
    outcomeOf(repeated(times, exactly(nodes)))
  )

/** On one directory of SQLite, with Redis between them, which ends in each of these ways. */
export const overRedis = async (times: number, ways: ReadonlyArray<End> = ends): Promise<Outcome> => {
  const redis = await startRedis()
  const directory = await temporaryDirectory()
  try {
    return await withNodes({ FINDATA_DATA: directory, REDIS_URL: redis.url }, (nodes) =>
      outcomeOf(
        repeated(times, [...exactly(nodes), ...ways.map((end) => () => withoutRedis(nodes, redis, end))])
      )
    )
  } finally {
    await redis.stop()
    await remove(directory)
  }
}

const both = async (times: number): Promise<Outcome> => {
  const outcomes = [await overRedis(times), await withCluster(({ url }) => overPostgres(url, times))]
  return {
    cases: total(outcomes.map(({ cases }) => cases)),
    faults: outcomes.flatMap(({ faults }) => faults)
  }
}

export const torture: Torture = {
  name: "nodes",
  promise: "Three servers admit exactly a quota, though one of them, or Redis, ends meanwhile",
  needs: ["pg_ctl", "redis-server"],
  run: (times = usualTimes) => both(times)
}

if (import.meta.main) report(await both(countOf(process.argv[2], usualTimes)))
