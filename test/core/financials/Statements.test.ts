/** Which statements are returned, in what order, and with what figures. */
import { assert, describe, it } from "@effect/vitest"
import { lines } from "../../../core/financials/Line.ts"
import type { FiledStatement, Period } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { ends, filed, of2024, statementAt } from "./filed.ts"

const cumulative = [
  of2024(1, 3, { sales: 10 }),
  of2024(2, 6, { sales: 30 }),
  of2024(3, 9, { sales: 60 }),
  of2024(4, 12, { sales: 100, net_income: 9, eps_basic: 3, total_assets: 500 })
]
const year2023 = filed("2023-12-31", 12, "2024-02-15", { sales: 80 })

const datesOf = (filings: ReadonlyArray<FiledStatement>, period: Period, day: string | null = null) =>
  statementsOf(filings, period, day).map(({ fiscal_date }) => fiscal_date)

describe("years", () => {
  it("are returned newest first", () => {
    assert.deepStrictEqual(datesOf([year2023, ...cumulative], "Annual"), ["2024-12-31", "2023-12-31"])
  })

  it("are returned from their filing day on", () => {
    assert.deepStrictEqual(datesOf([year2023, ...cumulative], "Annual", "2025-02-13"), ["2023-12-31"])
  })

  it("have no quarter", () => {
    assert.deepInclude(statementAt(cumulative, "Annual", "2024-12-31"), {
      period: "Annual",
      year: 2024,
      quarter: null
    })
  })

  it.for([
    ["flows", "sales", 100],
    ["averages", "eps_basic", 3]
  ] as const)("have their own %s", ([, line, value]) => {
    const fourth = filed("2024-12-31", 3, "2025-03-01", { sales: 40, eps_basic: 1 })
    assert.strictEqual(statementAt([...cumulative, fourth], "Annual", "2024-12-31")?.[line], value)
  })

  it("have balances filed with the quarter", () => {
    const fourth = of2024(4, 3, { goodwill: 7 })
    assert.strictEqual(statementAt([...cumulative, fourth], "Annual", "2024-12-31")?.goodwill, 7)
  })

  it("with balances alone are returned", () => {
    const year = statementAt([of2024(4, 12, { total_assets: 500 })], "Annual", "2024-12-31")
    assert.deepStrictEqual([year?.total_assets, year?.sales], [500, null])
  })

  it("aren't summed from their quarters", () => {
    const filings = ends.map((end) => filed(end, 3, "2025-02-14", { sales: 1 }))
    assert.deepStrictEqual(datesOf(filings, "Annual"), [])
  })
})

describe("quarters", () => {
  it("have their fiscal year and number", () => {
    assert.deepInclude(statementAt(cumulative, "Quarterly", "2024-06-30"), {
      period: "Quarterly",
      year: 2024,
      quarter: 2
    })
  })

  it("are returned from their filing day on", () => {
    assert.deepStrictEqual(datesOf(cumulative, "Quarterly", "2024-11-01"), ends.slice(0, 3).toReversed())
  })

  it("of a year without filed parts aren't returned", () => {
    assert.deepStrictEqual(datesOf([year2023, ...cumulative], "Quarterly"), ends.toReversed())
  })

  it("of a year whose filed parts have balances alone aren't returned", () => {
    assert.deepStrictEqual(datesOf([of2024(4, 12, { total_assets: 500 })], "Quarterly"), [])
  })

  it("with balances filed for three months are returned", () => {
    assert.deepStrictEqual(datesOf([of2024(1, 3, { total_assets: 500 })], "Quarterly"), ["2024-03-31"])
  })

  it("have lines derived from their own lines", () => {
    const filings = [
      of2024(3, 9, { operating_cash_flow: 60, capital_expenditures: 15 }),
      of2024(4, 12, { operating_cash_flow: 100, capital_expenditures: 25 })
    ]
    // (100 - 60) - (25 - 15) = 30
    assert.strictEqual(statementAt(filings, "Quarterly", "2024-12-31")?.free_cash_flow, 30)
  })

  it("derive a line from cumulative figures before other lines", () => {
    const filings = [
      of2024(3, 9, { sales: 60, cost_of_goods: 20, gross_profit: 41 }),
      of2024(4, 12, { sales: 100, cost_of_goods: 50, gross_profit: 52 })
    ]
    // 52 - 41 = 11, not (100 - 60) - (50 - 20) = 10
    assert.strictEqual(statementAt(filings, "Quarterly", "2024-12-31")?.gross_profit, 11)
  })
})

describe("a statement", () => {
  it("has a provenance of each known line, and of no other", () => {
    const year = statementAt(cumulative, "Annual", "2024-12-31") ?? assert.fail()
    assert.deepStrictEqual(
      lines.filter((line) => year[line] !== null),
      lines.filter((line) => year.provenance[line] !== undefined)
    )
  })

  it("is dated by its newest figure", () => {
    const amended = filed("2024-12-31", 12, "2025-04-30", { net_income: 8 })
    assert.strictEqual(statementAt([...cumulative, amended], "Annual", "2024-12-31")?.filed_at, "2025-04-30")
  })

  it("keeps its date when next year's filing repeats its figures", () => {
    const repeated = filed("2024-12-31", 12, "2026-02-13", { sales: 100, net_income: 9 })
    assert.strictEqual(statementAt([...cumulative, repeated], "Annual", "2024-12-31")?.filed_at, "2025-02-14")
  })

  it("is undated where all its figures are", () => {
    assert.isNull(
      statementAt([filed("2024-12-31", 12, null, { sales: 1 })], "Annual", "2024-12-31")?.filed_at
    )
  })

  it("is in the currency of the latest filing", () => {
    const inWon = filed("2024-12-31", 12, "2025-04-30", { sales: 130_000 }, { currency: "KRW" })
    assert.deepInclude(statementAt([...cumulative, inWon], "Annual", "2024-12-31"), {
      currency: "KRW",
      net_income: null
    })
  })

  it("may combine two sources", () => {
    const other = { ...of2024(4, 12, { goodwill: 7 }), source: "another" }
    const year = statementAt([...cumulative, other], "Annual", "2024-12-31")
    assert.deepStrictEqual(
      [year?.provenance.sales?.source, year?.provenance.goodwill?.source],
      ["test", "another"]
    )
  })
})

it.for(["Annual", "Quarterly"] as const)("%s: no filings give no statements", (period) => {
  assert.deepStrictEqual(statementsOf([], period, null), [])
})
