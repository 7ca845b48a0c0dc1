/** Large numbers as the site writes them in each language. */
import { assert, describe, it } from "@effect/vitest"
import { compactText, roundText } from "../../apps/site/src/language/compact.ts"

describe("Amounts beside one another", () => {
  it.for([
    ["en", ["4.60B", "16.8B", "124B", "2.05T", "−4.60B"]],
    ["ko", ["46.00억", "167.9억", "1,238억", "2.050조", "−46.00억"]],
    ["ja", ["46.00億", "167.9億", "1,238億", "2.050兆", "−46.00億"]],
    ["zh", ["46.00亿", "167.9亿", "1,238亿", "2.050万亿", "−46.00亿"]]
  ] as const)("are equally exact and wide in %s", ([locale, texts]) => {
    const shown = [4.6e9, 1.679e10, 1.238e11, 2.05e12, -4.6e9].map((value) => compactText(locale, value))
    assert.deepStrictEqual(shown, [...texts])
  })

  it("are written out where they are smaller than the first unit", () => {
    assert.deepStrictEqual(
      [0, 7, 12.345, 999, 1234].map((value) => compactText("en", value)),
      ["0", "7", "12.35", "999", "1.23K"]
    )
    assert.deepStrictEqual(
      [5678, 56_780].map((value) => compactText("ko", value)),
      ["5,678", "5.678만"]
    )
  })

  it("have no zeros at the end on an axis", () => {
    assert.deepStrictEqual(
      [0, 5e10, 2.5e9].map((value) => roundText("en", value)),
      ["0", "50B", "2.5B"]
    )
    assert.deepStrictEqual(
      [0, 6e11, 2.5e12].map((value) => roundText("ko", value)),
      ["0", "6,000억", "2.5조"]
    )
  })
})
