/** Exchanges by their codes and aliases. */
import { assert, describe, it } from "@effect/vitest"
import { type Exchange } from "../../../core/mod.ts"
import { exchangeDirectory, worldExchanges } from "../../../core/ports.ts"

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

  it("by an alias is none where the exchange that it stands for is missing", () => {
    assert.isNull(exchangeDirectory([invented]).find("NYQ"))
  })

  it("is found by its own code even if that is another's alias", () => {
    assert.strictEqual(exchangeDirectory([...worldExchanges, invented]).find("NMS"), invented)
  })
})

it("all exchanges are listed in the given order", () => {
  assert.deepStrictEqual(directory.all, worldExchanges)
})
