/** `GET /companies/{company_id}/consensus`: figures checked by hand, and those of the service over the same rows. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { type Company, Consensuses } from "../../../core/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, appleCompany, bare, headAsOf, past, sent } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service
let company: Company

beforeAll(async () => {
  company = await service.run(appleCompany)
})

describe("the consensus", () => {
  it.for([
    [past, 12],
    [past, 1],
    [null, 60]
  ] as const)("as of %s over %i months is the service's, without the median", async ([as_of, months]) => {
    const { json } = await get(
      `${apple}/consensus?months=${months}${as_of === null ? "" : `&as_of=${as_of}`}`
    )
    const { target_prices, ...rest } = await service.run(
      Effect.flatMap(Consensuses, (consensuses) => consensuses.of(company, months, as_of))
    )
    const { median: _median, ...targets } = target_prices
    assert.deepStrictEqual(
      json,
      sent({ ...headAsOf(as_of), company_name: "Apple Inc.", ...rest, target_prices: targets })
    )
  })

  it("covers twelve months by default", async () => {
    const { json } = await get(`${apple}/consensus?as_of=${past}`)
    assert.deepInclude(json, { analysis_period_months: 12, total_reports: 3, last_report_date: "2021-03-01" })
    assert.deepStrictEqual(json.upside_downside, {
      current_price: 122.15,
      to_high: (150 / 122.15 - 1) * 100,
      to_average: ((100 + 120 + 150) / 3 / 122.15 - 1) * 100,
      to_low: (100 / 122.15 - 1) * 100
    })
  })

  it("states why there is none", async () => {
    const { json } = await get(`${bare}/consensus?months=1`)
    assert.deepInclude(json, {
      has_consensus: false,
      message: "No research reports in the month to 2024-07-01",
      current_price: null,
      last_report_date: null,
      total_reports: 0
    })
    assert.deepStrictEqual([json.investment_opinions, json.price_history], [[], []])
  })
})
