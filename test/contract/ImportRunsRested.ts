/** A run that created a company and its issuer can't be undone while a later run's records depend on them. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { ImportKind } from "../../core/mod.ts"
import { operator } from "../../core/ports.ts"
import { companiesOf } from "./look.ts"
import { company, lawsOfRuns, runOf, undo } from "./runs.ts"
import { type DurableLayer, take } from "./stores.ts"

const resting: ReadonlyArray<readonly [kind: ImportKind, columns: string, cells: string]> = [
  ["statements", "fiscal_date,period,currency,sales", "2023-12-31,annual,USD,96773000000"],
  ["shares", "date,count", "2024-10-16,3210059659"],
  ["reports", "external_id,report_date,title,securities_firm", "1,2024-10-08,3Q24 Review,하나증권"],
  ["insiders", "filed_date,insider_name,shares_change", "2024-11-19,Taneja Vaibhav,-2980"],
  ["disclosures", "rcept_no,rcept_dt,report_nm", "0001628280-24-043486,2024-10-24,10-Q"]
]

export const importRunsRestedDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("a run that created a company", stores, (law) => {
    for (const [kind, columns, cells] of resting) {
      law(`can't be undone while ${kind} depend on it, and can once they are gone`, (runs, symbol) =>
        Effect.gen(function* () {
          const first = yield* company(symbol)
          const second = yield* take(kind, [`symbol,${columns}`, `${symbol},${cells}`])
          const refused = yield* Effect.flip(runs.undo(runOf(first), operator))
          assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: runOf(first), by: runOf(second) })
          yield* undo(second)
          yield* undo(first)
          assert.deepStrictEqual(yield* companiesOf(symbol), [])
        })
      )
    }

    law("can't be undone while records of its issuer alone exist", (runs, symbol) =>
      Effect.gen(function* () {
        const lines = ["symbol,exchange,name,cik", `${symbol},NYSE,Name of ${symbol},1318605`]
        const first = yield* take("companies", lines)
        const second = yield* take("shares", ["cik,date,count", "1318605,2024-10-16,3210059659"])
        const refused = yield* Effect.flip(runs.undo(runOf(first), operator))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: runOf(first), by: runOf(second) })
      })
    )
  })
