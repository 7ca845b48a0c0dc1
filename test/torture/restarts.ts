/**
 * A PostgreSQL server that is restarted under readers, writers and imports. As a program, `node test/torture/restarts.ts 10`,
 * it restarts it so many times and prints what was seen.
 */
import { setTimeout } from "node:timers/promises"
import { type Environment, type Running, start, until } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import type { OwnCluster } from "../postgres/cluster.ts"
import { runOn } from "../postgres/databases.ts"
import { type Answer, isSuccess, longest, unexpected } from "./clients.ts"
import { countOf, onOwnCluster, type Torture, withCluster } from "./program.ts"
import { readerKey } from "./readerKey.ts"
import { readersOf, writersOf } from "./readersAndWriters.ts"
import { secret } from "./tokens.ts"

const writers = 24
const readers = 8

/** What a server answered whose database, or the way to it, was restarted. */
export interface Restarted {
  /** Answers of both readers and writers. */
  readonly answers: number
  readonly refusals: number
  /** Neither successes nor 503 with Retry-After and detail. */
  readonly unexpected: ReadonlyArray<Answer>
  /** The longest time that an answer took, in milliseconds. */
  readonly longest: number
  /** How long after each restart the first request succeeded that was sent to the database, in milliseconds. */
  readonly back: ReadonlyArray<number>
  /** Keys whose creation was acknowledged, and which the store doesn't have. */
  readonly lost: number
  /** Files that were imported meanwhile, of which neither none nor all is stored. */
  readonly halves: ReadonlyArray<string>
  readonly isSameProcess: boolean
}

interface WithImports extends Restarted {
  /** What imports that failed printed. */
  readonly failures: ReadonlyArray<string>
}

/** So many that their import takes a second or so. */
export const bars = 40_000

/** Bars of one company on so many days. */
export const fileOf = (symbol: string): string => {
  const lines = ["symbol,exchange,date,open,high,low,close,volume"]
  for (let i = 0; i < bars; i++) {
    const date = new Date(Date.UTC(1900, 0, 1 + i)).toISOString().slice(0, 10)
    lines.push(`${symbol},NYSE,${date},10.25,11.5,9.75,10.5,123456`)
  }
  return `${lines.join("\n")}\n`
}

/** Waits until the import has written something, or has ended. */
const isImporting = ({ url }: OwnCluster, { process }: Running): Promise<boolean> =>
  until(
    async () => {
      const found = await runOn(
        url,
        "select from pg_stat_activity where application_name = 'findata import' and backend_xid is not null"
      )
      return found.length > 0 || process.exitCode !== null
    },
    (is) => is,
    20_000
  )

/** How long after `since` the first request that was sent after it succeeded, in milliseconds. */
export const backAfter = async (answers: ReadonlyArray<Answer>, since: number): Promise<number> => {
  for (;;) {
    const first = answers.find((answer) => answer.askedAt >= since && isSuccess(answer))
    if (first !== undefined) return Math.round(first.endedAt - since)
    if (performance.now() - since > 20_000) return Number.POSITIVE_INFINITY
    await setTimeout(20)
  }
}

/** What the answers say, and whether the store has the keys that they acknowledged. */
export const restarted = async (
  { url }: OwnCluster,
  answers: ReadonlyArray<Answer>
): Promise<Pick<Restarted, "answers" | "refusals" | "unexpected" | "longest" | "lost">> => {
  const stored = new Set((await runOn(url, "select id from api_key")).map(({ id }) => Number(id)))
  const created = answers.filter(({ status }) => status === 201).map(({ text }) => JSON.parse(text).id)
  return {
    answers: answers.length,
    refusals: answers.filter(({ status }) => status === 503).length,
    unexpected: unexpected(answers),
    longest: longest(answers),
    lost: created.filter((id) => !stored.has(Number(id))).length
  }
}

export const restarts = async (cluster: OwnCluster, times: number): Promise<WithImports> => {
  const env: Environment = { DATABASE_URL: cluster.url, JWT_SECRET: secret }
  const server = await serve(env, "--workers", "2")
  try {
    const key = await readerKey(env)
    const reading = readersOf(server, readers, key)
    const writing = writersOf(server, writers, 50)
    const back: Array<number> = []
    const failures: Array<string> = []
    const halves: Array<string> = []
    for (let i = 0; i < times; i++) {
      const running = start(env, "import", "prices", "-", "--create-companies")
      running.process.stdin.end(fileOf(`T${i}`))
      // Every other one while it writes, however busy the machine is; the others at any time of it.
      if (i % 2 === 0) await isImporting(cluster, running)
      else await setTimeout(300 + 100 * (i % 10))
      await cluster.control("restart", "-m", "fast")
      back.push(await backAfter(reading.answers, performance.now()))
      const { code, stderr, stdout } = await running.ended
      if (code !== 0) failures.push(`${stdout}${stderr}`)
      const [found] = await runOn(
        cluster.url,
        `select count(*) as bars from price_daily join company using (company_id) where symbol = 'T${i}'`
      )
      if (Number(found?.["bars"]) !== (code === 0 ? bars : 0))
        halves.push(`T${i}, exit ${code}: ${found?.["bars"]}`)
      await setTimeout(300)
    }
    const answers = [...(await reading.stop()), ...(await writing.stop())]
    return {
      ...(await restarted(cluster, answers)),
      back,
      halves,
      failures,
      isSameProcess: server.process.exitCode === null
    }
  } finally {
    server.process.kill("SIGKILL")
    await server.ended
  }
}

/** The ways in which so many restarts broke what is promised of any. */
export const faultsOfRestarts = (seen: Restarted, times: number): ReadonlyArray<string> => {
  const slowest = Math.max(...seen.back)
  return [
    ...seen.unexpected.map(({ status, text }) => `An answer was ${status}: ${text}`),
    ...(seen.refusals === 0 ? ["No request met a restart"] : []),
    ...(seen.longest >= 3500 ? [`An answer took ${seen.longest} ms`] : []),
    ...(slowest >= 2000 ? [`The first success came ${slowest} ms after a restart`] : []),
    ...(seen.back.length === times ? [] : [`${seen.back.length} of ${times} restarts ended`]),
    ...(seen.lost > 0 ? [`${seen.lost} acknowledged keys were lost`] : []),
    ...seen.halves.map((half) => `A file was imported in part: ${half}`),
    ...(seen.isSameProcess ? [] : ["The server ended"])
  ]
}

/** The ways in which a number of restarts of PostgreSQL broke the promise. */
export const faultsOf = (seen: WithImports, times: number): ReadonlyArray<string> => {
  const unclear = seen.failures.filter(
    (failure) =>
      !/^(.*The store can't be reached: )?PostgreSQL could not /m.test(failure) ||
      /bug in findata|\n\s+at /.test(failure)
  )
  return [
    ...faultsOfRestarts(seen, times),
    ...(seen.failures.length === 0 ? ["No import met a restart"] : []),
    ...unclear.map((failure) => `An import ended without a plain reason: ${failure}`)
  ]
}

const usualTimes = 10

export const torture: Torture = {
  name: "restarts",
  promise: "A PostgreSQL that is restarted under load costs 503 alone: nothing is lost or halved",
  needs: ["pg_ctl"],
  run: async (times = usualTimes) => ({
    cases: times,
    faults: faultsOf(await withCluster((own) => restarts(own, times)), times)
  })
}

if (import.meta.main) await onOwnCluster((cluster) => restarts(cluster, countOf(process.argv[2], usualTimes)))
