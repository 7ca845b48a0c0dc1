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

/** The EBITDA of years, newest first, and what their EBIT is derived from. */
const ebitdaOn = (filings: ReadonlyArray<FiledStatement>, day: string | null) =>
  statementsOf(filings, "Annual", day).map(({ ebitda, provenance }) => [ebitda, provenance.ebit?.derivation])

describe("EBIT and EBITDA", () => {
  // Apple Inc., 10-K of 2023-11-03 and of 2024-11-01, in millions of dollars; the latter has no interest expense.
  const of2023 = filed("2023-09-30", 12, "2023-11-03", {
    operating_income: 114_301,
    pretax_income: 113_736,
    interest_expense: 3_933,
    depreciation_and_amortization: 11_519
  })
  const of2024 = filed("2024-09-28", 12, "2024-11-01", {
    operating_income: 123_216,
    pretax_income: 123_485,
    depreciation_and_amortization: 11_445
  })
  it("are of operating income in all years where the latest one has no interest expense", () => {
    // 123,216 + 11,445; 114,301 + 11,519: growth of 7.0 %
    assert.deepStrictEqual(ebitdaOn([of2023, of2024], null), [
      [134_661, "operating_income"],
      [125_820, "operating_income"]
    ])
  })

  it("are of income before tax and interest before that one was filed", () => {
    // 113,736 + 3,933 + 11,519
    assert.deepStrictEqual(ebitdaOn([of2023, of2024], "2024-10-31"), [
      [129_188, "pretax_income + interest_expense"]
    ])
  })

  it("are unknown in a year without interest expense where the latest one has it", () => {
    const later = filed("2025-09-27", 12, "2025-10-31", { pretax_income: 132_729, interest_expense: 1 })
    const ebits = statementsOf([of2023, of2024, later], "Annual", null).map(({ ebit }) => ebit)
    assert.deepStrictEqual(ebits, [132_730, null, 117_669])
  })

  it("of quarters are on the basis of the latest year", () => {
    const quarter = filed("2024-12-28", 3, "2025-01-31", {
      operating_income: 42_832,
      pretax_income: 42_584,
      interest_expense: 7
    })
    const [ebit] = statementsOf([of2023, of2024, quarter], "Quarterly", null).map((of) => of.ebit)
    assert.strictEqual(ebit, 42_832)
  })

  it("that were filed stay as filed", () => {
    const own = filed("2022-09-24", 12, "2022-10-28", { operating_income: 1, ebit: 5 })
    assert.strictEqual(statementsOf([own, of2023], "Annual", null).at(-1)?.ebit, 5)
  })
})
