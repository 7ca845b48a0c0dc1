/** Counts and closes from before a split. */
import { assert, describe, it } from "@effect/vitest"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { counted, security, split } from "./issuer.ts"

const day = "2021-01-04"

describe("splits", () => {
  const common = counted("common", "2020-07-17", 1000, 7)

  it("after the count multiply it", () => {
    // 1000 x 4 x 2 = 8000; 8000 x 5 = 40,000
    const splits = [split("2020-08-31", 4), split("2021-01-04", 2)]
    assert.deepStrictEqual(marketCap([common], [security(7, 5, { splits })], 7, day), {
      market_cap: 40_000,
      market_cap_currency: "USD",
      shares_outstanding: 8000
    })
  })

  it.for(["2020-07-17", "2020-07-01", "2021-01-05"])(
    "of %s don't: already counted, or in the future",
    (date) => {
      const held = security(7, 5, { splits: [split(date, 4)] })
      assert.strictEqual(marketCap([common], [held], 7, day).shares_outstanding, 1000)
    }
  )

  it("of the first listed security multiply an unlisted class", () => {
    // (1000 + 50) x 4 = 4200; 4200 x 5 = 21,000
    const counts = [common, counted("B", "2020-07-17", 50)]
    const held = security(7, 5, { splits: [split("2020-08-31", 4)] })
    assert.deepStrictEqual(marketCap(counts, [held], 7, day), {
      market_cap: 21_000,
      market_cap_currency: "USD",
      shares_outstanding: 4200
    })
  })

  it("of the first listed security multiply an unlisted class even if it has no price in the currency", () => {
    // 1000 x 4 = 4000
    const unlisted = counted("common", "2020-07-17", 1000)
    const preferred = security(9, 50, { stock_type: "Preferred Stock" })
    const held = security(7, 5, { currency: "EUR", splits: [split("2020-08-31", 4)] })
    assert.deepStrictEqual(marketCap([unlisted], [held, preferred], 9, day), {
      market_cap: null,
      market_cap_currency: null,
      shares_outstanding: 4000
    })
  })

  it("of another class's security don't", () => {
    // 1000 x 4 + 100 = 4100
    const counts = [common, counted("C", "2020-07-17", 100, 8)]
    const securities = [security(7, 5, { splits: [split("2020-08-31", 4)] }), security(8, 20)]
    assert.strictEqual(marketCap(counts, securities, 7, day).shares_outstanding, 4100)
  })

  it("round to whole shares", () => {
    // 1001 x 0.05 = 50.05
    const held = security(7, 5, { splits: [split("2020-08-31", 0.05)] })
    assert.strictEqual(
      marketCap([common, counted("common", "2020-08-01", 1001, 7)], [held], 7, day).shares_outstanding,
      50
    )
  })
})

describe("Apple across its split of 2020-08-31", () => {
  // Cover page of its 10-Q of 2020-07-31; closes of Lean
  const counts = [counted("common", "2020-07-17", 4_275_634_000, 1)]
  const splits = [split("2020-08-31", 4)]
  const on = (date: string, barDate: string, close: number) =>
    marketCap(counts, [security(1, null, { latest: { date: barDate, close }, splits })], 1, date)

  it("was worth 2.1345 trillion the day before", () => {
    // 4,275,634,000 x 499.23 = 2,134,524,761,820
    assert.deepStrictEqual(on("2020-08-28", "2020-08-28", 499.23), {
      market_cap: 2_134_524_761_820,
      market_cap_currency: "USD",
      shares_outstanding: 4_275_634_000
    })
  })

  it("was worth 2.2069 trillion on the day", () => {
    // 4,275,634,000 x 4 = 17,102,536,000; x 129.04 = 2,206,911,245,440
    assert.deepStrictEqual(on("2020-08-31", "2020-08-31", 129.04), {
      market_cap: 2_206_911_245_440,
      market_cap_currency: "USD",
      shares_outstanding: 17_102_536_000
    })
  })

  it("has the previous day's worth before the day's first bar", () => {
    // 17,102,536,000 x (499.23 / 4) = 2,134,524,761,820
    assert.deepStrictEqual(on("2020-08-31", "2020-08-28", 499.23), {
      market_cap: 2_134_524_761_820,
      market_cap_currency: "USD",
      shares_outstanding: 17_102_536_000
    })
  })
})
