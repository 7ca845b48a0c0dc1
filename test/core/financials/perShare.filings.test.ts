/**
 * Apple's earnings per share as filed (SEC EDGAR companyfacts), on the shares of one day: 7 for 1 from 2014-06-09, 4
 * for 1 from 2020-08-31.
 */
import { assert, describe, it } from "@effect/vitest"
import { growth } from "../../../core/financials/Growth.ts"
import type { ShareAdjustment } from "../../../core/financials/Fields.ts"
import type { Period } from "../../../core/financials/Statement.ts"
import { statementsOf as statementsOn } from "../../../core/financials/Statements.ts"
import { action } from "../prices/bars.ts"
import { readCompanyFacts, statementsOf } from "./companyFacts.ts"

const apple = statementsOf(readCompanyFacts("AAPL"))
const splits = [action("2014-06-09", "split", 7), action("2020-08-31", "split", 4)]

const on = (
  day: string,
  adjust: ShareAdjustment = "splits",
  period: Period = "Annual",
  filings: typeof apple = apple
) => {
  const actions = splits.filter(({ effective_date }) => effective_date <= day)
  return statementsOn(filings, period, day, { actions, adjust })
}

const dilutedOf = (day: string, from: number, adjust?: ShareAdjustment) =>
  on(day, adjust)
    .filter(({ year }) => year >= from)
    .map(({ eps_diluted, year }) => [year, eps_diluted])

describe("diluted earnings per share", () => {
  it("of fiscal 2011 to 2025 are on today's shares", () => {
    assert.deepStrictEqual(dilutedOf("2025-12-31", 2011), [
      [2025, 7.46],
      [2024, 6.08],
      [2023, 6.13],
      [2022, 6.11],
      [2021, 5.61],
      [2020, 3.28],
      [2019, 2.97],
      [2018, 2.98],
      [2017, 9.21 / 4],
      [2016, 8.31 / 4],
      [2015, 9.22 / 4],
      [2014, 6.45 / 4],
      [2013, 5.68 / 4],
      [2012, 6.31 / 4],
      [2011, 27.68 / 28]
    ])
  })

  it("are as filed where that is requested", () => {
    assert.deepStrictEqual(dilutedOf("2025-12-31", 2011, "none").slice(-8), [
      [2018, 2.98],
      [2017, 9.21],
      [2016, 8.31],
      [2015, 9.22],
      [2014, 6.45],
      [2013, 5.68],
      [2012, 6.31],
      [2011, 27.68]
    ])
  })

  it.for([
    ["2014-06-08", 27.68],
    ["2014-06-09", 27.68 / 7],
    ["2020-08-30", 27.68 / 7],
    ["2020-08-31", 27.68 / 28]
  ] as const)("of fiscal 2011 are on the shares of %s", ([day, eps]) => {
    assert.strictEqual(on(day).find(({ year }) => year === 2011)?.eps_diluted, eps)
  })

  it("grow with earnings, unaffected by splits", () => {
    const years = on("2025-12-31")
    // 7.46 / (9.22 / 4), over ten years; 7.46 / (27.68 / 28) over fourteen
    assert.approximately(growth(years, "eps_diluted", 10) ?? Number.NaN, 12.4623, 1e-4)
    assert.approximately(growth(years, "eps_diluted", 14) ?? Number.NaN, 15.5301, 1e-4)
  })
})

describe("the fourth quarter of fiscal 2020", () => {
  const fourth = (filings: typeof apple, day: string, adjust: ShareAdjustment) =>
    on(day, adjust, "Quarterly", filings).find(({ fiscal_date }) => fiscal_date === "2020-09-26")
  const withoutIt = apple.filter(({ fiscal_date, span }) => fiscal_date !== "2020-09-26" || span !== 3)
  const days = ["2020-10-30", "2021-01-28", "2025-12-31"].flatMap((day) =>
    (["splits", "none"] as const).map((adjust) => [day, adjust] as const)
  )

  it.for(days)("is that of the annual report, as of %s by %s", ([day, adjust]) => {
    assert.strictEqual(fourth(apple, day, adjust)?.eps_diluted, 0.73)
  })

  it.for(days)("is derived to within a cent where no filing has it, as of %s by %s", ([day, adjust]) => {
    const quarter = fourth(withoutIt, day, adjust)
    assert.approximately(quarter?.eps_diluted ?? Number.NaN, 0.73, 0.01)
    assert.isNotNull(quarter?.provenance.eps_diluted?.derivation)
    // 4 x 17,528,214,000 less the other three's, the first two of which were filed before the split
    assert.approximately(quarter?.shares_diluted ?? Number.NaN, 17_256_522_000, 4000)
  })
})

it("a fourth quarter earns its net income on its shares, to the rounding of four figures in cents", () => {
  const quarters = on("2025-12-31", "splits", "Quarterly").filter(
    ({ quarter, year }) => quarter === 4 && year >= 2021
  )
  assert.lengthOf(quarters, 5)
  for (const { eps_diluted, net_income, shares_diluted } of quarters) {
    assert.approximately(
      eps_diluted ?? Number.NaN,
      (net_income ?? Number.NaN) / (shares_diluted ?? Number.NaN),
      0.04
    )
  }
})
