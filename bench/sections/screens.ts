/** Screens of a market over years of days: in memory, of another day, of all month ends, after an import, beside DuckDB. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { addMonths } from "../../core/mod.ts"
import { statementsHeader, statementsOfYears } from "../data/figures.ts"
import { marketContents, memberAt } from "../data/market.ts"
import { type Screened, screenedContents, screenedTo } from "../data/screened.ts"
import { importFile, keyFor, serve } from "../harness/findata.ts"
import { processorTime, residentMemory, watchPeak } from "../harness/processes.ts"
import type { Environment } from "../harness/programs.ts"
import { verdict } from "../harness/results.ts"
import { onEach, type Options, type Section } from "../harness/Section.ts"
import { median } from "../harness/statistics.ts"
import { type Contents, type Database, builtStore, freshDirectory } from "../harness/stores.ts"
import { columns as tabled, figure, whole } from "../harness/tables.ts"
import { duckdbOf } from "../screens/duckdb.ts"
import {
  allCells,
  answerOf,
  ask,
  askMonths,
  columns,
  directoryPath,
  monthsPath,
  screenPath,
  sqlOf
} from "../screens/requests.ts"
import type { Served } from "../size/compare.ts"
import { targets } from "../targets.ts"

type Asked = Pick<Served, "key" | "server">

const rounds = 5

/** Until V8 has compiled what the rest uses. */
const warmUps = 100

/** A day of which no earlier step of a run asks. */
const dayOf = (n: number): string => addMonths(screenedTo, -(n + 1))

/** Milliseconds of CPU of this process. */
const ownTime = (): number => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

/** Screens of a day in memory, by findata and by DuckDB in turn; milliseconds of CPU for one, which have to agree. */
const besideDuckdb = async (asked: Asked, requests: number) => {
  const day = dayOf(0)
  const rows = await allCells(asked, day)
  const peer = await duckdbOf(columns, rows)
  for (let n = 0; n < warmUps; n++) {
    const { data, total } = answerOf(await ask(asked, screenPath(n, day)))
    const found = await peer.screen(sqlOf(n))
    const own = { total, company_ids: data.map(({ company_id }) => company_id) }
    if (!isDeepStrictEqual(found, own))
      throw new Error(`DuckDB and findata differ for ${sqlOf(n)}: ${JSON.stringify([found, own])}`)
  }
  const found: Array<{ readonly own: number; readonly peer: number; readonly time: number }> = []
  for (let round = 0; round < rounds; round++) {
    const numbers = Array.from({ length: requests }, (_, i) => warmUps + round * requests + i)
    const before = processorTime(asked.server.pid)
    const times: Array<number> = []
    for (const n of numbers) times.push((await ask(asked, screenPath(n, day))).time)
    const own = (processorTime(asked.server.pid) - before) / 1000 / requests
    const begin = ownTime()
    for (const n of numbers) await peer.screen(sqlOf(n))
    found.push({ own, peer: (ownTime() - begin) / requests, time: median(times) })
  }
  peer.close()
  return {
    rows: rows.length,
    own: median(found.map(({ own }) => own)),
    peer: median(found.map(({ peer }) => peer)),
    ratio: median(found.map(({ own, peer }) => own / peer)),
    time: median(found.map(({ time }) => time))
  }
}

/** Days that aren't in memory, one after the other: the milliseconds and the CPU of each. */
const otherDays = async (asked: Asked) => {
  const found: Array<{ readonly time: number; readonly used: number }> = []
  for (let n = 1; n <= rounds; n++) {
    const before = processorTime(asked.server.pid)
    const { time } = await ask(asked, screenPath(n, dayOf(n)))
    found.push({ time, used: (processorTime(asked.server.pid) - before) / 1000 })
  }
  return {
    time: median(found.map(({ time }) => time)),
    used: median(found.map(({ used }) => used))
  }
}

/** The first screen as of now after each import of a filing, in milliseconds; and that without one. */
const afterFilings = async (asked: Asked, env: Environment, companies: number, directory: string) => {
  const before: Array<number> = []
  for (let n = 0; n <= 20; n++) before.push((await ask(asked, screenPath(n, null))).time)
  const times: Array<number> = []
  for (let n = 0; n < rounds; n++) {
    const now = Date.now()
    const path = join(directory, "filing.csv")
    const { symbol } = memberAt(now % companies)
    const year = Number(screenedTo.slice(0, 4)) - 1
    // Sales by the time: no store has had the filing before.
    writeFileSync(
      path,
      `${statementsHeader}${statementsOfYears(symbol, "USD", 1 + (now % 1_000_000), [year], `${year}-12-31`)}`
    )
    await importFile(env, "statements", path)
    times.push((await ask(asked, screenPath(100 + n, null))).time)
  }
  return { time: median(times), before: median(before.slice(1)) }
}

