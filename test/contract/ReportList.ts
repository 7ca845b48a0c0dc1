/** Laws of the lists of every `ReportStore`: which reports, in which order, with which members. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { type ReportFilter } from "../../core/mod.ts"
import { ReportStore } from "../../core/ports.ts"
import { anyReport, withReports } from "./reportShelf.ts"
import type { StoreLayer } from "./stores.ts"

const listed = Effect.fnUntraced(function* (filter: Partial<ReportFilter>, offset = 0, limit = 100) {
  const store = yield* ReportStore
  const { reports, total } = yield* store.list({ ...anyReport, ...filter }, { offset, limit })
  return [total, reports.map(({ title }) => title)]
})

const everything = ["a", "b", "i", "c", "x", "d", "É 50% a_c \\"]

export const reportListLaws = (stores: StoreLayer): void =>
  layer(withReports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "a list of reports",
    (it) => {
      const filters: ReadonlyArray<readonly [filter: Partial<ReportFilter>, titles: ReadonlyArray<string>]> =
        [
          [{}, everything],
          [{ title: "é 50% A_C \\" }, everything.slice(6)],
          [{ title: "50%" }, everything.slice(6)],
          [{ title: "5%" }, []],
          [{ title: "a_" }, everything.slice(6)],
          [{ title: "_" }, everything.slice(6)],
          [{ title: "\\" }, everything.slice(6)],
          [{ title: "'" }, []],
          [{ securities_firm: "éclair SECURITIES" }, everything.slice(6)],
          [{ securities_firm: "éclair" }, []],
          [{ stock_name: "two" }, ["x"]],
          [{ industry_category: "ÉNERGIE" }, everything.slice(6)],
          [{ report_type: "industry_analysis" }, ["i"]],
          [{ from: "2024-10-09", to: "2024-10-09" }, ["b", "i", "c", "x"]],
          [{ company_id: 1 }, ["a", "b", "c", "d"]],
          [{ company_id: 1, to: "2024-10-09" }, ["b", "c", "d"]],
          [{ company_id: 2, title: "x" }, ["x"]],
          [{ company_id: 3 }, []],
          [{ company_id: 99 }, []],
          [{ from: "2024-10-10" }, ["a"]],
          [{ to: "2024-10-08" }, everything.slice(5)],
          [{ securities_firm: "kb증권", report_type: "company_analysis", from: "2024-10-09" }, ["x"]]
        ]
      for (const [filter, expected] of filters) {
        it.effect(`lists ${expected.length} reports by ${JSON.stringify(filter)}`, () =>
          Effect.gen(function* () {
            assert.deepStrictEqual(yield* listed(filter), [expected.length, expected])
          })
        )
      }

      it.effect("lists no report by an empty filter", () =>
        Effect.gen(function* () {
          for (const filter of ["industry_category", "report_type", "securities_firm", "stock_name"])
            assert.deepStrictEqual(yield* listed({ [filter]: "" }), [0, []])
        })
      )

      it.effect("lists a window of them, and counts all", () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* listed({}, 2, 3), [7, everything.slice(2, 5)])
          assert.deepStrictEqual(yield* listed({}, 6, 3), [7, everything.slice(6)])
          assert.deepStrictEqual(yield* listed({}, 7, 3), [7, []])
          assert.deepStrictEqual(yield* listed({}, 214_748_364_600, 100), [7, []])
        })
      )

      it.effect("has no symbol for a report without a company", () =>
        Effect.gen(function* () {
          const store = yield* ReportStore
          const { reports } = yield* store.list({ ...anyReport, title: "i" }, { offset: 0, limit: 9 })
          assert.deepStrictEqual(
            reports.map(({ symbol }) => symbol),
            [null]
          )
        })
      )

      it.effect("lists each report with the list's members", () =>
        Effect.gen(function* () {
          const store = yield* ReportStore
          const { reports } = yield* store.list({ ...anyReport, title: "x" }, { offset: 0, limit: 1 })
          assert.deepStrictEqual(reports, [
            {
              report_id: 3,
              title: "x",
              report_date: "2024-10-09",
              report_type: "company_analysis",
              securities_firm: "KB증권",
              stock_name: "TWO",
              symbol: "TWO",
              industry_category: "반도체",
              s3_key: "x.pdf"
            }
          ])
        })
      )
    }
  )
