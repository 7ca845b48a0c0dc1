/** The last twelve months of Apple's filings to December 2020, and of made-up quarters. */
import { assert, describe, it } from "@effect/vitest"
import type { Lines } from "../../../core/financials/Line.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { explainedStatementsOf } from "../../../core/financials/Statements.ts"
import { twelveMonths } from "../../../core/financials/TwelveMonths.ts"
import { filed, of2024 } from "./filed.ts"

const monthsOf = (filings: ReadonlyArray<FiledStatement>) =>
  twelveMonths(
    (["Annual", "Quarterly"] as const).flatMap((period) => explainedStatementsOf(filings, period, null))
  )

const trailingOf = (filings: ReadonlyArray<FiledStatement>) => monthsOf(filings).trailing

const quarter = (known: Partial<Lines>) => known

const year = [
  of2024(1, 3, quarter({ sales: 10, eps_basic: 1, shares_basic: 4, inventory: 7 })),
  of2024(2, 3, quarter({ sales: 20, eps_basic: 2, shares_basic: 5 })),
  of2024(3, 3, quarter({ sales: 30, eps_basic: 3, shares_basic: 6 })),
  of2024(4, 12, quarter({ sales: 100, eps_basic: 10, shares_basic: 6, income_tax: 9 }))
]

const first2025 = filed("2025-03-31", 3, "2025-05-02", {
  sales: 15,
  eps_basic: 1.5,
  shares_basic: 10,
  inventory: 8,
  net_income: 3
})

describe("the last twelve months", () => {
  it("are the latest year where nothing ends later", () => {
    const trailing = trailingOf(year)?.statement
    assert.deepInclude(trailing, {
      fiscal_date: "2024-12-31",
      quarter: null,
      months: 12,
      sales: 100,
      eps_basic: 10
    })
  })

  it("add flows and earnings per share of four quarters, and have the balances of the newest", () => {
    const { statement } = trailingOf([...year, first2025]) ?? assert.fail()
    // 20 + 30 + (100 - 60) + 15; the fourth quarter has 4 x 6 - 15 = 9 shares and (10 x 6 - 4 - 10 - 18) / 9 a share.
    assert.deepInclude(statement, {
      fiscal_date: "2025-03-31",
      year: 2025,
      quarter: 1,
      months: 12,
      filed_at: "2025-05-02",
      sales: 105,
      inventory: 8,
      shares_basic: (5 + 6 + 9 + 10) / 4
    })
    assert.approximately(statement.eps_basic ?? Number.NaN, 2 + 3 + 28 / 9 + 1.5, 1e-9)
    assert.deepInclude(statement.provenance.sales, {
      filed_at: "2025-05-02",
      derivation: "Q2 2024 + Q3 2024 + Q4 2024 + Q1 2025"
    })
    assert.strictEqual(
      statement.provenance.shares_basic?.derivation,
      "(Q2 2024 + Q3 2024 + Q4 2024 + Q1 2025) / 4"
    )
    assert.isNull(statement.provenance.inventory?.derivation)
  })

  it("lack a flow that a quarter lacks, and say which, rather than take the year's", () => {
    const { missing, statement } = trailingOf([...year, first2025]) ?? assert.fail()
    assert.deepStrictEqual([statement.net_income, statement.income_tax], [null, null])
    assert.deepStrictEqual(missing.net_income, {
      reason: "operand_missing",
      derivation: "Q2 2024 + Q3 2024 + Q4 2024 + Q1 2025",
      operands: ["Q2 2024", "Q3 2024", "Q4 2024"]
    })
    assert.deepStrictEqual(missing.goodwill, { reason: "not_reported", derivation: null, operands: [] })
  })

  it("add two halves", () => {
    const halves = [
      filed("2024-06-30", 6, "2024-08-01", { sales: 40 }),
      of2024(4, 12, { sales: 100 }),
      filed("2025-06-30", 6, "2025-08-01", { sales: 45 })
    ]
    assert.strictEqual(trailingOf(halves)?.statement.sales, 105)
    assert.strictEqual(trailingOf(halves)?.statement.provenance.sales?.derivation, "H2 2024 + H1 2025")
  })

  it("aren't known where quarters since the year have a gap, or there are none", () => {
    const second2025 = filed("2025-06-30", 3, "2025-08-02", { sales: 16 })
    assert.isNull(trailingOf([...year, second2025]))
    assert.isNull(trailingOf([]))
  })

  it("follow those of a year before, where every quarter of these is known", () => {
    const quarters = ([1, 2, 3] as const).map((one) =>
      filed(`2023-0${one * 3}-30`, 3, `2023-0${one * 3 + 1}-30`, { sales: one })
    )
    const before = [...quarters, filed("2023-12-31", 12, "2024-02-14", { sales: 20 })]
    // 2 + 3 + (20 - 1 - 2 - 3) + 10
    assert.deepInclude(monthsOf([...before, ...year, first2025]).before?.statement, {
      fiscal_date: "2024-03-31",
      sales: 29
    })
    assert.isNull(monthsOf([...year, first2025]).before)
    assert.strictEqual(monthsOf([...before, ...year]).before?.statement.sales, 20)
  })
})