/** Pages of the directory, each asked for once; milliseconds of CPU for one. */
const directoryPages = async (asked: Asked, companies: number, requests: number): Promise<number> => {
  const pages = Math.ceil(companies / 100)
  for (let n = 0; n < warmUps; n++) await ask(asked, directoryPath(n, pages))
  const found: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const before = processorTime(asked.server.pid)
    for (let i = 0; i < requests; i++) await ask(asked, directoryPath(warmUps + round * requests + i, pages))
    found.push((processorTime(asked.server.pid) - before) / 1000 / requests)
  }
  return median(found)
}

const served = Effect.fnUntraced(function* (database: Database, contents: Contents, stores: string | null) {
  const env = yield* builtStore(database, contents, stores)
  yield* Effect.promise(() => database.settle(env))
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve(database.name, { ...env, WORKERS: "1" })
  return { env, key, server }
})

const measureFilings = Effect.fnUntraced(function* (
  database: Database,
  contents: Contents,
  stores: string | null,
  companies: number
) {
  const asked = yield* served(database, contents, stores)
  const directory = yield* freshDirectory
  return yield* Effect.promise(async () => ({
    directory: await directoryPages(asked, companies, 200),
    ...(await afterFilings(asked, asked.env, companies, directory))
  }))
})

const measureScreens = Effect.fnUntraced(function* (
  database: Database,
  market: Screened,
  isQuick: boolean,
  stores: string | null
) {
  const asked = yield* served(database, screenedContents(market), stores)
  const { server } = asked
  return yield* Effect.promise(async () => {
    const before = residentMemory(server.pid)
    const peak = watchPeak(server.pid)
    const warm = await besideDuckdb(asked, isQuick ? 50 : 200)
    const days = await otherDays(asked)
    const used = processorTime(server.pid)
    const from = addMonths(screenedTo, -(12 * market.years - 1))
    const months = await askMonths(asked, monthsPath(from, screenedTo))
    return {
      warm,
      days,
      months: { ...months, used: (processorTime(server.pid) - used) / 1e6 },
      before,
      grown: peak() - before
    }
  })
})

const measure = Effect.fnUntraced(function* (
  database: Database,
  { isQuick, stores }: Options,
  market: Screened,
  companies: number
) {
  const { before, days, grown, months, warm } = yield* Effect.scoped(
    measureScreens(database, market, isQuick, stores)
  )
  const filings = yield* Effect.scoped(measureFilings(database, marketContents(companies), stores, companies))
  const on = database.name
  return {
    verdicts: [
      verdict(targets.screenWarm, on, warm.own, `${figure(warm.time)} ms to the answer`),
      verdict(targets.screenPeer, on, warm.ratio, `DuckDB ${figure(warm.peer)} ms`),
      verdict(targets.screenDay, on, days.time, `${whole(days.used)} ms of CPU`),
      verdict(
        targets.screenMonths,
        on,
        months.seconds,
        `${whole(12 * market.years)} of them, ${whole(months.lines)} rows, ${figure(months.used)} s of CPU`
      ),
      verdict(targets.screenMemory, on, grown / 1e6, `from ${whole(before / 1e6)} MB`),
      verdict(
        targets.screenFiling,
        `${on}, ${whole(companies)} companies`,
        filings.time,
        `${figure(filings.before)} ms without one`
      ),
      verdict(targets.directoryWarm, `${on}, ${whole(companies)} companies`, filings.directory)
    ],
    tables: [
      tabled([
        [`screens, ${on}`, "ms", "CPU ms"],
        ["day in memory", figure(warm.time), figure(warm.own)],
        ["the same in DuckDB", "", figure(warm.peer)],
        ["another day", figure(days.time), figure(days.used)],
        ["all month ends", figure(months.seconds * 1000), figure(months.used * 1000)]
      ])
    ]
  }
})

export const screens: Section = (options) => {
  const market = options.isQuick ? { companies: 1000, years: 5 } : { companies: 10_000, years: 20 }
  const companies = options.isQuick ? 2000 : 100_000
  return onEach(
    options,
    {
      title: "Screens",
      about: `Five conditions with a sort among ${whole(market.companies)} companies with ${market.years} years of daily bars and quarterly statements, 100 rows with their columns, by one worker; DuckDB in one thread, without HTTP. Each request has other numbers, so that no answer is kept. After an import of one filing, with ${whole(companies)} companies with a year of statements and some weeks of bars.`,
      targets: [
        targets.screenWarm,
        targets.screenPeer,
        targets.screenDay,
        targets.screenMonths,
        targets.screenMemory,
        targets.screenFiling,
        targets.directoryWarm
      ]
    },
    (database) => measure(database, options, market, companies)
  )
}
