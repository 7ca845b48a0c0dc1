/** Market caps of depositary receipts, prices in hundredths, dual listings, and convertible classes. */
import { assert, describe, it } from "@effect/vitest"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { isReceipt } from "../../../core/shares/StockType.ts"
import { counted, security, split } from "./issuer.ts"

const day = "2021-01-04"

describe("BP by its American receipts of six shares", () => {
  // 16,824,000,000 ordinary shares, 35.40 dollars a receipt
  const shares = counted("common", "2020-10-01", 16_824_000_000)
  const receipt = security(1, 35.4, { stock_type: "ADR", shares_per_receipt: 6 })
  const ordinary = security(2, 445, { currency: "GBX", stock_type: "Common Stock" })
  const capOf = (counts: ReadonlyArray<ReturnType<typeof counted>>, requested: number) =>
    marketCap(counts, [receipt, ordinary], requested, day)

  it("is worth a sixth of the price for each share", () => {
    const { market_cap, shares_outstanding } = marketCap([shares], [receipt], 1, day)
    assert.approximately(market_cap ?? Number.NaN, 99_261_600_000, 1e-3)
    assert.strictEqual(shares_outstanding, 16_824_000_000)
  })

  it.for([
    ["no security", null],
    ["the receipt", 1],
    ["the share", 2]
  ] as const)("counts its shares once, at the requested listing, when they are counted by %s", ([, by]) => {
    const counts = [{ ...shares, company_id: by }]
    assert.approximately(capOf(counts, 1).market_cap ?? Number.NaN, 99_261_600_000, 1e-3)
    // 16,824,000,000 x 4.45 pounds
    const inLondon = capOf(counts, 2)
    assert.approximately(inLondon.market_cap ?? Number.NaN, 74_866_800_000, 1e-3)
    assert.deepStrictEqual(
      [capOf(counts, 1), inLondon].map((_) => _.market_cap_currency),
      ["USD", "GBP"]
    )
  })

  it("adjusts for splits of its shares, and takes the receipt's price as it is", () => {
    // 10 x 2 shares; a receipt of six for 12 dollars
    const counts = [counted("common", "2020-10-01", 10)]
    const listed = [
      { ...ordinary, splits: [split("2020-12-01", 2)] },
      security(1, 12, { shares_per_receipt: 6 })
    ]
    assert.deepStrictEqual(marketCap(counts, listed, 1, day), {
      market_cap: 40,
      market_cap_currency: "USD",
      shares_outstanding: 20
    })
  })

  it("is unknown while its shares per receipt are", () => {
    const unknown = { ...receipt, shares_per_receipt: null }
    assert.deepStrictEqual(marketCap([shares], [unknown], 1, day), {
      market_cap: null,
      market_cap_currency: null,
      shares_outstanding: 16_824_000_000
    })
    const dollars = security(3, 6, { stock_type: "Common Stock" })
    assert.isNull(marketCap([{ ...shares, company_id: 3 }], [unknown, dollars], 1, day).market_cap)
  })

  it("is that of its receipts where they themselves are counted", () => {
    // 2,804,000,000 x 35.4
    const own = counted("ADR", "2020-10-01", 2_804_000_000, 1)
    const unknown = { ...receipt, shares_per_receipt: null }
    for (const counts of [[own], [own, { ...shares, company_id: 2 }]]) {
      const { market_cap } = marketCap(counts, [unknown, ordinary], 1, day)
      assert.approximately(market_cap ?? Number.NaN, 99_261_600_000, 1e-3)
    }
  })

  it("doesn't count receipts in addition to the underlying shares", () => {
    const own = counted("ADR", "2020-10-01", 2_804_000_000, 1)
    const { market_cap, shares_outstanding } = capOf([own, { ...shares, company_id: 2 }], 2)
    assert.approximately(market_cap ?? Number.NaN, 74_866_800_000, 1e-3)
    assert.strictEqual(shares_outstanding, 16_824_000_000)
  })
})

const typed = (stock_type: string) => isReceipt({ stock_type, shares_per_receipt: null })

describe("a stock type", () => {
  it.for([
    "ADR",
    "adr",
    "Gdr",
    "DR",
    "ADS",
    "American Depositary Receipt",
    "GLOBAL DEPOSITORY RECEIPTS",
    "KDR"
  ])("of %s marks a receipt", (words) => {
    assert.isTrue(typed(words))
  })

  it.for(["Common Stock", "Depositary Shares, Preferred", "Drilling", "보통주", "ETF"])(
    "of %s marks no receipt",
    (words) => {
      assert.isFalse(typed(words))
    }
  )
})

