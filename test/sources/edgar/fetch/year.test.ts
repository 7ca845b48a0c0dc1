/**
 * Days of a made-up EDGAR, synced one by one: with and without faults the store has the same rows, and nothing is asked
 * for that didn't change. EDGAR_COMPANIES and EDGAR_DAYS set the size, `EDGAR_COMPANIES=500 EDGAR_DAYS=366` for a year.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { addDays, addMonths, type EntriesSummary } from "../../../../core/mod.ts"
import { maxSingly } from "../../../../adapters/sources/edgar/fetch/Fetch.ts"
import { edgar as source } from "../../../../adapters/sources/mod.ts"
import { seeded } from "../../../web/playing.ts"
import { playedEdgar } from "./playing/edgar.ts"
import { instanceName } from "./playing/documents.ts"
import { isStatement, isWeekday, marketOf, type PlayedFiling } from "./playing/market.ts"
import { type SyncedPlace, syncedPlace } from "./playing/syncing.ts"

const companies = Number(process.env["EDGAR_COMPANIES"] ?? 12)
const days = Number(process.env["EDGAR_DAYS"] ?? 40)
const seed = Number(process.env["EDGAR_SEED"] ?? 1)

/** A year begins with it; fewer days begin where annual reports are filed. */
const first = days > 300 ? "2024-01-02" : "2024-02-08"
const last = addDays(first, days - 1)

const faults = seeded(seed, 0.08, [
  { kind: "busy", retryAfter: "0" },
  { kind: "overRate" },
  { kind: "unavailable" },
  { kind: "reset" },
  { kind: "cut" },
  { kind: "cutChunked" },
  { kind: "short" },
  { kind: "page" },
  { kind: "forbidden" },
  { kind: "redirect", to: "http://other.example/elsewhere" }
])

const daysOf = (from: string, to: string): ReadonlyArray<string> => {
  const all: Array<string> = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWeekday(day)) all.push(day)
  return all
}

/** The day on which one company more is listed. */
const newcomer = addDays(first, Math.floor(days / 2))

/**
 * Whether insiders' statements of a day are in the twelve months before an issuer's first fetch only if that isn't
 * repeated some days later.
 */
const isAtEdge = (day: string): boolean =>
  [first, newcomer].some((start) => {
    const edge = addMonths(start, -12)
    return edge <= day && day <= addDays(edge, 30)
  })

const played = () => {
  const { companies: all, filings } = marketOf(companies, seed, newcomer)
  return playedEdgar({
    companies: all,
    filings: filings.filter(({ filed, form }) => !(isStatement(form) && isAtEdge(filed)))
  })
}

/** Syncs day by day; how many requests and how many syncs that reported a failure. */
const syncDays = Effect.fnUntraced(function* (place: SyncedPlace, edgar: ReturnType<typeof played>) {
  let requests = 0
  let failing = 0
  for (const [index, day] of daysOf(first, last).entries()) {
    if (index === 0 && companies > maxSingly) {
      edgar.turnTo(day)
      yield* Effect.promise(edgar.makeArchives)
    }
    const { requests: asked, summary } = yield* place.sync(day)
    requests += asked.length
    if (hasFailed(summary)) failing++
  }
  return { requests, failing }
})

const hasFailed = ({ entries, stopped }: EntriesSummary): boolean => entries.failed > 0 || stopped !== null

/** Without filings, so that all of the days before are in the indexes. */
const saturday = addDays(last, (13 - new Date(`${last}T00:00:00Z`).getUTCDay()) % 7 || 7)
const monday = addDays(saturday, 2)

const pathOfIndex = (day: string): string => {
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3)
  return `/Archives/edgar/daily-index/${day.slice(0, 4)}/QTR${quarter}/form.${day.replaceAll("-", "")}.idx`
}

/** What has to be asked for because of a filing. */
const pathsOf = (filing: PlayedFiling): ReadonlyArray<string> => {
  const { accession, company, form, period } = filing
  const folder = `/Archives/edgar/data/${Number(company.cik)}/`
  if (isStatement(form)) return [`${folder}${accession}.txt`]
  // Its items.
  if (form === "8-K") return [`/submissions/CIK${company.cik}.json`]
  if (period === null) return []
  const ofClasses = `${folder}${accession.replaceAll("-", "")}/`
  return [
    `/submissions/CIK${company.cik}.json`,
    `/api/xbrl/companyfacts/CIK${company.cik}.json`,
    ...(company.hasClasses && !form.endsWith("/A")
      ? [`${ofClasses}index.json`, `${ofClasses}${instanceName(filing)}`]
      : [])
  ]
}

const differences = (found: ReadonlyArray<string>, expected: ReadonlyArray<string>) => {
  const [own, others] = [new Set(found), new Set(expected)]
  return {
    more: found.filter((row) => !others.has(row)),
    fewer: expected.filter((row) => !own.has(row))
  }
}

