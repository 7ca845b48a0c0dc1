/** Figures computed from bars agree with the bars of other answers. */
import { assert, beforeAll, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { mean } from "./figures.ts"
import { ids, known } from "../fixtures/known.ts"

type Json = any

onDatabases((stores) => {
  const service = serviceOver({ ...known, stores })
  let secret: string
  beforeAll(async () => {
    secret = (await service.key()).secret
  })

  const get = async (path: string): Promise<Json> => {
    const { json, status } = await service.send("GET", path, { "x-api-key": secret })
    assert.strictEqual(status, 200)
    return json
  }

  it("indicators and ranges are those of the bars in the time series", async () => {
    const { values } = await get("/api/v1/financial-v4/time-series?symbol=FULL&outputsize=5000")
    const technical = await get(`/v1/financial_v4/companies/${ids.FULL}/technical?series=1000`)
    const { average_volume_20d, range_52w } = await get(`/v1/financial_v4/companies/${ids.FULL}/snapshot`)
    const closes = values.map(({ close }: Json) => close)
    for (const [name, length] of [
      ["sma_20", 20],
      ["sma_50", 50],
      ["sma_200", 200]
    ] as const)
      assert.approximately(technical[name], mean(closes.slice(-length)), 1e-9, name)
    assert.strictEqual(technical.bollinger_bands.middle, technical.sma_20)
    assert.deepStrictEqual(
      technical.series.map(({ close, date }: Json) => [`${date}T00:00:00`, close]),
      values.map(({ close, datetime }: Json) => [datetime, close])
    )
    const year = values.filter(({ datetime }: Json) => datetime > "2023-06-28T00:00:00")
    assert.deepStrictEqual(
      [range_52w.high, range_52w.low],
      [Math.max(...year.map((_: Json) => _.high)), Math.min(...year.map((_: Json) => _.low))]
    )
    assert.strictEqual(average_volume_20d, Math.round(mean(values.slice(-20).map((_: Json) => _.volume))))
  })

  it("the profile has the market cap of the fundamentals, rounded to the unit", async () => {
    const [profile, { market_data }] = [
      await get("/api/v1/financial-v4/profile?symbol=FULL"),
      await get("/api/v1/financial-v4/fundamentals?symbol=FULL")
    ]
    assert.deepStrictEqual(
      [profile.market_cap, profile.shares_outstanding, profile.latest_price],
      [Math.round(market_data.market_cap), market_data.shares_outstanding, market_data.latest_price]
    )
  })

  it("recent prices, history and time series have the same bars", async () => {
    for (const interval of ["1day", "1week", "1month"]) {
      const { data } = await get(`/api/public/v1/stock/prices/FULL?interval=${interval}&limit=30`)
      const history = await get(
        `/api/public/v1/stock/prices/FULL/history?interval=${interval}&limit=30&order=desc`
      )
      const { values } = await get(
        `/api/v1/financial-v4/time-series?symbol=FULL&interval=${interval}&outputsize=30`
      )
      assert.deepStrictEqual(data, values)
      assert.deepStrictEqual(data, history.data.toReversed())
    }
  })
})
