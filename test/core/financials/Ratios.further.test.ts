/** Ratios beside those of pages, of Apple's and Microsoft's fiscal year 2020, from the figures of their 10-Ks. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { flowLines, type Line, type Lines, noLines } from "../../../core/financials/Line.ts"
import { lineFigures } from "../../../core/financials/LineFigures.ts"
import { healthFigures, marginFigures, returnFigures } from "../../../core/financials/Ratios.ts"
import { ratioFigures } from "../../../core/financials/StatementFigures.ts"
import { apple10K2020 } from "./apple.ts"
import { anyLines, linesOf, scaled } from "./made.ts"

type Ratio = keyof typeof lineFigures

const checked: ReadonlyArray<readonly [Ratio, number]> = [
  // In millions, to sales of 274,515: 69,964; 80,674; 73,365; 7,309; 18,752; 19,916; 6,829
  ["ebit_margin", 25.4864],
  ["operating_cash_flow_margin", 29.3878],
  ["free_cash_flow_margin", 26.7253],
  ["capital_expenditures_to_sales", 2.6625],
  ["research_and_development_to_sales", 6.831],
  ["selling_general_and_administrative_to_sales", 7.255],
  ["stock_based_compensation_to_sales", 2.4877],
  // 9,680 / 67,091; the 10-K says 14.4 %
  ["effective_tax_rate", 14.4282],
  // 69,964 / (323,888 - 105,392)
  ["roce", 32.0207],
  // 104,956, 73,365 and 274,515 / 323,888
  ["gross_profitability", 32.405],
  ["free_cash_flow_to_assets", 22.6513],
  ["asset_turnover", 0.8476],
  // 169,559 / 4,061; 16,120 / 274,515 x 365; 4,061 / 169,559 x 365
  ["inventory_turnover", 41.753],
  ["days_sales_outstanding", 21.4334],
  ["days_inventory_outstanding", 8.7419],
  // (57,411 - 80,674) / 323,888; 80,674 / 57,411
  ["accruals_to_assets", -7.1824],
  ["cash_conversion", 140.5201],
  // 143,713, 38,016 + 52,927 + 16,120, 38,016 + 52,927 / 105,392
  ["current_ratio", 1.3636],
  ["quick_ratio", 1.0159],
  ["cash_ratio", 0.8629],
  // 143,713 - 105,392; 143,713 - 258,549; 65,339; 112,436 + 65,339 - 38,016
  ["working_capital", 38_321e6],
  ["net_current_asset_value", -114_836e6],
  ["tangible_book_value", 65_339e6],
  ["invested_capital", 139_759e6],
  // 258,549 and 112,436 / 323,888; 112,436 / (112,436 + 65,339); 65,339 / 323,888
  ["liabilities_to_assets", 79.8267],
  ["debt_to_assets", 34.7145],
  ["debt_to_capital", 63.2462],
  ["equity_ratio", 20.1733],
  // 112,436 and 112,436 - 38,016 - 52,927 / 81,020; 80,674 / 112,436
  ["debt_to_ebitda", 1.3878],
  ["net_debt_to_ebitda", 0.2653],
  ["operating_cash_flow_to_debt", 71.751],
  // 14,081 / 57,411; 14,081 / 73,365; (14,081 + 72,358) / 57,411
  ["payout_ratio", 24.5267],
  ["free_cash_flow_payout_ratio", 19.1931],
  ["total_payout_ratio", 150.5617]
]

/** In millions, 10-K of 2020-07-31. */
const microsoft2020 = scaled(
  linesOf({
    total_assets: 301_311,
    goodwill: 43_351,
    intangible_assets: 7_038,
    total_shareholders_equity: 118_304
  }),
  1e6
)

describe("Apple's fiscal year 2020", () => {
  it.for(checked)("had a %s of %s", ([name, expected]) => {
    assert.approximately(lineFigures[name].of(apple10K2020) ?? Number.NaN, expected, 5e-5)
  })

  it("has none without a known figure", () => {
    assert.isNull(lineFigures.goodwill_to_assets.of(apple10K2020))
  })
})

it("goodwill and other intangible assets are those of Microsoft's fiscal year 2020", () => {
  // (43,351 + 7,038) / 301,311; 118,304 - 43,351 - 7,038
  assert.approximately(lineFigures.goodwill_to_assets.of(microsoft2020) ?? Number.NaN, 16.7233, 5e-5)
  assert.strictEqual(lineFigures.tangible_book_value.of(microsoft2020), 67_915e6)
})

it("every ratio is checked by a filing's figures", () => {
  const pages = Object.keys({ ...marginFigures, ...returnFigures, ...healthFigures })
  assert.deepStrictEqual(
    Object.keys(lineFigures)
      .filter((name) => !pages.includes(name) && name !== "goodwill_to_assets")
      .toSorted(),
    checked.map(([name]) => name).toSorted()
  )
})

describe.each(Object.entries(lineFigures))("%s", (_, { formula, of, unit }) => {
  it("is null without lines, and never infinite", () => {
    assert.isNull(of(noLines))
    fc.assert(
      fc.property(anyLines, (lines) => {
        const value = of(lines)
        assert.isTrue(value === null || Number.isFinite(value))
      })
    )
  })

  it("needs no line that its formula doesn't name, and some that it does", () => {
    const named = new Set(formula.match(/[a-z_]+/g))
    // What isn't above 0 makes many ratios null.
    const known = Object.fromEntries(
      Object.keys(noLines).map((line, i) => [line, 9000 - i])
    ) as unknown as Lines
    const value = of(known)
    assert.isNotNull(value)
    const uses = (line: string) => of({ ...known, [line]: 7919 }) !== value
    const used = Object.keys(noLines).filter(uses)
    assert.deepStrictEqual(
      used.filter((line) => !named.has(line)),
      []
    )
    assert.isNotEmpty(used)
  })

  it("of amounts in another unit is the same, or an amount in that unit", () => {
    const doubled = (of(scaled(apple10K2020, 2)) ?? 0) / (of(apple10K2020) ?? 1)
    assert.isTrue(Math.abs(doubled - (unit === "currency" ? 2 : 1)) < 1e-9 || of(apple10K2020) === null)
  })
})

describe("trailing ratios", () => {
  const byName = new Map(ratioFigures.map((figure) => [figure.name, figure]))

  it("name trailing flows and latest balances", () => {
    assert.strictEqual(byName.get("net_margin_ttm")?.formula, "net_income_ttm / sales_ttm x 100")
    assert.strictEqual(byName.get("roe_ttm")?.formula, "net_income_ttm / total_shareholders_equity_mrq x 100")
    assert.strictEqual(
      byName.get("current_ratio_mrq")?.formula,
      "total_current_assets_mrq / total_current_liabilities_mrq"
    )
  })

  it("are named after their lines: _ttm with a flow, else _mrq", () => {
    for (const { basis, formula, name } of ratioFigures) {
      if (basis === "annual") continue
      const hasFlow = flowLines.some((line: Line) => formula.includes(`${line}_ttm`))
      assert.isTrue(name.endsWith(hasFlow ? "_ttm" : "_mrq"), name)
    }
  })
})