describe("prices in a hundredth", () => {
  it.for([
    ["GBX", "GBP"],
    ["ILA", "ILS"],
    ["ZAC", "ZAR"]
  ] as const)("in %s give a market cap in %s", ([currency, whole]) => {
    // Vodafone: 26,772,000,000 x 0.7 pounds
    const cap = marketCap(
      [counted("common", "2020-10-01", 26_772_000_000)],
      [security(1, 70, { currency })],
      1,
      day
    )
    assert.approximately(cap.market_cap ?? Number.NaN, 18_740_400_000, 1e-3)
    assert.strictEqual(cap.market_cap_currency, whole)
  })

  it("are summed with prices in the currency itself", () => {
    // 100 x 7 pounds + 10 x 5
    const counts = [counted("A", "2020-10-01", 100, 1), counted("B", "2020-10-01", 10, 2)]
    const listed = [security(1, 700, { currency: "GBX" }), security(2, 5, { currency: "GBP" })]
    for (const requested of [1, 2])
      assert.strictEqual(marketCap(counts, listed, requested, day).market_cap, 750)
  })
})

describe("a dual-listed share", () => {
  const isin = "CA7800871021"
  const toronto = security(1, 120, { currency: "CAD", isin })
  const newYork = security(2, 95, { isin })

  it.for([null, 1, 2])("counts once, at the requested listing, with a count of %j", (by) => {
    const counts = [counted("common", "2020-10-01", 1000, by)]
    assert.strictEqual(marketCap(counts, [toronto, newYork], 1, day).market_cap, 120_000)
    assert.strictEqual(marketCap(counts, [toronto, newYork], 2, day).market_cap, 95_000)
  })

  it("counts once though each listing has a count", () => {
    const counts = [counted("RY.TO", "2020-10-01", 1000, 1), counted("RY", "2020-10-01", 1001, 2)]
    assert.deepStrictEqual(
      [1, 2].map((requested) => marketCap(counts, [toronto, newYork], requested, day).shares_outstanding),
      [1000, 1001]
    )
    assert.strictEqual(marketCap(counts, [toronto, newYork], 2, day).market_cap, 1001 * 95)
  })

  it("is recognized by the class of both counts where no ISIN is known", () => {
    const counts = [counted("common", "2020-07-01", 900, 1), counted("common", "2020-10-01", 1000, 2)]
    const listed = [
      { ...toronto, isin: null },
      { ...newYork, isin: null }
    ]
    assert.strictEqual(marketCap(counts, listed, 1, day).market_cap, 120_000)
  })

  it("of another class is priced where it is traded most in the currency", () => {
    // 10 x 50 + 1000 x 96
    const counts = [counted("common", "2020-10-01", 1000, 2), counted("B", "2020-10-01", 10, 4)]
    const chicago = security(3, 96, { isin, mean_volume: 900 })
    const listed = [toronto, { ...newYork, mean_volume: 100 }, chicago, security(4, 50)]
    assert.strictEqual(marketCap(counts, listed, 4, day).market_cap, 96_500)
  })
})

it("a count without a security belongs to the class of an earlier one", () => {
  const counts = [counted("common", "2020-07-01", 900, 1), counted("common", "2020-10-01", 1000)]
  assert.strictEqual(marketCap(counts, [security(1, 10)], 1, day).market_cap, 10_000)
})

describe("an unlisted class", () => {
  const classA = counted("A", "2020-10-01", 300, 1)
  const classC = counted("C", "2020-10-01", 320, 2)
  const unlisted = counted("B", "2020-10-01", 50)
  const listed = [security(1, 10, { mean_volume: 100 }), security(2, 12, { mean_volume: 900 })]

  it("has the price of the listed class that is traded most", () => {
    // 300 x 10 + 320 x 12 + 50 x 12
    for (const requested of [1, 2]) {
      assert.strictEqual(marketCap([classA, unlisted, classC], listed, requested, day).market_cap, 7440)
    }
  })

  it("counts for the shares that it converts into", () => {
    // Visa: class B converts into 1.6 class A shares, class C into 4.
    const counts = [
      counted("A", "2020-10-01", 1000, 1),
      { ...counted("B", "2020-10-01", 100), conversion_ratio: 1.6 },
      { ...counted("C", "2020-10-01", 10), conversion_ratio: 4 }
    ]
    assert.deepStrictEqual(marketCap(counts, [security(1, 200)], 1, day), {
      market_cap: (1000 + 160 + 40) * 200,
      market_cap_currency: "USD",
      shares_outstanding: 1110
    })
  })
})
