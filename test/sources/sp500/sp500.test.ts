/** The list of the S&P 500: what it states of a company. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { sp500 } from "../../../adapters/sources/sp500/Sp500.ts"
import { diskFile, everything, refusal, rowsIn, sharedPath } from "../entries.ts"

const header = "Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded"
const lines = [
  'MMM,3M,Industrials,Industrial Conglomerates,"Saint Paul, Minnesota",1957-03-04,66740,1902',
  'BRK.B,Berkshire Hathaway,Financials,Multi-Sector Holdings,"Omaha, Nebraska",2010-02-16,1067983,1839'
]
const file = memoryFile("constituents.csv", [header, ...lines].join("\n"))

describe("The list of the S&P 500", () => {
  it.effect("states sectors, industries and CIKs, in the SEC's notation of symbols", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsIn(sp500, file), [
        {
          kind: "companies",
          line: 2,
          cells: {
            symbol: "MMM",
            name: "3M",
            sector: "Industrials",
            industry: "Industrial Conglomerates",
            cik: "66740"
          }
        },
        {
          kind: "companies",
          line: 3,
          cells: {
            symbol: "BRK-B",
            name: "Berkshire Hathaway",
            sector: "Financials",
            industry: "Multi-Sector Holdings",
            cik: "1067983"
          }
        }
      ])
    })
  )

  it.effect("states only what is wanted", () =>
    Effect.gen(function* () {
      const subject = { company_id: 1, symbol: "BRK-B", exchange: "NYSE", cik: null, corp_code: null }
      const rows = yield* rowsIn(sp500, file, { ...everything, subjects: [subject] })
      assert.deepStrictEqual(
        rows.map(({ line }) => line),
        [3]
      )
    })
  )

  it.effect("is refused in another form", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* refusal(sp500, memoryFile("x.csv", "a,b\n1,2")), [
        1,
        "Expected the list of the S&P 500, with Symbol, Security, GICS Sector, GICS Sub-Industry, CIK; the header is a, b"
      ])
      assert.deepStrictEqual(yield* refusal(sp500, memoryFile("x.csv", "")), [
        1,
        "The file is empty: expected the list of the S&P 500, with Symbol, Security, GICS Sector, GICS Sub-Industry, CIK"
      ])
    })
  )

  const path = sharedPath("open/company_master/sp500_constituents.csv")
  it.effect.skipIf(path === null)("has the index's 503 securities", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn(sp500, diskFile(path ?? ""))
      assert.strictEqual(rows.length, 503)
      assert.strictEqual(new Set(rows.map(({ cells }) => cells.symbol)).size, 503)
      assert.isTrue(rows.every(({ cells }) => /^\d+$/.test(cells.cik ?? "")))
    })
  )
})
