/** What is measured of an import, each on a store of its own. */
import { fileURLToPath } from "node:url"
import { Effect, type Scope } from "effect"
import type { StoreFailure } from "../../apps/Store.ts"
import type { FileRefused, StoreUnavailable, UnreadableFile } from "../../core/mod.ts"
import { type Environment, findata, json, until } from "../../test/cli/command.ts"
import { serve } from "../../test/cli/serving.ts"
import type { NoPostgres } from "../database.ts"
import { start } from "../Process.ts"
import type { Answers, Steady } from "../steady.ts"
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

type Failure = StoreFailure | StoreUnavailable | FileRefused | UnreadableFile | NoPostgres

type Round = (place: Place, archive: Archive, plan: Plan) => Effect.Effect<Report, Failure, Scope.Scope>

/** In bytes. */
const mostMemory = 400e6
/** The 99th percentile, in milliseconds. */
const mostTime = 50

const whole = (value: number): string => Math.round(value).toLocaleString("en")

const unlimited = ["--rate-limit", "1000000", "--rate-period", "60"] as const

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
      faults: peak > mostMemory ? [`not under ${mostMemory / 1e6} MB`] : []
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
const shortestLife = 1500

/** Kills the import at random times, continues it to its end, and compares the contents. */
const killed: Round = (place, archive, { kills }) =>
  Effect.gen(function* () {
    const { contents: wanted, time: took } = yield* expected(place, archive)
    const times: Array<string> = []
    for (let n = 0; n < kills; n++) {
      const time = Math.max(shortestLife, (2 * Math.random() * took) / (kills + 1))
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

const percentile = (sorted: ReadonlyArray<number>, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

const reportOf = (name: string, { late, outcomes, times }: Answers, more: string): Report => {
  const sorted = times.toSorted((a, b) => a - b)
  const [half, most, tail] = [0.5, 0.99, 1].map((part) => percentile(sorted, part).toFixed(1))
  const failed = Object.keys(outcomes).filter((outcome) => outcome !== "200")
  return {
    text: `${name}: ${whole(sorted.length)} requests, p50 ${half} ms, p99 ${most} ms, max ${tail} ms; sent up to ${late.toFixed(0)} ms late; ${more}`,
    faults: [
      ...(percentile(sorted, 0.99) >= mostTime ? [`p99 not under ${mostTime} ms`] : []),
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
  const created = yield* Effect.promise(() =>
    findata(env, "keys", "create", "--name", "bench", "--scopes", "read:all", ...unlimited, "--json")
  )
  const key: string = json(created).key
  const server = yield* Effect.acquireRelease(
    Effect.promise(() => serve(env, ...flags)),
    ({ ended, process }) => Effect.promise(() => (process.kill("SIGKILL"), ended))
  )
  let printed = ""
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream.on("data", (text: string) => {
      printed += text
    })
  }
  const client = yield* start<null>("steady.ts")
  const path = `/api/public/v1/stock/prices/${asked}?limit=100`
  // The first requests are slower, until the server's code is optimised.
  const steady: Steady = { address: server.address, path, key, rate }
  yield* client.ask(steady)
  yield* Effect.sleep("5 seconds")
  const idle = yield* client.ask<Answers>("stop")
  yield* client.ask(steady)
  const done = yield* Effect.promise(() => work(() => printed))
  return { idle, done, answers: yield* client.ask<Answers>("stop") }
})

const idleWords = ({ times }: Answers): string =>
  `p99 ${percentile(
    times.toSorted((a, b) => a - b),
    0.99
  ).toFixed(1)} ms`

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

/** In milliseconds. */
const longest = 3_600_000

/** Requests to a server that imports itself, in the thread of its syncs. */
const synced: Round = (place, archive, { rate }) =>
  Effect.gen(function* () {
    const env = {
      ...place.env,
      FINDATA_SOURCES: fileURLToPath(new URL("../archiveSource.ts", import.meta.url)),
      ARCHIVE_FILE: archive.path
    }
    const begin = performance.now()
    const { answers, done, idle } = yield* whileServing(env, ["--sync", "archive=weekly"], rate, (printed) =>
      until(
        () => ended.exec(printed())?.[0] ?? "",
        (line) => line !== "",
        longest
      )
    )
    const took = ((performance.now() - begin) / 1000).toFixed(1)
    return reportOf("synced", answers, `${done}, in ${took} s; the first 5 s ${idleWords(idle)}`)
  })

export const rounds = { alone, killed, served, synced } as const
