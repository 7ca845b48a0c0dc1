/** Depreciation and amortization, from the cash flow statement or as the sum of what notes state apart. */
import { assert, describe, it } from "@effect/vitest"
import { statementRows } from "../../../../adapters/sources/edgar/companyfacts/StatementRows.ts"
import { accn, factsOf, year } from "../facts.ts"

const total = "us-gaap:DepreciationDepletionAndAmortization"
const inCashFlow = "us-gaap:DepreciationAmortizationAndAccretionNet"
const depreciation = "us-gaap:Depreciation"
const amortization = "us-gaap:AmortizationOfIntangibleAssets"

const annual = { ...year, accn: accn(1) }
const before = { start: "2022-01-01", end: "2022-12-31", accn: accn(1) }
const report = { form: "10-Q", accn: accn(2), filed: "2024-08-01", fy: 2024 }
const half = { start: "2024-01-01", end: "2024-06-30", ...report }
const second = { start: "2024-04-01", end: "2024-06-30", ...report }

const found = (given: Parameters<typeof factsOf>[0]) =>
  statementRows(factsOf(given)).flatMap(({ depreciation_and_amortization, fiscal_date, span }) =>
    depreciation_and_amortization === undefined ? [] : [[fiscal_date, span, depreciation_and_amortization]]
  )

describe("depreciation and amortization", () => {
  it("is that of the cash flow statement, not a rounded one of a note", () => {
    assert.deepStrictEqual(
      found({ [inCashFlow]: [{ ...annual, val: 10_505 }], [total]: [{ ...annual, val: 8300 }] }),
      [["2023-12-31", 12, 10_505]]
    )
  })

  it("of a note isn't taken for a quarter where the filing's cash flow statement has months to date", () => {
    assert.deepStrictEqual(
      found({
        [total]: [{ ...half, val: 90 }],
        "us-gaap:DepreciationAndAmortization": [{ ...second, val: 40 }]
      }),
      [["2024-06-30", 6, 90]]
    )
  })

  it("is the sum of both for a year, where the filing has no total", () => {
    assert.deepStrictEqual(
      found({ [depreciation]: [{ ...annual, val: 70 }], [amortization]: [{ ...annual, val: 20 }] }),
      [["2023-12-31", 12, 90]]
    )
  })

  it("is the sum of two lines of the cash flow statement, as in Marvell's 10-K for fiscal 2025", () => {
    assert.deepStrictEqual(
      found({
        "us-gaap:OtherDepreciationAndAmortization": [{ ...annual, val: 304_300_000 }],
        [amortization]: [{ ...annual, val: 1_052_600_000 }],
        [depreciation]: [{ ...annual, val: 177_000_000 }]
      }),
      [["2023-12-31", 12, 1_356_900_000]]
    )
  })

  it("isn't a sum in a filing with a total of another year", () => {
    assert.deepStrictEqual(
      found({
        [total]: [{ ...before, val: 95 }],
        [depreciation]: [{ ...annual, val: 70 }],
        [amortization]: [{ ...annual, val: 20 }]
      }),
      [["2022-12-31", 12, 95]]
    )
  })

  it("is a sum for a quarter where no filing within a year has a total", () => {
    const apart = { [depreciation]: [{ ...second, val: 30 }], [amortization]: [{ ...second, val: 9 }] }
    assert.deepStrictEqual(found(apart), [["2024-06-30", 3, 39]])
    assert.deepStrictEqual(found({ ...apart, [total]: [{ ...annual, val: 95 }] }), [["2023-12-31", 12, 95]])
    const early = { ...before, accn: accn(4), filed: "2023-02-01", val: 95 }
    assert.deepStrictEqual(found({ ...apart, [total]: [early] }), [
      ["2022-12-31", 12, 95],
      ["2024-06-30", 3, 39]
    ])
  })

  it("is depreciation alone for a year whose filing has no amortization", () => {
    const rows = statementRows(factsOf({ [depreciation]: [{ ...annual, val: 70 }] }))
    assert.deepStrictEqual(
      rows.map((row) => [row.depreciation_and_amortization, row.tags.depreciation_and_amortization]),
      [[70, depreciation]]
    )
  })

  it.each([amortization, "us-gaap:AdjustmentForAmortization", "us-gaap:OtherDepreciationAndAmortization"])(
    "isn't depreciation alone in a filing that states %s for a year",
    (concept) => {
      const facts = { [depreciation]: [{ ...annual, val: 70 }], [concept]: [{ ...before, val: 20 }] }
      assert.deepStrictEqual(found(facts), [])
    }
  )

  it("isn't depreciation alone for a quarter of a year that has the sum", () => {
    const facts = {
      [depreciation]: [
        { ...annual, val: 70 },
        { ...second, val: 30 }
      ],
      [amortization]: [{ ...annual, val: 20 }]
    }
    assert.deepStrictEqual(found(facts), [["2023-12-31", 12, 90]])
  })
})

describe("Alphabet's, whose annual reports state depreciation in us-gaap and amortization in no standard tag", () => {
  // In millions, of the 10-K for 2024 and the 10-Q for the first quarter of 2025.
  const first = { start: "2025-01-01", end: "2025-03-31", form: "10-Q", accn: accn(3), filed: "2025-04-25" }
  const facts = {
    [depreciation]: [
      { start: "2024-01-01", end: "2024-12-31", accn: accn(2), filed: "2025-02-05", val: 15_311 },
      { ...first, val: 4487 }
    ],
    [amortization]: [{ ...first, val: 122 }]
  }

  it("is depreciation alone, of the quarter too, so that the quarters of a year add up", () => {
    assert.deepStrictEqual(found(facts), [
      ["2024-12-31", 12, 15_311],
      ["2025-03-31", 3, 4487]
    ])
  })
})
