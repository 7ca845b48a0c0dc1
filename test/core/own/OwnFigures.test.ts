/** What owners may keep as figures, and what becomes of figures that name each other. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { type OwnFigure, OwnFigures, WrongFormula } from "../../../core/ports.ts"

const figure = (name: string, formula: string): OwnFigure => ({ name, title: name, unit: "ratio", formula })

const faultOf = (own: OwnFigures["Service"], owner: string, name: string, formula: string) =>
  Effect.map(Effect.flip(own.create(owner, figure(name, formula))), (error) => {
    assert.instanceOf(error, WrongFormula)
    const { message, position } = (error as WrongFormula).error
    return [position, message] as const
  })

const many = (name: string) => Array.from({ length: 300 }, () => `my.${name}`).join("+")

layer(Layer.provide(OwnFigures.layer, storesLayer()), { excludeTestServices: true })("own figures", (it) => {
  const fact = (name: string, proof: (own: OwnFigures["Service"]) => Effect.Effect<void, unknown>) =>
    it.effect(name, () => Effect.flatMap(OwnFigures, proof))

  fact("are the owner's alone", (own) =>
    Effect.gen(function* () {
      const made = yield* own.create("ann", figure("x", "roe"))
      assert.deepStrictEqual(yield* own.ofOwner("ann"), [made])
      assert.deepStrictEqual(yield* own.find("ann", made.id), made)
      assert.deepStrictEqual(yield* own.ofOwner("bob"), [])
      for (const refused of [
        own.find("bob", made.id),
        own.change("bob", made.id, { title: "y" }),
        own.remove("bob", made.id)
      ])
        assert.strictEqual((yield* Effect.flip(refused))._tag, "OwnedNotFound")
      yield* own.create("bob", figure("x", "roa"))
      assert.deepStrictEqual([...(yield* own.vocabularyOf("bob")).own], [["x", "roa"]])
    })
  )

  fact("have names that differ, and are a hundred at most", (own) =>
    Effect.gen(function* () {
      for (let n = 0; n < 100; n++) yield* own.create("many", figure(`x${n}`, "roe"))
      const more = yield* Effect.flip(own.create("many", figure("more", "roe")))
      assert.strictEqual(more._tag, "TooManyOwned")
      assert.strictEqual(more.message, "The owner has 100 figures, the most allowed: delete one first")
      const [first, second] = yield* own.ofOwner("many")
      yield* own.remove("many", first?.id ?? 0)
      const taken = yield* Effect.flip(own.create("many", figure("x1", "roe")))
      assert.strictEqual(taken.message, 'There is a figure "x1" already')
      assert.strictEqual(
        (yield* Effect.flip(own.change("many", second?.id ?? 0, { name: "x2" })))._tag,
        "OwnedNameTaken"
      )
      yield* own.change("many", second?.id ?? 0, { name: "x1", title: "Same name" })
    })
  )

  fact("are numbers, and wrong ones are refused with their place", (own) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* faultOf(own, "carl", "x", "2 * rooe"), [
        4,
        'There is no figure "rooe" (character 5): did you mean roce, roe or roe_ttm?'
      ])
      assert.deepStrictEqual(yield* faultOf(own, "carl", "x", "sector"), [
        0,
        "The formula is a text, not a number (character 1): write figures that are numbers"
      ])
      assert.deepStrictEqual(yield* faultOf(own, "carl", "x", "roe > 1"), [
        0,
        "The formula is a condition, not a number (character 1): write condition ? 1 : 0 for a number"
      ])
      assert.deepStrictEqual(yield* faultOf(own, "carl", "x", "1 + my.y"), [
        4,
        'There is no figure "my.y" (character 5): own figures are known to keys, tokens and sessions of their owner alone'
      ])
    })
  )

  fact("may name each other, but not in a circle", (own) =>
    Effect.gen(function* () {
      const a = yield* own.create("dora", figure("a", "roe"))
      const b = yield* own.create("dora", figure("b", "my.a + 1"))
      yield* own.create("dora", figure("c", "my.b * my.a"))
      assert.match((yield* faultOf(own, "dora", "d", "my.d"))[1], /^my\.d is made of itself/)
      const circle = yield* Effect.flip(own.change("dora", a.id, { formula: "1 + my.c" }))
      assert.match(circle.message, /^my\.c can't be used: .*my\.a is made of itself.* \(character 5\)/)
      const used = yield* Effect.flip(own.remove("dora", a.id))
      assert.strictEqual(used.message, "my.a is in the formulas of my.b, my.c: change them first")
      const renamed = yield* Effect.flip(own.change("dora", b.id, { name: "e" }))
      assert.strictEqual(renamed.message, "my.b is in the formulas of my.c: change them first")
      yield* own.change("dora", a.id, { formula: "roa" })
      assert.deepStrictEqual((yield* own.vocabularyOf("dora")).own.get("a"), "roa")
    })
  )

  fact("can't be made ever larger by naming each other", (own) =>
    Effect.gen(function* () {
      yield* own.create("eve", figure("a0", "roe"))
      yield* own.create("eve", figure("a1", many("a0")))
      assert.match((yield* faultOf(own, "eve", "a2", many("a1")))[1], /more than 20000 characters together/)
      const chain = yield* Effect.forEach(
        Array.from({ length: 30 }, (_, n) => n),
        (n) => Effect.result(own.create("deep", figure(`b${n}`, n === 0 ? "roe" : `my.b${n - 1}`)))
      )
      assert.lengthOf(chain.filter(Result.isSuccess), 10)
      // A figure that others are made of is bounded by what becomes of them.
      const [first] = yield* own.ofOwner("deep")
      const fault = yield* Effect.flip(own.change("deep", first?.id ?? 0, { formula: `${many("a0")}` }))
      assert.strictEqual(fault._tag, "WrongFormula")
    })
  )
})
