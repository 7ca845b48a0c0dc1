/** Weekly and monthly bars of Apple, as pandas resamples the same daily bars. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(applePages)

const history = async (query: string) => (await get(`/stock/prices/AAPL/history?${query}`)).json

const bar = (date: string, open: number, high: number, low: number, close: number, volume: number) => ({
  datetime: `${date}T00:00:00`,
  open,
  high,
  low,
  close,
  volume
})

describe("weekly bars", () => {
  it("are dated Monday, even on holidays, and consist of their days", async () => {
    const { data, interval } = await history(
      "interval=1week&adjust=none&start_date=2020-08-24&end_date=2020-09-13"
    )
    assert.strictEqual(interval, "1week")
    assert.deepStrictEqual(data, [
      bar("2020-08-24", 515.11, 515.16, 492.21, 499.23, 253276374),
      bar("2020-08-31", 127.67, 137.98, 110.89, 120.96, 1096128398),
      bar("2020-09-07", 113.74, 120.5, 110, 112, 725925316)
    ])
  })

  it("end with the unfinished week", async () => {
    const { json } = await get("/stock/prices/AAPL?interval=1week&limit=1")
    assert.deepStrictEqual(json.data, [bar("2021-03-29", 121.67, 123.54, 118.86, 122.15, 267953895)])
  })

  it("begin with the Monday before the first day", async () => {
    const { data, total } = await history("interval=1week&adjust=none&limit=1")
    assert.deepStrictEqual([total, data], [1214, [bar("1997-12-29", 13.63, 16.25, 13.5, 16.25, 6315000)]])
  })

  it("are complete when their own date is in the range, and absent when it isn't", async () => {
    const { data } = await history("interval=1week&adjust=none&start_date=2020-08-25&end_date=2020-08-31")
    assert.deepStrictEqual(data, [bar("2020-08-31", 127.67, 137.98, 110.89, 120.96, 1096128398)])
  })
})

describe("monthly bars", () => {
  it("are dated the first and consist of their days", async () => {
    const { data } = await history("interval=1month&adjust=none&start_date=2020-09-01&end_date=2020-09-01")
    assert.deepStrictEqual(data, [bar("2020-09-01", 132.91, 137.98, 103.1, 115.81, 3655951703)])
  })

  it("consist of adjusted days", async () => {
    const { data } = await history("interval=1month&start_date=2020-08-01&end_date=2020-08-01")
    // The high is of 08-31, after the split; the low is 431.57 / 4; all volume but that of 08-31 counts four times.
    assert.deepStrictEqual(data, [bar("2020-08-01", 108.25, 131, 107.8925, 129.04, 3872716707)])
  })

  it("are the newest ones among recent prices, oldest first", async () => {
    const { json } = await get("/stock/prices/AAPL?interval=1month&limit=500&adjust=none")
    assert.deepInclude(json, { interval: "1month", count: 279 })
    assert.deepStrictEqual(json.data[0], bar("1998-01-01", 13.63, 20.5, 13.5, 18.31, 90174700))
    assert.deepStrictEqual(json.data[278], bar("2021-03-01", 123.78, 128.72, 116.21, 122.15, 2485322258))
  })

  it("are listed newest first when requested", async () => {
    const { data } = await history("interval=1month&order=desc&limit=2")
    const dates = data.map(({ datetime }: { readonly datetime: string }) => datetime.slice(0, 10))
    assert.deepStrictEqual(dates, ["2021-03-01", "2021-02-01"])
  })
})
