/** Distributions of columns, and how many companies meet the parts of a condition. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import fc from "fast-check"
import { distributionOf, matchCounts, maxTexts } from "../../../core/screens/distribution.ts"
import { evaluating, trueRows } from "../../../core/screens/evaluate.ts"
import { conditionIn } from "./parsed.ts"
import { companies, finished, tableOf } from "./rows.ts"

const numbers = (...values: ReadonlyArray<number>) => ({
  type: "number" as const,
  values: Float64Array.of(...values)
})

describe("The distribution", () => {
  it("of numbers has the percentiles that R's quantile() states (type 7)", () => {
    // quantile(c(15, 20, 35, 40, 50), c(0, .05, .25, .3, .4, .5, 1))
    const { percentiles, ...others } = distributionOf(numbers(40, Number.NaN, 15, 50, 20, 35))
    assert.deepStrictEqual(others, { type: "number", known: 5, values: null })
    assert.deepStrictEqual(
      [0, 5, 25, 30, 40, 50, 100].map((percent) => percentiles?.[percent]),
      [15, 16, 20, 23, 29, 35, 50]
    )
  })

  it("of numbers is between the least and the greatest, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noDefaultInfinity: true }), { minLength: 1 }), (values) => {
        const known = values.filter((value) => !Number.isNaN(value))
        const { known: count, percentiles } = distributionOf(numbers(...values))
        assert.strictEqual(count, known.length)
        if (percentiles === null) return assert.lengthOf(known, 0)
        assert.lengthOf(percentiles, 101)
        assert.deepStrictEqual([percentiles[0], percentiles[100]], [Math.min(...known), Math.max(...known)])
        assert.isTrue(percentiles.every((value, i) => i === 0 || value >= (percentiles[i - 1] ?? 0)))
      }),
      { examples: [[[-1.7e308, 1.7e308]]] }
    )
  })

  it("of texts has the most frequent first, and of unknown values nothing", () => {
    const values = ["b", null, "a", "c", "c", "a", null]
    assert.deepStrictEqual(distributionOf({ type: "text", values }), {
      type: "text",
      known: 5,
      percentiles: null,
      values: [
        { value: "a", count: 2 },
        { value: "c", count: 2 },
        { value: "b", count: 1 }
      ]
    })
    const many = Array.from({ length: 80 }, (_, i) => `sector ${i}`)
    assert.lengthOf(distributionOf({ type: "text", values: many }).values ?? [], maxTexts)
    assert.deepStrictEqual(distributionOf(numbers(Number.NaN)), {
      type: "number",
      known: 0,
      percentiles: null,
      values: null
    })
  })

  it("of days counts those that are known alone", () => {
    assert.deepStrictEqual(distributionOf({ type: "date", values: Float64Array.of(19_000, Number.NaN) }), {
      type: "date",
      known: 1,
      percentiles: null,
      values: null
    })
  })
})

const parsed = (text: string) => Result.getOrThrow(conditionIn(text))

describe("The parts of a condition", () => {
  const table = tableOf(companies(300, 1))

  const counted = (text: string) => {
    const evaluation = evaluating(table)
    return finished(matchCounts(evaluation, parsed(text))).map(({ condition, count, together }) => [
      condition,
      count,
      together
    ])
  }
  const matching = (text: string): number =>
    trueRows(finished(evaluating(table).condition(parsed(text)))).length

  it("are counted one by one, and with those before", () => {
    const parts = [
      "pe_ratio < 30",
      'sector in ["Technology", "Healthcare"]',
      "(market_cap > 1e0 || close > sma(200))"
    ]
    assert.deepStrictEqual(
      counted(parts.join(" && ")).map(([, ...counts]) => counts),
      parts.map((part, i) => [matching(part), matching(parts.slice(0, i + 1).join(" && "))])
    )
    assert.deepStrictEqual(
      counted(parts.slice(0, 2).join(" && ")).map(([text]) => text),
      parts.slice(0, 2)
    )
    assert.deepStrictEqual(
      counted(`${parts[0]} && (${parts[1]} && ${parts[2]})`).map(([, count]) => count),
      parts.map(matching)
    )
  })

  it("are one where nothing is joined by &&", () => {
    const text = "pe_ratio < 30 || pe_ratio > 60"
    assert.deepStrictEqual(counted(text), [[text, matching(text), matching(text)]])
  })
})
