/** Laws of every store for the search of the pages: the nearest first, of these the largest. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type CompanyFilter, CompanySearch, dataServices } from "../../core/mod.ts"
import type { MatchReason } from "../../core/ports.ts"
import { priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

const companies = [
  "symbol,exchange,name,alias_name,cik,corp_code,isin",
  "006400,KOSPI,Samsung SDI,삼성에스디아이,,,",
  "005930,KOSPI,Samsung Electronics,삼성전자,,00126380,KR7005930003",
  "028260,KOSPI,Samsung C&T,삼성물산,,,",
  "999990,KOSPI,New Samsung Machine,새삼성기계,,,",
  "003550,KOSPI,LG Corp.,LG,,,",
  "066570,KOSPI,LG Electronics,LG전자,,,",
  "LGX,NYSE,Large Ex,,,,",
  "LG,NYSE,Laclede Group,,,,",
  "XLG,NYSE,Top Fifty,,,,",
  "BIG,NYSE,Big Apples,,,,",
  "BIG.A,NYSE,Bigger,,,,",
  "SMALL,NASDAQ,Apple of the Eye,,,,",
  "META,NASDAQ,Meta Platforms,,1326801,,US30303M1027",
  "FBX,NYSE,Effbee,,,,",
  "GOOG,NASDAQ,Alphabet Class C,,1652044,,",
  "GOOGL,NASDAQ,Alphabet Class A,,1652044,,"
]

const day = "2024-01-02"
const listings = [
  "symbol,exchange,valid_from,valid_to,company",
  "FB,NASDAQ,2012-05-18,2022-06-08,META",
  "META,NASDAQ,2022-06-09,,META"
]

const former = [
  "symbol,name,valid_from,valid_to",
  "META,Facebook Inc,2005-05-10,2021-10-27",
  "GOOG,Google Inc.,,2015-10-01",
  "SMALL,Pear & Sons,1999-01-01,2010-01-01",
  "BIG,Pear Holdings,1999-01-01,2010-01-01",
  "LG,하나전자,1999-01-01,2010-01-01"
]

const bars = ["006400", "005930", "028260", "003550", "066570", "LGX", "BIG", "SMALL"]
const counts = [3, 90, 20, 5, 8, 1, 7, 9]

const fill = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("listings", listings)
  yield* take("names", former)
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
        ["320193", []],
        ["00126380", ["005930"]],
        ["kr7005930003", ["005930"]],
        ["KR7005930004", []],
        ["1326801", ["META"]],
        ["0001326801", ["META"]],
        ["cik 1326801", ["META"]],
        ["CIK0001652044", ["GOOG", "GOOGL"]],
        ["fb", ["META", "FBX"]],
        ["instagram", ["META"]],
        ["meta whatsapp", ["META"]],
        ["you", ["GOOG", "GOOGL"]],
        ["galaxy", ["005930"]],
        ["갤럭시", ["005930"]],
        ["galaxy apple", []],
        ["appel", ["SMALL", "BIG"]],
        ["samsng", ["005930", "028260", "006400", "999990"]],
        ["elctronics lg", ["066570"]],
        ["elctronics lgg", []],
        ["삼섬전자", ["005930"]],
        ["lacelde", ["LG"]],
        ["facebok", ["META"]],
        ["facebook inc", ["META"]],
        ["inc facebook nasdaq", ["META"]],
        ["google inc", ["GOOG", "GOOGL"]],
        ["pear", ["SMALL", "BIG"]],
        ["pear holdings", ["BIG"]],
        ["holdngs", ["BIG"]],
        ["하나", ["LG"]],
        ["pear apple", ["SMALL", "BIG"]],
        ["facebook pear", []],
        ["eletroncis samsnug", ["005930"]],
        ["smsng", []],
        ["exx", []],
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
              found.map(({ company }) => company.symbol),
              symbols
            )
          })
        )
      }

      const reasons: ReadonlyArray<readonly [text: string, found_by: MatchReason | null]> = [
        ["00126380", { type: "corp_code", value: "00126380" }],
        ["kr7005930003", { type: "isin", value: "KR7005930003" }],
        ["1326801", { type: "cik", value: "0001326801" }],
        ["fb", { type: "former_symbol", value: "FB" }],
        ["meta fb", { type: "former_symbol", value: "FB" }],
        ["facebook inc", { type: "former_name", value: "Facebook Inc" }],
        ["google inc", { type: "former_name", value: "Google Inc." }],
        ["meta face", { type: "former_name", value: "Facebook Inc" }],
        ["holdngs", { type: "spelling", value: "holdings" }],
        ["insta", { type: "brand", value: "Instagram" }],
        ["appel", { type: "spelling", value: "apple" }],
        ["elctronics lg", { type: "spelling", value: "electronics lg" }],
        ["meta", null],
        ["samsung", null],
        ["BIG-A", null],
        ["2", null]
      ]
      for (const [text, reason] of reasons) {
        it.effect(`says by what it found the first one for ${JSON.stringify(text)}`, () =>
          Effect.gen(function* () {
            const [first] = yield* Effect.flatMap(CompanySearch, (all) => all.find(text, 8))
            assert.deepStrictEqual(first?.found_by, reason)
          })
        )
      }

      const lists: ReadonlyArray<readonly [filter: Partial<CompanyFilter>, symbols: ReadonlyArray<string>]> =
        [
          [{ search: "fb" }, ["FBX"]],
          [{ search: "FB", country_code: "US" }, []],
          [{ search: "youtube" }, ["GOOG", "GOOGL"]],
          [{ search: "pear" }, ["BIG", "SMALL"]],
          [{ search: "CIK1652044" }, ["GOOG", "GOOGL"]],
          [{ search: "00126380" }, ["005930"]],
          [{ search: "appel" }, []],
          [{ search: "nobody" }, []]
        ]
      for (const [filter, symbols] of lists) {
        it.effect(`a list by ${JSON.stringify(filter)} has ${symbols.join(", ") || "nothing"}`, () =>
          Effect.gen(function* () {
            const searches = yield* CompanySearch
            const all = { search: null, sector: null, country_code: null, ...filter }
            const page = yield* searches.list(all, { offset: 0, limit: 10 })
            const after = yield* searches.list(all, { offset: 1, limit: 10 })
            assert.deepStrictEqual(
              [page.companies.map(({ symbol }) => symbol), page.total, after.companies.length],
              [symbols, symbols.length, Math.max(0, symbols.length - 1)]
            )
          })
        )
      }

      it.effect("has no more matches than are wanted, the first of all", () =>
        Effect.gen(function* () {
          const found = yield* Effect.flatMap(CompanySearch, (all) => all.find("lg", 3))
          assert.deepStrictEqual(
            found.map(({ company }) => company.symbol),
            ["LG", "LGX", "066570"]
          )
        })
      )
    }
  )
