/**
 * Health beside floods: clients without a key ask for the most expensive answers without pause, one kind after the other,
 * while others ask at steady rates whether the server is alive and, with a key, for kept prices and for newest ones that
 * aren't kept. Each of them is a process of its own. A target is missed, too, when an answer is neither complete nor 503.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { daysBefore } from "../data/bars.ts"
import { daysAsked, longFilesOf, membersFiles, sharedDays, symbolsOf } from "../data/market.ts"
import { keyFor, serve } from "../harness/findata.ts"
import { watchPeak } from "../harness/processes.ts"
import { type Verdict, verdict } from "../harness/results.ts"
import { onEach, type Section } from "../harness/Section.ts"
import type { Request, Server } from "../harness/servers.ts"
import { percentile } from "../harness/statistics.ts"
import { type Answers, askSteadily, askWithoutPause, othersIn, percentileOf } from "../harness/steady.ts"
import { builtStore, type Database } from "../harness/stores.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"

/** Of a flood, and how long it lasts. */
const clients = 20
const seconds = 20

/** More than are answered: each is another one, so that none is kept. */
const sent = 15_000

interface Flood {
  readonly name: string
  /** The path of the nth request. */
  readonly path: (n: number) => string
  /** Whether every request is compressed and opens a connection, and every probe does, as those of containers do. */
  readonly connects?: boolean
}

/** As many as a request may name; all have 22 years of bars. */
const longSymbols = symbolsOf(120)

const basic = "/api/v1/financial-v4"
const batch = longSymbols.join(",")
const fewSymbols = longSymbols.slice(0, 8).join(",")
const one = (n: number): string => longSymbols[n % longSymbols.length] ?? ""

/** All bars begin later. */
const beginning = (n: number): string =>
  new Date(Date.parse("1950-01-01") + (n % 15_000) * 86_400_000).toISOString().slice(0, 10)

const days = daysAsked(50)

const kinds: ReadonlyArray<Flood> = [
  {
    name: "5,000 bars",
    path: (n) => `${basic}/time-series?symbol=${one(n)}&outputsize=5000&start_date=${beginning(n)}`
  },
  {
    name: "5,000 bars as CSV",
    path: (n) => `${basic}/time-series?symbol=${one(n)}&outputsize=5000&start_date=${beginning(n)}&format=csv`
  },
  {
    name: "22 years by week",
    path: (n) =>
      `${basic}/time-series?symbol=${one(n)}&interval=1week&outputsize=1200&start_date=${beginning(n)}`
  },
  {
    name: "5,000 bars of 120 symbols",
    path: (n) => `${basic}/time-series?symbol=${batch}&outputsize=5000&start_date=${beginning(n)}`
  },
  {
    name: "5,000 bars of 8 symbols, each on a connection of its own",
    path: (n) => `${basic}/time-series?symbol=${fewSymbols}&outputsize=5000&start_date=${beginning(n)}`,
    connects: true
  },
  {
    name: "fundamentals of 120 symbols as of a day",
    path: (n) => `${basic}/fundamentals?symbol=${batch}&as_of=${daysBefore(1 + (n % 3000))}`
  },
  {
    name: "sectors as of a day",
    path: (n) => `/v1/sector-analyst/company/${1 + (n % 100)}?as_of=${days[n % days.length]}`
  }
]

const all: ReadonlyArray<Flood> = [
  ...kinds,
  { name: "all of these", path: (n) => kinds[n % kinds.length]?.path(n) ?? "" }
]

/** Of each of the steady clients, a second. */
const rate = 20

const timesOf = ({ times }: Answers): ReadonlyArray<string> =>
  [0.5, 0.99, 1].map((part) => figure(percentile(times, part)))

const prices = "/api/public/v1/stock/prices"

const pricesOf = (key: string, symbols: ReadonlyArray<string>, limit: number): ReadonlyArray<Request> =>
  symbols.map((symbol) => ({ path: `${prices}/${symbol}?limit=${limit}`, headers: { "x-api-key": key } }))

/** Each of another limit, or symbol, than the others. */
const newestPrices = (key: string): ReadonlyArray<Request> =>
  Array.from({ length: 200 }, (_, n) => pricesOf(key, longSymbols, 101 + n)).flat()

