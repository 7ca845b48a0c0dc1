/** Laws of every `ReportStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Report, latestRows } from "../../core/mod.ts"
import { ReportStore, RowStore } from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { withReports } from "./reportShelf.ts"
import type { StoreLayer } from "./stores.ts"

const titles = Effect.fnUntraced(function* (symbol: string, limit: number, datedBy: string | null = null) {
  const { company_id } = yield* companyOf(symbol)
  const reports = yield* (yield* RowStore).dated(Report, { company_id }, latestRows(limit, datedBy))
  return reports.map(({ title }) => title)
})

/** The titles of a company's rated reports in a range. */
const ratedTitles = Effect.fnUntraced(function* (symbol: string, from: string | null, to: string | null) {
  const { company_id } = yield* companyOf(symbol)
  const store = yield* ReportStore
  const ratings = yield* store.ratings(company_id, { from, to })
  return yield* Effect.forEach(ratings, ({ report_id }) =>
    Effect.map(store.byId(report_id), (report) => report?.title)
  )
})

export const reportStoreLaws = (stores: StoreLayer): void =>
  layer(withReports(stores), { excludeTestServices: true, timeout: "30 seconds" })("ReportStore", (it) => {
    it.effect("lists a company's reports newest first, within a day the later imported first", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("ONE", 10), ["a", "b", "c", "d"])
        assert.deepStrictEqual(yield* titles("ONE", 2), ["a", "b"])
      })
    )

    it.effect("lists a company's reports up to a day", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("ONE", 10, "2024-10-09"), ["b", "c", "d"])
        assert.deepStrictEqual(yield* titles("ONE", 1, "2024-10-09"), ["b"])
        assert.deepStrictEqual(yield* titles("ONE", 10, "2024-10-07"), [])
      })
    )

    const ranges: ReadonlyArray<readonly [from: string | null, to: string | null, titles: Array<string>]> = [
      ["2024-10-09", null, ["a", "b", "c"]],
      [null, "2024-10-09", ["b", "c", "d"]],
      ["2024-10-09", "2024-10-09", ["b", "c"]],
      ["2024-10-10", "2024-10-08", []],
      ["2024-10-11", null, []]
    ]
    for (const [from, to, expected] of ranges) {
      it.effect(`lists the ratings of ${expected.length} reports from ${from} to ${to}, both inclusive`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* ratedTitles("ONE", from, to), expected)
        })
      )
    }

    it.effect("lists none of a company without reports", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("BARE", 10), [])
      })
    )

    it.effect("returns each by its id, with the symbol", () =>
      Effect.gen(function* () {
        const store = yield* ReportStore
        const { company_id } = yield* companyOf("ONE")
        for (const report of yield* (yield* RowStore).dated(Report, { company_id }, latestRows(10, null))) {
          assert.deepStrictEqual(yield* store.byId(report.report_id), { ...report, symbol: "ONE" })
        }
        assert.isNull(yield* store.byId(99))
        assert.isNull(yield* store.byId(2_147_483_647))
      })
    )
  })
