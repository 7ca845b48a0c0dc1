/** Company pages of the market: figures that can be checked by hand, and those of the services over the same rows. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Companies, type Company, Snapshots, Technicals } from "../../core/mod.ts"
import { applePages } from "../fixtures/applePages.ts"
import { apple, bare } from "./pages.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service
let company: Company

beforeAll(async () => {
  company = await service.run(Effect.flatMap(Companies, (companies) => companies.byId(1)))
})

const day = "2021-03-31"
const head = { company_id: 1, symbol: "AAPL", as_of: day }
const now = { ...head, as_of: "2024-07-01" }

/** As sent in JSON. */
const sent = (value: object): unknown => JSON.parse(JSON.stringify(value))

describe("a snapshot", () => {
  const named = { name: "Apple Inc.", exchange: "NASDAQ", currency: "USD" }

  it.for([day, null])("as of %s is the service's", async (as_of) => {
    const { json } = await get(`${apple}/snapshot${as_of === null ? "" : `?as_of=${as_of}`}`)
    const snapshot = await service.run(Effect.flatMap(Snapshots, (snapshots) => snapshots.of(company, as_of)))
    assert.deepStrictEqual(json, sent({ ...(as_of === null ? now : head), ...named, ...snapshot }))
  })

  it("has the price, the range and the targets of the day", async () => {
    const { json } = await get(`${apple}/snapshot?as_of=${day}`)
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

describe("technical indicators", () => {
  it.for([
    [day, null],
    [day, 3],
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
    assert.deepStrictEqual(json, sent({ ...(as_of === null ? now : head), ...page }))
    assert.strictEqual(json.series?.length, series ?? undefined)
  })

  it("end with the last bar, and have their parameters", async () => {
    const { json } = await get(`${apple}/technical?series=1&as_of=${day}`)
    const { close, parameters, rsi, series } = json
    assert.closeTo(rsi, 47.731663, 5e-7)
    assert.strictEqual(close, 122.15)
    assert.deepInclude(series[0], { date: day, close, rsi })
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
