/**
 * `adjust=` over Apple's splits of 2014-06-09 (7 for 1) and 2020-08-31 (4 for 1). The closes are those of the factor
 * files of QuantConnect Lean, which round their factors to 7 digits, hence the tolerance.
 */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(applePages)

const barOn = async (date: string, query: string) => {
  const path = `/stock/prices/AAPL/history?start_date=${date}&end_date=${date}${query}`
  const { json } = await get(path)
  return json.data[0]
}

const closes: ReadonlyArray<readonly [date: string, none: number, splits: number, all: number]> = [
  ["1998-01-02", 16.25, 0.145089, 0.124975],
  ["2014-05-07", 592.33, 21.154651, 18.958299],
  ["2014-05-08", 588.12, 21.004294, 18.928688],
  ["2014-06-06", 645.57, 23.056081, 20.77772],
  ["2014-06-09", 93.7, 23.425, 21.110184],
  ["2020-08-06", 455.61, 113.9025, 113.332327],
  ["2020-08-07", 444.45, 111.1125, 110.755629],
  ["2020-08-28", 499.23, 124.8075, 124.406643],
  ["2020-08-31", 129.04, 129.04, 128.625549],
  ["2021-02-04", 137.39, 137.39, 137.185],
  ["2021-02-05", 136.76, 136.76, 136.76],
  ["2021-03-31", 122.15, 122.15, 122.15]
]

describe.for(closes)("on %s the close is", ([date, none, splits, all]) => {
  it(`${none} as traded`, async () => {
    assert.strictEqual((await barOn(date, "&adjust=none")).close, none)
  })

  it(`${splits} on today's shares`, async () => {
    assert.approximately((await barOn(date, "&adjust=splits")).close, splits, 1e-6 + 2e-6 * splits)
  })

  it(`${all} with dividends reinvested`, async () => {
    assert.approximately((await barOn(date, "&adjust=all")).close, all, 1e-6 + 2e-6 * all)
  })
})

describe("an adjusted bar", () => {
  it("is adjusted for splits by default", async () => {
    assert.deepStrictEqual(await barOn("2020-08-28", ""), await barOn("2020-08-28", "&adjust=splits"))
  })

  it("has all its prices divided and its volume multiplied by a later split", async () => {
    assert.deepStrictEqual(await barOn("2020-08-28", ""), {
      datetime: "2020-08-28T00:00:00",
      open: 126,
      high: 126.4425,
      low: 124.5775,
      close: 124.8075,
      volume: 176436116
    })
  })

  it("has the volume of the splits alone when dividends are reinvested", async () => {
    const [splits, all] = [await barOn("2014-06-06", ""), await barOn("2014-06-06", "&adjust=all")]
    assert.strictEqual(all.volume, splits.volume)
  })

  it("is the same whatever the window and the order", async () => {
    const one = await barOn("2014-06-06", "&adjust=all")
    const { json } = await get(
      "/stock/prices/AAPL/history?adjust=all&order=desc&end_date=2014-06-10&limit=1&offset=2"
    )
    assert.deepStrictEqual(json.data, [one])
  })

  it("is the same among recent prices", async () => {
    const { json } = await get("/stock/prices/AAPL?limit=500&adjust=all")
    const recent = json.data.find((_: { datetime: string }) => _.datetime.startsWith("2020-08-06"))
    assert.deepStrictEqual(recent, await barOn("2020-08-06", "&adjust=all"))
  })
})