const measure = async (
  { address, pid }: Server,
  key: string,
  { connects = false, name, path }: Flood,
  at: number
) => {
  const ask = (requests: ReadonlyArray<Request>) => askSteadily(address, requests, rate)
  const memory = watchPeak(pid)
  const steady = await Promise.all([
    ask([{ path: "/healthz", headers: connects ? { connection: "close" } : {} }]),
    ask(pricesOf(key, longSymbols.slice(0, 4), 100)),
    ask(newestPrices(key).slice(Math.ceil(at * seconds * rate)))
  ])
  const requests = Array.from({ length: sent }, (_, n) => ({
    path: path(n),
    headers: connects ? { "accept-encoding": "br, gzip", connection: "close" } : {}
  }))
  const flood = await askWithoutPause(address, requests, clients)
  await sleep(seconds * 1000)
  const probes = await Promise.all(steady.map((end) => end()))
  const [health, kept, newest] = probes as [Answers, Answers, Answers]
  return { name, connects, health, kept, newest, result: (await flood()).outcomes, peak: memory() }
}

type Measured = Awaited<ReturnType<typeof measure>>

const row = ({ health, kept, name, newest, peak, result }: Measured): ReadonlyArray<string> => [
  name,
  figure((result["200"] ?? 0) / seconds),
  figure((result["503"] ?? 0) / seconds),
  ...timesOf(health),
  ...timesOf(kept),
  ...timesOf(newest),
  whole(peak / 1e6),
  Math.max(health.late, kept.late, newest.late).toFixed(0),
  [result, health.outcomes, kept.outcomes, newest.outcomes]
    .map((outcomes) => othersIn(outcomes, "200", "503"))
    .join("; ")
]

const heads = [
  "a flood of",
  "answers/s",
  "503/s",
  ...["healthz", "kept", "newest"].flatMap((name) => [`${name} p50`, "p99", "most ms"]),
  "peak MB",
  "sent late ms",
  "other outcomes"
]

const verdictsOf = (
  database: Database,
  { connects, health, kept, name, peak, result }: Measured
): ReadonlyArray<Verdict> => {
  const on = `${name}, ${database.name}`
  const isBroken = Object.keys(result).some((status) => status !== "200" && status !== "503")
  const of = (answers: Answers, part: number) => (isBroken ? Number.NaN : percentileOf(answers, part))
  if (connects) return [verdict(targets.besideConnections, on, of(health, 0.99))]
  return [
    verdict(targets.besideFloods, on, of(health, 0.99)),
    verdict(targets.besideFloodsMost, on, of(health, 1)),
    verdict(targets.besideFloodsKept, on, of(kept, 0.99)),
    verdict(targets.besideFloodsMemory, on, peak / 1e6)
  ]
}

const measureFloods = Effect.fnUntraced(function* (
  database: Database,
  stores: string | null,
  companies: number
) {
  const contents = {
    name: `floods-${companies}`,
    steps: [membersFiles(companies), { days: sharedDays }, longFilesOf(longSymbols)]
  }
  const env = yield* builtStore(database, contents, stores)
  yield* Effect.promise(() => database.settle(env))
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve(database.name, { ...env, WORKERS: "1" })
  const found: Array<Measured> = []
  yield* Effect.promise(async () => {
    for (const [at, flood] of all.entries()) found.push(await measure(server, key, flood, at))
  })
  return {
    verdicts: found.flatMap((one) => verdictsOf(database, one)),
    tables: [columns([heads, ...found.map(row)])]
  }
})

export const floods: Section = (options) => {
  const companies = options.isQuick ? 2000 : 30_000
  return onEach(
    options,
    {
      title: "Beside floods",
      about: `${clients} clients without a key ask one thread without pause for the most expensive answers, none of which is kept, among ${whole(companies)} companies; others ask ${rate} times a second for /healthz and, with a key, for kept prices and for newest ones that aren't kept. The clients share the machine's processors with the server.`,
      targets: [
        targets.besideFloods,
        targets.besideFloodsMost,
        targets.besideFloodsKept,
        targets.besideConnections,
        targets.besideFloodsMemory
      ]
    },
    (database) => measureFloods(database, options.stores, companies)
  )
}
