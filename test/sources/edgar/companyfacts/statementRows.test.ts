/** Statements built from facts: which facts a row has, and which of them give a line. */
import { assert, describe, it } from "@effect/vitest"
import { addDays } from "../../../../core/mod.ts"
import { statementRows } from "../../../../adapters/sources/edgar/companyfacts/StatementRows.ts"
import { accn, day, factsOf, quarter, year } from "../facts.ts"

const sales = "us-gaap:SalesRevenueNet"

describe("a row", () => {
  it("is one filing's, of one period, with the balances of its last day", () => {
    const rows = statementRows(
      factsOf({
        [sales]: [
          { ...year, val: 100 },
          { ...quarter, val: 30 }
        ],
        "us-gaap:Assets": [
          { ...day, val: 500 },
          { end: "2022-12-31", val: 400 }
        ],
        "us-gaap:EarningsPerShareBasic USD/shares": [{ ...year, val: 1.5 }]
      })
    )
    const common = {
      cik: "0000001234",
      fiscal_date: "2023-12-31",
      filed_at: "2024-02-01",
      filing_id: accn(1),
      filing_url: "https://www.sec.gov/Archives/edgar/data/1234/000000123424000001/",
      form: "10-K",
      currency: "USD"
    }
    const tags = { sales, total_assets: "us-gaap:Assets" }
    assert.deepStrictEqual(rows, [
      { ...common, span: 3, tags, sales: 30, total_assets: 500 },
      {
        ...common,
        span: 12,
        year: 2023,
        tags: { ...tags, eps_basic: "us-gaap:EarningsPerShareBasic" },
        sales: 100,
        eps_basic: 1.5,
        total_assets: 500
      }
    ])
  })

  const days = [
    [69, undefined],
    [70, 3],
    [120, 3],
    [121, undefined],
    [139, undefined],
    [140, 6],
    [229, 6],
    [230, 9],
    [329, 9],
    [330, 12],
    [420, 12],
    [421, undefined]
  ] as const
  it.for(days)("that begins %d days before its end has a span of %s", ([before, span]) => {
    const [row] = statementRows(factsOf({ [sales]: [{ start: addDays(day.end, -before), ...day, val: 1 }] }))
    assert.strictEqual(row?.span, span)
  })

  it("comes from a filing of any form", () => {
    const forms = ["10-K", "10-K/A", "10-Q", "20-F", "40-F/A", "10-KT", "8-K", "6-K", "DEF 14A", "S-1"]
    const facts = forms.map((form, i) => ({ ...year, val: i, form, accn: accn(i) }))
    assert.deepStrictEqual(
      statementRows(factsOf({ [sales]: facts })).map(({ form }) => form),
      forms
    )
  })

  it("has a year only where it is an annual filing's own", () => {
    const before = { start: "2022-01-01", end: "2022-12-31" }
    const quarterly = { form: "10-Q", accn: accn(2), filed: "2024-05-01", fy: 2024 }
    const rows = statementRows(
      factsOf({
        [sales]: [
          { ...before, val: 1 },
          { ...year, val: 2 },
          { ...year, ...quarterly, val: 3 }
        ]
      })
    )
    assert.deepStrictEqual(
      rows.map(({ fiscal_date, form, year: called }) => [fiscal_date, form, called]),
      [
        ["2022-12-31", "10-K", undefined],
        ["2023-12-31", "10-K", 2023],
        ["2023-12-31", "10-Q", undefined]
      ]
    )
  })

  it("is in the currency of the balance sheet", () => {
    const [row] = statementRows(
      factsOf({
        [sales]: [{ ...year, val: 1 }],
        [`${sales} EUR`]: [{ ...year, val: 2 }],
        "us-gaap:Assets EUR": [{ ...day, val: 3 }]
      })
    )
    assert.deepStrictEqual([row?.currency, row?.sales, row?.total_assets], ["EUR", 2, 3])
  })

  it("is in the currency of most of its filing's facts, whatever a translation of one year adds", () => {
    const before = { start: "2022-01-01", end: "2022-12-31" }
    const later = { accn: accn(2), filed: "2025-02-01" }
    const rows = statementRows(
      factsOf({
        [`${sales} CNY`]: [
          { ...year, val: 700 },
          { ...before, val: 650 }
        ],
        [sales]: [
          { ...year, val: 100 },
          { start: "2024-01-01", end: "2024-12-31", ...later, val: 120 }
        ]
      })
    )
    assert.deepStrictEqual(
      rows.map((row) => [row.fiscal_date, row.currency, row.sales]),
      [
        ["2022-12-31", "CNY", 650],
        ["2023-12-31", "CNY", 700],
        ["2024-12-31", "USD", 120]
      ]
    )
  })

  it("isn't of a filing without an amount in a currency", () => {
    const shares = "us-gaap:WeightedAverageNumberOfSharesOutstandingBasic shares"
    assert.deepStrictEqual(statementRows(factsOf({ [shares]: [{ ...year, val: 1 }] })), [])
  })

  it("had ended when it was filed", () => {
    const planned = { start: "2024-01-01", end: "2024-12-31", val: 2 }
    const rows = statementRows(factsOf({ [sales]: [{ ...year, val: 1 }, planned] }))
    assert.deepStrictEqual(
      rows.map((row) => [row.fiscal_date, row.year]),
      [["2023-12-31", 2023]]
    )
  })

  it.for([
    [2022, 2022],
    [2024, 2024],
    [2013, undefined],
    [null, undefined]
  ] as const)("that its filing calls %s has the year %s", ([fy, called]) => {
    assert.strictEqual(statementRows(factsOf({ [sales]: [{ ...year, fy, val: 1 }] }))[0]?.year, called)
  })

  it.for(["20-F", "40-F", "10-KT", "20-F/A"])("of an annual report on %s has its year", (form) => {
    assert.strictEqual(statementRows(factsOf({ [sales]: [{ ...year, form, val: 1 }] }))[0]?.year, 2023)
  })

  it.for(["10-Q", "6-K", "8-K", "S-1", "DEF 14A"])("of another filing on %s has none", (form) => {
    assert.isUndefined(statementRows(factsOf({ [sales]: [{ ...year, form, val: 1 }] }))[0]?.year)
  })

  it("has no dividends per share that are scaled as millions", () => {
    const dividends = "us-gaap:CommonStockDividendsPerShareDeclared USD/shares"
    const rows = statementRows(
      factsOf({ [sales]: [{ ...year, val: 1 }], [dividends]: [{ ...year, val: 6e-7 }] })
    )
    assert.isUndefined(rows[0]?.dividends_per_share)
  })
})
