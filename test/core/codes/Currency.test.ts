/** Currencies and the hundredths that some exchanges quote in. */
import { assert, describe, it } from "@effect/vitest"
import { currencyCode } from "../../../core/mod.ts"
import { hundredthOf, inUnit, isWholeUnit } from "../../../core/ports.ts"

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

describe("a quote unit", () => {
  it.for([
    ["GBX", "GBP"],
    ["ILA", "ILS"],
    ["ZAC", "ZAR"],
    ["GBP", null],
    ["USD", null],
    ["KRW", null]
  ] as const)("%s is a hundredth of %s", ([unit, currency]) => {
    assert.strictEqual(hundredthOf(unit), currency)
  })

  it.for([
    [1.5, "GBP", "GBX", 150],
    [4.5, "GBX", "GBP", 0.045],
    [12, "ILA", "ILS", 0.12],
    [0.25, "ZAR", "ZAC", 25],
    [7.25, "USD", "USD", 7.25],
    [7.25, "GBX", "GBX", 7.25],
    [1, "USD", "GBP", null],
    [1, "USD", "GBX", null],
    [1, "GBX", "ZAC", null]
  ] as const)("%d %s in %s are %j", ([amount, from, to, converted]) => {
    assert.strictEqual(inUnit(amount, from, to), converted)
  })
})

describe("prices", () => {
  it("in won are whole numbers", () => {
    assert.isTrue(isWholeUnit("KRW"))
  })

  it.for(["USD", "JPY", null])("in %s may be fractional", (currency) => {
    assert.isFalse(isWholeUnit(currency))
  })
})
