/** What the services return of issuers' filings. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import {
  CompanyRows,
  disclosures,
  Financials,
  Fundamentals,
  latestRows,
  type Period
} from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { companyHeader, type EmptyStores, fill, lawsOver } from "./scene.ts"

/** Alphabet has two securities; Samsung's year of 2020 is undated. */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "GOOGL,NASDAQ,Alphabet A,Communication,,1652044",
    "GOOG,NASDAQ,Alphabet C,Communication,,1652044",
    "005930,KOSPI,Samsung,Technology,,2",
    "BARE,NYSE,Bare,,,3"
  ])
  yield* fill("disclosures", [
    "rcept_no,symbol,rcept_dt,report_nm",
    "0001652044-21-000010,GOOGL,2021-02-03,10-K",
    "0001652044-21-000020,GOOG,2021-04-28,10-Q",
    "0001652044-21-000018,GOOGL,2021-04-28,8-K",
    "0001652044-20-000043,GOOG,2020-10-30,10-Q",
    "20210309000744,005930,2021-03-09,사업보고서"
  ])
  yield* fill("statements", [
    "symbol,fiscal_date,period,filed_at,currency,sales,net_income",
    "GOOGL,2019-12-31,annual,2020-02-04,USD,161857,34343",
    "GOOG,2020-12-31,annual,2021-02-03,USD,182527,40269",
    "GOOGL,2021-03-31,quarterly,2021-04-28,USD,55314,17930",
    "005930,2019-12-31,annual,2020-03-30,KRW,230401,21505",
    "005930,2020-12-31,annual,,KRW,236807,26091"
  ])
})

const filedOf = Effect.fnUntraced(function* (symbol: string, limit: number) {
  const rows = yield* CompanyRows
  return yield* rows.dated(disclosures, yield* companyOf(symbol), latestRows(limit, null))
})

const titles = Effect.fnUntraced(function* (symbol: string, limit: number) {
  const latest = yield* filedOf(symbol, limit)
  return latest.map(({ report_nm, rcept_dt }) => `${rcept_dt} ${report_nm}`)
})

const statementsOf = Effect.fnUntraced(function* (symbol: string, period: Period, as_of: string | null) {
  const financials = yield* Financials
  return yield* financials.statements(yield* companyOf(symbol), period, as_of)
})

const years = (symbol: string, as_of: string | null) =>
  Effect.map(statementsOf(symbol, "Annual", as_of), (all) => all.map(({ year }) => year))

const alphabet = ["2021-04-28 10-Q", "2021-04-28 8-K", "2021-02-03 10-K", "2020-10-30 10-Q"]

export const filingsLaws = (stores: EmptyStores): void =>
  lawsOver("what an issuer files", stores, market, (law) => {
    for (const symbol of ["GOOGL", "GOOG"]) {
      law(
        `has the symbol ${symbol} as stock_code on its page, where the file has none`,
        Effect.gen(function* () {
          const filed = yield* filedOf(symbol, 100)
          assert.deepStrictEqual(
            filed.map(({ stock_code }) => stock_code),
            Array(4).fill(symbol)
          )
        })
      )
      law(
        `is listed newest first for its security ${symbol}`,
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles(symbol, 100), alphabet)
        })
      )
    }

    for (const limit of [0, 1, 3, 4]) {
      law(
        `is listed up to a limit of ${limit}`,
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("GOOG", limit), alphabet.slice(0, limit))
        })
      )
    }

    law(
      "is listed for no other issuer",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("005930", 100), ["2021-03-09 사업보고서"])
        assert.deepStrictEqual(yield* titles("BARE", 100), [])
        assert.deepStrictEqual(yield* years("BARE", null), [])
      })
    )

    for (const as_of of [null, "2021-02-03", "2021-02-02"]) {
      law(
        `in statements is the same for either of its securities, ${as_of === null ? "now" : `on ${as_of}`}`,
        Effect.gen(function* () {
          for (const period of ["Annual", "Quarterly"] as const) {
            const [a, c] = [
              yield* statementsOf("GOOGL", period, as_of),
              yield* statementsOf("GOOG", period, as_of)
            ]
            assert.deepStrictEqual(c, a)
          }
        })
      )
    }

    law(
      "in statements is returned from the day of filing on",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* years("GOOGL", "2020-02-03"), [])
        assert.deepStrictEqual(yield* years("GOOG", "2021-02-02"), [2019])
        assert.deepStrictEqual(yield* years("GOOG", "2021-02-03"), [2020, 2019])
        assert.lengthOf(yield* statementsOf("GOOG", "Quarterly", "2021-04-27"), 0)
        assert.lengthOf(yield* statementsOf("GOOG", "Quarterly", "2021-04-28"), 1)
      })
    )

    law(
      "in undated statements is returned now, and as of no day",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* years("005930", null), [2020, 2019])
        assert.deepStrictEqual(yield* years("005930", "2031-12-31"), [2019])
        const fundamentals = yield* Fundamentals
        const samsung = yield* companyOf("005930")
        const margin = (as_of: string | null) =>
          Effect.map(fundamentals.of(samsung, as_of), ({ margins }) => margins.net_margin)
        assert.strictEqual(yield* margin(null), (26_091 * 100) / 236_807)
        assert.strictEqual(yield* margin("2031-12-31"), (21_505 * 100) / 230_401)
      })
    )
  })
