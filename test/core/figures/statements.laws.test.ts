/** Figures of rows are those that pages compute of the same statements, to the bit, whatever currencies they are in. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { growth, growthRates } from "../../../core/financials/Growth.ts"
import { pricedFigures } from "../../../core/financials/Multiples.ts"
import { financialHealth, margins, returns } from "../../../core/financials/Ratios.ts"
import { noLines } from "../../../core/financials/Line.ts"
import type { Statement } from "../../../core/financials/Statement.ts"
import {
  averageFigures,
  ratioFigures,
  statementFacts,
  statementFigures
} from "../../../core/financials/StatementFigures.ts"
import { trailing, trailingFlow } from "../../../core/financials/Trailing.ts"
import { valuation } from "../../../core/financials/Valuation.ts"
import {
  pricedLines,
  trailingLines,
  statementPlaces,
  valueAt,
  yearLines
} from "../../../core/figures/StatementLines.ts"
import type { StatementRow } from "../../../core/figures/StatementRows.ts"
import { anyLines, annual, quarterly } from "../financials/made.ts"

const rowOf = (statements: ReadonlyArray<Statement>): StatementRow => {
  const facts = statementFacts(statements)
  return {
    issuer_id: 1,
    known_from: "2020-01-01",
    currency: facts.currency,
    annual_currency: facts.annual_currency,
    trailing_currency: facts.trailing_currency,
    statement_date: facts.trailing.latest?.fiscal_date ?? null,
    fiscal_date: facts.years.annual?.fiscal_date ?? null,
    fiscal_year: facts.years.annual?.year ?? null,
    values: Float64Array.from(statementFigures, ({ of }) => of(facts)),
    shares_of: new Float64Array(averageFigures.length).fill(Number.NaN)
  }
}

const currency = fc.constantFrom("USD", "USD", "USD", "EUR")

/** Statements of some years and quarters to 2021, newest first within each period, any of them missing. */
const anyStatements: fc.Arbitrary<ReadonlyArray<Statement>> = fc
  .tuple(
    fc.array(fc.tuple(fc.boolean(), anyLines, currency), { minLength: 7, maxLength: 7 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), anyLines, currency), { minLength: 12, maxLength: 12 })
  )
  .map(([years, quarters]) => [
    ...years.flatMap(([isThere, lines, money], i) => (isThere ? [annual(2020 - i, lines, money)] : [])),
    ...quarters.flatMap(([luck, lines, money], i) =>
      luck > 0 ? [quarterly(2021 - Math.floor(i / 4), 4 - (i % 4), lines, money)] : []
    )
  ])

const figure = (row: StatementRow, name: string) => valueAt(row, statementPlaces.get(name))

describe("the row of any statements", () => {
  it("gives the multiples of a page, to prices in any currency", () => {
    let [known, foreign] = [0, 0]
    fc.assert(
      fc.property(
        anyStatements,
        fc.constantFrom("USD", "EUR", null),
        fc.option(fc.integer({ min: 1, max: 1e9 })),
        (statements, money, market_cap) => {
          const row = rowOf(statements)
          const lines = pricedLines(row, money)
          const page = valuation(market_cap, money, statements)
          for (const [name, value] of Object.entries(page)) {
            const { of } = pricedFigures[name as keyof typeof page]
            assert.isTrue(Object.is(of({ market_cap, lines }), value), name)
            if (value !== null) known++
            if (value !== null && money !== row.currency) foreign++
          }
        }
      ),
      { numRuns: 1000 }
    )
    assert.isAbove(known, 300)
    assert.isAbove(foreign, 0)
  })

  it("gives the margins, returns, health and growth of a page", () => {
    fc.assert(
      fc.property(anyStatements, (statements) => {
        const row = rowOf(statements)
        const lines = statements.find(({ period }) => period === "Annual") ?? noLines
        const pages = { ...margins(lines), ...returns(lines), ...financialHealth(lines) }
        for (const [name, value] of Object.entries(pages)) {
          const ratio = ratioFigures.find((one) => one.name === name)
          assert.isTrue(Object.is(ratio?.of(yearLines(row)), value), name)
        }
        for (const [name, value] of Object.entries(growthRates(statements)))
          assert.isTrue(Object.is(figure(row, name), value), name)
        assert.isTrue(
          Object.is(figure(row, "free_cash_flow_growth_3y_cagr"), growth(statements, "free_cash_flow", 3))
        )
      })
    )
  })

  it("has flows of twelve months as pages compare prices with", () => {
    fc.assert(
      fc.property(anyStatements, (statements) => {
        const row = rowOf(statements)
        const months = trailing(statements)
        assert.strictEqual(figure(row, "sales_ttm"), trailingFlow(months, "sales", row.trailing_currency))
        assert.strictEqual(figure(row, "total_debt_mrq"), months.latest?.total_debt ?? null)
      })
    )
  })
})

const quarters = (sales: ReadonlyArray<number>, from = 2020) =>
  sales.map((amount, i) => quarterly(from - Math.floor(i / 4), 4 - (i % 4), { sales: amount }))

describe("growth over twelve months", () => {
  it("is of four quarters over the four a year earlier", () => {
    // (30 + 20 + 20 + 30) / (25 + 15 + 15 + 25) - 1
    const row = rowOf(quarters([30, 20, 20, 30, 25, 15, 15, 25]))
    assert.strictEqual(figure(row, "sales_ttm_growth_1y"), 25)
  })

  it("is unknown where a quarter of either year is missing, or in another currency", () => {
    const eight = quarters([30, 20, 20, 30, 25, 15, 15, 25])
    assert.isNull(figure(rowOf(eight.slice(0, 7)), "sales_ttm_growth_1y"))
    const foreign = eight.map((quarter, i) => (i === 5 ? { ...quarter, currency: "EUR" } : quarter))
    assert.isNull(figure(rowOf(foreign), "sales_ttm_growth_1y"))
  })

  it("is that of the year where it is the latest statement", () => {
    const years = [annual(2020, { sales: 120 }), annual(2019, { sales: 100 })]
    assert.strictEqual(figure(rowOf(years), "sales_ttm_growth_1y"), 20)
  })
})

describe("a ratio of two flows over twelve months", () => {
  const margin = ratioFigures.find(({ name }) => name === "ebitda_margin_ttm")
  const marginOf = (statements: Parameters<typeof rowOf>[0]) =>
    margin?.of(trailingLines(rowOf(statements), margin.flows))

  const year = annual(2020, { sales: 100, ebitda: 10 })
  const five = [1, 4, 3, 2, 1].map((quarter, i) =>
    quarterly(i === 0 ? 2021 : 2020, quarter, { sales: 30, ebitda: 6 })
  )

  it("is of the quarters where these have both", () => {
    assert.strictEqual(marginOf([year, ...five]), 20)
  })

  it("is of the year where a quarter lacks one, and never of one's quarters and the other's year", () => {
    const lacking = five.map((quarter, i) => (i === 2 ? { ...quarter, ebitda: null } : quarter))
    assert.strictEqual(marginOf([year, ...lacking]), 10)
    assert.isNull(marginOf(lacking))
  })

  it("is of the quarters where the year has neither", () => {
    assert.strictEqual(marginOf([annual(2020, {}), ...five]), 20)
  })
})
