/** Currencies and the hundredths that some exchanges quote in. */
import { assert, describe, it } from "@effect/vitest"
import { currencyCode, isWholeUnit } from "../../../core/mod.ts"

describe("a currency", () => {
  it.for([
    ["USD", "USD"],
    [" krw ", "KRW"],
    ["GBP", "GBP"],
    ["gbp", "GBP"],
    ["GBp", "GBX"],
    ["GBX", "GBX"],
    ["ILA", "ILA"],
    ["ZAc", "ZAC"],
    ["ZAC", "ZAC"],
    ["XXX", null],
    ["US", null],
    ["dollar", null],
    ["", null]
  ] as const)("%j is kept as %j", ([text, code]) => {
    assert.strictEqual(currencyCode(text), code)
  })
})

describe("prices", () => {
  it("in won are whole", () => {
    assert.isTrue(isWholeUnit("KRW"))
  })

  it.for(["USD", "JPY", null])("in %s may be fractions", (currency) => {
    assert.isFalse(isWholeUnit(currency))
  })
})
