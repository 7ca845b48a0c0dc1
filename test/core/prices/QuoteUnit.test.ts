/** Amounts as filed, converted to the unit of the price. */
import { assert, describe, it } from "@effect/vitest"
import { inQuoteUnit } from "../../../core/prices/mod.ts"
import { action } from "./bars.ts"

const day = "2024-05-02"
const filed = (value: number, currency: string | null) => action(day, "dividend", value, 500, currency)

describe("an amount", () => {
  it.for([
    ["the quote's own currency", 0.24, "USD", "USD", 0.24],
    ["the currency whose hundredth is the quote's unit", 0.24, "GBP", "GBX", 24],
    ["a hundredth of the quote's currency", 24, "ILA", "ILS", 0.24]
  ] as const)("filed in %s is converted to the quote's unit", ([, value, currency, unit, quoted]) => {
    assert.deepStrictEqual(inQuoteUnit([filed(value, currency)], unit), [filed(quoted, null)])
  })

  it.for([
    ["a foreign currency", "USD", "GBX"],
    ["any currency where the quote's is unknown", "USD", null]
  ] as const)("filed in %s stays as filed", ([, currency, unit]) => {
    assert.deepStrictEqual(inQuoteUnit([filed(0.24, currency)], unit), [filed(0.24, currency)])
  })

  it.for(["GBX", null])("filed without a currency is in the quote's unit, %j", (unit) => {
    assert.deepStrictEqual(inQuoteUnit([filed(24, null)], unit), [filed(24, null)])
  })
})

it("actions keep their order, and a split its ratio", () => {
  const split = action(day, "split", 2)
  assert.deepStrictEqual(inQuoteUnit([filed(1, "GBP"), split, filed(2, "USD"), filed(3, null)], "GBX"), [
    filed(100, null),
    split,
    filed(2, "USD"),
    filed(3, null)
  ])
})
