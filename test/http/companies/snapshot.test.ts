/** `GET /companies/{company_id}/snapshot`: figures checked by hand, and those of the service over the same rows. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { type Company, Snapshots } from "../../../core/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, appleCompany, bare, headAsOf, past, sent } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service
let company: Company

beforeAll(async () => {
  company = await service.run(appleCompany)
})

describe("a snapshot", () => {
  const named = { name: "Apple Inc.", exchange: "NASDAQ", currency: "USD" }

  it.for([past, null])("as of %s is the service's", async (as_of) => {
    const { json } = await get(`${apple}/snapshot${as_of === null ? "" : `?as_of=${as_of}`}`)
    const snapshot = await service.run(Effect.flatMap(Snapshots, (snapshots) => snapshots.of(company, as_of)))
    assert.deepStrictEqual(json, sent({ ...headAsOf(as_of), ...named, ...snapshot }))
  })

  it("has the price, the range and the targets of the day", async () => {
    const { json } = await get(`${apple}/snapshot?as_of=${past}`)
    assert.deepStrictEqual(json.price, {
      current: 122.15,
      change: 2.25,
      change_percent: (2.25 * 100) / 119.9,
      open: 121.65,
      high: 123.54,
      low: 121.15,
      previous_close: 119.9,
      volume: 109_019_052
    })
    assert.deepStrictEqual(json.range_52w, {
      high: 146.25,
      high_date: "2021-01-25",
      low: 59.225,
      low_date: "2020-04-02"
    })
    // 400 / 4, 120 and 150.
    assert.deepStrictEqual(json.target_price, {
      average: (100 + 120 + 150) / 3,
      median: 120,
      high: 150,
      low: 100,
      expert_count: 3
    })
    assert.lengthOf(json.recommendations, 12)
    assert.closeTo(json.market.beta, 1.226, 0.0005)
  })

  it("has null where history is too short", async () => {
    const { json } = await get(`${bare}/snapshot`)
    const { market, price, returns } = json
    assert.deepStrictEqual([...new Set([market, price, returns].flatMap((_) => Object.values(_)))], [null])
    assert.deepInclude(json, { average_volume_20d: null, average_volume_50d: null })
    assert.strictEqual(json.target_price.expert_count, 0)
  })
})
