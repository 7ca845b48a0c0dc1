/** Amounts, dates and titles as the site writes them in each language. */
import "./english.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { amount, day, earningsIn, month, titleIn, unknown } from "../../apps/site/src/language/format.ts"
import { language } from "../../apps/site/src/language/language.ts"
import { sentences } from "../../apps/site/src/language/sentences.ts"

describe("In each language", () => {
  afterEach(() => {
    language.value = "en"
  })

  it("amounts and dates don't break across lines", () => {
    language.value = "ko"
    const texts = [amount(4.162e11, "KRW"), day("2025-03-20"), month("2025-03")]
    assert.deepStrictEqual(texts, ["4,162억\u00a0원", "2025.\u00a03.\u00a020.", "2025년\u00a03월"])
    language.value = "en"
    assert.deepStrictEqual(
      [amount(1.5e9, "USD"), day("2025-03-20")],
      ["1.50B\u00a0USD", "Mar\u00a020,\u00a02025"]
    )
  })

  it("earnings per share have their currency where it is known", () => {
    assert.deepStrictEqual(
      [earningsIn(7.49, "USD"), earningsIn(7.49, null), earningsIn(null, "USD")],
      ["7.49\u00a0USD", "7.49", unknown]
    )
  })

  it.for([
    ["en", "Price (KRW)", "One. Two."],
    ["ko", "Price(원)", "One. Two."],
    ["ja", "Price（KRW）", "One.Two."],
    ["zh", "Price（KRW）", "One.Two."]
  ] as const)(
    "titles have the currency in parentheses, and sentences their space: %s",
    ([locale, title, both]) => {
      language.value = locale
      assert.strictEqual(titleIn("Price", "KRW"), title)
      assert.strictEqual(titleIn("Price", null), "Price")
      assert.strictEqual(sentences("One.", "Two."), both)
    }
  )
})
