/** The signs of outflows, which some sources report as negative numbers. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { statementsOf } from "./lookFiled.ts"
import { counted, only, type StoreLayer, take } from "./stores.ts"

export const importStatementOutflowsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a statement's outflows", stores, (law) => {
    const columns = "capital_expenditures,common_dividends,investing_cash_flow"
    const header = `symbol,fiscal_date,period,currency,${columns}`

    law("given as negative become positive, and the row is counted once", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [header, `${symbol},2023-09-30,annual,USD,-10959000000,-15025000000,3705000000`]
        assert.deepStrictEqual(
          counted(yield* take("statements", lines)),
          only({ inserted: 1, normalised: 1 })
        )
        assert.deepInclude((yield* statementsOf(symbol))[0], {
          capital_expenditures: 10_959_000_000,
          common_dividends: 15_025_000_000,
          investing_cash_flow: 3_705_000_000
        })
      })
    )

    law("are counted as corrected even where they change nothing", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [header, `${symbol},2023-09-30,annual,USD,-10959000000,,`]
        yield* take("statements", lines)
        const again = yield* take("statements", lines)
        assert.deepStrictEqual(counted(again), only({ unchanged: 1, normalised: 1 }))
      })
    )

    law("given as positive or 0 are unchanged, and so is any other negative line", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [header, `${symbol},2024-12-31,annual,USD,11342000000,0,-18787000000`]
        assert.deepStrictEqual(counted(yield* take("statements", lines)), only({ inserted: 1 }))
        assert.deepInclude((yield* statementsOf(symbol))[0], {
          capital_expenditures: 11_342_000_000,
          common_dividends: 0,
          investing_cash_flow: -18_787_000_000
        })
      })
    )
  })
