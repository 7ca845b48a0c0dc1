/** Market caps computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { counted, security } from "./issuer.ts"

const day = "2021-01-04"
const unknown = { market_cap: null, market_cap_currency: null, shares_outstanding: null }

describe("one class", () => {
  const common = counted("common", "2020-10-01", 1000, 7)

  it("is worth its count at the latest close", () => {
    // 1000 x 20 = 20,000
    assert.deepStrictEqual(marketCap([common], [security(7, 20)], 7, day), {
      market_cap: 20_000,
      market_cap_currency: "USD",
      shares_outstanding: 1000
    })
  })

  it("without a security belongs to the only listed one", () => {
    const unnamed = counted("common", "2020-10-01", 1000)
    assert.strictEqual(marketCap([unnamed], [security(7, 20)], 7, day).market_cap, 20_000)
  })

  it("has its latest count up to the day, in any order", () => {
    const counts = [
      counted("common", "2020-12-01", 1200, 7),
      counted("common", "2021-01-05", 9999, 7),
      common
    ]
    assert.strictEqual(marketCap(counts, [security(7, 20)], 7, day).shares_outstanding, 1200)
  })

  it("includes a count of the day itself", () => {
    const counts = [common, counted("common", day, 1200, 7)]
    assert.strictEqual(marketCap(counts, [security(7, 20)], 7, day).shares_outstanding, 1200)
  })

  it("has shares without a market cap when its security has no close", () => {
    assert.deepStrictEqual(marketCap([common], [security(7, null)], 7, day), {
      market_cap: null,
      market_cap_currency: null,
      shares_outstanding: 1000
    })
  })

  it("has shares without a market cap when the issuer has no securities", () => {
    assert.deepStrictEqual(marketCap([common], [], 7, day), {
      market_cap: null,
      market_cap_currency: null,
      shares_outstanding: 1000
    })
  })
})

describe("neither shares nor market cap are known", () => {
  it.for([
    ["without counts", []],
    ["when all counts are later than the day", [counted("common", "2021-01-05", 1000, 7)]],
    ["when every class has ended", [counted("common", "2020-10-01", 0, 7)]]
  ] as const)("%s", ([, counts]) => {
    assert.deepStrictEqual(marketCap(counts, [security(7, 20)], 7, day), unknown)
  })
})

describe("several classes", () => {
  const classA = counted("A", "2020-10-01", 300, 1)
  const classB = counted("B", "2020-10-01", 50)
  const classC = counted("C", "2020-10-01", 320, 2)
  const both = [security(1, 10), security(2, 12)]

  it("are worth their own prices, an unlisted one that of the first listed", () => {
    // 300 x 10 + 50 x 10 + 320 x 12 = 3000 + 500 + 3840 = 7340
    assert.deepStrictEqual(marketCap([classA, classB, classC], both, 1, day), {
      market_cap: 7340,
      market_cap_currency: "USD",
      shares_outstanding: 670
    })
  })

  it("have the same market cap in any order of the securities", () => {
    assert.strictEqual(marketCap([classA, classB, classC], both.toReversed(), 1, day).market_cap, 7340)
  })

  it("leave out a class that has ended", () => {
    // 300 x 10 + 320 x 12 = 6840
    const counts = [classA, classB, classC, counted("B", "2020-11-01", 0)]
    assert.strictEqual(marketCap(counts, both, 1, day).market_cap, 6840)
  })

  it("use the latest count of each, which may differ in date", () => {
    // 300 x 10 + 400 x 12 = 7800
    const counts = [classA, classC, counted("C", "2020-12-01", 400, 2)]
    assert.strictEqual(marketCap(counts, both, 1, day).market_cap, 7800)
  })

  it("have no market cap when one of two listed securities has no count", () => {
    assert.deepStrictEqual(marketCap([classA, classB], both, 1, day), {
      market_cap: null,
      market_cap_currency: null,
      shares_outstanding: 350
    })
  })

  it("have no market cap when a class has no close", () => {
    const securities = [security(1, 10), security(2, null)]
    assert.isNull(marketCap([classA, classB, classC], securities, 1, day).market_cap)
  })

  it("without a company all belong to the only listed security", () => {
    // (300 + 50) x 10 = 3500
    const counts = [counted("A", "2020-10-01", 300), classB]
    assert.strictEqual(marketCap(counts, [security(1, 10)], 1, day).market_cap, 3500)
  })
})
