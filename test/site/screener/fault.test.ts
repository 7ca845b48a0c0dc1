/** Faults of expressions at their place, and what figures are called. */
import "../english.ts"
import { assert, describe, it } from "@effect/vitest"
import { FindataError } from "../../../adapters/client/mod.ts"
import { figureTextsIn } from "../../../apps/site/src/figures/catalogue/figureTexts.ts"
import { aroundPlace, faultOf, repaired } from "../../../apps/site/src/figures/fault.ts"
import {
  cellText,
  figureOf,
  figuresIn,
  namedIn,
  operandOf,
  titleOf
} from "../../../apps/site/src/screener/figures.ts"

const refused = (detail: unknown) =>
  new FindataError({
    operation: "getScreener",
    status: 422,
    detail: detail as FindataError["detail"],
    requestId: null,
    retryAfter: null
  })

describe("A fault", () => {
  it("is the first one that has a place", () => {
    const error = refused([
      { loc: ["query", "limit"], msg: "Input should be less", type: "less_than_equal" },
      {
        loc: ["query", "where"],
        msg: 'Value error, There is no figure "roi"',
        type: "value_error",
        ctx: { position: 8, suggestions: ["roic"] }
      }
    ])
    assert.deepStrictEqual(faultOf(error), {
      parameter: "where",
      message: 'There is no figure "roi"',
      position: 8,
      suggestions: ["roic"],
      reason: null,
      lang: "en"
    })
  })

  it("is none of other errors", () => {
    assert.isNull(faultOf(null))
    assert.isNull(faultOf(new TypeError("Failed to fetch")))
    assert.isNull(faultOf(refused("Not found")))
    assert.isNull(faultOf(refused([{ loc: ["query", "limit"], msg: "Too many", type: "value_error" }])))
  })

  it.for([
    ["roe > 5 && roi > 1", 11, ["roe > 5 && ", "roi", " > 1"]],
    ["pe_ratio = 15", 9, ["pe_ratio ", "=", " 15"]],
    ["roe >", 5, ["roe >", "", ""]],
    ["1 + my.yeld", 4, ["1 + ", "my.yeld", ""]]
  ] as const)("of %s at %i is marked", ([text, position, parts]) => {
    assert.deepStrictEqual(aroundPlace(text, position), parts)
  })

  it("is repaired in place", () => {
    assert.strictEqual(repaired("roe > 5 && roi > 1", 11, "roic"), "roe > 5 && roic > 1")
  })
})

const meaning = {
  group: "valuation",
  meaning: "Market cap to net income",
  formula: null,
  null_when: null,
  source: null
}
const figures = figuresIn(
  {
    count: 3,
    figures: [
      {
        ...meaning,
        name: "some_ratio",
        title: "Some ratio",
        unit: "ratio",
        type: "number",
        parameters: null
      },
      {
        ...meaning,
        name: "some_share",
        title: "Some share",
        unit: "percent",
        type: "number",
        parameters: null
      },
      {
        ...meaning,
        name: "strength",
        title: "Strength",
        unit: "ratio",
        type: "number",
        parameters: [{ name: "time_period", default: 14, minimum: 2, maximum: 500, whole: true }]
      }
    ]
  } as Parameters<typeof figuresIn>[0],
  await figureTextsIn("en")
)

const text = (operand: string, value: number | string | null) =>
  cellText(figureOf(figures, operand), value, "USD")

describe("A figure", () => {
  it("is called by its title, with its parameters; anything else is as it is written", () => {
    assert.deepStrictEqual(
      ["some_ratio", "strength(20)", "some_ratio / 2", "other"].map((operand) => titleOf(figures, operand)),
      ["Some ratio", "Strength (20)", "some_ratio / 2", "other"]
    )
  })

  it("is an expression with the defaults of its parameters", () => {
    assert.deepStrictEqual([...figures.values()].map(operandOf), ["some_ratio", "some_share", "strength(14)"])
  })

  it("is found in expressions, outside their texts", () => {
    assert.deepStrictEqual(
      namedIn(figures, 'some_ratio > strength(14) || sector == "some_share" || ago(some_ratio, "1y") > 1'),
      ["some_ratio", "strength(14)"]
    )
  })

  it("is written in its unit, and by its size where it has none", () => {
    assert.deepStrictEqual(
      [
        text("some_ratio", 1.5),
        text("some_share", 12.34),
        text("some_ratio", null),
        text("a * b", 2.5e9),
        text("a", "X")
      ],
      ["1.50", "12.3%", "–", "2.50B", "X"]
    )
  })
})
