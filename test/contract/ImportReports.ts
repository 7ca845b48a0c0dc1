/** The import of brokers' reports. Each law has a company of its own. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { reportsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

export const importReportsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a reports file", stores, (law) => {
    law("stores a row as a report", ({ symbol }) =>
      Effect.gen(function* () {
        const whole = {
          title: "3Q24 잠정실적: 반도체, 일회성 비용",
          report_date: "2024-10-08",
          report_type: "company_analysis" as const,
          securities_firm: "키움증권",
          analyst: "박유악",
          stock_name: "삼성전자",
          industry_category: "반도체",
          opinion: "Buy (유지)",
          target_price: 90_000.5,
          currency: "KRW",
          summary: "영업이익 9.1조원.\n컨센서스를 하회했다.",
          key_points: ["메모리 약세", "[HBM] 지연"]
        }
        const pdf = "key:2024/10/643210.pdf"
        const line = JSON.stringify({ ...whole, symbol, external_id: "643210", pdf })
        yield* take("reports", [line], { source: "hankyung" })
        const { company_id } = yield* companyOf(symbol)
        const [kept, ...others] = yield* reportsOf(symbol)
        assert.deepStrictEqual(kept, {
          ...whole,
          report_id: kept?.report_id ?? 0,
          source: "hankyung",
          external_id: "643210",
          company_id,
          s3_key: "2024/10/643210.pdf"
        })
        assert.deepStrictEqual(others, [])
      })
    )

    law("stores null for what a row lacks, and no key points", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "opinion", "")
        assert.deepInclude((yield* reportsOf(symbol))[0], {
          source: "import",
          report_type: null,
          analyst: null,
          stock_name: null,
          industry_category: null,
          opinion: null,
          target_price: null,
          currency: null,
          summary: null,
          key_points: [],
          s3_key: null
        })
      })
    )

    law("changes nothing when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        const take = report(symbol, "opinion,target_price,key_points", "Buy (유지),90000,메모리 약세")
        assert.deepStrictEqual(counted(yield* take), only({ inserted: 1 }))
        assert.deepStrictEqual(counted(yield* take), only({ unchanged: 1 }))
      })
    )

    law("may contain reports without a company, which are recognized again", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [
          "external_id,title,report_date,report_type,securities_firm,industry_category",
          `${symbol},반도체 3Q24 Preview,2024-10-08,industry_analysis,키움증권,반도체`
        ]
        assert.deepStrictEqual(counted(yield* take("reports", lines)), only({ inserted: 1 }))
        assert.deepStrictEqual(counted(yield* take("reports", lines)), only({ unchanged: 1 }))
      })
    )

    law("has a report about an unknown symbol refused", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(refusals(yield* report("NOBODY", "opinion", "Buy")), [
          [
            2,
            "symbol",
            "Unknown symbol NOBODY: import its company first, or pass --create-companies and --exchange"
          ]
        ])
      })
    )

    law("creates a company for an unknown symbol where requested, under the given name", ({ symbol }) =>
      Effect.gen(function* () {
        const made = `${symbol}NEW`
        const options = { createCompanies: true, exchange: "KOSPI" }
        const summary = yield* report(made, "stock_name", "에코프로머티", options)
        assert.strictEqual(summary.created_companies, 1)
        assert.deepInclude(yield* companyOf(made), {
          name: "에코프로머티",
          exchange: "KOSPI",
          currency: "KRW"
        })
        assert.lengthOf(yield* reportsOf(made), 1)
      })
    )

    law("has a future date refused", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [
          "symbol,external_id,report_date,title,securities_firm",
          `${symbol},1,2999-10-08,3Q24 Review,하나증권`
        ]
        assert.deepStrictEqual(refusals(yield* take("reports", lines)), [
          [2, "report_date", "2999-10-08 is in the future"]
        ])
      })
    )

    law("has an unknown type refused", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(refusals(yield* report(symbol, "report_type", "rumour")), [
          [2, "report_type", 'Expected one of company_analysis, industry_analysis, got "rumour"']
        ])
      })
    )
  })
