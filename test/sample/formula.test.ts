/** Sums and differences of facts. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { lines } from "../../core/financials/Line.ts"
import { evaluate, formulaOf, named } from "../../scripts/sample/formula.ts"
import { tagChains } from "../../scripts/sample/tagChains.ts"

const valuesOf = (values: Readonly<Record<string, number>>) => (tag: string) => values[tag]

describe("a formula", () => {
  it.for([
    ["A", 5],
    ["A + B", 7],
    ["A - B", 3],
    ["A - B - C", -4],
    ["B + C - A", 4]
  ] as const)("%s evaluates to %d", ([text, sum]) => {
    assert.strictEqual(evaluate(formulaOf(text), valuesOf({ A: 5, B: 2, C: 7 })), sum)
  })

  it("is undefined where one of its facts is missing", () => {
    assert.isUndefined(evaluate(formulaOf("A + B"), valuesOf({ A: 5 })))
    assert.isUndefined(evaluate(formulaOf("A"), valuesOf({ B: 5 })))
  })

  it("takes 0 for a fact", () => {
    assert.strictEqual(evaluate(formulaOf("A - B"), valuesOf({ A: 0, B: 5 })), -5)
  })

  it("of differences is the first less the sum of the others", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 5 }), (values) => {
        const facts = values.map((value) => Math.floor(value / 10))
        const formula = formulaOf(facts.map((_, i) => `T${i}`).join(" - "))
        const [first = 0, ...others] = facts
        assert.strictEqual(
          evaluate(formula, (tag) => facts[Number(tag.slice(1))]),
          others.reduce((difference, value) => difference - value, first)
        )
      })
    )
  })

  it.for(["A * B", "A +", "A B", "A +B"])("can't be %s", (text) => {
    assert.throws(() => formulaOf(text), "Not a formula")
  })

  it("is written with the taxonomy of each tag", () => {
    assert.strictEqual(named(formulaOf("A - B2 + C"), "us-gaap"), "us-gaap:A - us-gaap:B2 + us-gaap:C")
  })
})

describe("the chains", () => {
  it("are formulas without repetition", () => {
    for (const line of lines) {
      const chain = tagChains[line] ?? []
      chain.forEach(formulaOf)
      assert.strictEqual(new Set(chain).size, chain.length, line)
    }
  })
})
