/**
 * A server that reads from two replicas, which are frozen, stopped, restarted and kept from replaying in turn while prices
 * are corrected. As a program, `node test/torture/replicas.ts 12`, it does so that often and prints what was seen.
 */
import { setTimeout } from "node:timers/promises"
import type { Environment } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import { type OwnCluster, startReplica } from "../postgres/cluster.ts"
import { runOn } from "../postgres/databases.ts"
import { type Answer, clients, longest } from "./clients.ts"
import { imported } from "./imported.ts"
import { countOf, neededServer, onOwnCluster, type Torture, withCluster } from "./program.ts"
import { readerKey } from "./readerKey.ts"

const readers = 8
const usualTimes = 12

/** How long after an import it must be in every answer, in milliseconds. */
const grace = 1000

interface Seen {
  readonly answers: number
  /** Answers that lacked an import though they were asked for after the grace. */
  readonly stale: ReadonlyArray<string>
  /** The primary is there all the time. */
  readonly failures: ReadonlyArray<Answer>
  /** The longest time that an answer took, in milliseconds. */
  readonly longest: number
  /** How many replicas were read at the end. */
  readonly read: number
}

interface Disturbance {
  readonly name: string
  readonly begin: (replica: OwnCluster) => Promise<unknown>
  readonly end: (replica: OwnCluster) => Promise<unknown>
}

const disturbances: ReadonlyArray<Disturbance> = [
  {
    name: "a replica that replays nothing",
    begin: ({ url }) => runOn(url, "select pg_wal_replay_pause()"),
    end: ({ url }) => runOn(url, "select pg_wal_replay_resume()")
  },
  { name: "a frozen replica", begin: ({ freeze }) => freeze(), end: ({ thaw }) => thaw() },
  {
    name: "a stopped replica",
    begin: ({ control }) => control("stop", "-m", "immediate"),
    end: ({ control }) => control("start")
  },
  {
    name: "a restarted replica",
    begin: ({ control }) => control("restart", "-m", "fast"),
    end: async () => {}
  }
]

const priced = (env: Environment, close: number): Promise<void> =>
  imported(env, "prices", `symbol,date,open,high,low,close,volume\nONE,2024-01-02,9,9999,1,${close},1\n`)

/** Whether statements on companies ran on a server in the last seconds. */
const isRead = async ({ url }: OwnCluster): Promise<boolean> => {
  const asked = await runOn(
    url,
    `select from pg_stat_activity
     where application_name = 'findata' and query like '%company%'
       and query_start > clock_timestamp() - interval '2 seconds'`
  )
  return asked.length > 0
}

const torment = async (primary: OwnCluster, replicas: ReadonlyArray<OwnCluster>, times: number) => {
  const env: Environment = {
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replicas.map(({ url }) => url).join(",")
  }
  const server = await serve(env, "--workers", "2")
  try {
    const key = await readerKey(env)
    await imported(env, "companies", "symbol,exchange,name\nONE,NYSE,One\n")
    await priced(env, 1)
    // Of each client's turns some are answered from memory, the others by a store.
    const reading = clients(readers, (client, turn) => ({
      method: "GET",
      url: `${server.address}/api/public/v1/stock/prices/ONE?limit=${1 + ((client * 131 + turn) % 500)}`,
      headers: { "x-api-key": key }
    }))
    const stale: Array<string> = []
    for (let i = 0; i < times; i++) {
      const [close, replica, disturbance] = [
        i + 2,
        replicas[i % replicas.length],
        disturbances[i % disturbances.length]
      ]
      if (replica === undefined || disturbance === undefined) throw new Error("Expected replicas")
      await disturbance.begin(replica)
      await priced(env, close)
      const importedAt = performance.now()
      await setTimeout(2 * grace)
      const later = reading.answers.filter(
        ({ askedAt, status }) => status === 200 && askedAt > importedAt + grace
      )
      if (later.length === 0) stale.push(`${disturbance.name}: no answer`)
      const found = new Set(later.map(({ text }) => Number(JSON.parse(text).data[0]?.close)))
      found.delete(close)
      if (found.size > 0) stale.push(`${disturbance.name}: ${[...found].join(", ")} instead of ${close}`)
      await disturbance.end(replica)
      await setTimeout(grace)
    }
    await setTimeout(2 * grace)
    const read = await Promise.all(replicas.map(isRead))
    const answers = await reading.stop()
    return {
      answers: answers.length,
      stale,
      failures: answers.filter(({ status }) => status !== 200).slice(0, 3),
      longest: longest(answers),
      read: read.filter((is) => is).length
    }
  } finally {
    server.process.kill("SIGKILL")
    await server.ended
  }
}

const replicas = async (primary: OwnCluster, times: number): Promise<Seen> => {
  const server = await neededServer()
  const copies: Array<OwnCluster> = []
  try {
    for (let i = 0; i < 2; i++) copies.push(await startReplica(server, primary))
    return await torment(primary, copies, times)
  } finally {
    for (const { stop } of copies) await stop()
  }
}

const faultsOf = (seen: Seen): ReadonlyArray<string> => [
  ...seen.stale,
  ...seen.failures.map(({ status, text }) => `An answer was ${status}: ${text}`),
  ...(seen.longest >= 3500 ? [`An answer took ${seen.longest} ms`] : []),
  ...(seen.read === 2 ? [] : [`${seen.read} of 2 replicas were read at the end`])
]

export const torture: Torture = {
  name: "replicas",
  promise: "Replicas that fail or lag cost neither an answer nor a second of age",
  needs: ["pg_ctl"],
  run: async (times = usualTimes) => ({
    cases: times,
    faults: faultsOf(await withCluster((primary) => replicas(primary, times)))
  })
}

if (import.meta.main) {
  await onOwnCluster((primary) => replicas(primary, countOf(process.argv[2], usualTimes)))
}
