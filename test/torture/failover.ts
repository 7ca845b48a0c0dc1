/**
 * A primary that stops under readers and writers, a replica that is promoted in its place, and the old one that comes back
 * as it was. As a program, `node test/torture/failover.ts 3`, it does so that often and prints what was seen.
 */
import { setTimeout } from "node:timers/promises"
import type { Environment } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import { type OwnCluster, startReplica } from "../postgres/cluster.ts"
import { runOn } from "../postgres/databases.ts"
import { type Answer, isSuccess, longest, unexpected } from "./clients.ts"
import { imported } from "./imported.ts"
import { countOf, neededServer, report, type Torture, withCluster } from "./program.ts"
import { readerKey } from "./readerKey.ts"
import { readersOf, writersOf } from "./readersAndWriters.ts"
import { secret } from "./tokens.ts"

const readers = 8
const writers = 8
const usualTimes = 3

interface Seen {
  readonly answers: number
  readonly refusals: number
  /** Neither successes nor 503 with Retry-After and detail. */
  readonly unexpected: ReadonlyArray<Answer>
  /** The longest time that an answer took, in milliseconds. */
  readonly longest: number
  /** How long after the promotion the first key was created, in milliseconds. */
  readonly back: number
  /** Keys whose creation was acknowledged, and which the promoted server doesn't have. */
  readonly lost: number
  /** Whether the promoted server has what was imported once both accepted writes. */
  readonly isImported: boolean
  readonly isSameProcess: boolean
}

/** One URL of both. */
const together = (one: OwnCluster, other: OwnCluster): string => {
  const { host } = new URL(other.url)
  const url = new URL(one.url)
  return one.url.replace(url.host, `${url.host},${host}`).concat("?target_session_attrs=read-write")
}

/** Lets commits wait for the replica, which has none of its own. */
const synchronize = async (primary: OwnCluster): Promise<void> => {
  await runOn(primary.url, "alter system set synchronous_standby_names = '*'")
  await runOn(primary.url, "alter system set synchronous_commit = on")
  await runOn(primary.url, "select pg_reload_conf()")
}

const withServer = async (primary: OwnCluster, replica: OwnCluster): Promise<Seen> => {
  const env: Environment = { DATABASE_URL: together(primary, replica), JWT_SECRET: secret }
  const server = await serve(env, "--workers", "2")
  try {
    const key = await readerKey(env)
    const reading = readersOf(server, readers, key)
    const writing = writersOf(server, writers, 100)
    await setTimeout(1000)
    await primary.control("stop", "-m", "immediate")
    await replica.control("promote")
    const promotedAt = performance.now()
    await setTimeout(3000)
    // It accepts writes again, which would be lost.
    await primary.control("start")
    await runOn(primary.url, "alter system reset synchronous_standby_names")
    await runOn(primary.url, "select pg_reload_conf()")
    await setTimeout(2000)
    await imported(env, "companies", "symbol,exchange,name\nONE,NYSE,One\n")
    const answers = [...(await reading.stop()), ...(await writing.stop())]
    const first = writing.answers.find((answer) => answer.askedAt >= promotedAt && isSuccess(answer))
    const stored = new Set((await runOn(replica.url, "select name from api_key")).map(({ name }) => name))
    const companies = await runOn(replica.url, "select from company")
    return {
      answers: answers.length,
      refusals: answers.filter(({ status }) => status === 503).length,
      unexpected: unexpected(answers),
      longest: longest(answers),
      back: first === undefined ? Number.POSITIVE_INFINITY : Math.round(first.endedAt - promotedAt),
      lost: writing.answers.filter(({ status, text }) => status === 201 && !stored.has(JSON.parse(text).name))
        .length,
      isImported: companies.length === 1,
      isSameProcess: server.process.exitCode === null
    }
  } finally {
    server.process.kill("SIGKILL")
    await server.ended
  }
}

/** Fails over from a new primary to its replica. */
export const failOver = (): Promise<Seen> =>
  withCluster(async (primary) => {
    const replica = await startReplica(await neededServer(), primary)
    try {
      await synchronize(primary)
      return await withServer(primary, replica)
    } finally {
      await replica.stop()
    }
  })

export const faultsOf = (seen: Seen): ReadonlyArray<string> => [
  ...seen.unexpected.map(({ status, text }) => `An answer was ${status}: ${text}`),
  ...(seen.refusals === 0 ? ["No request met the failover"] : []),
  ...(seen.longest >= 3500 ? [`An answer took ${seen.longest} ms`] : []),
  ...(seen.back >= 2000 ? [`The first key was created ${seen.back} ms after the promotion`] : []),
  ...(seen.lost > 0 ? [`${seen.lost} acknowledged keys were lost`] : []),
  ...(seen.isImported ? [] : ["An import went to the old primary"]),
  ...(seen.isSameProcess ? [] : ["The server ended"])
]

const repeated = async (times: number): Promise<ReadonlyArray<Seen>> => {
  const seen: Array<Seen> = []
  for (let i = 0; i < times; i++) seen.push(await failOver())
  return seen
}

export const torture: Torture = {
  name: "failover",
  promise: "A promotion costs 503 alone, and with synchronous replication nothing that was acknowledged",
  needs: ["pg_ctl"],
  run: async (times = usualTimes) => ({
    cases: times,
    faults: (await repeated(times)).flatMap(faultsOf)
  })
}

if (import.meta.main) report(await repeated(countOf(process.argv[2], usualTimes)))
