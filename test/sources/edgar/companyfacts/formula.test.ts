/** Sums and differences of facts. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { evaluate, formulaOf } from "../../../../adapters/sources/edgar/companyfacts/Formula.ts"
import {
  chains,
  chainsByTaxonomy,
  groupTotals
} from "../../../../adapters/sources/edgar/companyfacts/TagChains.ts"
import { lines } from "../../../../core/financials/mod.ts"

const valuesOf = (values: Readonly<Record<string, number>>) => (concept: string) =>
  values[concept.replace("us-gaap:", "")]

describe("a formula", () => {
  it.for([
    ["A", 5],
    ["A + B", 7],
    ["A - B", 3],
    ["A - B - C", -4],
    ["B + C - A", 4]
  ] as const)("%s evaluates to %d", ([text, sum]) => {
    assert.strictEqual(evaluate(formulaOf(text, "us-gaap"), valuesOf({ A: 5, B: 2, C: 7 })), sum)
  })

  it("is undefined where one of its facts is missing", () => {
    assert.isUndefined(evaluate(formulaOf("A + B", "us-gaap"), valuesOf({ A: 5 })))
    assert.isUndefined(evaluate(formulaOf("A", "us-gaap"), valuesOf({ B: 5 })))
  })

  it("takes 0 for a fact", () => {
    assert.strictEqual(evaluate(formulaOf("A - B", "us-gaap"), valuesOf({ A: 0, B: 5 })), -5)
  })

  it("of differences is the first less the sum of the others", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 5 }), (values) => {
        const facts = values.map((value) => Math.floor(value / 10))
        const formula = formulaOf(facts.map((_, i) => `T${i}`).join(" - "), "us-gaap")
        const [first = 0, ...others] = facts
        assert.strictEqual(
          evaluate(formula, (concept) => facts[Number(concept.slice("us-gaap:T".length))]),
          others.reduce((difference, value) => difference - value, first)
        )
      })
    )
  })

  it.for(["A * B", "A +", "A B", "A +B"])("can't be %s", (text) => {
    assert.throws(() => formulaOf(text, "us-gaap"), "Not a formula")
  })

  it("is written with the taxonomy of each tag", () => {
    assert.strictEqual(formulaOf("A - B2 + C", "us-gaap").text, "us-gaap:A - us-gaap:B2 + us-gaap:C")
  })
})

describe("the chains", () => {
  it("are formulas without repetition", () => {
    for (const [taxonomy, chainsOf] of Object.entries(chainsByTaxonomy)) {
      for (const line of lines) {
        const chain = chainsOf[line] ?? []
        for (const text of chain) formulaOf(text, taxonomy)
        assert.strictEqual(new Set(chain).size, chain.length, line)
      }
    }
  })

  it("have every total that includes minority interests after the parent's share", () => {
    const texts = chains.flatMap(({ formulas }) => formulas.map(({ text }) => text))
    for (const [total, parents] of groupTotals) {
      assert.isAbove(texts.indexOf(parents), -1, parents)
      assert.isAbove(texts.indexOf(total), texts.indexOf(parents), total)
    }
  })
})
