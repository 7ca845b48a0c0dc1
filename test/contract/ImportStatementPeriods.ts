/** Which version of which period a row of a statements file is. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { figuresOf, statementsOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

const spanOf = Effect.fnUntraced(function* (symbol: string, columns: string, cells: string) {
  yield* take("statements", [
    `symbol,fiscal_date,currency,sales,${columns}`,
    `${symbol},2023-12-31,USD,96773000000,${cells}`
  ])
  return (yield* statementsOf(symbol)).map(({ span }) => span)
})

export const importStatementSpansFileLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a statement's span", stores, (law) => {
    for (const [columns, cells, months] of [
      ["period", "annual", 12],
      ["period", "Annual", 12],
      ["period", "QUARTERLY", 3],
      ["span", "3", 3],
      ["span", "6", 6],
      ["span", "9", 9],
      ["span", "12", 12],
      ["period,span", "quarterly,9", 9],
      ["period,span", "annual,12", 12]
    ] as const) {
      law(`is ${months} months by ${columns} ${cells}`, ({ symbol }) =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* spanOf(symbol, columns, cells), [months])
        })
      )
    }

    law("distinguishes spans that end on the same day", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("statements", [
          "symbol,fiscal_date,currency,span,sales",
          `${symbol},2023-12-31,USD,12,96773000000`,
          `${symbol},2023-12-31,USD,3,25167000000`
        ])
        assert.deepStrictEqual(yield* figuresOf(symbol, "sales"), [
          "2023-12-31 3  25167000000",
          "2023-12-31 12  96773000000"
        ])
      })
    )

    law("stores the number of a quarter and none for a year", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("statements", [
          "symbol,fiscal_date,currency,span,quarter,sales",
          `${symbol},2023-12-31,USD,3,4,25167000000`,
          `${symbol},2023-12-31,USD,12,4,96773000000`
        ])
        const quarters = (yield* statementsOf(symbol)).map(({ quarter }) => quarter)
        assert.deepStrictEqual(quarters, [4, null])
      })
    )
  })

export const importStatementVersionsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a statement's version", stores, (law) => {
    const header = "symbol,fiscal_date,period,currency,filed_at,filing_id,sales"

    law("is identified by its filing, else its filing day, else by neither", ({ symbol }) =>
      Effect.gen(function* () {
        const year = `${symbol},2023-12-31,annual,USD`
        yield* take("statements", [
          header,
          `${year},2024-01-29,0001628280-24-002390,3`,
          `${year},2024-01-29,,2`,
          `${year},,,1`
        ])
        assert.deepStrictEqual(yield* figuresOf(symbol, "sales"), [
          "2023-12-31 12  1",
          "2023-12-31 12 0001628280-24-002390 3",
          "2023-12-31 12 2024-01-29 2"
        ])
      })
    )

    law("without filing and day is corrected by the next such row", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("statements", [header, `${symbol},2023-12-31,annual,USD,,,96773`])
        const again = yield* take("statements", [header, `${symbol},2023-12-31,annual,USD,,,96773000000`])
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        assert.deepStrictEqual(yield* figuresOf(symbol, "sales"), ["2023-12-31 12  96773000000"])
      })
    )

    law("has a line refused that contradicts an earlier one", ({ symbol }) =>
      Effect.gen(function* () {
        const row = `${symbol},2023-12-31,annual,USD,,0001628280-24-002390`
        const lines = [header, `${row},96773000000`, `${row},96773000000`, `${row},96773`]
        const summary = yield* take("statements", lines)
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, unchanged: 1, refused: 1 }))
        assert.deepStrictEqual(refusals(summary), [[4, null, "The same as line 2 with other values"]])
      })
    )

    law("is a different one for each source", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [header, `${symbol},2023-12-31,annual,USD,,0001628280-24-002390,96773000000`]
        yield* take("statements", lines, { source: "SEC" })
        yield* take("statements", lines)
        const sources = (yield* statementsOf(symbol)).map(({ source }) => source)
        assert.deepStrictEqual(sources, ["SEC", "import"])
      })
    )
  })
