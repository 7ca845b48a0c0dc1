/** Laws of every `SourceStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SourceStore } from "../../core/ports.ts"
import { lawsOfRuns, runOf, undo } from "./runs.ts"
import { actionHeader, type DurableLayer, priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

const companyHeader = "symbol,exchange,name"

const sources = Effect.flatMap(SourceStore, ({ all }) => all)

const only = (source: string) => Effect.map(sources, (all) => all.filter((one) => one.source === source))

/** Laws that hold in any order: each has a source of its own. */
export const sourceStoreLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("SourceStore", (it) => {
    it.effect("lists no source without an import", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* only("nobody"), [])
      })
    )

    it.effect("sums a source's files, and has the last of them", () =>
      Effect.gen(function* () {
        const source = "a vendor"
        yield* take("companies", [companyHeader, "SUM,NYSE,Sum"])
        yield* take("prices", [priceHeader, "SUM,2024-01-03,1,1,1,1,1", "SUM,2024-01-04,1,1,1,1,1"], {
          source
        })
        const second = yield* take(
          "prices",
          [
            priceHeader,
            "SUM,2024-01-02,0,0,0,1,0",
            "SUM,2024-01-03,2,2,2,2,2",
            "SUM,2024-01-04,1,1,1,1,1",
            "SUM,2024-01-05,1,2,3,4,5"
          ],
          { source }
        )
        const [summed, ...others] = yield* only(source)
        assert.deepStrictEqual(others, [])
        assert.deepStrictEqual(summed, {
          source,
          kind: "prices",
          last_run: {
            run_id: runOf(second),
            started_at: summed?.last_run.started_at ?? "",
            finished_at: summed?.last_run.finished_at ?? "",
            read: 4,
            inserted: 1,
            changed: 1,
            unchanged: 1,
            normalised: 1,
            refused: 1,
            doubtful: 3
          },
          runs: 2,
          rows: 3,
          replaced: 1,
          refused: 1,
          doubtful: 3,
          newest_date: "2024-01-04",
          failures: 1,
          next_run: null,
          failed: false
        })
        assert.match(summed?.last_run.finished_at ?? "", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      })
    )

    it.effect("counts what runs before the last one replaced", () =>
      Effect.gen(function* () {
        const source = "replacing"
        const changed = [priceHeader, "SUM,2024-02-01,2,2,2,2,1"]
        yield* take("prices", [priceHeader, "SUM,2024-02-01,1,1,1,1,1"])
        yield* take("prices", changed, { source })
        yield* take("prices", changed, { source })
        const [replacing] = yield* only(source)
        assert.deepInclude(replacing, { runs: 2, rows: 0, replaced: 1 })
        assert.deepInclude(replacing?.last_run, { changed: 0, unchanged: 1 })
      })
    )

    it.effect("separates the kinds of one source, the last imported first", () =>
      Effect.gen(function* () {
        const source = "of two kinds"
        yield* take("companies", [companyHeader, "TWO,NYSE,Two"], { source })
        yield* take("actions", [actionHeader, "TWO,2020-08-31,split,4,499.23"], { source })
        const kinds = (yield* only(source)).map(({ kind, newest_date }) => [kind, newest_date])
        assert.deepStrictEqual(kinds, [
          ["actions", "2020-08-31"],
          ["companies", null]
        ])
      })
    )

    it.effect("names the source of imports that name none, as their rows do", () =>
      Effect.gen(function* () {
        yield* take("companies", [companyHeader, "NONE,NYSE,None"])
        const unnamed = (yield* only("import")).filter(({ kind }) => kind === "companies")
        assert.lengthOf(unnamed, 1)
      })
    )

    it.effect("has nothing of a refused file", () =>
      Effect.gen(function* () {
        const source = "strict"
        yield* take("companies", [companyHeader, "OFF,MOON,Off"], { source, strict: true })
        assert.deepStrictEqual(yield* only(source), [])
      })
    )
  })

export const sourceStoreDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("SourceStore after an undone run", stores, (law) => {
    law("sums the remaining runs, and lists no source without one", (_, symbol) =>
      Effect.gen(function* () {
        const source = `source of ${symbol}`
        yield* take("companies", [companyHeader, `${symbol},NYSE,Name`])
        const days = ["2024-01-02", "2024-01-03"]
        const [first, second] = yield* Effect.forEach(days, (day) =>
          take("prices", [priceHeader, `${symbol},${day},1,1,1,1,1`], { source })
        )
        if (first === undefined || second === undefined) return assert.fail("Expected two runs")
        yield* undo(second)
        const [remaining] = yield* only(source)
        assert.deepInclude(remaining, { runs: 1, rows: 1, newest_date: "2024-01-02" })
        assert.strictEqual(remaining?.last_run.run_id, runOf(first))
        yield* undo(first)
        assert.deepStrictEqual(yield* only(source), [])
      })
    )
  })
