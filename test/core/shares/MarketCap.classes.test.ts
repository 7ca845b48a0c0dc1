/** Which counts and securities make up an issuer's market cap. */
import { assert, describe, it } from "@effect/vitest"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { counted, security } from "./issuer.ts"

const day = "2021-01-04"

describe("counts of one security", () => {
  it("under another name of its class replace the older ones", () => {
    const counts = [counted("common", "2020-07-01", 1000, 7), counted("Common Stock", "2020-10-01", 1100, 7)]
    // 1100 x 20 = 22,000
    assert.strictEqual(marketCap(counts, [security(7, 20)], 7, day).market_cap, 22_000)
  })

  it("of two classes on one day are summed", () => {
    const counts = [counted("A", "2020-10-01", 1000, 7), counted("B", "2020-10-01", 500, 7)]
    // (1000 + 500) x 20 = 30,000
    assert.strictEqual(marketCap(counts, [security(7, 20)], 7, day).market_cap, 30_000)
  })
})

describe("a second security without a class", () => {
  const counts = [counted("common", "2020-10-01", 1000, 7)]
  const capWith = (stock_type: string | null) =>
    marketCap(counts, [security(7, 20), security(8, 100, { stock_type })], 7, day).market_cap

  it.for([null, "Common Stock", "Common Units", "보통주"])(
    "leaves the market cap unknown when it is %s",
    (stock_type) => {
      assert.isNull(capWith(stock_type))
    }
  )

  it.for([
    "Preferred Stock",
    "preference",
    "Warrant",
    "Rights",
    "Senior Note",
    "Depositary Receipt",
    "우선주"
  ])("is ignored when it is %s", (stock_type) => {
    assert.strictEqual(capWith(stock_type), 20_000)
  })
})

it("preferred stock with a count is part of the market cap", () => {
  const counts = [counted("common", "2020-10-01", 1000, 7), counted("preferred", "2020-10-01", 100, 8)]
  const securities = [security(7, 20), security(8, 15, { stock_type: "우선주" })]
  // 1000 x 20 + 100 x 15 = 21,500
  assert.strictEqual(marketCap(counts, securities, 7, day).market_cap, 21_500)
})

it("an unlisted class has the price of shares, not of preferred stock listed before them", () => {
  const counts = [counted("A", "2020-10-01", 1000, 8), counted("B", "2020-10-01", 500)]
  const securities = [security(7, 99, { stock_type: "Preferred Stock" }), security(8, 20)]
  // (1000 + 500) x 20 = 30,000
  assert.strictEqual(marketCap(counts, securities, 7, day).market_cap, 30_000)
})
