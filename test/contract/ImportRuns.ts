/** Laws of every store with runs: they are listed, and can be undone. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { CompanyStore, operator } from "../../core/ports.ts"
import { barsOf, closesOf, companiesOf, companyOf } from "./look.ts"
import { company, companyHeader, prices, lawsOfRuns, runOf } from "./runs.ts"
import { counted, type DurableLayer, only, sha256, take } from "./stores.ts"

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

const now = () => `${new Date().toISOString().slice(0, 19)}Z`

export const importRunsDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("ImportRuns", stores, (law) => {
    law("lists every run, newest first", (runs, symbol) =>
      Effect.gen(function* () {
        const before = yield* runs.all
        const lines = [companyHeader, `${symbol},NYSE,One`, "OTHER,MOON,Other"]
        const first = yield* take("companies", lines, { source: "a friend" })
        const second = yield* prices(`${symbol},2024-01-02,0,0,0,1,0`)
        const [newest, older, ...others] = yield* runs.all
        assert.deepStrictEqual([newest?.run_id, others], [second.run, before])
        assert.deepStrictEqual(older, {
          run_id: runOf(first),
          kind: "companies",
          source: "a friend",
          file: "companies.csv",
          sha256,
          started_at: older?.started_at ?? "",
          finished_at: older?.finished_at ?? "",
          read: 2,
          ...only({ inserted: 1, refused: 1 }),
          doubtful: 0,
          newest_date: null,
          undone_at: null,
          pruned_at: null
        })
      })
    )

    law("has the start and finish of a run, in UTC to the second", (runs, symbol) =>
      Effect.gen(function* () {
        const before = now()
        yield* company(symbol)
        const [run] = yield* runs.all
        const instants = [before, run?.started_at ?? "", run?.finished_at ?? "", now()]
        assert.deepStrictEqual(instants, instants.toSorted())
        assert.match(run?.finished_at ?? "", instant)
      })
    )

    law("records no run for a file that stored nothing", (runs, symbol) =>
      Effect.gen(function* () {
        const before = yield* runs.all
        yield* take("companies", [companyHeader, `${symbol},MOON,One`], { strict: true })
        assert.deepStrictEqual(yield* runs.all, before)
      })
    )

    law("undoing a run removes what it inserted", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        yield* prices(`${symbol},2024-01-02,1,1,1,1,1`)
        const second = yield* prices(`${symbol},2024-01-03,2,2,2,2,2`, `${symbol},2024-01-04,3,3,3,3,3`)
        const undone = yield* runs.undo(runOf(second), operator)
        assert.deepStrictEqual(undone, { run_id: runOf(second), removed: 2, restored: 0 })
        assert.deepStrictEqual(yield* closesOf(symbol), ["2024-01-02 1"])
      })
    )

    law("undoing a run restores what it replaced, to the last bit", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        yield* prices(
          `${symbol},2024-01-02,0.1,0.30000000000000004,0.1,0.2,9007199254740991`,
          `${symbol},2024-01-03,5e-324,999999999999.9999,5e-324,2.2250738585072014e-308,0`,
          `${symbol},2024-01-04,1,1,1,1,1`
        )
        const before = yield* barsOf(symbol)
        const second = yield* prices(...["02", "03", "04"].map((day) => `${symbol},2024-01-${day},1,1,1,1,1`))
        assert.notDeepEqual(yield* barsOf(symbol), before)
        const undone = yield* runs.undo(runOf(second), operator)
        assert.deepStrictEqual(undone, { run_id: runOf(second), removed: 0, restored: 2 })
        assert.deepStrictEqual(yield* barsOf(symbol), before)
      })
    )

    law("undoing a run restores a company, with its unknown members", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        const before = yield* companyOf(symbol)
        const lines = [`${companyHeader},alias_name,sector,listed`, `${symbol},NYSE,Eins,하나,Energy,no`]
        const second = yield* take("companies", lines)
        assert.notDeepEqual(yield* companyOf(symbol), before)
        yield* runs.undo(runOf(second), operator)
        assert.deepStrictEqual(yield* companyOf(symbol), before)
      })
    )

    law("undoing a run restores a built-in exchange even if companies are listed on it", (runs, symbol) =>
      Effect.gen(function* () {
        const store = yield* CompanyStore
        const before = yield* store.exchanges
        yield* company(symbol)
        const second = yield* take("exchanges", [
          "code,mic_code,name,country,time_zone,currency",
          "NYSE,XNYS,Wall Street,US,America/New_York,USD"
        ])
        assert.notDeepEqual(yield* store.exchanges, before)
        yield* runs.undo(runOf(second), operator)
        assert.deepStrictEqual(yield* store.exchanges, before)
      })
    )

    law("runs are undone one by one, newest first", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        const made = yield* Effect.forEach([1, 2, 3], (close) =>
          prices(`${symbol},2024-01-02,${close},${close},${close},${close},1`)
        )
        const closes = yield* Effect.forEach(made.toReversed(), (run) =>
          Effect.andThen(runs.undo(runOf(run), operator), closesOf(symbol))
        )
        assert.deepStrictEqual(closes, [["2024-01-02 2"], ["2024-01-02 1"], []])
      })
    )

    law("records when a run was undone", (runs, symbol) =>
      Effect.gen(function* () {
        yield* runs.undo(runOf(yield* company(symbol)), operator)
        const [undone] = yield* runs.all
        assert.match(undone?.undone_at ?? "", instant)
      })
    )

    law("imports the same file again after it was undone", (runs, symbol) =>
      Effect.gen(function* () {
        yield* runs.undo(runOf(yield* company(symbol)), operator)
        assert.deepStrictEqual(yield* companiesOf(symbol), [])
        assert.deepStrictEqual(counted(yield* company(symbol)), only({ inserted: 1 }))
        assert.lengthOf(yield* companiesOf(symbol), 1)
      })
    )
  })
