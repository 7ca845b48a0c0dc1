/** What is measured of an import, each on a store of its own. */
import { fileURLToPath } from "node:url"
import { setTimeout as sleep } from "node:timers/promises"
import { Effect, type Scope } from "effect"
import type { NoPostgres } from "../harness/database.ts"
import { keyFor, serve } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import { percentile } from "../harness/statistics.ts"
import { type Answers, askSteadily } from "../harness/steady.ts"
import { whole } from "../harness/tables.ts"
import { importAll, importUntil } from "./import.ts"
import type { Archive } from "./make.ts"
import { asked, type Contents, type Place, places } from "./place.ts"

/** A line of the results, and the targets that it misses. */
export interface Report {
  readonly text: string
  readonly faults: ReadonlyArray<string>
}

interface Plan {
  readonly kills: number
  /** Requests a second. */
  readonly rate: number
}

type Round = (place: Place, archive: Archive, plan: Plan) => Effect.Effect<Report, NoPostgres, Scope.Scope>

/** In bytes. */
const maxMemory = 400e6
/** The 99th percentile, in milliseconds. */
const maxDuration = 50

/** The contents after an import to its end, and its time in milliseconds, by store. */
const uninterrupted = new Map<string, { readonly contents: Contents; readonly time: number }>()

/** Imports to the end, without other work: the memory and the rows per second. */
const alone: Round = (place, archive) =>
  Effect.gen(function* () {
    const { entries, peak, rows, seconds } = yield* Effect.promise(() => importAll(place.env, archive.path))
    uninterrupted.set(place.database, { contents: yield* place.contents, time: seconds * 1000 })
    const rate = `${whole(rows)} rows of ${whole(entries.imported)} files in ${seconds.toFixed(1)} s, ${whole(rows / seconds)} rows/s`
    return {
      text: `alone: ${rate}, at most ${whole(peak / 1e6)} MB of memory`,
      faults: peak > maxMemory ? [`not under ${maxMemory / 1e6} MB`] : []
    }
  })

/** The contents after an import to its end, on another store when this one wasn't imported alone. */
const expected = Effect.fnUntraced(function* (place: Place, archive: Archive) {
  const known = uninterrupted.get(place.database)
  if (known !== undefined) return known
  const another = yield* places[place.database](archive)
  const { seconds } = yield* Effect.promise(() => importAll(another.env, archive.path))
  return { contents: yield* another.contents, time: seconds * 1000 }
})

/** In milliseconds: sooner the command hasn't begun to import. */
const minLife = 1500

/** Kills the import at random times, continues it to its end, and compares the contents. */
const killed: Round = (place, archive, { kills }) =>
  Effect.gen(function* () {
    const { contents: wanted, time: took } = yield* expected(place, archive)
    const times: Array<string> = []
    for (let n = 0; n < kills; n++) {
      const time = Math.max(minLife, (2 * Math.random() * took) / (kills + 1))
      const wasRunning = yield* Effect.promise(() => importUntil(place.env, archive.path, time))
      times.push(`${(time / 1000).toFixed(1)} s${wasRunning ? "" : " (had ended)"}`)
    }
    const { entries } = yield* Effect.promise(() => importAll(place.env, archive.path))
    const found = yield* place.contents
    const isSame = JSON.stringify(found) === JSON.stringify(wanted)
    return {
      text: `killed after ${times.join(", ")} and continued (${whole(entries.skipped)} files skipped, ${whole(entries.imported)} imported): ${JSON.stringify(found)}`,
      faults: isSame ? [] : [`without a kill ${JSON.stringify(wanted)}`]
    }
  })

const reportOf = (name: string, { late, outcomes, times }: Answers, more: string): Report => {
  const [half, max, tail] = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1))
  const failed = Object.keys(outcomes).filter((outcome) => outcome !== "200")
  return {
    text: `${name}: ${whole(times.length)} requests, p50 ${half} ms, p99 ${max} ms, max ${tail} ms; sent up to ${late.toFixed(0)} ms late; ${more}`,
    faults: [
      ...(percentile(times, 0.99) >= maxDuration ? [`p99 not under ${maxDuration} ms`] : []),
      ...failed.map((outcome) => `${outcomes[outcome]} times ${outcome}`)
    ]
  }
}

/** A server, and a client that asks it at the rate while an effect runs. */
const whileServing = Effect.fnUntraced(function* <A>(
  env: Environment,
  flags: ReadonlyArray<string>,
  rate: number,
  work: (printed: () => string) => Promise<A>
) {
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve("findata", { ...env, LOG_LEVEL: "info" }, ...flags)
  const request = { path: `/api/public/v1/stock/prices/${asked}?limit=100`, headers: { "x-api-key": key } }
  const begin = Effect.promise(() => askSteadily(server.address, [request], rate))
  // The first requests are slower, until the server's code is optimised.
  const warmUp = yield* begin
  yield* Effect.sleep("5 seconds")
  const idle = yield* Effect.promise(warmUp)
  const stop = yield* begin
  const done = yield* Effect.promise(() => work(server.printed))
  return { idle, done, answers: yield* Effect.promise(stop) }
})

const idleWords = ({ times }: Answers): string => `p99 ${percentile(times, 0.99).toFixed(1)} ms`

/** Requests to a server while another process imports. */
const served: Round = (place, archive, { rate }) =>
  Effect.gen(function* () {
    const work = () => importAll(place.env, archive.path)
    const { answers, done, idle } = yield* whileServing(place.env, [], rate, work)
    return reportOf(
      "served",
      answers,
      `the import took ${done.seconds.toFixed(1)} s; without it ${idleWords(idle)}`
    )
  })

/** The line of a server's log. */
const ended = /Sync of archive: [^"]*/

/** Waits for the line that a sync logs at its end, up to an hour. */
const untilEnded = async (printed: () => string): Promise<string> => {
  const deadline = performance.now() + 3_600_000
  for (;;) {
    const line = ended.exec(printed())?.[0]
    if (line !== undefined) return line
    if (performance.now() > deadline) throw new Error(`The sync didn't end in an hour: ${printed()}`)
    await sleep(100)
  }
}

/** Requests to a server that imports itself, in the thread of its syncs. */
const synced: Round = (place, archive, { rate }) =>
  Effect.gen(function* () {
    const env = {
      ...place.env,
      FINDATA_SOURCES: fileURLToPath(new URL("../archiveSource.ts", import.meta.url)),
      ARCHIVE_FILE: archive.path
    }
    const begin = performance.now()
    const { answers, done, idle } = yield* whileServing(env, ["--sync", "archive=weekly"], rate, untilEnded)
    const took = ((performance.now() - begin) / 1000).toFixed(1)
    return reportOf("synced", answers, `${done}, in ${took} s; the first 5 s ${idleWords(idle)}`)
  })

export const rounds = { alone, killed, served, synced } as const
