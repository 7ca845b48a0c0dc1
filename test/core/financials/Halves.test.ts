/** Statements of a half-yearly reporter, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { trailing, trailingFlow } from "../../../core/financials/Trailing.ts"
import { filed } from "./filed.ts"

/** Fiscal years end in June; the half of 2025 was filed after the year 2024. */
const half2024 = filed("2023-12-31", 6, "2024-02-20", { sales: 40, total_assets: 500 })
const year2024 = filed("2024-06-30", 12, "2024-08-27", { sales: 100, total_assets: 520 }, { form: "4E" })
const half2025 = filed("2024-12-31", 6, "2025-02-18", { sales: 55 })
const all = [half2024, year2024, half2025]

const quarterly = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  statementsOf(filings, "Quarterly", day)

const labels = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  quarterly(filings, day).map(({ fiscal_date, months, quarter, year }) => [
    fiscal_date,
    year,
    quarter,
    months
  ])

describe("a half-yearly reporter", () => {
  it("has halves instead of quarters, newest first", () => {
    assert.deepStrictEqual(labels(all), [
      ["2024-12-31", 2025, 2, 6],
      ["2024-06-30", 2024, 4, 6],
      ["2023-12-31", 2024, 2, 6]
    ])
  })

  it("derives its second half as the year less the first half", () => {
    const [, second = assert.fail(), first] = quarterly(all)
    // 100 - 40 = 60
    assert.deepStrictEqual([first?.sales, second.sales], [40, 60])
    assert.deepInclude(second.provenance.sales, {
      derivation: "FY - 6M",
      filed_at: "2024-08-27",
      form: "4E"
    })
  })

  it("has the balances of each end", () => {
    assert.deepStrictEqual(
      quarterly(all).map(({ total_assets }) => total_assets),
      [null, 520, 500]
    )
  })

  it("has a second half from the day on which the year was filed", () => {
    assert.deepStrictEqual(labels(all, "2024-08-26"), [["2023-12-31", 2023, 2, 6]])
    assert.lengthOf(labels(all, "2024-08-27"), 2)
  })

  it("has no halves of a year without a filed half", () => {
    const year2023 = filed("2023-06-30", 12, "2023-08-29", { sales: 90 })
    assert.deepStrictEqual(labels([year2023, ...all]), labels(all))
  })

  it("has a second half as filed where it was filed separately", () => {
    const own = filed("2024-06-30", 6, "2024-08-27", { sales: 61 })
    assert.strictEqual(quarterly([...all, own])[1]?.sales, 61)
  })

  it("has no second half without the first", () => {
    const other = filed("2023-12-31", 6, "2024-02-20", { net_income: 4 })
    assert.isNull(quarterly([other, year2024])[0]?.sales)
  })

  it("derives the second half's earnings per share from its shares", () => {
    const filings = [
      filed("2023-12-31", 6, "2024-02-20", { eps_basic: 0.4, shares_basic: 100 }),
      filed("2024-06-30", 12, "2024-08-27", { eps_basic: 1, shares_basic: 110 })
    ]
    const [second = assert.fail(), first = assert.fail()] = quarterly(filings)
    // 2 x 110 - 100 = 120 shares; (1 x 110 - 0.4 x 100) / 120
    assert.deepStrictEqual([first.eps_basic, first.shares_basic, second.shares_basic], [0.4, 100, 120])
    assert.approximately(second.eps_basic ?? Number.NaN, 70 / 120, 1e-12)
    assert.strictEqual(second.provenance.shares_basic?.derivation, "2 x FY - 6M")
    assert.strictEqual(
      second.provenance.eps_basic?.derivation,
      "(FY EPS x FY shares - 6M EPS x 6M shares) / H2 shares"
    )
  })
})

describe("an issuer is a quarterly reporter", () => {
  it.for([
    ["first quarter", filed("2024-09-30", 3, "2024-11-05", { sales: 20 })],
    ["nine months", filed("2024-03-31", 9, "2024-05-07", { sales: 70 })],
    ["third quarter alone", filed("2024-03-31", 3, "2024-05-07", { sales: 30 })]
  ] as const)("once it has filed a %s", ([, filing]) => {
    assert.deepStrictEqual(new Set(quarterly([...all, filing]).map(({ months }) => months)), new Set([3]))
  })

  it("not before the day of that filing", () => {
    const later = filed("2025-03-31", 3, "2025-05-06", { sales: 30 })
    assert.deepStrictEqual(labels([...all, later], "2025-05-05"), labels(all))
  })
})

describe("twelve trailing months", () => {
  it("are two halves where the last one ends after the latest year", () => {
    const statements = [...statementsOf(all, "Annual", null), ...quarterly(all)]
    const months = trailing(statements)
    assert.deepStrictEqual(
      months.quarters.map(({ fiscal_date }) => fiscal_date),
      ["2024-12-31", "2024-06-30"]
    )
    // 55 + (100 - 40) = 115
    assert.strictEqual(trailingFlow(months, "sales", "USD"), 115)
    assert.strictEqual(months.latest?.fiscal_date, "2024-12-31")
  })

  it("are the latest year where the previous half is unknown", () => {
    const filings = [year2024, half2025]
    const statements = [...statementsOf(filings, "Annual", null), ...quarterly(filings)]
    assert.strictEqual(trailingFlow(trailing(statements), "sales", "USD"), 100)
  })

  it("are the latest year where the halves aren't adjacent", () => {
    const filings = [filed("2022-12-31", 6, "2023-02-20", { sales: 40 }), half2025, year2024]
    const statements = [...statementsOf(filings, "Annual", null), ...quarterly(filings)]
    assert.deepStrictEqual(trailing(statements).quarters, [])
  })
})
