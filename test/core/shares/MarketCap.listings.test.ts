/** Which listing prices a class when some ended or are in other currencies. */
import { assert, describe, it } from "@effect/vitest"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { counted, security } from "./issuer.ts"

const day = "2021-01-04"

describe("a listing that ended", () => {
  const classA = counted("A", "2020-10-01", 300, 1)
  const classC = counted("C", "2020-10-01", 320, 2)
  const ended = security(1, 10, { listed: false })

  it("makes its class unlisted, at the price of what is listed still", () => {
    // (300 + 320) x 12 = 7440
    const { market_cap } = marketCap([classA, classC], [ended, security(2, 12)], "USD", day)
    assert.strictEqual(market_cap, 7440)
  })

  it("needs no count of its own", () => {
    // 320 x 12 = 3840
    const { market_cap } = marketCap([classC], [ended, security(2, 12)], "USD", day)
    assert.strictEqual(market_cap, 3840)
  })

  it("keeps its last price when nothing else is listed", () => {
    // 300 x 10 = 3000
    assert.strictEqual(marketCap([classA], [ended], "USD", day).market_cap, 3000)
  })
})

describe("currencies", () => {
  const inEuro = security(2, 9, { currency: "EUR" })
  const common = counted("common", "2020-10-01", 1000, 1)

  it("other than the company's are passed over", () => {
    assert.strictEqual(marketCap([common], [security(1, 10), inEuro], "USD", day).market_cap, 10_000)
  })

  it("other than a class's own make its value unknown", () => {
    assert.deepStrictEqual(marketCap([common], [security(1, 10), inEuro], "EUR", day), {
      market_cap: null,
      shares_outstanding: 1000
    })
  })

  it("leave an unlisted class to the first security in the company's", () => {
    // 1000 x 9 = 9000
    const unnamed = counted("common", "2020-10-01", 1000)
    assert.strictEqual(marketCap([unnamed], [security(1, 10), inEuro], "EUR", day).market_cap, 9000)
  })

  it("that aren't known give no market cap", () => {
    assert.isNull(marketCap([common], [security(1, 10, { currency: null })], null, day).market_cap)
  })
})
