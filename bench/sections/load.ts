/** Kept prices of one client while two others ask for what costs most, and the server's memory meanwhile. */
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { keyFor, serve } from "../harness/findata.ts"
import { type Load, load as sending } from "../harness/loads.ts"
import { residentMemory, watchPeak } from "../harness/processes.ts"
import { verdict } from "../harness/results.ts"
import type { Request, Server } from "../harness/servers.ts"
import { median, percentile } from "../harness/statistics.ts"
import { onEach, type Options, type Section } from "../harness/Section.ts"
import { type Answers, askSteadily, othersIn, percentileOf } from "../harness/steady.ts"
import { type Database, builtStore } from "../harness/stores.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import { daysAsked, longSymbols, marketContents } from "../data/market.ts"

/** Kept prices a second. */
const rate = 100

const prices = "/api/public/v1/stock/prices"

const keptRequests = (key: string): ReadonlyArray<Request> =>
  longSymbols.map((symbol) => ({ path: `${prices}/${symbol}?limit=100`, headers: { "x-api-key": key } }))

/** Each of another beginning, so that none is kept. */
const weeklyRequests = (key: string): ReadonlyArray<Request> =>
  Array.from({ length: 2000 }, (_, n) => {
    const symbol = longSymbols[n % longSymbols.length]
    const begin = new Date(Date.parse("1980-01-01") + n * 86_400_000).toISOString().slice(0, 10)
    return {
      path: `${prices}/${symbol}/history?interval=1week&limit=1000&start_date=${begin}`,
      headers: { "x-api-key": key }
    }
  })

/** Asks for one analysis after the other; returns their times in milliseconds. Throws when one fails. */
const askSectors = async ({ address }: Server, days: number): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (const day of daysAsked(days)) {
    const begin = performance.now()
    const response = await fetch(`${address}/v1/sector-analyst/company/1?as_of=${day}`)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`Sector analysis of ${day}: ${response.status} ${text}`)
    times.push(performance.now() - begin)
  }
  return times
}

const idleSeconds = 5

const row = (name: string, { late, outcomes, times }: Answers): ReadonlyArray<string> => [
  name,
  whole(times.length),
  ...[0.5, 0.99, 1].map((part) => figure(percentile(times, part))),
  late.toFixed(0),
  othersIn(outcomes, "200")
]

const measure = async (server: Server, key: string, weeklyKey: string, load: Load, days: number) => {
  const kept = keptRequests(key)
  const begin = () => askSteadily(server.address, kept, rate)
  const warmUp = await begin()
  await sleep(idleSeconds * 1000)
  await warmUp()
  const before = await begin()
  await sleep(idleSeconds * 1000)
  const idle = await before()
  const memory = { before: residentMemory(server.pid), max: watchPeak(server.pid) }
  const during = await begin()
  const weekly = weeklyRequests(weeklyKey)
  const state = { isOver: false, weeks: 0 }
  const askWeeks = async () => {
    for (let seed = 0; !state.isOver; seed++) {
      const { failed, requests } = await load.send(server.address, weekly, {
        connections: 1,
        seconds: 2,
        seed
      })
      if (failed > 0) throw new Error(`${failed} weekly histories failed`)
      state.weeks += requests
    }
  }
  const askAnalyses = () =>
    askSectors(server, days).finally(() => {
      state.isOver = true
    })
  const [sectors] = await Promise.all([askAnalyses(), askWeeks()])
  const beside = await during()
  return {
    idle,
    beside,
    sectors,
    weeks: state.weeks,
    grown: memory.max() - memory.before,
    before: memory.before
  }
}

const measureBeside = Effect.fnUntraced(function* (
  database: Database,
  { days, stores }: Options,
  companies: number
) {
  const sender = yield* sending
  const env = yield* builtStore(database, marketContents(companies), stores)
  yield* Effect.promise(() => database.settle(env))
  const [key, weeklyKey] = [
    yield* Effect.promise(() => keyFor(env)),
    yield* Effect.promise(() => keyFor(env))
  ]
  const server = yield* serve(database.name, { ...env, WORKERS: "1" })
  const found = yield* Effect.promise(() => measure(server, key, weeklyKey, sender, days))
  const on = database.name
  const made = `${whole(found.sectors.length)} sector analyses, median ${whole(median(found.sectors))} ms, and ${whole(found.weeks)} weekly histories meanwhile`
  return {
    verdicts: [
      verdict(targets.besideLoad, on, percentileOf(found.beside, 0.99), made),
      verdict(targets.besideMemory, on, found.grown / 1e6, `from ${whole(found.before / 1e6)} MB`)
    ],
    tables: [
      columns([
        [`kept prices, ${on}`, "requests", "p50 ms", "p99 ms", "max ms", "sent late ms", "failed"],
        row("alone", found.idle),
        row("beside load", found.beside)
      ])
    ]
  }
})

export const load: Section = (options) => {
  const companies = options.isQuick ? 2000 : 100_000
  return onEach(
    options,
    {
      title: "Beside load",
      about: `${rate} requests a second for kept prices of 20 companies, first alone and then beside two clients: one asks for 22 years by week without pause, one for sector analysis among ${whole(companies)} companies as of ${options.days} different days. The clients share the machine's processors with the server.`,
      targets: [targets.besideLoad, targets.besideMemory]
    },
    (database) => measureBeside(database, options, companies)
  )
}
