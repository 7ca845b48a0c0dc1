/** Kept prices of one client while two others ask for what costs most, and the server's memory meanwhile. */
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { builtStore } from "../harness/builtStores.ts"
import type { Database } from "../harness/databases.ts"
import { keyFor, serve } from "../harness/findata.ts"
import type { Load } from "../harness/loads.ts"
import { residentMemory } from "../harness/processes.ts"
import type { Request, Server } from "../harness/servers.ts"
import { median, percentile } from "../harness/statistics.ts"
import { type Answers, askSteadily } from "../harness/steady.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { verdict } from "../harness/verdicts.ts"
import { targets } from "../targets.ts"
import { daysAsked, longFiles, longSymbols, membersFiles, sharedDays } from "./market.ts"

export interface Plan {
  readonly companies: number
  /** Days of which sector analysis is asked. */
  readonly days: number
  /** Kept prices a second. */
  readonly rate: number
  /** Where stores are kept; null for nowhere. */
  readonly stores: string | null
}

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

/** The server's memory every tenth of a second, in bytes. */
const watchMemory = ({ pid }: Server) => {
  let max = 0
  const timer = setInterval(() => {
    max = Math.max(max, residentMemory(pid))
  }, 100)
  return () => {
    clearInterval(timer)
    return max
  }
}

const idleSeconds = 5

const row = (name: string, { late, outcomes, times }: Answers): ReadonlyArray<string> => [
  name,
  whole(times.length),
  ...[0.5, 0.99, 1].map((part) => figure(percentile(times, part))),
  late.toFixed(0),
  Object.entries(outcomes)
    .filter(([status]) => status !== "200")
    .map(([status, count]) => `${count} times ${status}`)
    .join(", ") || "none"
]

const measure = async (server: Server, key: string, weeklyKey: string, load: Load, plan: Plan) => {
  const kept = keptRequests(key)
  const begin = () => askSteadily(server.address, kept, plan.rate)
  const warmUp = await begin()
  await sleep(idleSeconds * 1000)
  await warmUp()
  const before = await begin()
  await sleep(idleSeconds * 1000)
  const idle = await before()
  const memory = { before: residentMemory(server.pid), max: watchMemory(server) }
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
    askSectors(server, plan.days).finally(() => {
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

export const measureBeside = Effect.fnUntraced(function* (database: Database, load: Load, plan: Plan) {
  const contents = {
    name: `market-${plan.companies}`,
    steps: [membersFiles(plan.companies), { days: sharedDays }, longFiles]
  }
  const env = yield* builtStore(database, contents, plan.stores)
  yield* Effect.promise(() => database.settle(env))
  const [key, weeklyKey] = [
    yield* Effect.promise(() => keyFor(env)),
    yield* Effect.promise(() => keyFor(env))
  ]
  const server = yield* serve(database.name, { ...env, WORKERS: "1" })
  const found = yield* Effect.promise(() => measure(server, key, weeklyKey, load, plan))
  const failed = Object.keys(found.beside.outcomes).some((status) => status !== "200")
  const tail = percentile(found.beside.times, 0.99)
  const on = database.name
  const made = `${whole(found.sectors.length)} sector analyses, median ${whole(median(found.sectors))} ms, and ${whole(found.weeks)} weekly histories meanwhile`
  return {
    verdicts: [
      verdict(targets.besideLoad, on, failed ? Number.NaN : tail, made),
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
}, Effect.scoped)
