/** What the page of statements shows: its lines, units and comparisons, and movement by keyboard. */
import { assert, describe, it } from "@effect/vitest"
import { derivationText } from "../../apps/site/src/company/financials/derivation.ts"
import { placeAfter } from "../../apps/site/src/company/financials/gridKeys.ts"
import {
  allLines,
  drawnAtFirst,
  type Statement,
  toggled
} from "../../apps/site/src/company/financials/lines.ts"
import {
  comparable,
  growthWithin,
  newestForm,
  reportsByHalves
} from "../../apps/site/src/company/financials/periods.ts"
import { standInOf } from "../../apps/site/src/company/financials/standIn.ts"
import { scaleFor } from "../../apps/site/src/company/financials/unit.ts"
import { pageLines } from "../../core/financials/Line.ts"

const nothing = Object.fromEntries(pageLines.map((line) => [line, null])) as Record<
  (typeof pageLines)[number],
  null
>

const statement = (given: Partial<Statement>): Statement => ({
  fiscal_date: "2025-09-27",
  year: 2025,
  quarter: null,
  period: "Annual",
  months: 12,
  currency: "USD",
  filed_at: "2025-10-31",
  ...nothing,
  ...given
})

describe("The lines of the page", () => {
  it("are all that the service answers", () => {
    assert.deepStrictEqual([...allLines].toSorted(), [...pageLines].toSorted())
  })

  it("are drawn when they are pressed, up to five", () => {
    assert.deepStrictEqual(toggled(drawnAtFirst, "net_income"), ["sales", "free_cash_flow"])
    assert.deepStrictEqual(toggled(["sales"], "ebit"), ["sales", "ebit"])
    const five = ["sales", "ebit", "ebitda", "goodwill", "inventory"] as const
    assert.deepStrictEqual(toggled(five, "eps_basic"), five)
  })
})

describe("The unit of a table", () => {
  it("leaves the largest amount five digits", () => {
    assert.strictEqual(scaleFor([416_161e6, null, -14_264e6], [1, 1e3, 1e6, 1e9]), 1e6)
    assert.strictEqual(scaleFor([300_870_903e6, 5e6], [1, 1e3, 1e6, 1e8]), 1e8)
    assert.strictEqual(scaleFor([-9_999_000], [1, 1e3, 1e6]), 1)
    assert.strictEqual(scaleFor([null], [1, 1e4]), 1)
  })
})

describe("Growth against a year earlier", () => {
  const now = statement({ sales: 110, net_income: -5 })
  const before = statement({ fiscal_date: "2024-09-28", year: 2024, sales: 100, net_income: 20 })

  it("is of the same period of the year before, and positive figures", () => {
    const growth = growthWithin([now, before])
    assert.strictEqual(growth(now, "sales"), 10)
    assert.isNull(growth(now, "net_income"))
    assert.isNull(growth(before, "sales"))
  })

  it("compares a quarter with that quarter", () => {
    const [q2, q1] = [statement({ quarter: 2, sales: 30 }), statement({ quarter: 1, sales: 10 })]
    const q2Before = statement({ fiscal_date: "2024-09-28", year: 2024, quarter: 2, sales: 24 })
    const growth = growthWithin([q2, q1, q2Before])
    assert.strictEqual(growth(q2, "sales"), 25)
    assert.isNull(growth(q1, "sales"))
  })

  it("isn't known across currencies, nor drawn", () => {
    const other = { ...before, currency: "EUR" }
    assert.isNull(growthWithin([now, other])(now, "sales"))
    assert.deepStrictEqual(comparable([now, other], "sales"), [110, null])
  })
})

it("The newest form is that of the figures filed last", () => {
  const origin = { filing_id: null, filing_url: null, tag: null, derivation: null }
  const provenance = {
    sales: { ...origin, form: "10-K", filed_at: "2025-10-31" },
    goodwill: { ...origin, form: "10-K/A", filed_at: "2026-01-05" }
  }
  assert.strictEqual(newestForm(statement({ filed_at: "2026-01-05", provenance })), "10-K/A")
  assert.isNull(newestForm(statement({})))
})

it("A derivation has the names of lines and the signs of arithmetic", () => {
  const names = new Map([
    ["ebit", "EBIT"],
    ["depreciation_and_amortization", "Depreciation"]
  ])
  const text = (derivation: string) => derivationText(derivation, (line) => names.get(line))
  assert.strictEqual(text("ebit + depreciation_and_amortization"), "EBIT + Depreciation")
  assert.strictEqual(text("FY - (Q1 + Q2 + Q3)"), "FY − (Q1 + Q2 + Q3)")
  assert.strictEqual(
    text("(FY EPS x FY shares - sum of Qi EPS x Qi shares) / Q4 shares"),
    "(FY EPS × FY shares − sum of Qi EPS × Qi shares) / Q4 shares"
  )
})

describe("Keys within a grid", () => {
  const size = { rows: 32, columns: 6 }
  const press = (key: string, ctrlKey = false) => placeAfter({ row: 3, column: 5 }, { key, ctrlKey }, size)

  it("move by a place, to the ends, and no further", () => {
    assert.deepStrictEqual(press("ArrowUp"), { row: 2, column: 5 })
    assert.deepStrictEqual(press("ArrowRight"), { row: 3, column: 5 })
    assert.deepStrictEqual(press("Home"), { row: 3, column: 0 })
    assert.deepStrictEqual(press("Home", true), { row: 0, column: 0 })
    assert.deepStrictEqual(press("End", true), { row: 31, column: 5 })
    assert.deepStrictEqual(press("PageUp"), { row: 0, column: 5 })
  })

  it("do nothing else", () => {
    assert.isUndefined(press("Enter"))
    assert.isUndefined(press("a"))
  })
})

const filed = (derivation: string | null) => ({
  filing_id: "0000320193-25-000079",
  filing_url: null,
  form: "10-K",
  tag: null,
  derivation,
  filed_at: "2025-10-31"
})
const figures = (ebit: string) => ({
  operating_income: filed(null),
  pretax_income: filed(null),
  ebit: filed(ebit),
  ebitda: filed("ebit + depreciation_and_amortization"),
  net_income: filed("FY - 9M")
})

describe("A line that stands in for another", () => {
  it("is operating income for EBIT without interest, and so in EBITDA", () => {
    const one = statement({ provenance: figures("operating_income") })
    const operatingIncome = { of: "ebit", by: "operating_income" } as const
    assert.deepStrictEqual(standInOf(one, "ebit"), operatingIncome)
    assert.deepStrictEqual(standInOf(one, "ebitda"), operatingIncome)
  })

  it("isn't a part of a formula, nor a figure of other periods, nor what was filed", () => {
    const one = statement({ provenance: figures("pretax_income + interest_expense") })
    for (const line of ["ebit", "ebitda", "net_income", "operating_income", "goodwill"] as const)
      assert.isNull(standInOf(one, line))
    assert.isNull(standInOf(statement({}), "ebit"))
  })
})

it("a company reports by halves where its newest period within a year is one", () => {
  assert.deepStrictEqual(
    [[{ months: 6 }, { months: 3 }], [{ months: 3 }, { months: 6 }], []].map((periods) =>
      reportsByHalves(periods as ReadonlyArray<{ months: 3 | 6 }>)
    ),
    [true, false, false]
  )
})
