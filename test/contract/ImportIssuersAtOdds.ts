/** Rows whose symbol and numbers identify different issuers are refused. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { type Issuer, issuerHeader, lawsOfIssuers } from "./issuers.ts"
import { companiesOf, companyOf } from "./look.ts"
import { sharesOf } from "./lookFiled.ts"
import { refusals, type StoreLayer, take } from "./stores.ts"

/** Registry numbers of another issuer than the law's. */
const other = { cik: "0001652044", corp_code: "00126380" }

const knowOther = take("companies", [
  issuerHeader,
  `GOOGL,NASDAQ,Alphabet,${other.cik},`,
  `005930,KOSPI,Samsung Electronics,,${other.corp_code}`
])

const atOdds: ReadonlyArray<
  readonly [
    what: string,
    columns: string,
    cells: (issuer: Issuer) => string,
    refusal: (issuer: Issuer) => readonly [column: string, message: string]
  ]
> = [
  [
    "another issuer's cik",
    "symbol,cik",
    ({ symbol }) => `${symbol},${other.cik}`,
    ({ symbol }) => ["cik", `cik 0001652044 is of another issuer than ${symbol}`]
  ],
  [
    "another issuer's corp_code",
    "symbol,corp_code",
    ({ symbol }) => `${symbol},${other.corp_code}`,
    ({ symbol }) => ["corp_code", `corp_code 00126380 is of another issuer than ${symbol}`]
  ],
  [
    "its own cik and another issuer's corp_code",
    "symbol,cik,corp_code",
    ({ cik, symbol }) => `${symbol},${cik},${other.corp_code}`,
    ({ symbol }) => ["corp_code", `corp_code 00126380 is of another issuer than ${symbol}`]
  ],
  [
    "an unknown cik where its issuer has another",
    "symbol,cik",
    ({ symbol }) => `${symbol},789019`,
    ({ symbol }) => ["cik", `cik 0000789019 is of another issuer than ${symbol}`]
  ]
]

export const importIssuersAtOddsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a row is refused whose", stores, (law) => {
    for (const [what, columns, cells, refusal] of atOdds) {
      law(`symbol comes with ${what}`, (issuer) =>
        Effect.gen(function* () {
          yield* knowOther
          const lines = [`${columns},date,count`, `${cells(issuer)},2024-10-16,3210059659`]
          assert.deepStrictEqual(refusals(yield* take("shares", lines)), [[2, ...refusal(issuer)]])
          assert.deepStrictEqual(yield* sharesOf(issuer.symbol), [])
        })
      )
    }

    law("cik and corp_code belong to two issuers", ({ cik }) =>
      Effect.gen(function* () {
        yield* knowOther
        const lines = ["cik,corp_code,date,count", `${cik},${other.corp_code},2024-10-16,3210059659`]
        assert.deepStrictEqual(refusals(yield* take("shares", lines)), [
          [2, "corp_code", "corp_code 00126380 is of another issuer than the row's other number"]
        ])
      })
    )

    law("symbol is unknown and cik is known, and no company is created for it", ({ cik, symbol }) =>
      Effect.gen(function* () {
        const lines = ["symbol,cik,date,count", `${symbol}B,${cik},2024-10-16,3210059659`]
        const summary = yield* take("shares", lines, { createCompanies: true, exchange: "NYSE" })
        assert.deepStrictEqual(refusals(summary), [
          [
            2,
            "symbol",
            `Unknown symbol ${symbol}B of a known issuer: import its company with the number first`
          ]
        ])
        assert.deepStrictEqual(yield* companiesOf(`${symbol}B`), [])
      })
    )
  })

/** Imports the company as one of the other issuer. */
const moved = ({ symbol }: Issuer) =>
  take("companies", ["symbol,exchange,name,cik", `${symbol},NYSE,Name of ${symbol},${other.cik}`])

export const importIssuersKeptLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a company", stores, (law) => {
    law("moves to the issuer in its file while it has no filings", (issuer) =>
      Effect.gen(function* () {
        yield* knowOther
        yield* moved(issuer)
        const { issuer_id } = yield* companyOf("GOOGL")
        assert.strictEqual((yield* companyOf(issuer.symbol)).issuer_id, issuer_id)
      })
    )

    law("stays with an issuer that has filings", (issuer) =>
      Effect.gen(function* () {
        yield* knowOther
        yield* take("shares", ["cik,date,count", `${issuer.cik},2024-10-16,3210059659`])
        const [refusal] = refusals(yield* moved(issuer))
        assert.deepStrictEqual(refusal?.slice(0, 2), [2, "cik"])
        assert.lengthOf(yield* sharesOf(issuer.symbol), 1)
      })
    )
  })
