/** Lines derived from other lines of a statement, each rule by hand. */
import { assert, describe, it } from "@effect/vitest"
import { type EbitBasis, withDerived } from "../../../core/financials/Derived.ts"
import type { Line, Lines } from "../../../core/financials/Line.ts"
import type { Figure } from "../../../core/financials/Version.ts"

const figure = (value: number, filed_at: string | null = "2025-02-14", form = "10-K"): Figure => ({
  value,
  filed_at,
  first_filed_at: filed_at,
  provenance: {
    source: "test",
    filing_id: null,
    filing_url: null,
    form,
    tag: null,
    filed_at,
    derivation: null
  }
})

const figuresOf = (known: Partial<Lines>): ReadonlyMap<Line, Figure> =>
  new Map(Object.entries(known).map(([line, value]) => [line as Line, figure(value ?? Number.NaN)]))

const bases: ReadonlyArray<EbitBasis> = ["pretax_income + interest_expense", "operating_income"]

/** On the basis of EBIT on which the line is known, if there is one. */
const derived = (line: Line, known: Partial<Lines>) =>
  bases.map((basis) => withDerived(figuresOf(known), basis).get(line)).find((figure) => figure !== undefined)

const rules: ReadonlyArray<readonly [line: Line, known: Partial<Lines>, value: number, derivation: string]> =
  [
    // 100 - 60
    ["gross_profit", { sales: 100, cost_of_goods: 60 }, 40, "sales - cost_of_goods"],
    // 500 - 200
    [
      "total_non_current_assets",
      { total_assets: 500, total_current_assets: 200 },
      300,
      "total_assets - total_current_assets"
    ],
    // 300 - 120
    [
      "total_non_current_liabilities",
      { total_liabilities: 300, total_current_liabilities: 120 },
      180,
      "total_liabilities - total_current_liabilities"
    ],
    // 15 + 85
    ["total_debt", { short_term_debt: 15, long_term_debt: 85 }, 100, "short_term_debt + long_term_debt"],
    // 50 - 20
    [
      "free_cash_flow",
      { operating_cash_flow: 50, capital_expenditures: 20 },
      30,
      "operating_cash_flow - capital_expenditures"
    ],
    // 25 + 3
    [
      "ebit",
      { pretax_income: 25, interest_expense: 3, operating_income: 27 },
      28,
      "pretax_income + interest_expense"
    ],
    ["ebit", { operating_income: 27 }, 27, "operating_income"],
    ["ebit", { operating_income: 27, pretax_income: 25 }, 27, "operating_income"],
    ["ebit", { operating_income: 27, interest_expense: 3 }, 27, "operating_income"],
    // 28 + 7
    ["ebitda", { ebit: 28, depreciation_and_amortization: 7 }, 35, "ebit + depreciation_and_amortization"],
    // 25 + 3 + 7
    [
      "ebitda",
      { pretax_income: 25, interest_expense: 3, depreciation_and_amortization: 7 },
      35,
      "ebit + depreciation_and_amortization"
    ],
    // 27 + 7
    [
      "ebitda",
      { operating_income: 27, depreciation_and_amortization: 7 },
      34,
      "ebit + depreciation_and_amortization"
    ]
  ]

describe.each(rules)("%s derived from %o", (line, known, value, derivation) => {
  it(`is ${value}`, () => {
    assert.strictEqual(derived(line, known)?.value, value)
  })

  it(`has the derivation ${derivation}`, () => {
    assert.strictEqual(derived(line, known)?.provenance.derivation, derivation)
  })

  it("is the filed figure where one was filed", () => {
    assert.deepStrictEqual(derived(line, { ...known, [line]: 1 }), figure(1))
  })
})

it("EBIT is of the chosen basis alone, whatever else is known", () => {
  const known = figuresOf({ pretax_income: 25, interest_expense: 3, operating_income: 27 })
  const ebitOn = (basis: EbitBasis, figures = known) => withDerived(figures, basis).get("ebit")?.value
  assert.deepStrictEqual(
    bases.map((basis) => ebitOn(basis)),
    [28, 27]
  )
  const withoutInterest = figuresOf({ pretax_income: 25, operating_income: 27 })
  assert.isUndefined(ebitOn("pretax_income + interest_expense", withoutInterest))
})

describe("the line can't be derived:", () => {
  it.for<readonly [Line, Partial<Lines>]>([
    ["gross_profit", { sales: 100 }],
    ["gross_profit", { cost_of_goods: 60 }],
    ["total_non_current_assets", { total_assets: 500 }],
    ["total_non_current_assets", { total_current_assets: 200 }],
    ["total_non_current_liabilities", { total_liabilities: 300 }],
    ["total_non_current_liabilities", { total_current_liabilities: 120 }],
    ["total_debt", { total_liabilities: 300 }],
    ["total_debt", { long_term_debt: 85 }],
    ["total_debt", { short_term_debt: 15 }],
    ["free_cash_flow", { operating_cash_flow: 50 }],
    ["free_cash_flow", { capital_expenditures: 20 }],
    ["ebit", { pretax_income: 25 }],
    ["ebit", { interest_expense: 3 }],
    ["ebitda", { operating_income: 27 }],
    ["ebitda", { depreciation_and_amortization: 7 }]
  ])("%s from %o alone", ([line, known]) => {
    assert.isUndefined(derived(line, known))
  })
})

describe("a derived figure", () => {
  it("takes its provenance from the operand that was filed later", () => {
    const figures = new Map<Line, Figure>([
      ["operating_cash_flow", figure(50, "2025-04-30", "10-K/A")],
      ["capital_expenditures", figure(20)]
    ])
    assert.deepStrictEqual(withDerived(figures, "operating_income").get("free_cash_flow")?.provenance, {
      source: "test",
      filing_id: null,
      filing_url: null,
      tag: null,
      form: "10-K/A",
      filed_at: "2025-04-30",
      derivation: "operating_cash_flow - capital_expenditures"
    })
  })

  it("is dated if one of its operands is", () => {
    const figures = new Map<Line, Figure>([
      ["sales", figure(100, null)],
      ["cost_of_goods", figure(60)]
    ])
    assert.strictEqual(
      withDerived(figures, "operating_income").get("gross_profit")?.provenance.filed_at,
      "2025-02-14"
    )
  })

  it("may be negative", () => {
    assert.strictEqual(
      derived("free_cash_flow", { operating_cash_flow: 20, capital_expenditures: 50 })?.value,
      -30
    )
  })

  it("of two equal operands is 0", () => {
    assert.isTrue(Object.is(derived("gross_profit", { sales: 60, cost_of_goods: 60 })?.value, 0))
  })
})

it("no line is derived from an empty statement", () => {
  assert.strictEqual(withDerived(new Map(), "operating_income").size, 0)
})
