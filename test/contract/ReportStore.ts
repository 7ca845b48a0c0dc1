/** What every `ReportStore` does. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ReportStore } from "../../core/mod.ts"
import { companyOf } from "./look.ts"
import { type DurableLayer, take, withImports } from "./stores.ts"

/** Two reports are of one day; those of the second company stand between them. */
const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two", "BARE,NYSE,Bare"])
  yield* take("reports", [
    "external_id,symbol,report_date,title,securities_firm",
    "d,ONE,2024-10-08,d,KB증권",
    "a,ONE,2024-10-10,a,KB증권",
    "x,TWO,2024-10-09,x,KB증권",
    "c,ONE,2024-10-09,c,KB증권",
    "i,,2024-10-09,i,KB증권",
    "b,ONE,2024-10-09,b,KB증권"
  ])
})

const titles = Effect.fnUntraced(function* (
  symbol: string,
  from: string | null = null,
  to: string | null = null
) {
  const { company_id } = yield* companyOf(symbol)
  const store = yield* ReportStore
  const reports = yield* store.ofCompany(company_id, { from, to })
  return reports.map(({ title }) => title)
})

export const reportStoreLaws = (stores: DurableLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("ReportStore", (it) => {
    it.effect("has a company's reports newest first, of one day the later imported first", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("ONE"), ["a", "b", "c", "d"])
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
      it.effect(`has ${expected.length} reports from ${from} to ${to}, both inclusive`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("ONE", from, to), expected)
        })
      )
    }

    it.effect("has none of a company without any", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("BARE"), [])
      })
    )
  })
