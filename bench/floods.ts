/**
 * Health beside floods: clients without a key ask for the most expensive answers without pause, one kind after the other,
 * while others ask at steady rates whether the server is alive, and, with a key, for newest prices that aren't kept. Exits
 * with 1 when a target is missed.
 *
 *     node bench/floods.ts [--database sqlite|postgres] [--clients 20] [--seconds 20] [--stores DIRECTORY]
 *         [--only "5,000 bars"] [--quick]
 */
import { Agent, get } from "node:http"
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { longFilesOf, membersFiles, sharedDays } from "./beside/market.ts"
import { type Flood, floods, longSymbols } from "./floods/requests.ts"
import { builtStore } from "./harness/builtStores.ts"
import { type Database, databasesNamed } from "./harness/databases.ts"
import { keyFor, serve } from "./harness/findata.ts"
import { circumstances } from "./harness/machine.ts"
import { watchPeak } from "./harness/processes.ts"
import { keep, print, type Results } from "./harness/results.ts"
import type { Server } from "./harness/servers.ts"
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

/** Sends requests one after the other over a connection each; returns how many got which status, after `over`. */
const flood = async ({ address }: Server, { path }: Flood, over: () => boolean) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const outcomes: Record<string, number> = {}
  let sent = 0
  const ask = () =>
    new Promise<void>((resolve) => {
      const end = (outcome: unknown) => {
        outcomes[String(outcome)] = (outcomes[String(outcome)] ?? 0) + 1
        resolve()
      }
      get(`${address}${path(sent++)}`, { agent }, (response) => {
        response
          .on("end", () => end(response.statusCode))
          .on("error", end)
          .resume()
      }).on("error", (error: NodeJS.ErrnoException) => end(error.code))
    })
  const keepAsking = async () => {
    while (!over()) await ask()
  }
  await Promise.all(Array.from({ length: clients }, keepAsking))
  agent.destroy()
  return outcomes
}

const ofStatus = (outcomes: Answers["outcomes"], wanted: (status: string) => boolean): number =>
  Object.entries(outcomes).reduce((sum, [status, count]) => sum + (wanted(status) ? count : 0), 0)

const textOf = (outcomes: Answers["outcomes"]): string =>
  Object.entries(outcomes)
    .filter(([status]) => status !== "200" && status !== "503")
    .map(([status, count]) => `${count} times ${status}`)
    .join(", ") || "none"

const timesOf = ({ times }: Answers, parts: ReadonlyArray<number>): ReadonlyArray<string> =>
  parts.map((part) => figure(percentile(times, part)))

const prices = "/api/public/v1/stock/prices"

/** Asks for as long as `during` takes; the nth request for prices has another limit than those before it. */
const besides = async <A>(server: Server, key: string, during: () => Promise<A>) => {
  const memory = watchPeak(server.pid)
  const health = askSteadily(server.address, () => ({ path: "/healthz", headers: {} }), rate)
  const keyed = askSteadily(
    server.address,
    (n) => ({
      path: `${prices}/${longSymbols[n % longSymbols.length]}?limit=${100 + (Math.floor(n / 120) % 200)}`,
      headers: { "x-api-key": key }
    }),
    rate
  )
  const result = await during()
  return { result, health: await health(), keyed: await keyed(), peak: memory() }
}

const measure = async (server: Server, key: string, one: Flood) => {
  const end = performance.now() + seconds * 1000
  const found = await besides(server, key, () => flood(server, one, () => performance.now() > end))
  return { name: one.name, ...found }
}

type Measured = Awaited<ReturnType<typeof measure>>

const row = ({ health, keyed, name, peak, result }: Measured): ReadonlyArray<string> => [
  name,
  figure(ofStatus(result, (status) => status === "200") / seconds),
  figure(ofStatus(result, (status) => status === "503") / seconds),
  ...timesOf(health, [0.5, 0.99, 1]),
  ...timesOf(keyed, [0.5, 0.99, 1]),
  whole(peak / 1e6),
  [textOf(result), textOf(health.outcomes), textOf(keyed.outcomes)].join("; ")
]

const heads = [
  "a flood of",
  "answers/s",
  "503/s",
  "healthz p50 ms",
  "p99",
  "most",
  "prices p50 ms",
  "p99",
  "most",
  "peak MB",
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
    for (const one of wanted) all.push(await measure(server, key, one))
  })
  return all
}, Effect.scoped)

const resultsOf = (database: Database, all: ReadonlyArray<Measured>): Results => ({
  title: `Beside floods, ${database.name}`,
  about: `${clients} clients without a key ask one thread without pause for the most expensive answers, none of which is kept, among ${whole(companies)} companies; others ask ${rate} times a second for /healthz, and, with a key, for newest prices that aren't kept. The clients share the machine's processors with the server.`,
  verdicts: all.flatMap(({ health, name }) => {
    const failed = Object.keys(health.outcomes).some((status) => status !== "200")
    const of = (part: number) => (failed ? Number.NaN : percentile(health.times, part))
    return [
      verdict(targets.besideFloods, `${name}, ${database.name}`, of(0.99)),
      verdict(targets.besideFloodsMost, `${name}, ${database.name}`, of(1))
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
