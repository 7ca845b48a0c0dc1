/** The issuer of a filed row: found by a security's symbol, by SEC's cik or by DART's corp_code. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { type Issuer, lawsOfIssuers } from "./issuers.ts"
import { sharesOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

/** A row of shares, the kind with the fewest columns of its own. */
const shares = (columns: string, cells: string) =>
  take("shares", [`${columns},date,count`, `${cells},2024-10-16,3210059659`])

const short = (number: string) => String(Number(number))

const found: ReadonlyArray<readonly [how: string, columns: string, cells: (issuer: Issuer) => string]> = [
  ["symbol", "symbol", ({ symbol }) => symbol],
  ["symbol and exchange", "symbol,exchange", ({ symbol }) => `${symbol},XNYS`],
  ["cik", "cik", ({ cik }) => cik],
  ["cik without its leading zeros", "cik", ({ cik }) => short(cik)],
  ["corp_code", "corp_code", ({ corp_code }) => corp_code],
  ["corp_code without its leading zeros", "corp_code", ({ corp_code }) => short(corp_code)],
  ["all of them", "symbol,cik,corp_code", ({ cik, corp_code, symbol }) => [symbol, cik, corp_code].join(",")]
]

const refused: ReadonlyArray<
  readonly [why: string, columns: string, cells: (issuer: Issuer) => string, column: string, message: string]
> = [
  [
    "identifies no issuer",
    "symbol,cik,corp_code",
    () => ",,",
    "symbol",
    "The row names no issuer: expected a symbol, cik or corp_code"
  ],
  [
    "has an unknown cik",
    "cik",
    () => "789019",
    "cik",
    "Unknown cik 0000789019: import a company with it first"
  ],
  [
    "has an unknown corp_code",
    "corp_code",
    () => "164742",
    "corp_code",
    "Unknown corp_code 00164742: import a company with it first"
  ],
  [
    "has an unknown symbol",
    "symbol",
    () => "NOBODY",
    "symbol",
    "Unknown symbol NOBODY: import its company first, or pass --create-companies and --exchange"
  ],
  [
    "has a cik that is not a number",
    "cik",
    () => "CIK320193",
    "cik",
    'Expected up to 10 digits, got "CIK320193"'
  ]
]

export const importIssuersLaws = (stores: StoreLayer): void => {
  lawsOfIssuers("an issuer is found by", stores, (law) => {
    for (const [how, columns, cells] of found) {
      law(how, (issuer) =>
        Effect.gen(function* () {
          assert.deepStrictEqual(refusals(yield* shares(columns, cells(issuer))), [])
          assert.lengthOf(yield* sharesOf(issuer.symbol), 1)
        })
      )
    }

    law("the symbol of a company created for it", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = ["symbol,date,count", `${symbol}NEW,2024-10-16,3210059659`]
        const summary = yield* take("shares", lines, { createCompanies: true, exchange: "NASDAQ" })
        assert.strictEqual(summary.created_companies, 1)
        assert.lengthOf(yield* sharesOf(`${symbol}NEW`), 1)
      })
    )
  })

  lawsOfIssuers("a row is refused that", stores, (law) => {
    for (const [why, columns, cells, column, message] of refused) {
      law(why, (issuer) =>
        Effect.gen(function* () {
          const summary = yield* shares(columns, cells(issuer))
          assert.deepStrictEqual(counted(summary), only({ refused: 1 }))
          assert.deepStrictEqual(refusals(summary), [[2, column, message]])
        })
      )
    }
  })
}
