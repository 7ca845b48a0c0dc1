/** Laws of every `ReportStore`: ratings and targets of generated reports, compared with the rules of core. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import fc from "fast-check"
import {
  addDays,
  type Company,
  highlights,
  Report,
  ReportRating,
  Research,
  Prices,
  latestRows
} from "../../core/mod.ts"
import { membersOf, ReportStore, RowStore } from "../../core/ports.ts"
import { anyReports } from "../core/consensus/reports.ts"
import { companyOf } from "./look.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/** Some hundred reports about one company, many of one day, and the same about another. */
const generated = fc.sample(anyReports, { numRuns: 60, seed: 20_210_331 }).flat()

const rows = (symbol: string) =>
  generated.map(({ currency, opinion, report_date, securities_firm, target_price }, i) =>
    [
      `${symbol}${i}`,
      symbol,
      report_date,
      `Report ${i}`,
      securities_firm,
      opinion,
      target_price,
      currency
    ].join()
  )

const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two"])
  yield* take("reports", [
    "external_id,symbol,report_date,title,securities_firm,opinion,target_price,currency",
    ...rows("ONE"),
    ...rows("TWO")
  ])
})

const ratingOf = membersOf(ReportRating)

/** All of the company's reports. */
const reportsOf = Effect.fnUntraced(function* ({ company_id }: Company) {
  return yield* (yield* RowStore).dated(Report, { company_id }, latestRows(generated.length, null))
})

export const reportRatingLaws = (stores: StoreLayer): void =>
  layer(
    Research.layer.pipe(
      Layer.provideMerge(Prices.layer),
      Layer.provideMerge(Layer.effectDiscard(fill)),
      Layer.provideMerge(withImports(stores))
    ),
    { excludeTestServices: true, timeout: "60 seconds" }
  )("ReportStore's ratings", (it) => {
    it.effect("are those of the reports, in their order", () =>
      Effect.gen(function* () {
        const company = yield* companyOf("TWO")
        const store = yield* ReportStore
        const reports = yield* reportsOf(company)
        assert.lengthOf(reports, generated.length)
        const all = yield* store.ratings(company.company_id, { from: null, to: null })
        assert.deepStrictEqual(all, reports.map(ratingOf))
      })
    )

    it.effect("are of firms that are listed once for each spelling", () =>
      Effect.gen(function* () {
        const { company_id } = yield* companyOf("TWO")
        const firms = yield* (yield* ReportStore).firms(company_id)
        const spellings = new Set(generated.map(({ securities_firm }) => securities_firm))
        assert.deepStrictEqual(firms.toSorted(), [...spellings].toSorted())
        assert.deepStrictEqual(yield* (yield* ReportStore).firms(2_147_483_647), [])
      })
    )

    it.effect("give every report the previous target that all reports together give it", () =>
      Effect.gen(function* () {
        const company = yield* companyOf("TWO")
        const reports = yield* reportsOf(company)
        const found = yield* (yield* Research).highlights(company, reports.length, null)
        assert.deepStrictEqual(found, highlights(reports, reports, []))
        assert.isAbove(found.filter((_) => _.previous_target_price !== null).length, found.length / 4)
      })
    )

    it.effect("have no target before the first day, of another spelling, or in another currency", () =>
      Effect.gen(function* () {
        const { company_id } = yield* companyOf("TWO")
        const store = yield* ReportStore
        const wanted = {
          company_id,
          securities_firm: "Alpha",
          currency: "KRW",
          before: addDays(generated[0]?.report_date ?? "", 1000)
        }
        assert.isNotNull(yield* store.targetBefore(wanted))
        assert.isNull(yield* store.targetBefore({ ...wanted, before: "1990-01-01" }))
        assert.isNull(yield* store.targetBefore({ ...wanted, securities_firm: "alpha" }))
        assert.isNull(yield* store.targetBefore({ ...wanted, currency: "EUR" }))
      })
    )
  })
