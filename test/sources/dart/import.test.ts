/** What OpenDART's answers become in a store: companies, statements, filings, insiders and shares of one issuer. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { readFileSync } from "node:fs"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { type EntryBatch, ImportKind, Imports } from "../../../core/mod.ts"
import { statementsOf } from "../../../core/financials/mod.ts"
import { FiledStatement, RowStore } from "../../../core/ports.ts"
import { companyOf } from "../../contract/look.ts"
import { asItIs, counted, only, sha256, withImports } from "../../contract/stores.ts"
import { answer, batchesIn, corpCodesZip, present, recorded, samsung2020 } from "./answers.ts"

const kinds: ReadonlyArray<ImportKind> = ImportKind.literals

/** Imports the rows of each kind; returns what became of them. */
const importAll = Effect.fnUntraced(function* (name: string, batches: ReadonlyArray<EntryBatch>) {
  const imports = yield* Imports
  const summaries = []
  for (const kind of kinds.filter((each) => batches.some((batch) => batch.kind === each))) {
    const own = Stream.fromIterable(batches.filter((batch) => batch.kind === kind))
    const file = { name, batches: own, sha256: Effect.succeed(sha256) }
    summaries.push(yield* imports.run(kind, file, { ...asItIs, source: "dart" }))
  }
  return summaries
})

/** Imports a file; refuses no row of it. */
const take = Effect.fnUntraced(function* (name: string, content: string | Uint8Array) {
  const summaries = yield* importAll(name, yield* batchesIn(name, content))
  assert.deepStrictEqual(
    summaries.flatMap(({ problems }) => problems),
    []
  )
  return summaries.map(counted)
})

/** An answer with revenue of Samsung Electronics in 2023. */
const revenue = (members: Readonly<Record<string, string>>) =>
  answer([
    {
      bsns_year: "2023",
      corp_code: "00126380",
      currency: "KRW",
      sj_div: "IS",
      account_id: "ifrs-full_Revenue",
      account_nm: "매출액",
      ...members
    }
  ])

/** Empty stores for each test. */
const stores = Layer.fresh(Layer.suspend(() => withImports(storesLayer())))

describe("an import of OpenDART's answers", () => {
  it.live("puts filings, insiders, shares and statements on the issuer of the profile", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* take("company.json", recorded("company.json")), [only({ inserted: 1 })])
      assert.deepInclude(yield* companyOf("005930"), {
        name: "SAMSUNG ELECTRONICS CO,.LTD",
        alias_name: "삼성전자",
        exchange: "KOSPI",
        currency: "KRW"
      })
      assert.deepStrictEqual(yield* take("list.json", recorded("list.json")), [only({ inserted: 2 })])
      for (const name of ["elestock", "majorstock"]) {
        assert.deepStrictEqual(yield* take(name, recorded(`${name}.json`)), [only({ inserted: 1 })])
      }
      const report = "00126380.11011.2023-12-31.CFS.json"
      assert.deepStrictEqual(yield* take(report, recorded("stockTotqySttus.json")), [only({ inserted: 1 })])
      assert.deepStrictEqual(yield* take(report, recorded("fnlttSinglAcntAll.json")), [only({ inserted: 1 })])
      assert.deepStrictEqual(yield* take(report, recorded("fnlttSinglAcntAll.json")), [
        only({ unchanged: 1 })
      ])
    }).pipe(Effect.provide(stores))
  )

  it.live("gives discrete quarters of a half-year's report", () =>
    Effect.gen(function* () {
      yield* take("company.json", recorded("company.json"))
      const half = {
        rcept_no: "20230814002534",
        reprt_code: "11012",
        thstrm_amount: "60",
        thstrm_add_amount: "124"
      }
      yield* take("00126380.2023-06-30.json", revenue(half))
      const nine = {
        rcept_no: "20231114002109",
        reprt_code: "11014",
        thstrm_amount: "67",
        thstrm_add_amount: "191"
      }
      yield* take("00126380.2023-09-30.json", revenue(nine))
      const year = { rcept_no: "20240312000736", reprt_code: "11011", thstrm_amount: "259" }
      yield* take("00126380.2023-12-31.json", revenue(year))
      const { issuer_id } = yield* companyOf("005930")
      const filed = yield* Effect.flatMap(RowStore, (store) => store.all(FiledStatement, { issuer_id }))
      assert.deepStrictEqual(
        statementsOf(filed, "Quarterly", null).map(({ fiscal_date, quarter, sales }) => [
          fiscal_date,
          quarter,
          sales
        ]),
        [
          ["2023-12-31", 4, 68],
          ["2023-09-30", 3, 67],
          ["2023-06-30", 2, 60]
        ]
      )
    }).pipe(Effect.provide(stores))
  )

  for (const scopes of [
    ["CFS", "OFS"],
    ["OFS", "CFS"]
  ] as const) {
    it.live(`serves consolidated figures, imported in the order ${scopes.join(", ")}`, () =>
      Effect.gen(function* () {
        yield* take("company.json", recorded("company.json"))
        const amounts = { CFS: "259", OFS: "170" }
        for (const scope of scopes) {
          const filing = { rcept_no: "20240312000736", reprt_code: "11011", thstrm_amount: amounts[scope] }
          yield* take(`00126380.11011.2023-12-31.${scope}.json`, revenue(filing))
        }
        const { issuer_id } = yield* companyOf("005930")
        const filed = yield* Effect.flatMap(RowStore, (store) => store.all(FiledStatement, { issuer_id }))
        const [year] = statementsOf(filed, "Annual", null)
        assert.deepStrictEqual([year?.year, year?.sales], [2023, 259])
        assert.strictEqual(filed.length, 2)
      }).pipe(Effect.provide(stores))
    )
  }

  it.live.skipIf(!present(corpCodesZip) || !present(samsung2020))(
    `has every company of the list of issuers (${corpCodesZip})`,
    () =>
      Effect.gen(function* () {
        const [companies] = yield* take("corpCode.zip", readFileSync(corpCodesZip))
        assert.deepStrictEqual(companies, only({ inserted: 3549 }))
        assert.deepInclude(yield* companyOf("005930"), { alias_name: "삼성전자", exchange: "KRX" })
        yield* take("fnlttSinglAcnt.json", readFileSync(samsung2020))
        const { issuer_id } = yield* companyOf("005930")
        const filed = yield* Effect.flatMap(RowStore, (store) => store.all(FiledStatement, { issuer_id }))
        const [quarter] = statementsOf(filed, "Quarterly", "2020-05-15")
        assert.deepInclude(quarter, {
          fiscal_date: "2020-03-31",
          quarter: 1,
          sales: 55_325_178e6,
          operating_income: 6_447_345e6,
          total_assets: 357_457_535e6
        })
      }).pipe(Effect.provide(stores)),
    60_000
  )
})
