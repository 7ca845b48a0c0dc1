/** The newest fiscal years of statements listed newest first. */
import { assert, describe, it } from "@effect/vitest"
import { newestYears } from "../../../core/financials/Years.ts"
import { annual, quarterly } from "./made.ts"

const years = [2024, 2023, 2022].map((year) => annual(year, {}))
const quarters = [2024, 2023, 2022].flatMap((year) =>
  [4, 3, 2, 1].map((quarter) => quarterly(year, quarter, {}))
)

describe("of annual statements", () => {
  it("the requested number of newest ones is taken", () => {
    assert.deepStrictEqual(newestYears(years, 2), years.slice(0, 2))
  })

  it("all are taken where more were requested", () => {
    assert.deepStrictEqual(newestYears(years, 10), years)
  })

  it("a missing year is not counted", () => {
    const gap = [annual(2024, {}), annual(2021, {}), annual(2020, {})]
    assert.deepStrictEqual(newestYears(gap, 2), gap.slice(0, 2))
  })
})

describe("of quarters", () => {
  it("four a year are taken", () => {
    assert.deepStrictEqual(newestYears(quarters, 2), quarters.slice(0, 8))
  })

  it("fewer are taken where the newest year has fewer", () => {
    assert.deepStrictEqual(newestYears(quarters.slice(3), 2), quarters.slice(3, 8))
  })

  it("the newest are taken where a year between has none", () => {
    const gap = quarters.filter(({ year }) => year !== 2023)
    assert.deepStrictEqual(newestYears(gap, 2), gap)
  })
})

it("of no statements none are taken", () => {
  assert.deepStrictEqual(newestYears([], 5), [])
})
