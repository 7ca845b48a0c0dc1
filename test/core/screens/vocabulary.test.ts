/** Every figure of the catalogue can be named in an expression. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { figureFunctions, figures, vocabulary } from "../../../core/figures/Catalogue.ts"
import { figuresOf } from "../../../core/screens/Expression.ts"
import { builtIn } from "../../../core/screens/builtIn.ts"
import { columnsOf } from "../../../core/screens/parse.ts"

const referenceIn = async (text: string) => {
  const [column = assert.fail("no column")] = await Effect.runPromise(columnsOf(text, vocabulary))
  return figuresOf(column.expression).map(({ reference }) => reference)
}

describe("a figure of the catalogue", () => {
  it("is named by its name", async () => {
    for (const { name, type } of figures)
      assert.deepStrictEqual(await referenceIn(name), [
        { figure: name, args: [], ago: null, type, key: name }
      ])
  })

  it("is called with its defaults, least and greatest arguments, if it is a function", async () => {
    for (const { name, parameters, refused, type } of figureFunctions)
      for (const bound of ["default", "minimum", "maximum"] as const) {
        const args = parameters.map((parameter) => parameter[bound] ?? parameter.minimum)
        const key = `${name}(${args.join(",")})`
        if (refused?.(args) != null) continue
        assert.deepStrictEqual(await referenceIn(key), [{ figure: name, args, ago: null, type, key }])
        if (bound === "default" && !parameters.some((parameter) => parameter.default === null))
          assert.deepStrictEqual((await referenceIn(`${name}()`))[0]?.key, key)
      }
  })

  it("has no parameter without a default behind one with a default", () => {
    for (const { name, parameters } of figureFunctions) {
      const required = parameters.findLastIndex((parameter) => parameter.default === null)
      assert.isTrue(
        parameters.slice(0, Math.max(0, required)).every((parameter) => parameter.default === null),
        name
      )
    }
  })

  it("isn't called as a function of the language is", () => {
    assert.deepStrictEqual(
      builtIn.filter((name) => vocabulary.function(name) !== undefined),
      []
    )
  })

  it("is among the names that are suggested", () => {
    assert.includeMembers(
      [...vocabulary.names],
      [...figures, ...figureFunctions].map(({ name }) => name)
    )
  })
})
