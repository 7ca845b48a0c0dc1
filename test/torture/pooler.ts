/**
 * A PgBouncer between findata and PostgreSQL: all laws of stores through it, then a server whose PgBouncer is killed and
 * started again under readers, writers and imports. As a program, `node test/torture/pooler.ts 5`, it is killed that often.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { type Environment, remove, start, temporaryDirectory } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import type { OwnCluster } from "../postgres/cluster.ts"
import { runOn } from "../postgres/databases.ts"
import { startPooler } from "../postgres/pooler.ts"
import { type Answer, clients } from "./clients.ts"
import { imported } from "./imported.ts"
import { countOf, type Outcome, onOwnCluster, type Torture, withCluster } from "./program.ts"
import { readerKey } from "./readerKey.ts"
import { readersOf, writersOf } from "./readersAndWriters.ts"
import { backAfter, bars, faultsOfRestarts, fileOf, type Restarted, restarted } from "./restarts.ts"
import { secret } from "./tokens.ts"

const readers = 8
const writers = 8
const usualTimes = 10

/** How long after an import it must be in every answer, in milliseconds. */
const grace = 1000

/** No import may fail: each has a session of its own. */
interface Seen extends Restarted {
  /** Answers that lacked an import though they were asked for after the grace. */
  readonly stale: ReadonlyArray<string>
}

const priced = (env: Environment, close: number): Promise<void> =>
  imported(env, "prices", `symbol,date,open,high,low,close,volume\nONE,2024-01-02,9,9999,1,${close},1\n`)

/** The closes in answers of the newest bar that were asked for after a time. */
const closesSince = (answers: ReadonlyArray<Answer>, since: number): ReadonlySet<number> =>
  new Set(
    answers
      .filter(({ askedAt, status }) => status === 200 && askedAt > since)
      .map(({ text }) => Number(JSON.parse(text).data[0]?.close))
  )

const restarts = async (cluster: OwnCluster, times: number): Promise<Seen> => {
  const { url } = cluster
  const pooler = await startPooler(url)
  const env: Environment = {
    DATABASE_URL: pooler.through(url),
    DATABASE_DIRECT_URL: url,
    JWT_SECRET: secret
  }
  const server = await serve(env, "--workers", "2")
  try {
    const key = await readerKey(env)
    await imported(env, "companies", "symbol,exchange,name\nONE,NYSE,One\n")
    await priced(env, 1)
    const reading = readersOf(server, readers, key)
    const writing = writersOf(server, writers, 50)
    // Of each client's turns some are answered from memory, the others by the store.
    const pricing = clients(readers, (client, turn) => ({
      method: "GET",
      url: `${server.address}/api/public/v1/stock/prices/ONE?limit=${1 + ((client * 131 + turn) % 500)}`,
      headers: { "x-api-key": key }
    }))
    const back: Array<number> = []
    const halves: Array<string> = []
    const stale: Array<string> = []
    for (let i = 0; i < times; i++) {
      const running = start(env, "import", "prices", "-", "--create-companies")
      running.process.stdin.end(fileOf(`T${i}`))
      await setTimeout(300 + 100 * (i % 10))
      await pooler.restart()
      back.push(await backAfter(reading.answers, performance.now()))
      const { code, stderr, stdout } = await running.ended
      const [found] = await runOn(
        url,
        `select count(*) as bars from price_daily join company using (company_id) where symbol = 'T${i}'`
      )
      if (code !== 0 || Number(found?.["bars"]) !== bars)
        halves.push(`T${i}, exit ${code}: ${found?.["bars"]} bars: ${stdout}${stderr}`)
      await priced(env, i + 2)
      const importedAt = performance.now()
      await setTimeout(2 * grace)
      const closes = [...closesSince(pricing.answers, importedAt + grace)]
      if (closes.length !== 1 || closes[0] !== i + 2) stale.push(`${closes.join(", ")} instead of ${i + 2}`)
    }
    const all = [reading, pricing, writing]
    const answers = (await Promise.all(all.map(({ stop }) => stop()))).flat()
    return {
      ...(await restarted(cluster, answers)),
      back,
      halves,
      stale,
      isSameProcess: server.process.exitCode === null
    }
  } finally {
    server.process.kill("SIGKILL")
    await server.ended
    await pooler.stop()
  }
}

const faultsOf = (seen: Seen, times: number): ReadonlyArray<string> => [
  ...faultsOfRestarts(seen, times),
  ...seen.stale.map((closes) => `Answers were old: ${closes}`)
]

interface Report {
  readonly numPassedTests: number
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly failureMessages: ReadonlyArray<string>
    }>
  }>
}

const program = "node_modules/vitest/vitest.mjs"

/** All laws of stores on PostgreSQL, as tests. */
const laws = async ({ url }: OwnCluster): Promise<Outcome> => {
  const directory = await temporaryDirectory()
  try {
    const file = join(directory, "report.json")
    const flags = ["--config", "test/torture/poolerLaws.config.ts", "--reporter=json", `--outputFile=${file}`]
    const running = spawn(process.execPath, [program, "run", ...flags], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: "ignore"
    })
    await once(running, "exit")
    const { numPassedTests, testResults }: Report = JSON.parse(await readFile(file, "utf8"))
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== "passed")
    return {
      cases: numPassedTests,
      faults: failed.map(({ failureMessages, fullName, status }) =>
        [fullName, status, ...failureMessages].join(": ")
      )
    }
  } finally {
    await remove(directory)
  }
}

export const torture: Torture = {
  name: "pooler",
  promise: "Through a PgBouncer all laws of stores hold, and its restarts under load cost 503 alone",
  needs: ["pg_ctl", "pgbouncer"],
  run: (times = usualTimes) =>
    withCluster(async (cluster) => {
      const { cases, faults } = await laws(cluster)
      const seen = await restarts(cluster, times)
      return { cases: cases + times, faults: [...faults, ...faultsOf(seen, times)] }
    })
}

if (import.meta.main) await onOwnCluster((cluster) => restarts(cluster, countOf(process.argv[2], usualTimes)))
