/** `GET /companies/{company_id}/technical`: figures checked by hand, and those of the service over the same rows. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { type Company, Technicals } from "../../../core/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, appleCompany, bare, headAsOf, past, sent } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service
let company: Company

beforeAll(async () => {
  company = await service.run(appleCompany)
})

describe("technical indicators", () => {
  it.for([
    [past, null],
    [past, 3],
    [null, 1000]
  ] as const)("as of %s with a series of %s are the service's", async ([as_of, series]) => {
    const query = new URLSearchParams({
      ...(as_of === null ? {} : { as_of }),
      ...(series === null ? {} : { series: String(series) })
    })
    const { json } = await get(`${apple}/technical?${query}`)
    const page = await service.run(
      Effect.flatMap(Technicals, (technicals) => technicals.of(company, series, as_of))
    )
    assert.deepStrictEqual(json, sent({ ...headAsOf(as_of), ...page }))
    assert.strictEqual(json.series?.length, series ?? undefined)
  })

  it("end with the last bar, and have their parameters", async () => {
    const { json } = await get(`${apple}/technical?series=1&as_of=${past}`)
    const { close, parameters, rsi, series } = json
    assert.closeTo(rsi, 47.731663, 5e-7)
    assert.strictEqual(close, 122.15)
    assert.deepInclude(series[0], { date: past, close, rsi })
    assert.deepStrictEqual(parameters.macd, { fast: 12, slow: 26, signal: 9 })
  })

  it("are null of a company without bars", async () => {
    const { json } = await get(`${bare}/technical?series=5`)
    const { bollinger_bands, close, macd, rsi, series, sma_200 } = json
    assert.deepStrictEqual([close, rsi, sma_200, series], [null, null, null, []])
    assert.deepStrictEqual(macd, { macd: null, signal: null, histogram: null })
    assert.deepStrictEqual(bollinger_bands, { upper: null, middle: null, lower: null })
  })
})
