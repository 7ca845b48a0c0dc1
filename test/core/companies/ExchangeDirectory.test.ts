/** Exchanges by the names that are in use for them. */
import { assert, describe, it } from "@effect/vitest"
import { type Exchange, exchangeDirectory, worldExchanges } from "../../../core/mod.ts"

const directory = exchangeDirectory(worldExchanges)

const invented: Exchange = {
  code: "NMS",
  mic_code: "XXNM",
  operating_mic: "XXNM",
  name: "New Market of Somewhere",
  country_code: "US",
  time_zone: "America/New_York",
  currency: "USD"
}

describe("an exchange", () => {
  it.for([
    ["NASDAQ", "NASDAQ"],
    ["nasdaq", "NASDAQ"],
    [" NASDAQ ", "NASDAQ"],
    ["XNAS", "NASDAQ"],
    ["NMS", "NASDAQ"],
    ["NGM", "NASDAQ"],
    ["NYQ", "NYSE"],
    ["nyse american", "AMEX"],
    ["KSC", "KOSPI"],
    ["KOE", "KOSDAQ"],
    ["XKOS", "KOSDAQ"],
    ["XKRX", "KRX"],
    ["JPX", "TSE"],
    ["XTKS", "TSE"],
    ["LON", "LSE"]
  ] as const)("by %j is %s", ([text, code]) => {
    assert.strictEqual(directory.find(text)?.code, code)
  })

  it.for(["", "NOWHERE", "US", "NASDA"])("by %j is none", (text) => {
    assert.isNull(directory.find(text))
  })

  it("by an alias is none when the exchange meant isn't there", () => {
    assert.isNull(exchangeDirectory([invented]).find("NYQ"))
  })

  it("by its own code is it, though the code is another's alias", () => {
    assert.strictEqual(exchangeDirectory([...worldExchanges, invented]).find("NMS"), invented)
  })
})

it("all exchanges are told in the order given", () => {
  assert.deepStrictEqual(directory.all, worldExchanges)
})
