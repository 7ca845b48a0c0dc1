/** The figures that companies are compared by. */
import { assert, it } from "@effect/vitest"
import { bases, extremesOf, ratioRows, statementRows } from "../../apps/site/src/compare/rows.ts"
import { figures } from "../../core/figures/Catalogue.ts"

it("Rows name figures of the catalogue, each once", () => {
  const known = new Set([...figures.values()].map(({ name }) => name))
  for (const basis of bases) {
    const names = [...ratioRows, ...statementRows].map((row) => row[basis])
    assert.deepStrictEqual(
      names.filter((name) => !known.has(name)),
      []
    )
    assert.strictEqual(new Set(names).size, names.length)
  }
})

it("The best and the worst of a row are by its direction, and none where values are alike", () => {
  assert.deepStrictEqual(extremesOf([3, null, 9, 3], "high"), { best: [2], worst: [0, 3] })
  assert.deepStrictEqual(extremesOf([3, null, 9], "low"), { best: [0], worst: [2] })
  assert.deepStrictEqual(extremesOf([3, 3, null], "low"), { best: [], worst: [] })
  assert.deepStrictEqual(extremesOf([null, 3], "high"), { best: [], worst: [] })
})
