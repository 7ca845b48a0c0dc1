/** What the page of statements shows: its lines, units and comparisons, and movement by keyboard. */
import { assert, describe, it } from "@effect/vitest"
import { changedFigures, countOf } from "../../apps/site/src/company/financials/changes.ts"
import { derivationText } from "../../apps/site/src/company/financials/derivation.ts"
import { placeAfter } from "../../apps/site/src/company/financials/gridKeys.ts"
import {
  allLines,
  drawnAtFirst,
  flat,
  type Statement,
  toggled
} from "../../apps/site/src/company/financials/lines.ts"
import { missingChain } from "../../apps/site/src/company/financials/missing.ts"
import {
  comparable,
  firstRows,
  growthWithin,
  newestForm,
  newestPeriods,
  reportsByHalves,
  shareOf
} from "../../apps/site/src/company/financials/periods.ts"
import { standInOf } from "../../apps/site/src/company/financials/standIn.ts"
import { scaleFor } from "../../apps/site/src/company/financials/unit.ts"
import { lines, noLines } from "../../core/financials/Line.ts"

const statement = (given: Partial<Statement>): Statement => ({
  fiscal_date: "2025-09-27",
  year: 2025,
  quarter: null,
  months: 12,
  currency: "USD",
  filed_at: "2025-10-31",
  ...noLines,
  ...given
})

describe("The lines of the page", () => {
  it("are all that are stored", () => {
    assert.deepStrictEqual([...allLines].toSorted(), [...lines].toSorted())
  })

  it("are beside one another, those of `lines` too", () => {
    const answered = {
      fiscal_date: "2025-09-27",
      sales: 5,
      lines: { income_tax: 2 }
    } as unknown as Parameters<typeof flat>[0]
    assert.deepInclude(flat(answered), { sales: 5, income_tax: 2 })
    assert.notProperty(flat(answered), "lines")
  })

  it("are drawn when they are pressed, up to five", () => {
    assert.deepStrictEqual(toggled(drawnAtFirst, "net_income"), ["sales", "free_cash_flow"])
    assert.deepStrictEqual(toggled(["sales"], "ebit"), ["sales", "ebit"])
    const five = ["sales", "ebit", "ebitda", "goodwill", "inventory"] as const
    assert.deepStrictEqual(toggled(five, "eps_basic"), five)
  })
})

it("A share is of sales, in the balance sheet of total assets, and of none of either unless they are above 0", () => {
  const one = statement({ sales: 200, net_income: 50, inventory: 3, total_assets: 12, eps_basic: 1 })
  assert.deepStrictEqual(
    (["net_income", "inventory", "eps_basic", "goodwill"] as const).map((line) => shareOf(one, line)),
    [25, 25, null, null]
  )
  assert.isNull(shareOf({ ...one, sales: 0 }, "net_income"))
})

const periods = (months: 3 | 6 | 12, count: number) =>
  Array.from({ length: count }, (_, i) => ({ months, year: 2026 - Math.floor((i + 3) / (12 / months)) }))

it("Five years are as many statements, twenty quarters or ten halves, also where the newest year has just begun", () => {
  assert.lengthOf(newestPeriods(periods(3, 40), 5), 20)
  assert.lengthOf(newestPeriods(periods(6, 40), 5), 10)
  assert.lengthOf(newestPeriods(periods(12, 40), 5), 5)
  assert.isEmpty(newestPeriods([], 5))
})

it("A CSV of the shown statements has its names and as many rows", () => {
  assert.strictEqual(firstRows("a,b\r\n1,2\r\n3,4\r\n5,6\r\n", 2), "a,b\r\n1,2\r\n3,4\r\n")
})

const lacks = (derivation: string | null, ...operands: Array<string>) => ({
  reason: derivation === null ? ("not_reported" as const) : ("operand_missing" as const),
  derivation,
  operands
})

describe("What isn't known", () => {
  const missing = {
    goodwill: lacks(null),
    ebitda: lacks("ebit + depreciation_and_amortization", "ebit"),
    ebit: lacks("operating_income", "operating_income"),
    operating_income: lacks("FY - 9M", "9M")
  }

  it("is followed through the lines that a derivation lacks", () => {
    const derivations = missingChain({ missing }, "ebitda").map(({ derivation }) => derivation)
    assert.deepStrictEqual(derivations, [
      "ebit + depreciation_and_amortization",
      "operating_income",
      "FY - 9M"
    ])
  })

  it("has no derivation where it could only be reported, or is known", () => {
    assert.isEmpty(missingChain({ missing }, "goodwill"))
    assert.isEmpty(missingChain({ missing }, "sales"))
  })
})

const change = (cause: "restated" | "added") => ({
  cause,
  value: cause === "added" ? null : 1,
  on_shares: null,
  currency: "USD",
  filing_id: null,
  filing_url: null,
  form: null,
  tag: null,
  derivation: null,
  filed_at: null
})

it("Figures that were known otherwise are counted by their cause", () => {
  const one = statement({ changes: { goodwill: change("added"), sales: change("restated") } })
  const changed = changedFigures([one, statement({ changes: null }), statement({})])
  assert.deepStrictEqual(
    changed.map(({ line }) => line),
    ["sales", "goodwill"]
  )
  assert.deepStrictEqual([countOf(changed, "restated"), countOf(changed, "split")], [1, 0])
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

  it("compares a quarter with that quarter, not with twelve months to it", () => {
    const [q2, q1] = [
      statement({ months: 3, quarter: 2, sales: 30 }),
      statement({ months: 3, quarter: 1, sales: 10 })
    ]
    const trailing = statement({ quarter: 2, sales: 99 })
    const q2Before = statement({ fiscal_date: "2024-09-28", year: 2024, months: 3, quarter: 2, sales: 24 })
    const growth = growthWithin([trailing, q2, q1, q2Before])
    assert.strictEqual(growth(q2, "sales"), 25)
    assert.isNull(growth(q1, "sales"))
    assert.isNull(growth(trailing, "sales"))
    const monthsBefore = statement({ fiscal_date: "2024-09-28", year: 2024, quarter: 2, sales: 90 })
    assert.strictEqual(growthWithin([trailing, q2Before, monthsBefore])(trailing, "sales"), 10)
  })

  it("isn't known across currencies, nor drawn", () => {
    const other = { ...before, currency: "EUR" }
    assert.isNull(growthWithin([now, other])(now, "sales"))
    assert.deepStrictEqual(comparable([now, other], "sales", "USD"), [110, null])
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
