/** The import of filings. Each law has an issuer of its own; the filings have the words of Korea's DART. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { disclosuresOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

/** A filing with the given columns, whose receipt number ends with the symbol. */
const filing = (symbol: string, columns: string, cells: string, title = "분기보고서 (2024.09)") =>
  take("disclosures", [
    `rcept_no,rcept_dt,report_nm,${columns}`,
    `20241114${symbol},2024-11-14,${title},${cells}`
  ])

export const importDisclosuresLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a disclosures file", stores, (law) => {
    law("stores a row as a filing", ({ corp_code, symbol }) =>
      Effect.gen(function* () {
        const whole = {
          rcept_no: "20241114002642",
          corp_code,
          corp_name: "삼성전자",
          stock_code: "005930",
          corp_cls: "Y",
          report_nm: "분기보고서 (2024.09)",
          flr_nm: "삼성전자",
          rcept_dt: "2024-11-14",
          rm: "연",
          category: "정기공시",
          is_correction: false,
          url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20241114002642",
          items: null,
          period_end: "2024-09-30"
        }
        yield* take("disclosures", [JSON.stringify({ ...whole, rcept_dt: "20241114" })])
        const { issuer_id } = yield* companyOf(symbol)
        assert.deepStrictEqual(yield* disclosuresOf(symbol), [{ ...whole, issuer_id }])
      })
    )

    law("stores null for what a row lacks", ({ symbol }) =>
      Effect.gen(function* () {
        yield* filing(symbol, "symbol", symbol)
        assert.deepInclude((yield* disclosuresOf(symbol))[0], {
          corp_code: null,
          corp_name: null,
          stock_code: null,
          corp_cls: null,
          flr_nm: null,
          rm: null,
          category: null,
          url: null
        })
      })
    )

    law("finds the issuer by stock_code alone", ({ symbol }) =>
      Effect.gen(function* () {
        yield* filing(symbol, "stock_code", symbol)
        assert.strictEqual((yield* disclosuresOf(symbol))[0]?.stock_code, symbol)
      })
    )

    law("finds the issuer by cik, whatever its former stock_code", ({ cik, symbol }) =>
      Effect.gen(function* () {
        yield* filing(symbol, "cik,stock_code", `${cik},FORMER`)
        assert.strictEqual((yield* disclosuresOf(symbol))[0]?.stock_code, "FORMER")
      })
    )

    law("finds the issuer by stock_code where its corp_code is unknown", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}B,NYSE,Other`])
        yield* filing(symbol, "corp_code,stock_code", `164742,${symbol}B`)
        assert.strictEqual((yield* disclosuresOf(`${symbol}B`))[0]?.corp_code, "00164742")
      })
    )

    law("stores a receipt number for each issuer that filed under it", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}B,NYSE,Other`])
        yield* filing(symbol, "symbol", symbol)
        const [{ rcept_no } = { rcept_no: "" }] = yield* disclosuresOf(symbol)
        const lines = ["symbol,rcept_no,rcept_dt,report_nm", `${symbol}B,${rcept_no},2024-11-14,분기보고서`]
        assert.deepStrictEqual(counted(yield* take("disclosures", lines)), only({ inserted: 1 }))
        assert.lengthOf(yield* disclosuresOf(symbol), 1)
      })
    )

    law("changes nothing when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(counted(yield* filing(symbol, "symbol", symbol)), only({ inserted: 1 }))
        assert.deepStrictEqual(counted(yield* filing(symbol, "symbol", symbol)), only({ unchanged: 1 }))
      })
    )

    law("has a row with a future date refused", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = ["symbol,rcept_no,rcept_dt,report_nm", `${symbol},29991114000001,2999-11-14,분기보고서`]
        assert.deepStrictEqual(refusals(yield* take("disclosures", lines)), [
          [2, "rcept_dt", "2999-11-14 is in the future"]
        ])
      })
    )

    for (const [what, column, cell, message] of [
      ["a class that DART doesn't have", "corp_cls", "KOSPI", "Expected a class of one capital letter"],
      ["an address that runs a script", "url", "javascript:alert(1)", "Expected an http or https address"]
    ] as const) {
      law(`has a row refused with ${what}`, ({ symbol }) =>
        Effect.gen(function* () {
          const [refusal] = refusals(yield* filing(symbol, `symbol,${column}`, `${symbol},${cell}`))
          assert.strictEqual(refusal?.[1], column)
          assert.include(refusal?.[2], message)
          assert.deepStrictEqual(yield* disclosuresOf(symbol), [])
        })
      )
    }
  })
