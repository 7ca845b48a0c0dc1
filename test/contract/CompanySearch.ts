/** Laws of every store for the search of the pages: the nearest first, of these the largest. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { CompanySearch, dataServices } from "../../core/mod.ts"
import { priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

const companies = [
  "symbol,exchange,name,alias_name",
  "006400,KOSPI,Samsung SDI,삼성에스디아이",
  "005930,KOSPI,Samsung Electronics,삼성전자",
  "028260,KOSPI,Samsung C&T,삼성물산",
  "999990,KOSPI,New Samsung Machine,새삼성기계",
  "003550,KOSPI,LG Corp.,LG",
  "066570,KOSPI,LG Electronics,LG전자",
  "LGX,NYSE,Large Ex,",
  "LG,NYSE,Laclede Group,",
  "XLG,NYSE,Top Fifty,",
  "BIG,NYSE,Big Apples,",
  "BIG.A,NYSE,Bigger,",
  "SMALL,NASDAQ,Apple of the Eye,"
]

const day = "2024-01-02"
const bars = ["006400", "005930", "028260", "003550", "066570", "LGX", "BIG", "SMALL"]
const counts = [3, 90, 20, 5, 8, 1, 7, 9]

const fill = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("prices", [priceHeader, ...bars.map((symbol) => `${symbol},${day},10,10,10,10,1`)])
  yield* take("shares", ["symbol,date,count", ...bars.map((symbol, i) => `${symbol},${day},${counts[i]}000`)])
})

const filled = (stores: StoreLayer) =>
  Layer.provideMerge(Layer.effectDiscard(fill), Layer.provideMerge(dataServices, withImports(stores)))

export const companySearchLaws = (stores: StoreLayer): void =>
  layer(filled(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "a search of the pages",
    (it) => {
      const searches: ReadonlyArray<readonly [text: string, symbols: ReadonlyArray<string>]> = [
        ["삼성", ["005930", "028260", "006400", "999990"]],
        ["samsung", ["005930", "028260", "006400", "999990"]],
        ["electronics samsung", ["005930"]],
        [" SAMSUNG  kospi elec ", ["005930"]],
        ["LG", ["LG", "LGX", "066570", "003550", "XLG"]],
        ["lg전자", ["066570"]],
        ["big", ["BIG", "BIG.A"]],
        ["big-a", ["BIG.A"]],
        ["apple", ["SMALL", "BIG"]],
        ["apple nasdaq", ["SMALL"]],
        ["apple-of-the-eye", ["SMALL"]],
        ["5930", ["005930"]],
        ["2", ["005930", "028260"]],
        ["samsung apple", []],
        ["%", []],
        ["", []],
        ["  ", []]
      ]
      for (const [text, symbols] of searches) {
        it.effect(`for ${JSON.stringify(text)} finds ${symbols.join(", ") || "nothing"}`, () =>
          Effect.gen(function* () {
            const found = yield* Effect.flatMap(CompanySearch, (all) => all.find(text, 8))
            assert.deepStrictEqual(
              found.map(({ symbol }) => symbol),
              symbols
            )
          })
        )
      }

      it.effect("has no more matches than are wanted, the first of all", () =>
        Effect.gen(function* () {
          const found = yield* Effect.flatMap(CompanySearch, (all) => all.find("lg", 3))
          assert.deepStrictEqual(
            found.map(({ symbol }) => symbol),
            ["LG", "LGX", "066570"]
          )
        })
      )
    }
  )
