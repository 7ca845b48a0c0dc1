/**
 * Markets that arrive by themselves: `findata sync` against played vendors, killed at random requests while a year of a
 * whole market is fetched; and one command that fills an empty store with a market of the United States.
 */
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { writeFile } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { addMonths } from "../../core/mod.ts"
import { calendarOf, lastClosedSession } from "../../core/sessions/mod.ts"
import {
  type Environment,
  findata,
  json,
  type Outcome,
  remove,
  start,
  temporaryDirectory
} from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import { playedEdgar } from "../sources/edgar/fetch/playing/edgar.ts"
import { marketOf } from "../sources/edgar/fetch/playing/market.ts"
import { listedCompanies, type PlayedCompany, playedMarket } from "../sources/daily/playing/market.ts"
import { playedVendors } from "../sources/daily/playing/vendors.ts"
import { zipOf } from "../sources/ecb/recorded.ts"
import { contentsOf } from "../sources/contents.ts"
import type { Played } from "../sources/syncing.ts"
import { briefFaults, type Playing, playing, type Recorded, type Schedule, seeded } from "../web/playing.ts"
import { type Finding, type Torture } from "./program.ts"

const today = (): string => new Date().toISOString().slice(0, 10)

/** The last session of New York that has closed so long that vendors have it. */
const newest = (): string => {
  const calendar = calendarOf("XNYS")
  const last = calendar === null ? null : lastClosedSession(calendar, Date.now() - 3_600_000)
  if (last === null) throw new Error("The calendar of New York doesn't know today")
  return last
}

const withPlaying = async <A>(
  answer: (path: string) => Recorded | undefined,
  schedule: Schedule,
  use: (server: Playing) => Promise<A>
): Promise<A> => {
  const server = await playing(answer, schedule)
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}

/** Imports the companies into a store of its own. */
const storeOf = async (directory: string, companies: ReadonlyArray<PlayedCompany>): Promise<Environment> => {
  const env = { FINDATA_DATA: join(directory, "data") }
  const file = join(directory, "companies.csv")
  const rows = companies.map(({ exchange, symbol }) => `${symbol},${exchange},Company ${symbol}`)
  await writeFile(file, `symbol,exchange,name\n${rows.join("\n")}\n`)
  const { code, stderr } = await findata(env, "import", "companies", file)
  if (code !== 0) throw new Error(stderr)
  return env
}

/** Releases what a killed process holds, as five minutes would. */
const release = ({ FINDATA_DATA = "" }: Environment): void => {
  const database = new DatabaseSync(join(FINDATA_DATA, "data.db"))
  database.exec("pragma busy_timeout = 5000; update source_sync set held_until = '2000-01-01T00:00:00Z'")
  database.close()
}

const kills = 10
const perMinute = 1200

/** The shortest span that contained one request more than a second may have, in milliseconds. */
const shortest = (times: ReadonlyArray<number>, perSecond: number): number =>
  Math.min(...times.slice(perSecond).map((at, index) => at - (times[index] ?? 0)))

const killed = async (companies: number): Promise<Finding> => {
  const last = newest()
  const since = addMonths(last, -12)
  const market = playedMarket(listedCompanies(companies), since, last)
  const played: Played = playedVendors(market).massive
  played.turnTo(today())
  const faults = seeded(1, 0.08, briefFaults)
  const [cleanDirectory, killedDirectory] = [await temporaryDirectory(), await temporaryDirectory()]
  const broken: Array<string> = []
  const notes: Array<string> = []
  const contents = ({ FINDATA_DATA = "" }: Environment) =>
    contentsOf(FINDATA_DATA, played.queries, played.others)
  const words = ["sync", "massive", "--since", since]
  try {
    const clean = await withPlaying(
      played.answer,
      () => null,
      async (server) => {
        const env = { ...(await storeOf(cleanDirectory, market)), ...played.settings(server.url) }
        const began = performance.now()
        const { code, stderr } = await findata(env, ...words)
        if (code !== 0) broken.push(`The clean sync ended with ${code}: ${stderr}`)
        notes.push(
          `A year of ${companies} companies: ${server.requests.length} requests, ${((performance.now() - began) / 1000).toFixed(0)} s`
        )
        const before = server.requests.length
        await findata(env, ...words)
        const again = server.requests.slice(before).map(({ path }) => path)
        if (again.length > 0) broken.push(`A second sync on the same day asked for ${again.join(", ")}`)
        return contents(env)
      }
    )
    await withPlaying(played.answer, faults, async (server) => {
      const perDay = 200
      const env = {
        ...(await storeOf(killedDirectory, market)),
        ...played.settings(server.url),
        MASSIVE_PER_MINUTE: String(perMinute),
        MASSIVE_PER_DAY: String(perDay)
      }
      for (let kill = 0; kill < kills; kill++) {
        const { ended, process } = start(env, ...words)
        process.stdin.end()
        const until = server.requests.length + 5 + ((kill * 7) % 13)
        while (server.requests.length < until && process.exitCode === null) await setTimeout(1)
        process.kill("SIGKILL")
        await ended
        release(env)
      }
      const limited: Outcome = await findata(env, ...words)
      if (
        limited.code !== 1 ||
        !`${limited.stdout}${limited.stderr}`.includes("The daily limit of requests is reached (200)")
      )
        broken.push(
          `At the daily limit the sync ended with ${limited.code}: ${limited.stdout}${limited.stderr}`
        )
      if (server.requests.length > perDay)
        broken.push(`${server.requests.length} requests at a daily limit of ${perDay}`)
      const more = { ...env, MASSIVE_PER_DAY: "" }
      let code: number | null = 1
      for (let repeat = 0; code !== 0 && repeat < 30; repeat++) code = (await findata(more, ...words)).code
      if (code !== 0) broken.push("The killed sync didn't come to an end in 30 repetitions")
      const shortestSpan = shortest(
        server.requests.map(({ at }) => at),
        perMinute / 60
      )
      if (shortestSpan < 980)
        broken.push(`${perMinute / 60 + 1} requests within ${shortestSpan.toFixed(0)} ms`)
      const hit = server.requests.filter(({ fault }) => fault !== null).length
      notes.push(`${server.requests.length} requests with ${hit} faults and ${kills} kills`)
      const found = contents(env)
      for (const [table, rows] of Object.entries(clean)) {
        const own = new Set(found[table])
        const missing = rows.filter((row) => !own.has(row)).length
        notes.push(`${table}: ${rows.length} rows`)
        if (missing > 0 || own.size !== rows.length)
          broken.push(`${table}: ${missing} rows are missing, ${own.size} instead of ${rows.length}`)
      }
    })
  } finally {
    await remove(cleanDirectory)
    await remove(killedDirectory)
  }
  return {
    promise:
      "A sync of a year that is killed ten times leaves the rows of one that isn't, within its pace and its quota",
    cases: kills,
    faults: broken,
    notes
  }
}

