/** The import of statements. Each law has an issuer of its own; the figures are Tesla's, as filed with the SEC. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { noLines } from "../../core/financials/mod.ts"
import { lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { figuresOf, statementsOf } from "./lookFiled.ts"
import { counted, only, type StoreLayer, take } from "./stores.ts"

/** The annual report for 2023, and that for 2024, which restated 2023's net income. */
const [in2024, in2025] = ["2024-01-29,0001628280-24-002390", "2025-01-30,0001628280-25-003063"]

const header = "symbol,fiscal_date,filed_at,filing_id"

/** Imports a file of years in dollars, each row `SYMBOL,2023-12-31,FILING` followed by the given lines. */
const years = (lines: string, ...rows: ReadonlyArray<string>) =>
  take("statements", [`${header},${lines}`, ...rows], {
    set: new Map([
      ["period", "annual"],
      ["currency", "USD"]
    ])
  })

export const importStatementsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a statements file", stores, (law) => {
    law("stores a row as a version of its period", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take(
          "statements",
          [
            `${header},period,year,form,currency,sales,eps_diluted,total_assets`,
            `${symbol},2023-12-31,${in2024},annual,2023,10-K,usd,96773000000,4.30,106618000000`
          ],
          { source: "SEC" }
        )
        const { issuer_id } = yield* companyOf(symbol)
        assert.deepStrictEqual(yield* statementsOf(symbol), [
          {
            ...noLines,
            issuer_id,
            fiscal_date: "2023-12-31",
            span: 12,
            source: "SEC",
            version: "0001628280-24-002390",
            year: 2023,
            quarter: null,
            filed_at: "2024-01-29",
            filing_id: "0001628280-24-002390",
            filing_url: null,
            form: "10-K",
            currency: "USD",
            tags: null,
            sales: 96_773_000_000,
            eps_diluted: 4.3,
            total_assets: 106_618_000_000
          }
        ])
      })
    )

    law("merges the tags of one version that several files contain a part of", ({ symbol }) =>
      Effect.gen(function* () {
        const partOf = (column: string, value: number, tag: string) => [
          `symbol,fiscal_date,period,currency,filing_id,${column},tags`,
          `${symbol},2024-12-31,annual,USD,F1,${value},"{""${column}"":""${tag}""}"`
        ]
        yield* take("statements", partOf("sales", 100, "us-gaap:Revenues"))
        const second = partOf("net_income", 9, "us-gaap:NetIncomeLoss")
        assert.deepStrictEqual(counted(yield* take("statements", second)), only({ changed: 1 }))
        assert.deepStrictEqual(counted(yield* take("statements", second)), only({ unchanged: 1 }))
        assert.deepStrictEqual((yield* statementsOf(symbol))[0]?.tags, {
          sales: "us-gaap:Revenues",
          net_income: "us-gaap:NetIncomeLoss"
        })
      })
    )

    law("stores the source's tags of its figures", ({ symbol }) =>
      Effect.gen(function* () {
        const tags = { sales: "us-gaap:Revenues", net_income: "us-gaap:NetIncomeLoss" }
        const row = {
          symbol,
          fiscal_date: "2023-12-31",
          span: 12,
          currency: "USD",
          sales: 96_773_000_000,
          tags
        }
        yield* take("statements", [JSON.stringify(row)])
        assert.deepStrictEqual((yield* statementsOf(symbol))[0]?.tags, tags)
      })
    )

    law("changes nothing when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        const row = `${symbol},2023-12-31,${in2024},96773000000`
        assert.deepStrictEqual(counted(yield* years("sales", row)), only({ inserted: 1 }))
        assert.deepStrictEqual(counted(yield* years("sales", row)), only({ unchanged: 1 }))
      })
    )

    law("stores a later filing of a period alongside the earlier one", ({ symbol }) =>
      Effect.gen(function* () {
        yield* years("net_income", `${symbol},2023-12-31,${in2024},14997000000`)
        const later = yield* years("net_income", `${symbol},2023-12-31,${in2025},14999000000`)
        assert.deepStrictEqual(counted(later), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* figuresOf(symbol, "net_income"), [
          "2023-12-31 12 0001628280-24-002390 14997000000",
          "2023-12-31 12 0001628280-25-003063 14999000000"
        ])
      })
    )

    law("corrects a filing's figures that differ", ({ symbol }) =>
      Effect.gen(function* () {
        yield* years("net_income", `${symbol},2023-12-31,${in2024},14974000000`)
        const again = yield* years("net_income", `${symbol},2023-12-31,${in2024},14997000000`)
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        assert.deepStrictEqual(yield* figuresOf(symbol, "net_income"), [
          "2023-12-31 12 0001628280-24-002390 14997000000"
        ])
      })
    )

    law("complements other files of the same filing", ({ symbol }) =>
      Effect.gen(function* () {
        const filed = `${symbol},2023-12-31,${in2024}`
        yield* years("sales", `${filed},96773000000`)
        const balance = yield* years("sales,total_assets", `${filed},,106618000000`)
        yield* years("operating_cash_flow", `${filed},13256000000`)
        assert.deepStrictEqual(counted(balance), only({ changed: 1 }))
        const [statement, ...others] = yield* statementsOf(symbol)
        assert.deepInclude(statement, {
          sales: 96_773_000_000,
          total_assets: 106_618_000_000,
          operating_cash_flow: 13_256_000_000
        })
        assert.deepStrictEqual(others, [])
      })
    )

    law("keeps what it leaves out", ({ symbol }) =>
      Effect.gen(function* () {
        const filed = `${symbol},2023-12-31,${in2024}`
        yield* years("sales,net_income", `${filed},96773000000,14997000000`)
        const again = yield* years("sales,net_income", `${filed},96773000000,`)
        assert.deepStrictEqual(counted(again), only({ unchanged: 1 }))
      })
    )

    law("returns its numbers to the last bit", ({ symbol }) =>
      Effect.gen(function* () {
        const numbers = [0.1, 0.30000000000000004, -9007199254740991, 5e-324, 999_999_999_999_999.9]
        const lines = ["eps_basic", "eps_diluted", "net_income", "sales", "total_assets"] as const
        yield* years(lines.join(","), `${symbol},2023-12-31,${in2024},${numbers.join(",")}`)
        const [statement] = yield* statementsOf(symbol)
        assert.deepStrictEqual(
          lines.map((line) => statement?.[line]),
          numbers
        )
      })
    )
  })
