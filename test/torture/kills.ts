/**
 * Servers and imports that are killed while they write, at random times and around commits in turn, with a reader beside
 * them. As a program, `node test/torture/kills.ts sqlite 50` or `node test/torture/kills.ts postgres 50`, it kills them so
 * many times, from the seed that may follow, and prints what was seen.
 */
import { setTimeout } from "node:timers/promises"
import { type Environment, findata, json, remove, start, temporaryDirectory } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import { randomFrom } from "../random.ts"
import { type Answer, clients, unexpected } from "./clients.ts"
import { onPostgres as momentsOnPostgres, type Observe, onSqlite as momentsOnSqlite } from "./moments.ts"
import { countOf, report, type Torture, withCluster } from "./program.ts"
import { readerKey } from "./readerKey.ts"
import { secret, writerHeaders } from "./tokens.ts"

const bars = 5000
const writers = 8

/** Every bar of a company with the same close: an answer with two of them is half of an import. */
const fileOf = (close: number): string => {
  const lines = ["symbol,exchange,date,open,high,low,close,volume"]
  for (let i = 0; i < bars; i++) {
    const date = new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10)
    lines.push(`ONE,NYSE,${date},500,1000,1,${close},123456`)
  }
  return `${lines.join("\n")}\n`
}

interface Bars {
  readonly data: ReadonlyArray<{ readonly close: number }>
}

const closesIn = ({ text }: Pick<Answer, "text">): ReadonlyArray<number> => [
  ...new Set((JSON.parse(text) as Bars).data.map(({ close }) => close))
]

export interface Killed {
  readonly kills: number
  /** How many kills hit which moment of an import, and whether the store has the import: `committing, stored`. */
  readonly hits: Readonly<Record<string, number>>
  /** How many kills of the server hit the commit of a key; 0 where that isn't observed. */
  readonly keysCommitting: number
  /** How many keys are stored whose creation wasn't acknowledged. */
  readonly unacknowledged: number
  /** How many imports had ended before they were killed. */
  readonly imported: number
  /** How many keys were acknowledged. */
  readonly acknowledged: number
  /** How many answers the reader got, and those that weren't successes. */
  readonly read: number
  readonly unexpected: ReadonlyArray<Answer>
  /** Answers with bars of two imports. */
  readonly halves: ReadonlyArray<string>
  /** Stores that weren't as an import left them, by the number of the kill. */
  readonly broken: ReadonlyArray<string>
  /** Keys whose creation was acknowledged, and which the store doesn't have. */
  readonly lost: number
  /** Rows that the file of the stored import changes when it is imported again. */
  readonly changedAgain: number
}

const importOf = (env: Environment, close: number) => {
  const running = start(env, "import", "prices", "-", "--create-companies", "--json")
  running.process.stdin.end(fileOf(close))
  return running
}

/** A commit of an import takes about this long, in milliseconds, where it is observed. */
const commitTime = { postgres: 110, sqlite: 12 }

export const kills = async (place: Environment, times: number, seed = 1): Promise<Killed> => {
  const url = place["DATABASE_URL"]
  const observe: Observe =
    url === undefined ? momentsOnSqlite(place["FINDATA_DATA"] ?? "") : momentsOnPostgres(url)
  const around = url === undefined ? commitTime.sqlite : commitTime.postgres
  const env = { ...place, JWT_SECRET: secret }
  const random = randomFrom(seed)
  const broken: Array<string> = []
  const acknowledged: Array<number> = []
  const hits: Record<string, number> = {}
  let [imported, keysCommitting] = [0, 0]
  const first = await importOf(env, 1).ended
  if (first.code !== 0) throw new Error(`The first import failed: ${first.stderr}`)
  const reader = await serve(env, "--workers", "1")
  try {
    const key = await readerKey(env)
    const headers = { "x-api-key": key }
    const bars = `${reader.address}/api/public/v1/stock/prices/ONE?limit=500`
    const reading = clients(2, () => ({ method: "GET", url: bars, headers }), 20)
    let [close, next] = [1, 1]
    for (let i = 0; i < times; i++) {
      next++
      const writer = await serve(env, "--workers", "1")
      const writing = clients(writers, async (client, turn) => ({
        method: "POST",
        url: `${writer.address}/api/v1/api-keys`,
        headers: await writerHeaders(`${i} ${client}`, turn),
        body: { name: `${i} ${client} ${turn}`, scopes: ["read:news"] }
      }))
      const observed = await observe()
      const importing = importOf(env, next)
      if (i % 3 === 2) await setTimeout(200 + 1300 * random())
      else {
        await Promise.race([observed.committing, importing.ended])
        await setTimeout(around * random())
      }
      importing.process.kill("SIGKILL")
      writer.process.kill("SIGKILL")
      const moment = observed.moment()
      keysCommitting += Math.min(1, observed.others())
      const { code } = await importing.ended
      await observed.stop()
      await writer.ended
      // Requests under way have lost their connection.
      await writing.stop().catch(() => [])
      for (const { status, text } of writing.answers)
        if (status === 201) acknowledged.push(JSON.parse(text).id)
      if (code === 0) imported++
      const doctor = await findata(env, "doctor", "--json")
      const faults = json(doctor).findings.filter(({ ok }: { readonly ok: boolean }) => !ok)
      if (faults.length > 0) broken.push(`${i}: ${JSON.stringify(faults)}`)
      const found = closesIn({ text: await (await fetch(bars, { headers })).text() })
      const isExpected = code === 0 ? found[0] === next : found[0] === next || found[0] === close
      if (found.length !== 1 || !isExpected)
        broken.push(
          `${i}: closes ${found.join(", ")} after ${code === 0 ? "import" : "kill"} of ${next}, ${close} before`
        )
      close = found[0] ?? close
      const hit = `${code === 0 ? "ended" : moment}, ${close === next ? "stored" : "not stored"}`
      hits[hit] = (hits[hit] ?? 0) + 1
    }
    const answers = await reading.stop()
    const halves: Array<string> = []
    for (const answer of answers) {
      if (answer.status !== 200) continue
      const found = closesIn(answer)
      if (found.length !== 1) halves.push(found.join(", "))
    }
    const again = await importOf(env, close).ended
    const { api_keys } = json(await findata(env, "keys", "list", "--json")) as {
      readonly api_keys: ReadonlyArray<{ readonly id: number }>
    }
    const stored = new Set(api_keys.map(({ id }) => id))
    return {
      kills: times,
      hits,
      keysCommitting,
      // The reader's own is one more.
      unacknowledged: stored.size - 1 - acknowledged.filter((id) => stored.has(id)).length,
      imported,
      acknowledged: acknowledged.length,
      read: answers.length,
      unexpected: unexpected(answers),
      halves,
      broken,
      lost: acknowledged.filter((id) => !stored.has(id)).length,
      changedAgain: json(again).changed + json(again).inserted
    }
  } finally {
    reader.process.kill("SIGKILL")
    await reader.ended
  }
}

