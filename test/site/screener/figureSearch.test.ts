/** Figures as one types, and numbers as people type them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { amountIn, typedAmount } from "../../../apps/site/src/screener/amounts.ts"
import { byGroup, search } from "../../../apps/site/src/ui/search/searched.ts"

const figures = [
  {
    name: "market_cap",
    group: "valuation",
    titles: ["시가총액", "Market cap"],
    meaning: "Shares times close"
  },
  { name: "pe_ratio", group: "valuation", titles: ["PER", "P/E"], meaning: "Market cap by net income" },
  {
    name: "net_margin",
    group: "margins",
    titles: ["순이익률", "Net margin"],
    meaning: "Net income by sales"
  },
  { name: "net_income", group: "income", titles: ["순이익", "Net income"], meaning: "Profit of the year" },
  { name: "pb_ratio", group: "valuation", titles: ["PBR", "P/B"], meaning: "Market cap by equity" }
]

const names = (text: string) => search(figures, text).map(({ name }) => name)

describe("Figures", () => {
  it.for([
    ["pe_ratio", ["pe_ratio"]],
    ["P/E", ["pe_ratio"]],
    [" net ", ["net_margin", "net_income", "pe_ratio"]],
    ["income", ["net_income", "pe_ratio", "net_margin"]],
    ["순이익", ["net_income", "net_margin"]],
    ["income net", ["net_income"]],
    ["ratio", ["pe_ratio", "pb_ratio"]],
    ["e", ["pe_ratio", "market_cap", "net_margin", "net_income"]],
    ["nothing", []]
  ] as const)("by %s, the nearest first", ([text, expected]) => {
    assert.deepStrictEqual(names(text), [...expected])
  })

  it("are all of them without a text, by their groups", () => {
    assert.deepStrictEqual(
      byGroup(search(figures, "")).map(([group, { length }]) => [group, length]),
      [
        ["valuation", 3],
        ["margins", 1],
        ["income", 1]
      ]
    )
  })
})

describe("Numbers", () => {
  it.for([
    ["15", 15],
    ["15%", 15],
    ["-2.5", -2.5],
    ["\u22122.5", -2.5],
    ["1e9", 1e9],
    ["1.5B", 1.5e9],
    ["0.1 bn", 1e8],
    ["10,000", 10_000],
    ["250k", 250_000],
    ["2조", 2e12],
    ["1,500억", 1.5e11],
    ["3億", 3e8],
    ["2万亿", 2e12],
    ["", null],
    ["B", null],
    ["5x", null],
    ["1.2.3", null],
    ["abc", null]
  ] as const)("%s is %s", ([text, expected]) => {
    assert.strictEqual(amountIn(text), expected)
  })

  it("are shown shortly where that is exact, and read as they are shown", () => {
    assert.deepStrictEqual([1e9, 1.5e9, -2e12, 1234567, 999, 0.1].map(typedAmount), [
      "1B",
      "1.5B",
      "-2T",
      "1234567",
      "999",
      "0.1"
    ])
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), (value) => {
        assert.strictEqual(amountIn(typedAmount(value)), value + 0)
      })
    )
  })
})
