/**
 * Sessions of a made-up market, synced day by day from vendors that serve it in their own forms. DAILY_COMPANIES and
 * DAILY_DAYS set the size, `DAILY_COMPANIES=3000 DAILY_DAYS=366` for a year of a whole market.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { addDays, type EntriesSummary, Imports, rowsBatch } from "../../../core/mod.ts"
import { importDefaults } from "../../../core/imports/ImportOptions.ts"
import { calendarOf, sessionDates } from "../../../core/sessions/mod.ts"
import { briefFaults, seeded } from "../../web/playing.ts"
import { sha256 } from "../../contract/stores.ts"
import { type Played, type SyncedPlace, syncedPlace } from "../syncing.ts"
import { listedCompanies, type PlayedCompany, playedMarket } from "./playing/market.ts"
import { playedVendors } from "./playing/vendors.ts"

const companies = Number(process.env["DAILY_COMPANIES"] ?? 8)
const days = Number(process.env["DAILY_DAYS"] ?? 40)

const first = "2024-01-02"
const last = addDays(first, days - 1)

const newYork = calendarOf("XNYS")
const sessions = newYork === null ? [] : sessionDates(newYork, first, last)

const market = playedMarket(listedCompanies(companies), first, last)

const faults = seeded(1, 0.08, briefFaults)

/** Imports the companies of the market, as a list of companies does. */
const withCompanies = (all: ReadonlyArray<PlayedCompany>) =>
  Effect.gen(function* () {
    const { run } = yield* Imports
    const rows = all.map(({ exchange, symbol }) => ({ symbol, exchange, name: `Company ${symbol}` }))
    const batches = Stream.make(rowsBatch("companies", rows))
    yield* run(
      "companies",
      { name: "companies.csv", batches, sha256: Effect.succeed(sha256) },
      importDefaults
    )
  })

const placeOf = Effect.fnUntraced(function* (
  played: Played,
  schedule: Parameters<typeof syncedPlace>[1] = () => null
) {
  const place = yield* syncedPlace(played, schedule)
  yield* place.run(withCompanies(market))
  return place
})

const hasFailed = ({ entries, stopped }: EntriesSummary): boolean => entries.failed > 0 || stopped !== null

/** Syncs on each of the days, the first sync with the history before it. */
const syncDays = Effect.fnUntraced(function* (place: SyncedPlace, on: ReadonlyArray<string>) {
  for (const day of on) yield* place.sync(day)
})

/** The last days of the range, and the day after it. */
const lastDays = sessions.slice(-3).map((day) => addDays(day, 1))

const isOfOne = (row: string): boolean => row.startsWith('{"symbol":"S0001"')

const maxRepeats = 30

/** Vendors that don't say whether a dividend before a split is as paid, and such dividends as the store has them. */
const isUnclear: ReadonlySet<string> = new Set(["twelvedata", "alphavantageFree"])
const unclear = new Set(
  market.flatMap(({ dividends, splits, symbol }) =>
    dividends
      .filter(({ date }) => splits.some((split) => date < split.date))
      .map(({ amount, date }) =>
        JSON.stringify({ symbol, effective_date: date, type: "dividend", value: amount })
      )
  )
)

describe("Vendors of daily bars", () => {
  it.live(
    "bring the same bars, splits and dividends of the same market",
    () =>
      Effect.gen(function* () {
        const { massive, ...others } = playedVendors(market)
        const contentsOf = Effect.fnUntraced(function* (played: Played) {
          const place = yield* placeOf(played)
          yield* syncDays(place, lastDays)
          return place.contents()
        })
        const expected = yield* contentsOf(massive)
        assert.strictEqual(
          expected["actions"]?.length,
          market.flatMap(({ dividends, splits }) => [...dividends, ...splits]).length
        )
        assert.strictEqual(expected["prices"]?.length, companies * sessions.length)
        for (const [name, played] of Object.entries(others)) {
          const found = yield* contentsOf(played)
          assert.deepStrictEqual(found["prices"], expected["prices"], name)
          if (name === "stooq") {
            assert.deepStrictEqual(found["actions"], [])
            continue
          }
          const isStated = isUnclear.has(name) ? (row: string) => !unclear.has(row) : () => true
          assert.deepStrictEqual(found["actions"], expected["actions"]?.filter(isStated), name)
        }
      }).pipe(Effect.scoped),
    10_000_000
  )

  for (const name of ["massive", "eodhd"] as const) {
    it.live(
      `fill an empty store with the companies of a market and their bars, ${name}`,
      () =>
        Effect.gen(function* () {
          const place = yield* syncedPlace(playedVendors(market)[name], () => null)
          const { summary } = yield* place.sync(lastDays[2] ?? last)
          const rows = Object.fromEntries(summary.kinds.map(({ inserted, kind }) => [kind, inserted]))
          assert.strictEqual(rows["companies"], companies)
          assert.strictEqual(rows["prices"], companies * sessions.length)
          const chosen = yield* syncedPlace(playedVendors(market)[name], () => null)
          yield* chosen.sync(lastDays[2] ?? last, ["S0001:NASDAQ"])
          assert.deepStrictEqual(chosen.contents()["prices"], place.contents()["prices"]?.filter(isOfOne))
          const again = yield* place.sync(addDays(last, 1))
          assert.isUndefined(again.summary.kinds.find(({ kind }) => kind === "companies"))
        }).pipe(Effect.scoped),
      10_000_000
    )
  }

  for (const name of ["massive", "tiingo", "eodhd", "fmp"] as const) {
    it.live(
      `leave the same rows with faults as without, ${name}`,
      () =>
        Effect.gen(function* () {
          const clean = yield* placeOf(playedVendors(market)[name])
          yield* syncDays(clean, lastDays)
          const faulty = yield* placeOf(playedVendors(market)[name], faults)
          yield* syncDays(faulty, lastDays)
          const saturday = addDays(lastDays.at(-1) ?? last, 1)
          let repeats = 0
          for (let isFailing = true; isFailing; repeats++) {
            assert.isBelow(repeats, maxRepeats)
            isFailing = hasFailed((yield* faulty.sync(saturday)).summary)
          }
          assert.isAbove(faulty.server.requests.filter(({ fault }) => fault !== null).length, 0)
          assert.isFalse(hasFailed((yield* clean.sync(saturday)).summary))
          assert.deepStrictEqual(faulty.contents(), clean.contents())
          const again = yield* clean.sync(saturday)
          assert.deepStrictEqual(
            again.requests.map(({ path }) => path),
            []
          )
        }).pipe(Effect.scoped),
      10_000_000
    )
  }
})
