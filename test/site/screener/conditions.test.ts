/** Conditions of a screen, between the form and the expression. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  callOf,
  type Condition,
  conditionsOf,
  expressionOf,
  listed
} from "../../../apps/site/src/screener/conditions.ts"

const free = (text: string): Condition => ({ kind: "free", text })

const cases: ReadonlyArray<readonly [where: string, conditions: ReadonlyArray<Condition>]> = [
  ["", []],
  ["pe_ratio < 15", [{ kind: "number", operand: "pe_ratio", comparison: "<", value: 15 }]],
  ["15 > pe_ratio", [{ kind: "number", operand: "pe_ratio", comparison: "<", value: 15 }]],
  [
    "market_cap>=1e9&&return_1y<-2.5",
    [
      { kind: "number", operand: "market_cap", comparison: ">=", value: 1e9 },
      { kind: "number", operand: "return_1y", comparison: "<", value: -2.5 }
    ]
  ],
  [
    `sector in ["Technology", 'Health "Care"'] && (country_code == "US" && rsi(14) <= .5)`,
    [
      { kind: "text", operand: "sector", isAmong: true, values: ["Technology", 'Health "Care"'] },
      { kind: "text", operand: "country_code", isAmong: true, values: ["US"] },
      { kind: "number", operand: "rsi(14)", comparison: "<=", value: 0.5 }
    ]
  ],
  [
    `!(sector in ["Energy", "Utilities"]) && sector != "Real && Estate"`,
    [
      { kind: "text", operand: "sector", isAmong: false, values: ["Energy", "Utilities"] },
      { kind: "text", operand: "sector", isAmong: false, values: ["Real && Estate"] }
    ]
  ],
  [
    'last_filing >= "2024-01-31"',
    [{ kind: "date", operand: "last_filing", comparison: ">=", value: "2024-01-31" }]
  ],
  [
    "percentile(roe, sector) > 90 && close / high_52w >= 0.95",
    [
      { kind: "number", operand: "percentile(roe, sector)", comparison: ">", value: 90 },
      { kind: "number", operand: "close / high_52w", comparison: ">=", value: 0.95 }
    ]
  ],
  ["close > sma(200) && known(beta)", [free("close > sma(200)"), free("known(beta)")]],
  ["pe_ratio < 15 || roe > 20", [free("pe_ratio < 15 || roe > 20")]],
  [
    "roe > 20 && (pe_ratio < 15 || pb_ratio < 1)",
    [{ kind: "number", operand: "roe", comparison: ">", value: 20 }, free("(pe_ratio < 15 || pb_ratio < 1)")]
  ],
  ["pe_ratio < 15 &&", [free("pe_ratio < 15 &&")]],
  ["(pe_ratio < 15", [free("(pe_ratio < 15")]],
  ["pe_ratio = 15", [free("pe_ratio = 15")]],
  ["1 < 2 && !(roe > 1)", [free("1 < 2"), free("!(roe > 1)")]],
  ["a < 1 < 2 && x in [1, 2] && x in []", [free("a < 1 < 2"), free("x in [1, 2]"), free("x in []")]],
  [`name < "B" && name == "\\u0041"`, [free(`name < "B"`), free(`name == "\\u0041"`)]]
]

const operand = fc.constantFrom(
  "pe_ratio",
  "rsi(14)",
  "close / high_52w",
  "rank(roe, sector)",
  'ago(eps, "1y")'
)
const comparison = fc.constantFrom("<", "<=", ">", ">=", "==", "!=" as const)
const values = fc.array(fc.string({ unit: fc.constantFrom("a", "&", '"', "'", "\\", " ", "(", "한", "]") }), {
  minLength: 1,
  maxLength: 3
})
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant("number" as const),
    operand,
    comparison,
    value: fc.double({ noNaN: true, noDefaultInfinity: true })
  }),
  fc.record({
    kind: fc.constant("date" as const),
    operand,
    comparison: fc.constantFrom("<", "<=", ">", ">=" as const),
    value: fc.constant("2024-02-29")
  }),
  fc.record({ kind: fc.constant("text" as const), operand, isAmong: fc.boolean(), values }),
  fc.record({
    kind: fc.constant("free" as const),
    text: fc.constantFrom("close > sma(200)", "(a < 1 || b > 2)", "!known(beta)", "x ? y : z")
  })
)

/** What reads alike: negative zero is written as zero, and what `&&` doesn't join as it is, in brackets. */
const alike = (conditions: ReadonlyArray<Condition>): ReadonlyArray<Condition> =>
  conditions.map((one) => {
    if (one.kind === "number") return { ...one, value: one.value + 0 }
    return one.kind === "free" && one.text === "x ? y : z" && conditions.length > 1
      ? free("(x ? y : z)")
      : one
  })

describe("Conditions", () => {
  it.for(cases)("of %s", ([where, conditions]) => {
    assert.deepStrictEqual(conditionsOf(where), conditions)
  })

  it("are read from the expression that is made of them", () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 6 }), (conditions) => {
        assert.deepStrictEqual(conditionsOf(expressionOf(conditions)), alike(conditions))
      }),
      { numRuns: 2000 }
    )
  })

  it("of any text are an expression that reads the same again", () => {
    const text = fc.string({
      unit: fc.constantFrom(
        "a",
        "1",
        "<",
        "=",
        "&&",
        "||",
        "(",
        ")",
        "[",
        "]",
        '"',
        "'",
        "!",
        " in ",
        ",",
        " ",
        "\\"
      )
    })
    fc.assert(
      fc.property(text, (where) => {
        const conditions = conditionsOf(where)
        assert.deepStrictEqual(conditionsOf(expressionOf(conditions)), conditions)
      }),
      { numRuns: 5000 }
    )
  })
})

describe("Operands", () => {
  it.for([
    ["pe_ratio", { name: "pe_ratio", args: [] }],
    ["macd(12, 26,9)", { name: "macd", args: [12, 26, 9] }],
    ["rsi()", { name: "rsi", args: [] }],
    ["rank(roe)", null],
    ["close / open", null],
    ["1x", null]
  ] as const)("%s", ([text, call]) => {
    assert.deepStrictEqual(callOf(text), call)
  })

  it("of a list are separated by commas outside of brackets", () => {
    assert.deepStrictEqual(listed(" pe_ratio, beta(SPY,5),,percentile(roe, sector)"), [
      "pe_ratio",
      "beta(SPY,5)",
      "percentile(roe, sector)"
    ])
  })
})
