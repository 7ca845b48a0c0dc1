/**
 * Three nodes behind nginx, as `docs/deploy-cluster.md` deploys them, with PostgreSQL, a replica and Redis: read, written to
 * and asked with quotas and revoked keys all the time. In each minute one node is killed and started again; in every second
 * minute Redis is killed, in the others all nodes are replaced one after another. As a program,
 * `node test/torture/cluster.ts 10` does so for so many minutes and prints what was seen.
 */
import { setTimeout } from "node:timers/promises"
import { watchCorrections } from "./cluster/corrections.ts"
import { correctAll, firstFile } from "./cluster/imports.ts"
import { revokeAll } from "./cluster/keys.ts"
import { type Quotas, quotasOf } from "./cluster/quotas.ts"
import { readAll } from "./cluster/reading.ts"
import { watch } from "./cluster/seen.ts"
import { type Node, type Servers, withServers } from "./cluster/servers.ts"
import type { Torment } from "./cluster/torment.ts"
import { imported } from "./imported.ts"
import { unanswered } from "./nginx.ts"
import { countOf, type Outcome, report, type Torture } from "./program.ts"
import { readerKey } from "./readerKey.ts"

const usualMinutes = 10
const minute = 60_000

/** Milliseconds after which Redis is used again. */
const sharedWithin = 5000

/** For how long a node may still be known to nginx after its end, in milliseconds. */
const noticed = 100

/** What every run puts to the test, so that one that doesn't is a fault. */
const needed = [
  "answers 200 of prices",
  "answers 304 of prices",
  "answers 200 without a key",
  "answers 429 without a key",
  "bursts with a key",
  "bursts with a key beside a killed node",
  "bursts without a key",
  "corrections by the command",
  "corrections through nginx",
  "killed nodes",
  "quotas over a restart",
  "revoked keys refused by nginx",
  "revoked keys refused by node 1",
  "revoked keys refused by node 2",
  "revoked keys refused by node 3"
]

type End = Awaited<ReturnType<Node["end"]>>

/** Reads the log of a node that ended. */
const inspect = ({ seen }: Torment, { stderr }: End): void => {
  if (stderr.includes("A request failed")) seen.fault(`A node met a bug: ${stderr.slice(0, 2000)}`)
  seen.count("times a node counted alone", stderr.split("this process counts alone").length - 1)
}

/** Kills a node in the middle of a burst and starts it again some seconds later; quotas are kept meanwhile. */
const killOne = async (torment: Torment, quotas: Quotas, node: Node): Promise<void> => {
  const { seen } = torment
  const used = await quotas.begun()
  // What is leased is returned.
  await setTimeout(1000)
  await quotas.burst(async () => {
    await setTimeout(100 + 300 * Math.random())
    const killed = seen.begin("killed node")
    inspect(torment, await node.end("SIGKILL"))
    killed.to = performance.now() + noticed
    seen.count("killed nodes")
  })
  await setTimeout(1000 + 4000 * Math.random())
  await node.start()
  await used()
}

/** Kills Redis, and starts it again empty. */
const loseRedis = async ({ seen, servers: { redis } }: Torment, quotas: Quotas): Promise<void> => {
  const lost = seen.begin("lost Redis")
  await redis.kill()
  await setTimeout(1500)
  await quotas.burst()
  await setTimeout(1000)
  await redis.restart()
  lost.to = performance.now() + sharedWithin
  await setTimeout(sharedWithin)
  await quotas.burst()
  seen.count("times Redis was lost")
}

/** Stops each node when the one before it serves again. */
const replaceAll = async (torment: Torment): Promise<void> => {
  const { seen, servers } = torment
  for (const node of servers.nodes) {
    const stopped = seen.begin("stopped node")
    const end = await node.end("SIGTERM")
    if (end.code !== 0) seen.fault(`A node that was stopped ended with ${end.code}`)
    inspect(torment, end)
    await node.start()
    stopped.to = performance.now()
    seen.count("replaced nodes")
  }
}

const torment = async (servers: Servers, minutes: number): Promise<Outcome> => {
  const { env, nodes, primary } = servers
  const seen = watch()
  await imported(env, "companies", "symbol,exchange,name\nONE,NYSE,One\n")
  await imported(env, "prices", firstFile)
  const corrections = await watchCorrections(primary.url)
  const end = new AbortController()
  const key = await readerKey(env)
  const all: Torment = {
    servers,
    seen,
    corrections,
    key,
    unanswered: await unanswered(),
    end: end.signal
  }
  const quotas = quotasOf(all)
  const clients = Promise.all([
    readAll(all),
    correctAll(all),
    revokeAll(all, "one"),
    revokeAll(all, "other"),
    quotas.burstAll()
  ])
  try {
    for (let passed = 0; passed < minutes; passed++) {
      const over = setTimeout(minute)
      await setTimeout(5000)
      await killOne(all, quotas, nodes[passed % nodes.length] as Node)
      await (passed % 2 === 0 ? loseRedis(all, quotas) : replaceAll(all))
      await over
    }
  } finally {
    end.abort()
    await clients
    await corrections.stop()
  }
  for (const node of nodes) inspect(all, await node.end("SIGTERM"))
  for (const what of needed) if (!seen.counts.has(what)) seen.fault(`Nothing was put to the test: ${what}`)
  const retried = (await servers.nginx.log()).match(
    /\[error\].* while (connecting to|reading response header from) upstream/g
  )
  if (retried === null) seen.fault("nginx sent no request to another node")
  const counts = [...seen.counts].toSorted(([one], [other]) => one.localeCompare(other))
  return {
    cases: seen.counts.get("killed nodes") ?? 0,
    faults: seen.faults(),
    notes: [
      ...counts.map(([what, count]) => `${what}: ${count}`),
      `attempts that nginx repeated on another node: ${retried?.length ?? 0}`,
      ...seen.latencies()
    ]
  }
}

const cluster = (minutes: number): Promise<Outcome> => withServers((servers) => torment(servers, minutes))

export const torture: Torture = {
  name: "cluster",
  promise:
    "Three nodes behind nginx lose no request, quota, revocation or correction while one is killed each minute",
  needs: ["pg_ctl", "redis-server", "nginx", "openssl"],
  run: (minutes = usualMinutes) => cluster(minutes)
}

if (import.meta.main) report(await cluster(countOf(process.argv[2], usualMinutes)))
