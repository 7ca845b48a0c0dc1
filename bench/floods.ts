/**
 * Health beside floods: clients without a key ask for the most expensive answers without pause, one kind after the other,
 * while others ask at steady rates whether the server is alive and, with a key, for kept prices and for newest ones that
 * aren't kept. Each of them is a process of its own. Exits with 1 when a target is missed, or when an answer is neither
 * complete nor 503.
 *
 *     node bench/floods.ts [--database sqlite|postgres] [--clients 20] [--seconds 20] [--stores DIRECTORY]
 *         [--only "5,000 bars"] [--quick]
 */
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { longFilesOf, membersFiles, sharedDays } from "./beside/market.ts"
import { type Flood, type Flooding, floods, longSymbols, type Outcomes } from "./floods/requests.ts"
import { builtStore } from "./harness/builtStores.ts"
import { beginClient } from "./harness/clients.ts"
import { type Database, databasesNamed } from "./harness/databases.ts"
import { keyFor, serve } from "./harness/findata.ts"
import { circumstances } from "./harness/machine.ts"
import { watchPeak } from "./harness/processes.ts"
import { keep, print, type Results } from "./harness/results.ts"
import type { Request, Server } from "./harness/servers.ts"
import { percentile } from "./harness/statistics.ts"
import { type Answers, askSteadily } from "./harness/steady.ts"
import { columns, figure, whole } from "./harness/tables.ts"
import { verdict } from "./harness/verdicts.ts"
import { targets } from "./targets.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    clients: { type: "string", default: "20" },
    seconds: { type: "string", default: "20" },
    stores: { type: "string" },
    only: { type: "string" },
    quick: { type: "boolean", default: false }
  }
})

const clients = Number(values.clients)
if (!(clients >= 1)) throw new Error(`--clients ${values.clients}: expected a number from 1`)
const seconds = Number(values.seconds)
if (!(seconds >= 1)) throw new Error(`--seconds ${values.seconds}: expected a number from 1`)
const companies = values.quick ? 2000 : 30_000

const wanted = floods.filter(({ name }) => values.only === undefined || name === values.only)
if (wanted.length === 0)
  throw new Error(`--only ${values.only}: expected one of ${floods.map(({ name }) => name).join("; ")}`)

/** Of each of the steady clients, a second. */
const rate = 20

const floodClient = new URL("floods/floodClient.ts", import.meta.url)

const ofStatus = (outcomes: Answers["outcomes"], wanted: (status: string) => boolean): number =>
  Object.entries(outcomes).reduce((sum, [status, count]) => sum + (wanted(status) ? count : 0), 0)

const textOf = (outcomes: Answers["outcomes"]): string =>
  Object.entries(outcomes)
    .filter(([status]) => status !== "200" && status !== "503")
    .map(([status, count]) => `${count} times ${status}`)
    .join(", ") || "none"

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
  { connects = false, name }: Flood,
  at: number
) => {
  const ask = (requests: ReadonlyArray<Request>) => askSteadily(address, requests, rate)
  const memory = watchPeak(pid)
  const steady = await Promise.all([
    ask([{ path: "/healthz", headers: connects ? { connection: "close" } : {} }]),
    ask(pricesOf(key, longSymbols.slice(0, 4), 100)),
    ask(newestPrices(key).slice(Math.ceil(at * seconds * rate)))
  ])
  const flood = await beginClient<Flooding, Outcomes>(floodClient, { address, name, clients })
  await sleep(seconds * 1000)
  const probes = await Promise.all(steady.map((end) => end()))
  const [health, kept, newest] = probes as [Answers, Answers, Answers]
  return { name, connects, health, kept, newest, result: await flood(), peak: memory() }
}

type Measured = Awaited<ReturnType<typeof measure>>

const row = ({ health, kept, name, newest, peak, result }: Measured): ReadonlyArray<string> => [
  name,
  figure(ofStatus(result, (status) => status === "200") / seconds),
  figure(ofStatus(result, (status) => status === "503") / seconds),
  ...timesOf(health),
  ...timesOf(kept),
  ...timesOf(newest),
  whole(peak / 1e6),
  Math.max(health.late, kept.late, newest.late).toFixed(0),
  [result, health.outcomes, kept.outcomes, newest.outcomes].map(textOf).join("; ")
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

const measured = Effect.fnUntraced(function* (database: Database) {
  const contents = {
    name: `floods-${companies}`,
    steps: [membersFiles(companies), { days: sharedDays }, longFilesOf(longSymbols)]
  }
  const env = yield* builtStore(database, contents, values.stores ?? null)
  yield* Effect.promise(() => database.settle(env))
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve(database.name, { ...env, WORKERS: "1" })
  const all: Array<Measured> = []
  yield* Effect.promise(async () => {
    for (const [at, flood] of wanted.entries()) all.push(await measure(server, key, flood, at))
  })
  return all
}, Effect.scoped)

const resultsOf = (database: Database, all: ReadonlyArray<Measured>): Results => ({
  title: `Beside floods, ${database.name}`,
  about: `${clients} clients without a key ask one thread without pause for the most expensive answers, none of which is kept, among ${whole(companies)} companies; others ask ${rate} times a second for /healthz and, with a key, for kept prices and for newest ones that aren't kept. The clients share the machine's processors with the server.`,
  verdicts: all.flatMap(({ connects, health, kept, name, peak, result }) => {
    const on = `${name}, ${database.name}`
    const isBroken = Object.keys(result).some((status) => status !== "200" && status !== "503")
    const of = ({ outcomes, times }: Answers, part: number) =>
      isBroken || Object.keys(outcomes).some((status) => status !== "200")
        ? Number.NaN
        : percentile(times, part)
    if (connects) return [verdict(targets.besideConnections, on, of(health, 0.99))]
    return [
      verdict(targets.besideFloods, on, of(health, 0.99)),
      verdict(targets.besideFloodsMost, on, of(health, 1)),
      verdict(targets.besideFloodsKept, on, of(kept, 0.99)),
      verdict(targets.besideFloodsMemory, on, peak / 1e6)
    ]
  }),
  tables: [columns([heads, ...all.map(row)])]
})

const program = Effect.forEach(
  databasesNamed(values.database),
  Effect.fnUntraced(function* (database: Database) {
    const found = yield* Effect.promise(() => circumstances("npm run bench:floods"))
    const all = yield* Effect.catchTag(measured(database), "NoPostgres", ({ message }) =>
      Effect.as(Effect.logWarning(`${database.name} is not measured: ${message}`), [])
    )
    const results = resultsOf(database, all)
    print(results)
    if (!values.quick && all.length === floods.length) keep(results, found)
  }),
  { discard: true }
)

NodeRuntime.runMain(Effect.scoped(program))