/** How many of so many companies have a cap and a P/E by their price of a day. */
const knownOf = async (address: string, companies: number, day: string): Promise<number> => {
  let known = 0
  for (let id = 1; id <= companies; id++) {
    const response = await fetch(`${address}/v1/financial_v4/companies/${id}/snapshot`)
    const { market, price_date }: any = await response.json()
    if (price_date === day && market.market_cap > 0 && market.pe_ratio !== null) known++
  }
  return known
}

const filled = async (companies: number): Promise<Finding> => {
  const last = newest()
  const since = addMonths(last, -3)
  const listed = marketOf(companies, 1, "2020-01-01")
  const edgar = playedEdgar(listed)
  edgar.turnTo(today())
  await edgar.makeArchives()
  const prices = playedVendors(
    playedMarket(
      listed.companies.map(({ exchange, symbol }) => ({
        symbol,
        exchange: exchange === "NYSE" ? "NYSE" : "NASDAQ"
      })),
      since,
      last
    )
  ).massive
  prices.turnTo(today())
  /** As the vendor answers a subscription that reaches back so far. */
  const sold = (path: string): Recorded | undefined => {
    const [, day = last] = /\/grouped\/.*\/(\d{4}-\d\d-\d\d)/.exec(path) ?? []
    const refused = { status: "NOT_AUTHORIZED", message: "Your plan doesn't include this data timeframe." }
    return day < since ? { status: 403, body: JSON.stringify(refused) } : prices.answer(path)
  }
  const rates = await zipOf(["2019-04-10", "2019-04-09"])
  const directory = await temporaryDirectory()
  const broken: Array<string> = []
  const notes: Array<string> = []
  try {
    await withPlaying(
      (path) => (path.includes("eurofxref") ? { body: rates } : (edgar.answer(path) ?? sold(path))),
      () => null,
      async (server) => {
        const env = {
          FINDATA_DATA: join(directory, "data"),
          ...prices.settings(server.url),
          FINDATA_CONTACT: "ops@example.com",
          EDGAR_URL: server.url,
          EDGAR_DATA_URL: server.url,
          ECB_URL: server.url,
          COMPANY_PAGES: "public",
          SOURCE_VISIBILITY: "massive=public"
        }
        const began = performance.now()
        const outcome = await findata(env, "sync", "all", "--sources", "edgar,massive,ecb", "--json")
        const seconds = (performance.now() - began) / 1000
        notes.push(
          `${companies} companies by one command: ${server.requests.length} requests, ${seconds.toFixed(0)} s`
        )
        for (const { entries, kinds = [], source, stopped } of json(outcome).sources) {
          if (stopped !== null || entries.failed > 0)
            broken.push(`${source}: ${entries?.failed} failed, ${stopped}`)
          for (const { inserted, kind } of kinds) notes.push(`${source}: ${inserted} ${kind}`)
        }
        const { address, ended, process } = await serve(env)
        try {
          const known = await knownOf(address, companies, last)
          const words = `${known} of ${companies} companies have a cap and a P/E of ${last}`
          notes.push(words)
          if (known < companies * 0.8) broken.push(words)
        } finally {
          process.kill()
          await ended
        }
      }
    )
  } finally {
    await remove(directory)
  }
  return {
    promise:
      "One command fills an empty store with a market: companies, statements, prices, actions and rates",
    cases: companies,
    faults: broken,
    notes
  }
}

export const torture: Torture = {
  name: "markets",
  promise:
    "Markets arrive whole, within pace and quota, whatever a vendor's server does and though the sync is killed",
  needs: [],
  run: async (companies = 3000) => [await killed(companies), await filled(Math.min(companies, 520))]
}
