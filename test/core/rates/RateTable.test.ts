/**
 * Exchange rates between any two currencies. The figures are the European Central Bank's of April 2019 and of the last day of the
 * rouble (eurofxref-hist.csv).
 */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { addDays, type Rate, rateOn, ratesBetween, rateTable } from "../../../core/mod.ts"

const ecb = (date: string, quote: string, value: number): Rate => ({
  date,
  base: "EUR",
  quote,
  value,
  source: "ecb"
})

const april = [
  ecb("2019-04-09", "USD", 1.1277),
  ecb("2019-04-10", "USD", 1.1279),
  ecb("2019-04-10", "GBP", 0.86083),
  ecb("2019-04-10", "KRW", 1283.09),
  ecb("2022-03-01", "RUB", 117.201),
  ecb("2022-03-01", "USD", 1.1162)
]

const table = rateTable(april)

/** `2019-04-10 1.1279 direct`; null for none. */
const found = (base: string, quote: string, day: string) => {
  const rate = rateOn(table, base, quote, day)
  return rate === null ? null : `${rate.date} ${Number(rate.value.toFixed(8))} ${rate.derivation}`
}

describe("a rate", () => {
  it.each([
    ["as it is stated", "EUR", "USD", "2019-04-10", "2019-04-10 1.1279 direct"],
    ["the other way round", "USD", "EUR", "2019-04-10", "2019-04-10 0.88660342 inverse"],
    // 1283.09 / 1.1279 and 0.86083 / 1.1279
    ["crossed over the euro", "USD", "KRW", "2019-04-10", "2019-04-10 1137.59198511 crossed"],
    ["crossed both ways", "USD", "GBP", "2019-04-10", "2019-04-10 0.76321482 crossed"],
    ["into hundredths", "USD", "GBX", "2019-04-10", "2019-04-10 76.3214824 crossed"],
    ["of hundredths", "GBX", "EUR", "2019-04-10", "2019-04-10 0.0116167 inverse"],
    ["of a currency and its hundredth", "GBP", "GBX", "1990-01-01", "1990-01-01 100 direct"],
    ["of a currency in itself", "XAF", "XAF", "1990-01-01", "1990-01-01 1 direct"],
    ["ten days before", "EUR", "USD", "2019-04-20", "2019-04-10 1.1279 direct"],
    ["eleven days before", "EUR", "USD", "2019-04-21", null],
    ["before the first", "EUR", "USD", "2019-04-08", null],
    ["of a later day, none", "EUR", "KRW", "2019-04-09", null],
    ["of a day on which one has none", "USD", "RUB", "2022-02-28", null],
    ["of an unknown currency", "USD", "XAF", "2019-04-10", null]
  ] as const)("%s", (_, base, quote, day, expected) => {
    assert.strictEqual(found(base, quote, day), expected)
  })

  it("is of the newest day on which it follows from both currencies", () => {
    const later = rateTable([...april, ecb("2019-04-11", "USD", 1.1264)])
    assert.strictEqual(rateOn(later, "USD", "KRW", "2019-04-11")?.date, "2019-04-10")
    assert.strictEqual(rateOn(later, "EUR", "USD", "2019-04-11")?.date, "2019-04-11")
  })

  it("that is stated counts before one that is crossed, and that of the first source by name before others", () => {
    const own: Rate = { date: "2019-04-10", base: "USD", quote: "KRW", value: 1140, source: "desk" }
    const other: Rate = { ...own, value: 1139, source: "z" }
    for (const rates of [
      [own, other],
      [other, own]
    ]) {
      assert.deepStrictEqual(rateOn(rateTable([...april, ...rates]), "USD", "KRW", "2019-04-10"), {
        date: "2019-04-10",
        value: 1140,
        derivation: "direct",
        sources: ["desk"]
      })
    }
  })

  it("names the sources that it follows from", () => {
    const own: Rate = { date: "2019-04-10", base: "EUR", quote: "KRW", value: 1280, source: "desk" }
    assert.deepStrictEqual(rateOn(rateTable([...april, own]), "USD", "KRW", "2019-04-10")?.sources, [
      "ecb",
      "desk"
    ])
  })
})

describe("rates of a range", () => {
  it("are those of the days that have one, oldest first", () => {
    assert.deepStrictEqual(
      ratesBetween(table, "USD", "EUR").map(({ date }) => date),
      ["2019-04-09", "2019-04-10", "2022-03-01"]
    )
    assert.deepStrictEqual(ratesBetween(table, "GBP", "KRW").length, 1)
    assert.deepStrictEqual(ratesBetween(table, "GBP", "RUB"), [])
  })
})

describe("any rates", () => {
  const day = fc.integer({ min: 0, max: 30 }).map((days) => addDays("2024-01-01", days))
  const codes = ["EUR", "USD", "GBP", "KRW"] as const
  const code = fc.constantFrom(...codes)
  const rate = fc
    .record({
      date: day,
      base: code,
      quote: code,
      value: fc.double({ min: 1e-4, max: 1e4, noNaN: true }),
      source: fc.constantFrom("ecb", "desk")
    })
    .filter(({ base, quote }) => base !== quote)
  const rates = fc.array(rate, { maxLength: 40 })

  it("have inverses, are of a day at most ten days before, and depend on no order", () => {
    fc.assert(
      fc.property(rates, code, code, day, (all, base, quote, on) => {
        const of = rateTable(all)
        const one = rateOn(of, base, quote, on)
        const back = rateOn(of, quote, base, on)
        assert.strictEqual(one === null, back === null)
        if (one === null || back === null || base === quote) return
        assert.isTrue(one.date <= on && one.date >= addDays(on, -10))
        // A pair that is stated both ways has two rates, each as it is stated.
        if (one.derivation !== "direct" || back.derivation !== "direct") {
          assert.approximately(one.value * back.value, 1, 1e-9)
        }
        // The same, unless the same source states a pair's day twice.
        const keys = new Set(all.map((_) => [_.date, _.base, _.quote, _.source].join()))
        if (keys.size === all.length) {
          assert.deepStrictEqual(rateOn(rateTable(all.toReversed()), base, quote, on), one)
        }
        assert.isTrue(
          ratesBetween(of, base, quote).some(({ date, value }) => date === one.date && value === one.value)
        )
      })
    )
  })
})
