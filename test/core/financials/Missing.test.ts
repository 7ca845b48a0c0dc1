/** Why a figure isn't known: what its derivation lacks, else that nothing was reported. */
import { assert, describe, it } from "@effect/vitest"
import type { Line, Lines } from "../../../core/financials/Line.ts"
import { notReported } from "../../../core/financials/Missing.ts"
import type { FiledStatement, Missing, Period } from "../../../core/financials/Statement.ts"
import { explainedStatementsOf } from "../../../core/financials/Statements.ts"
import { filed, of2024 } from "./filed.ts"

const missing = (filings: ReadonlyArray<FiledStatement>, period: Period, fiscal_date: string, line: Line) =>
  explainedStatementsOf(filings, period, null).find(({ statement }) => statement.fiscal_date === fiscal_date)
    ?.missing[line]

const lacks = (derivation: string, ...operands: ReadonlyArray<string>): Missing => ({
  reason: "operand_missing",
  derivation,
  operands
})

const year = (known: Partial<Lines>) => of2024(4, 12, known)

describe("a figure of a year", () => {
  const known = year({ sales: 100, operating_cash_flow: 30, long_term_debt: 5 })
  const of = (line: Line) => missing([known], "Annual", "2024-12-31", line)

  it("isn't reported where it could only be filed, and has no reason where it is known", () => {
    assert.deepStrictEqual(of("income_tax"), notReported)
    assert.isUndefined(of("sales"))
  })

  it("lacks the operands of its derivation that aren't known", () => {
    assert.deepStrictEqual(of("gross_profit"), lacks("sales - cost_of_goods", "cost_of_goods"))
    assert.deepStrictEqual(
      of("free_cash_flow"),
      lacks("operating_cash_flow - capital_expenditures", "capital_expenditures")
    )
    assert.deepStrictEqual(of("total_debt"), lacks("short_term_debt + long_term_debt", "short_term_debt"))
  })

  it("lacks operands of the derivation that holds for all of the issuer's statements", () => {
    assert.deepStrictEqual(of("ebit"), lacks("operating_income", "operating_income"))
    const withInterest = { ...known, interest_expense: 2 }
    assert.deepStrictEqual(
      missing([withInterest], "Annual", "2024-12-31", "ebit"),
      lacks("pretax_income + interest_expense", "pretax_income")
    )
  })
})

describe("a figure of a quarter", () => {
  const q1 = of2024(1, 3, { sales: 10, eps_basic: 1, shares_basic: 5 })

  it("lacks the months that it is the rest of", () => {
    assert.deepStrictEqual(
      missing([q1, year({ sales: 100 })], "Quarterly", "2024-12-31", "sales"),
      lacks("FY - 9M", "9M")
    )
    assert.deepStrictEqual(
      missing([q1, of2024(2, 3, {}), year({ sales: 100 })], "Quarterly", "2024-06-30", "sales"),
      lacks("6M - Q1", "6M")
    )
  })

  it("isn't reported where neither months are, or it is the year's first", () => {
    assert.deepStrictEqual(missing([q1, year({})], "Quarterly", "2024-12-31", "income_tax"), notReported)
    assert.deepStrictEqual(missing([q1], "Quarterly", "2024-03-31", "income_tax"), notReported)
  })

  it("per share lacks the earnings or the shares of a part", () => {
    const all = [q1, year({ eps_basic: 4, shares_basic: 5, dividends_per_share: 1 })]
    const of = (line: Line) => missing(all, "Quarterly", "2024-12-31", line)
    assert.deepStrictEqual(
      of("eps_basic"),
      lacks(
        "(FY EPS x FY shares - sum of Qi EPS x Qi shares) / Q4 shares",
        "Q2 EPS",
        "Q3 EPS",
        "Q2 shares",
        "Q3 shares"
      )
    )
    assert.deepStrictEqual(of("shares_basic"), lacks("4 x FY - (Q1 + Q2 + Q3)", "Q2", "Q3"))
    assert.deepStrictEqual(of("dividends_per_share"), lacks("FY - (Q1 + Q2 + Q3)", "Q1", "Q2", "Q3"))
    assert.deepStrictEqual(of("eps_diluted"), notReported)
  })

  it("of shares isn't above 0 where the others have more than the year", () => {
    const parts = ([1, 2, 3] as const).map((quarter) => of2024(quarter, 3, { shares_basic: 10 }))
    assert.deepStrictEqual(
      missing([...parts, year({ shares_basic: 7 })], "Quarterly", "2024-12-31", "shares_basic"),
      { reason: "not_positive", derivation: "4 x FY - (Q1 + Q2 + Q3)", operands: [] }
    )
  })

  it("of a half lacks the first half", () => {
    const half = filed("2024-06-30", 6, "2024-08-01", { net_income: 1 })
    assert.deepStrictEqual(
      missing([half, year({ sales: 100 })], "Quarterly", "2024-12-31", "sales"),
      lacks("FY - 6M", "6M")
    )
  })
})

it("the filings of a period are those that report it, oldest first, each once", () => {
  const first = of2024(4, 12, { sales: 1 }, { form: "10-K", filing_id: "a" })
  const amended = { ...first, form: "10-K/A", filing_id: "b", version: "b", filed_at: "2025-06-01" }
  const [one] = explainedStatementsOf([amended, first, of2024(3, 9, {})], "Annual", null)
  assert.deepStrictEqual(one?.filings, [
    { filing_id: "a", filing_url: null, form: "10-K", filed_at: "2025-02-14" },
    { filing_id: "b", filing_url: null, form: "10-K/A", filed_at: "2025-06-01" }
  ])
  assert.lengthOf(explainedStatementsOf([amended, first], "Annual", "2025-05-31")[0]?.filings ?? [], 1)
})
