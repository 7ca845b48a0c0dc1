/** The table of brands by itself, and which brands a text begins. */
import { assert, describe, it } from "@effect/vitest"
import { brands, brandsWith } from "../../../core/companies/Brands.ts"
import { exchangeDirectory } from "../../../core/companies/ExchangeDirectory.ts"
import { worldExchanges } from "../../../core/companies/WorldExchanges.ts"

const namesOf = (word: string) => brandsWith(word).map(({ name }) => name)

describe("the table of brands", () => {
  it("names each brand once", () => {
    const names = brands.map(({ name }) => name.toLowerCase())
    assert.deepStrictEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      []
    )
  })

  it("names issuers by ten digits, or by a symbol on an exchange that there is", () => {
    const { find } = exchangeDirectory(worldExchanges)
    const wrong = brands.filter(({ owner }) =>
      "cik" in owner ? !/^\d{10}$/.test(owner.cik) : find(owner.exchange) === null
    )
    assert.deepStrictEqual(wrong, [])
  })
})

describe("the brands of a text", () => {
  it.for([
    ["youtube", ["YouTube"]],
    ["yout", ["YouTube"]],
    ["카카오톡", ["카카오톡"]],
    ["lays", ["Lay's"]],
    ["whole", ["Whole Foods"]],
    ["foods", ["Whole Foods"]],
    ["line", ["LINE", "Lineage"]],
    ["yo", []],
    ["tube", []],
    ["", []]
  ] as ReadonlyArray<readonly [string, ReadonlyArray<string>]>)("%s are %j", ([word, names]) => {
    assert.deepStrictEqual([...namesOf(word)], [...names])
  })

  it("begin with the one that is called so", () => {
    assert.strictEqual(namesOf("ring")[0], "Ring")
    assert.deepStrictEqual(namesOf("gu").slice(0, 1), ["GU"])
  })
})
