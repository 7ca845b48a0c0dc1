/** How a transaction is recognized: by its source's number, else by all its values. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { transactionsOf } from "./lookFiled.ts"
import { counted, only, type StoreLayer, take } from "./stores.ts"

/** A sale with the values of these columns. */
const cfo = {
  filed_date: "2024-11-19",
  transaction_date: "2024-11-15",
  insider_name: "Taneja Vaibhav",
  transaction_code: "S",
  transaction_type: "Sale",
  shares_change: "-2980",
  price: "310.28",
  shares_owned_after: "1063",
  position: "CFO",
  filing_id: ""
}
const director = { ...cfo, insider_name: "Wilson-Thompson Kathleen", shares_change: "-100000" }

/** Imports sales without numbers. */
const sales = (symbol: string, ...rows: ReadonlyArray<typeof cfo>) =>
  take("insiders", [
    ["symbol", ...Object.keys(cfo)].join(","),
    ...rows.map((row) => [symbol, ...Object.values(row)].join(","))
  ])

const idsOf = (symbol: string) =>
  Effect.map(transactionsOf(symbol), (all) => all.map(({ transaction_id }) => transaction_id))

export const importInsiderIdsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a transaction without a number", stores, (law) => {
    law("is recognized when its file is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(counted(yield* sales(symbol, cfo, director)), only({ inserted: 2 }))
        const before = yield* idsOf(symbol)
        assert.deepStrictEqual(counted(yield* sales(symbol, cfo, director)), only({ unchanged: 2 }))
        assert.deepStrictEqual(yield* idsOf(symbol), before)
      })
    )

    law("is recognized in another file", ({ symbol }) =>
      Effect.gen(function* () {
        yield* sales(symbol, cfo, director)
        const before = yield* transactionsOf(symbol)
        assert.deepStrictEqual(counted(yield* sales(symbol, director)), only({ unchanged: 1 }))
        assert.deepStrictEqual(counted(yield* sales(symbol, cfo)), only({ unchanged: 1 }))
        assert.deepStrictEqual(yield* transactionsOf(symbol), before)
      })
    )

    law("is two where a file has two equal ones, also when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(counted(yield* sales(symbol, cfo, cfo)), only({ inserted: 2 }))
        assert.deepStrictEqual(counted(yield* sales(symbol, cfo, cfo)), only({ unchanged: 2 }))
        assert.lengthOf(yield* transactionsOf(symbol), 2)
      })
    )

    for (const [column, other] of [
      ["filed_date", "2024-11-20"],
      ["transaction_date", "2024-11-14"],
      ["insider_name", "Taneja Vikram"],
      ["transaction_code", "G"],
      ["transaction_type", "Gift"],
      ["shares_change", "2980"],
      ["price", ""],
      ["shares_owned_after", "1064"],
      ["filing_id", "0001771340-24-000022"]
    ] as const) {
      law(`is a different one with another ${column}`, ({ symbol }) =>
        Effect.gen(function* () {
          yield* sales(symbol, cfo)
          const again = yield* sales(symbol, { ...cfo, [column]: other })
          assert.deepStrictEqual(counted(again), only({ inserted: 1 }))
        })
      )
    }

    law("is the same with another position, which is corrected", ({ symbol }) =>
      Effect.gen(function* () {
        yield* sales(symbol, cfo)
        const again = yield* sales(symbol, { ...cfo, position: "Chief Financial Officer" })
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        assert.strictEqual((yield* transactionsOf(symbol))[0]?.position, "Chief Financial Officer")
      })
    )

    law("is the same in the same filing on another day, which is corrected", ({ symbol }) =>
      Effect.gen(function* () {
        const filed = { ...cfo, filing_id: `0001771340-24-${symbol}` }
        yield* sales(symbol, filed)
        const again = yield* sales(symbol, { ...filed, filed_date: "2024-11-20" })
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
      })
    )

    law("differs from another issuer's", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}B,NYSE,Other`])
        yield* sales(symbol, cfo)
        assert.deepStrictEqual(counted(yield* sales(`${symbol}B`, cfo)), only({ inserted: 1 }))
      })
    )

    law("differs from another source's", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [
          "symbol,filed_date,insider_name,shares_change",
          `${symbol},2024-11-19,Taneja Vaibhav,1`
        ]
        yield* take("insiders", lines, { source: "SEC" })
        const other = yield* take("insiders", lines, { source: "vendor" })
        assert.deepStrictEqual(counted(other), only({ inserted: 1 }))
      })
    )
  })
