/** The import of statements laid out with dates across. Each law uses Tesla's for an issuer of its own. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { figuresOf, statementsOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"
import { ofYears, tesla } from "./tesla.ts"

export const importTransposedFileLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a table with dates across", stores, (law) => {
    law("has a statement for each date", ({ symbol }) =>
      Effect.gen(function* () {
        yield* tesla(symbol, "income")
        assert.deepStrictEqual(yield* figuresOf(symbol, "sales"), [
          "2021-12-31 12  53823000000",
          "2022-12-31 12  81462000000",
          "2023-12-31 12  96773000000",
          "2024-12-31 12  97690000000"
        ])
      })
    )

    law("has a date refused that has no known line", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* tesla(symbol, "income")
        assert.deepStrictEqual(counted(summary), only({ inserted: 4, refused: 1 }))
        assert.deepStrictEqual(refusals(summary), [
          [1, "fiscal_date", "The row of 2020-12-31 contains no figure"]
        ])
      })
    )

    law("is counted date by date, even if its rows are all on one line", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [",2024-12-31,2023-12-31,2022-12-31", "sales,97690000000,,"]
        const summary = yield* take("statements", lines, ofYears(symbol))
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 2 }))
        assert.strictEqual(summary.read, 3)
      })
    )

    law("has a figure refused on its own line", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [",2024-12-31,2023-12-31", "net_income,7130,14999", "sales,97690,lots"]
        const summary = yield* take("statements", lines, ofYears(symbol))
        assert.deepStrictEqual(refusals(summary), [
          [3, "sales", 'Expected a number such as 1234.5, got "lots"']
        ])
      })
    )

    law("may have negative outflows, which become positive", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* tesla(symbol, "cash")
        assert.deepStrictEqual(counted(summary), only({ inserted: 4, normalised: 4, refused: 1 }))
        assert.deepStrictEqual(yield* figuresOf(symbol, "capital_expenditures"), [
          "2021-12-31 12  8014000000",
          "2022-12-31 12  7172000000",
          "2023-12-31 12  8899000000",
          "2024-12-31 12  11342000000"
        ])
      })
    )

    law("complements the tables of the other statements", ({ symbol }) =>
      Effect.gen(function* () {
        yield* Effect.forEach(["income", "balance", "cash"] as const, (name) => tesla(symbol, name))
        assert.deepInclude((yield* statementsOf(symbol)).at(-1), {
          fiscal_date: "2024-12-31",
          sales: 97_690_000_000,
          ebitda: 14_708_000_000,
          net_income: 7_130_000_000,
          total_assets: 122_070_000_000,
          total_liabilities: 48_390_000_000,
          total_shareholders_equity: 72_913_000_000,
          non_controlling_interest: 767_000_000,
          properties: 51_507_000_000,
          inventory: 12_017_000_000,
          operating_cash_flow: 14_923_000_000,
          capital_expenditures: 11_342_000_000,
          free_cash_flow: 3_581_000_000
        })
      })
    )

    law("is read to the last digit", ({ symbol }) =>
      Effect.gen(function* () {
        yield* tesla(symbol, "income")
        const earnings = (yield* statementsOf(symbol)).map(({ eps_basic }) => eps_basic)
        assert.deepStrictEqual(earnings, [1.87, 4.02, 4.725697, 2.23])
      })
    )

    law("changes nothing when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        yield* tesla(symbol, "balance")
        assert.deepStrictEqual(counted(yield* tesla(symbol, "balance")), only({ unchanged: 4, refused: 1 }))
      })
    )

    law("reports the lines that have no field", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [",2024-12-31", "sales,97690000000", "TaxRateForCalcs,0.2"]
        const { notes } = yield* take("statements", lines, ofYears(symbol))
        assert.deepStrictEqual(notes, ["Left out, unknown columns: TaxRateForCalcs"])
      })
    )
  })
