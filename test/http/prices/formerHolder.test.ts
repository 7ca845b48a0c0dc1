/**
 * Prices of a ticker's former holder. FB was Friedman, Billings, Ramsey's until 2003, Facebook's from 2012 to 2022; the bars are
 * those of QuantConnect's sample data.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { priceHeader, take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { serviceOver } from "../serviceOver.ts"

const imports = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name,slug,listed",
    "META,NASDAQ,Meta Platforms,meta,true",
    'ARX,OTC,"Friedman, Billings, Ramsey",friedman,false'
  ])
  yield* take("listings", [
    "symbol,exchange,valid_from,valid_to,company",
    "FB,NASDAQ,2012-05-18,2022-06-08,meta",
    "FB,NYSE,1997-12-23,2003-03-28,friedman"
  ])
  yield* take("prices", [
    priceHeader,
    "FB,1999-09-29,12.75,12.75,11.5,11.5,16300",
    "FB,1999-09-30,11.5,11.5,11,11,165800",
    "FB,2003-03-28,32.77,33.43,32.74,33.2,158400",
    "FB,2020-01-02,206.75,209.79,206.27,209.78,12077100"
  ])
})

const { ask, get } = serviceOver(withMore(market, imports))

const closes = async (symbol: string) => {
  const { json } = await get(`/stock/prices/${symbol}/history?order=asc`)
  return json.data.map(({ close, datetime }: any) => [datetime.slice(0, 10), close])
}

const former = [
  ["1999-09-29", 11.5],
  ["1999-09-30", 11],
  ["2003-03-28", 33.2]
]

describe("a ticker on a day", () => {
  it.each(["FB@2003-03-28", "fb@1999-01-04", "FB:NYSE@2002-01-02", "FB:XNYS%402002-01-02"])(
    "%s is its holder on that day, with all of its bars",
    async (symbol) => {
      assert.deepStrictEqual(await closes(symbol), former)
    }
  )

  it.each(["FB@2020-01-02", "FB:NASDAQ@2022-06-08", "META"])("%s is the later holder", async (symbol) => {
    assert.deepStrictEqual(await closes(symbol), [["2020-01-02", 209.78]])
  })

  it.each(["FB@2003-03-29", "FB:NASDAQ@2002-01-02", "FB:NYSE@2020-01-02", "FB@2003-02-30", "FB@", "FB"])(
    "%s is none",
    async (symbol) => {
      const { json, status } = await get(`/stock/prices/${symbol}`)
      assert.deepStrictEqual([status, json.detail.slice(0, 17)], [404, "Company not found"])
    }
  )

  it("is one of several of the basic API, by the name that it was asked by", async () => {
    const { json } = await ask("/time-series?symbol=FB@2003-03-28,META&outputsize=1")
    assert.deepStrictEqual(
      Object.entries(json).map(([name, { meta, values }]: any) => [name, meta.symbol, values[0].close]),
      [
        ["FB@2003-03-28", "ARX", 33.2],
        ["META", "META", 209.78]
      ]
    )
  })
})
