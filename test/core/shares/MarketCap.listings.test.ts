/** The listing that prices a class when some have ended or are in other currencies. */
import { assert, describe, it } from "@effect/vitest"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { counted, security } from "./issuer.ts"

const day = "2021-01-04"

describe("a security that is no longer traded", () => {
  const classA = counted("A", "2020-10-01", 300, 1)
  const classC = counted("C", "2020-10-01", 320, 2)
  const ended = security(1, 10, { latest: { date: "2020-12-03", close: 10 } })

  it("makes its class unlisted, at the price of the remaining listing", () => {
    // (300 + 320) x 12 = 7440
    const { market_cap } = marketCap([classA, classC], [ended, security(2, 12)], 2, day)
    assert.strictEqual(market_cap, 7440)
  })

  it("needs no count of its own", () => {
    // 320 x 12 = 3840
    const { market_cap } = marketCap([classC], [ended, security(2, 12)], 2, day)
    assert.strictEqual(market_cap, 3840)
  })

  it("keeps its last price when nothing else is traded", () => {
    // 300 x 10 = 3000
    assert.strictEqual(marketCap([classA], [ended], 1, day).market_cap, 3000)
  })

  it("has its own price for days on which it was traded", () => {
    // 300 x 10 + 320 x 12 = 6840
    const delisted = security(1, 10, { listed: false })
    const { market_cap } = marketCap([classA, classC], [delisted, security(2, 12)], 2, day)
    assert.strictEqual(market_cap, 6840)
  })

  it("is ignored when it has no bar", () => {
    // 320 x 12 = 3840
    const never = security(1, null, { listed: false })
    assert.strictEqual(marketCap([classC], [never, security(2, 12)], 2, day).market_cap, 3840)
  })
})

describe("a class of an unknown security", () => {
  it("has no price", () => {
    const elsewhere = counted("A", "2020-10-01", 300, 9)
    assert.isNull(marketCap([elsewhere], [security(2, 12)], 2, day).market_cap)
  })
})

describe("currencies", () => {
  const inEuro = security(2, 9, { currency: "EUR" })
  const common = counted("common", "2020-10-01", 1000, 1)

  it("other than the company's are ignored", () => {
    assert.strictEqual(marketCap([common], [security(1, 10), inEuro], 1, day).market_cap, 10_000)
  })

  it("other than a class's own make its value unknown", () => {
    assert.deepStrictEqual(marketCap([common], [security(1, 10), inEuro], 2, day), {
      market_cap: null,
      market_cap_currency: null,
      shares_outstanding: 1000
    })
  })

  it("of several listings leave a count without a security ambiguous", () => {
    const unnamed = counted("common", "2020-10-01", 1000)
    assert.isNull(marketCap([unnamed], [security(1, 10), inEuro], 2, day).market_cap)
    assert.isNull(marketCap([unnamed], [security(1, 10), inEuro], 1, day).market_cap)
  })

  it("that are unknown give no market cap", () => {
    assert.isNull(marketCap([common], [security(1, 10, { currency: null })], 1, day).market_cap)
  })
})