/** After so many syncs of the last day at most, none fails. */
const maxRepeats = 20

const log = (...parts: ReadonlyArray<unknown>): void => {
  if (process.env["EDGAR_DAYS"] !== undefined) console.log(...parts)
}

const measured = <A>(name: string, effect: Effect.Effect<A>) =>
  Effect.gen(function* () {
    const started = performance.now()
    const result = yield* effect
    log(name, `${((performance.now() - started) / 1000).toFixed(1)} s`, result)
    return result
  })

describe("Days of EDGAR", () => {
  it.live(
    "leave the same rows with faults as without, and what didn't change isn't asked for",
    () =>
      Effect.gen(function* () {
        const edgar = played()
        const clean = yield* syncedPlace(edgar, () => null)
        const whole = yield* measured("clean", syncDays(clean, edgar))
        assert.strictEqual(whole.failing, 0)

        const faulty = yield* syncedPlace(edgar, faults)
        const broken = yield* measured("faulty", syncDays(faulty, edgar))
        assert.isAbove(broken.failing, 0)
        let repeats = 0
        for (let isFailing = true; isFailing; repeats++) {
          assert.isBelow(repeats, maxRepeats)
          isFailing = hasFailed((yield* faulty.sync(saturday)).summary)
        }
        const count = faulty.server.requests.filter(({ fault }) => fault !== null).length
        log(`${count} faults, ${repeats} syncs more until none failed`)

        assert.isFalse(hasFailed((yield* clean.sync(saturday)).summary))
        const [expected, found] = [clean.contents(), faulty.contents()]
        for (const [table, rows] of Object.entries(expected)) {
          log(table, rows.length)
          assert.isNotEmpty(rows, table)
          const { fewer, more } = differences(found[table] ?? [], rows)
          assert.deepStrictEqual(fewer, [], table)
          // An issuer that failed among those of the archives is fetched singly, with a year of its insiders.
          const mayHaveMore = companies > maxSingly && table === "insider_transaction"
          if (!mayHaveMore) assert.deepStrictEqual(more, [], table)
        }

        const again = yield* clean.sync(saturday)
        assert.deepStrictEqual(
          again.requests.map(({ path, status }) => [path, status]),
          [["/files/company_tickers_exchange.json", 304]]
        )

        const next = yield* clean.sync(addDays(saturday, 3))
        const indexes = [saturday, addDays(saturday, 1), monday].map(pathOfIndex)
        const [tickers, ...others] = next.requests.map(({ path }) => path)
        log(
          "On Tuesday",
          next.requests.map(({ path, status }) => `${path} ${status}`)
        )
        assert.strictEqual(tickers, "/files/company_tickers_exchange.json")
        assert.deepStrictEqual(others.slice(0, 3), indexes)
        assert.sameMembers(others.slice(3), [...new Set(edgar.filedOn(monday).flatMap(pathsOf))])
      }).pipe(Effect.scoped),
    10_000_000
  )

  it.live("that were stopped continue where they ended", () =>
    Effect.gen(function* () {
      const edgar = playedEdgar(marketOf(6, seed, first))
      const clean = yield* syncedPlace(edgar, () => null)
      yield* clean.sync(first)

      const stopped = yield* syncedPlace(edgar, () => null)
      const begun = yield* Effect.forkChild(stopped.sync(first))
      while (stopped.server.requests.length < 40) yield* Effect.sleep(1)
      yield* Fiber.interrupt(begun)
      const before = new Set(stopped.server.requests.slice(0, -2).map(({ path }) => path))
      const { requests } = yield* stopped.sync(first)

      const repeated = requests.filter(({ path }) => before.has(path)).map(({ path }) => path)
      // The list of tickers, and the submissions of the issuer whose filings are fetched: both are short.
      assert.isAtMost(repeated.length, 2, repeated.join(" "))
      assert.deepStrictEqual(stopped.contents(), clean.contents())
    }).pipe(Effect.scoped)
  )

  it.live(
    "are asked for ten times in any second at most, repetitions included",
    () =>
      Effect.gen(function* () {
        const paced = Number(process.env["EDGAR_PACED"] ?? 3)
        const edgar = playedEdgar(marketOf(paced, seed, first))
        const { sync } = yield* syncedPlace(edgar, faults, source.pace)
        const { requests } = yield* sync(first)
        const starts = requests.map(({ at }) => at)
        // A request arrives some milliseconds after it was sent, and not all do equally late.
        const gaps = starts.slice(10).map((at, index) => at - (starts[index] ?? 0))
        const seconds = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / 1000
        log(
          `${starts.length} requests in ${seconds.toFixed(1)} s, eleven in ${Math.min(...gaps).toFixed(1)} ms`
        )
        assert.isAbove(starts.length, 10 * paced)
        assert.isAtLeast(Math.min(...gaps), 980)
      }).pipe(Effect.scoped),
    600_000
  )
})
