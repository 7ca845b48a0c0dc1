/** The import of insider transactions. Each law has an issuer of its own, traded in dollars. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { transactionsOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

/** A sale with the given columns besides the seller and the number of shares. */
const sale = (symbol: string, columns: string, cells: string) =>
  take("insiders", [
    `symbol,filed_date,insider_name,shares_change,${columns}`,
    `${symbol},2024-11-19,Taneja Vaibhav,-2980,${cells}`
  ])

const refused: ReadonlyArray<readonly [what: string, column: string, cell: string, message: string]> = [
  ["a price below 0", "price", "-0.01", "A price must be at least 0, not -0.01"],
  [
    "a negative number of shares owned",
    "shares_owned_after",
    "-1",
    "A number of shares must be at least 0, not -1"
  ],
  ["a percentage above 100", "ownership_percent", "100.01", "A percentage must be from 0 to 100, not 100.01"],
  ["a negative percentage", "ownership_percent", "-1", "A percentage must be from 0 to 100, not -1"],
  [
    "a code of two letters",
    "transaction_code",
    "SP",
    'Expected a code of one capital letter, as SEC\'s, got "SP"'
  ],
  [
    "an address that runs a script",
    "filing_url",
    "javascript:alert(1)",
    'Expected an http or https address, got "javascript:alert(1)"'
  ],
  [
    "an amendment without a filer",
    "amends_date",
    "2024-11-18",
    "An amendment needs its filer, by which its original is found"
  ],
  ["a future trade", "transaction_date", "2999-11-19", "2999-11-19 is in the future"]
]

export const importInsidersLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("an insiders file", stores, (law) => {
    law("stores a row as a transaction", ({ symbol }) =>
      Effect.gen(function* () {
        const whole = {
          external_id: "0001771340-24-000022-1",
          filed_date: "2024-11-19",
          transaction_date: "2024-11-15",
          insider_name: "Taneja Vaibhav",
          position: "Chief Financial Officer",
          relationship: "officer",
          transaction_type: "Sale",
          transaction_code: "S",
          shares_change: -2980.5,
          price: 310.28,
          currency: "EUR",
          shares_owned_after: 1063.25,
          ownership_percent: 0.0001,
          is_direct: true,
          filing_id: "0001771340-24-000022",
          filing_url:
            "https://www.sec.gov/Archives/edgar/data/1318605/000177134024000022/0001771340-24-000022.txt",
          filer: "0001318605/0001771340/4",
          table_line: "nonDerivative/Common Stock/D",
          amends_date: "2024-11-18"
        }
        yield* take("insiders", [JSON.stringify({ ...whole, symbol })], { source: "SEC" })
        const { issuer_id } = yield* companyOf(symbol)
        const [kept, ...others] = yield* transactionsOf(symbol)
        const transaction_id = kept?.transaction_id ?? 0
        assert.deepStrictEqual(kept, { ...whole, transaction_id, source: "SEC", issuer_id })
        assert.deepStrictEqual(others, [])
      })
    )

    law("stores null for what a row lacks", ({ symbol }) =>
      Effect.gen(function* () {
        yield* sale(symbol, "price", "")
        assert.deepInclude((yield* transactionsOf(symbol))[0], {
          source: "import",
          transaction_date: null,
          position: null,
          relationship: null,
          transaction_type: null,
          transaction_code: null,
          price: null,
          currency: null,
          shares_owned_after: null,
          ownership_percent: null,
          is_direct: null,
          filing_id: null,
          filing_url: null
        })
      })
    )

    for (const [cell, is_direct] of [
      ["no", false],
      ["yes", true]
    ] as const) {
      law(`stores ${is_direct} as given`, ({ symbol }) =>
        Effect.gen(function* () {
          yield* sale(symbol, "is_direct", cell)
          assert.strictEqual((yield* transactionsOf(symbol))[0]?.is_direct, is_direct)
        })
      )
    }

    law("assigns a price without a currency the company's", ({ symbol }) =>
      Effect.gen(function* () {
        yield* sale(symbol, "price", "0")
        assert.deepInclude((yield* transactionsOf(symbol))[0], { price: 0, currency: "USD" })
      })
    )

    law("leaves the currency unknown where only the issuer is given", ({ cik, symbol }) =>
      Effect.gen(function* () {
        const lines = [
          "cik,filed_date,insider_name,shares_change,price",
          `${cik},2024-11-19,Taneja Vaibhav,1,2.5`
        ]
        yield* take("insiders", lines)
        assert.deepInclude((yield* transactionsOf(symbol))[0], { price: 2.5, currency: null })
      })
    )

    law("corrects a transaction with a source number", ({ symbol }) =>
      Effect.gen(function* () {
        yield* sale(symbol, "external_id,price", `${symbol},31`)
        const again = yield* sale(symbol, "external_id,price", `${symbol},310.28`)
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        const prices = (yield* transactionsOf(symbol)).map(({ price }) => price)
        assert.deepStrictEqual(prices, [310.28])
      })
    )

    law("has a future filing refused", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [
          "symbol,filed_date,insider_name,shares_change",
          `${symbol},2999-11-19,Taneja Vaibhav,1`
        ]
        assert.deepStrictEqual(refusals(yield* take("insiders", lines)), [
          [2, "filed_date", "2999-11-19 is in the future"]
        ])
      })
    )

    for (const [what, column, cell, message] of refused) {
      law(`has a row refused with ${what}`, ({ symbol }) =>
        Effect.gen(function* () {
          assert.deepStrictEqual(refusals(yield* sale(symbol, column, cell)), [[2, column, message]])
          assert.deepStrictEqual(yield* transactionsOf(symbol), [])
        })
      )
    }
  })