/** The ways in which a number of kills broke the promise. */
export const faultsOf = (seen: Killed, times: number): ReadonlyArray<string> => [
  ...seen.unexpected.map(({ status, text }) => `The reader was answered ${status}: ${text}`),
  ...seen.halves.map((half) => `An answer had bars of two imports: ${half}`),
  ...seen.broken.map((store) => `A store wasn't as an import left it: ${store}`),
  ...(seen.lost > 0 ? [`${seen.lost} acknowledged keys were lost`] : []),
  ...(seen.changedAgain > 0 ? [`The stored file, imported again, changed ${seen.changedAgain} rows`] : []),
  ...(seen.kills === times ? [] : [`${seen.kills} of ${times} kills`]),
  ...(seen.acknowledged === 0 ? ["No key was acknowledged before a kill"] : []),
  ...(seen.read < 20 ? [`The reader had ${seen.read} answers`] : [])
]

/** Where so many kills were meant to hit commits and none did, the promise wasn't put to the test. */
const aimed = ({ hits }: Killed): ReadonlyArray<string> =>
  Object.keys(hits).some((hit) => hit.startsWith("committing")) ? [] : ["No kill hit a commit"]

const onSqlite = async (times: number, seed?: number): Promise<Killed> => {
  const directory = await temporaryDirectory()
  try {
    return await kills({ FINDATA_DATA: directory }, times, seed)
  } finally {
    await remove(directory)
  }
}

/** Each commit takes a tenth of a second, so that kills hit it. */
const slowCommits = `
fsync = on
synchronous_commit = on
commit_delay = 100000
commit_siblings = 0
`

const onPostgres = (times: number, seed?: number): Promise<Killed> =>
  withCluster(({ url }) => kills({ DATABASE_URL: url }, times, seed), slowCommits)

const places = {
  sqlite: { run: onSqlite, name: "SQLite", usualTimes: 50, needs: [] },
  postgres: { run: onPostgres, name: "PostgreSQL", usualTimes: 50, needs: ["pg_ctl"] }
} as const

export const tortures: ReadonlyArray<Torture> = Object.entries(places).map(
  ([place, { name, needs, run, usualTimes }]) => ({
    name: `kills-${place}`,
    promise: `Servers and imports that are killed while they write to ${name} lose and halve nothing`,
    needs,
    run: async (times = usualTimes) => {
      const seen = await run(times)
      const hits = Object.entries(seen.hits).map(([hit, count]) => `${count} ${hit}`)
      return {
        cases: times,
        faults: [...faultsOf(seen, times), ...aimed(seen)],
        notes: [`Imports when they were killed: ${hits.join("; ")}`]
      }
    }
  })
)

if (import.meta.main) {
  const [, , place, times, seed] = process.argv
  const found = Object.hasOwn(places, place ?? "") ? places[place as keyof typeof places] : undefined
  if (found === undefined) throw new Error(`${place}: expected sqlite or postgres`)
  report(await found.run(countOf(times, found.usualTimes), countOf(seed, 1)))
}
