/** Undoing imports of statements, shares, reports, insider transactions and filings. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { companiesOf } from "./look.ts"
import { disclosuresOf, figuresOf, reportsOf, sharesOf, statementsOf, transactionsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { runOf, undo } from "./runs.ts"
import { type DurableLayer, take } from "./stores.ts"

/** The year 2023 of a filing: its lines and their figures. */
const year = (symbol: string, filing: string, lines: string, figures: string) =>
  take("statements", [
    `symbol,fiscal_date,period,currency,filing_id,${lines}`,
    `${symbol},2023-12-31,annual,USD,${filing},${figures}`
  ])

export const importRunsFiledDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfIssuers("undo", stores, (law) => {
    law("restores a filing's figures", ({ symbol }) =>
      Effect.gen(function* () {
        yield* year(symbol, "0001628280-24-002390", "sales,net_income", "96773000000,14997000000")
        const before = yield* statementsOf(symbol)
        const second = yield* year(symbol, "0001628280-24-002390", "sales,net_income", "96773,14997")
        assert.deepStrictEqual(yield* undo(second), { run_id: runOf(second), removed: 0, restored: 1 })
        assert.deepStrictEqual(yield* statementsOf(symbol), before)
      })
    )

    law("removes the lines that a second file added to a filing", ({ symbol }) =>
      Effect.gen(function* () {
        yield* year(symbol, "0001628280-24-002390", "sales", "96773000000")
        const before = yield* statementsOf(symbol)
        yield* undo(yield* year(symbol, "0001628280-24-002390", "total_assets", "106618000000"))
        assert.deepStrictEqual(yield* statementsOf(symbol), before)
      })
    )

    law("removes a later filing and keeps the earlier one", ({ symbol }) =>
      Effect.gen(function* () {
        yield* year(symbol, "0001628280-24-002390", "net_income", "14997000000")
        const later = yield* year(symbol, "0001628280-25-003063", "net_income", "14999000000")
        assert.deepStrictEqual(yield* undo(later), { run_id: runOf(later), removed: 1, restored: 0 })
        assert.deepStrictEqual(yield* figuresOf(symbol, "net_income"), [
          "2023-12-31 12 0001628280-24-002390 14997000000"
        ])
      })
    )

    law("is refused for a filing that a later file corrected", ({ symbol }) =>
      Effect.gen(function* () {
        const first = yield* year(symbol, "0001628280-24-002390", "sales", "96773")
        const second = yield* year(symbol, "0001628280-24-002390", "sales", "96773000000")
        const refused = yield* Effect.flip(undo(first))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: runOf(first), by: runOf(second) })
      })
    )

    law("removes statements with the company and the issuer created for them", ({ symbol }) =>
      Effect.gen(function* () {
        const made = `${symbol}NEW`
        const lines = [
          "symbol,fiscal_date,period,currency,sales",
          `${made},2023-12-31,annual,USD,96773000000`
        ]
        const summary = yield* take("statements", lines, { createCompanies: true, exchange: "NASDAQ" })
        assert.deepStrictEqual(yield* undo(summary), { run_id: runOf(summary), removed: 3, restored: 0 })
        assert.deepStrictEqual(yield* companiesOf(made), [])
      })
    )

    law("clears the security that a later file gave a count of shares", ({ cik, symbol }) =>
      Effect.gen(function* () {
        yield* take("shares", ["cik,date,count", `${cik},2024-10-16,3210059659`])
        const before = yield* sharesOf(symbol)
        yield* undo(yield* take("shares", ["symbol,date,count", `${symbol},2024-10-16,3210059659`]))
        assert.deepStrictEqual(yield* sharesOf(symbol), before)
      })
    )

    law("restores a report's target", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "target_price,key_points", "90000,메모리 약세")
        const before = yield* reportsOf(symbol)
        yield* undo(yield* report(symbol, "target_price", "80000"))
        assert.deepStrictEqual(yield* reportsOf(symbol), before)
      })
    )

    law("allows the same report to be imported again", ({ symbol }) =>
      Effect.gen(function* () {
        yield* undo(yield* report(symbol, "target_price", "90000"))
        assert.deepStrictEqual(yield* reportsOf(symbol), [])
        yield* report(symbol, "target_price", "90000")
        assert.lengthOf(yield* reportsOf(symbol), 1)
      })
    )

    law(
      "of an insider's amendment restores what it replaced, and the original's leaves the amendment",
      ({ symbol }) =>
        Effect.gen(function* () {
          const header =
            "symbol,external_id,filed_date,insider_name,shares_change,filer,table_line,amends_date"
          const row = (id: string, cells: string) =>
            take("insiders", [header, `${symbol},${symbol}${id},${cells}`])
          const original = yield* row("1", "2024-11-19,Doe,-2980,7/4,Common Stock,")
          const before = yield* transactionsOf(symbol)
          const amendment = () => row("2", "2024-12-02,Doe,-2890,7/4,Common Stock,2024-11-19")
          yield* undo(yield* amendment())
          assert.deepStrictEqual(yield* transactionsOf(symbol), before)
          yield* amendment()
          const after = yield* transactionsOf(symbol)
          assert.deepStrictEqual(
            after.map(({ shares_change }) => shares_change),
            [-2890]
          )
          yield* undo(original)
          assert.deepStrictEqual(yield* transactionsOf(symbol), after)
        })
    )

    law("restores an insider's transaction, with its unknown members", ({ symbol }) =>
      Effect.gen(function* () {
        const header = "symbol,external_id,filed_date,insider_name,shares_change,price,is_direct"
        const row = `${symbol},${symbol},2024-11-19,Taneja Vaibhav,-2980`
        yield* take("insiders", [header, `${row},,`])
        const before = yield* transactionsOf(symbol)
        yield* undo(yield* take("insiders", [header, `${row},310.28,yes`]))
        assert.deepStrictEqual(yield* transactionsOf(symbol), before)
      })
    )

    law("restores a filing's title", ({ symbol }) =>
      Effect.gen(function* () {
        const header = "symbol,rcept_no,rcept_dt,report_nm"
        const row = `${symbol},20241114${symbol},2024-11-14`
        yield* take("disclosures", [header, `${row},분기보고서 (2024.09)`])
        const before = yield* disclosuresOf(symbol)
        yield* undo(yield* take("disclosures", [header, `${row},[기재정정]분기보고서 (2024.09)`]))
        assert.deepStrictEqual(yield* disclosuresOf(symbol), before)
      })
    )
  })
