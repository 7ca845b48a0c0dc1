/** Own figures as a browser keeps them. */
import { assert, describe, it } from "@effect/vitest"
import {
  behindNamed,
  isRefusal,
  type KeptFigure,
  keptIn,
  textOf,
  withFigure,
  withoutFigure
} from "../../../apps/site/src/own/keptFigures.ts"

const figure = (name: string, formula = "roe"): KeptFigure => ({
  name,
  title: name.toUpperCase(),
  unit: "ratio",
  formula,
  changed_at: "2026-01-02T03:04:05Z"
})

const names = (result: ReturnType<typeof withFigure>): ReadonlyArray<string> => {
  if (isRefusal(result)) throw new Error(result.kind)
  return result.map(({ name }) => name)
}

describe("What a browser keeps", () => {
  it("is read as it was written", () => {
    const figures = [figure("a"), figure("b", "my.a + 1")]
    assert.deepStrictEqual(keptIn(textOf(figures)), { state: "held", figures })
    assert.deepStrictEqual(keptIn(null), { state: "held", figures: [] })
  })

  it("is read within the limits of the form", () => {
    const many = Array.from({ length: 101 }, (_, i) => figure(`f${i}`))
    assert.deepStrictEqual(keptIn(textOf(many)), { state: "unreadable", figures: many.slice(0, 100) })
    const long = { ...figure("long"), formula: `"${'\\"'.repeat(60_000)}` }
    assert.deepStrictEqual(keptIn(textOf([long, figure("a")])), {
      state: "unreadable",
      figures: [figure("a")]
    })
  })

  it.for(["", "{", "null", "[]", "7", '{"version":1}', '{"version":1,"figures":[{"name":"a"}]}'])(
    "is unreadable: %s",
    (text) => {
      assert.deepStrictEqual(keptIn(text), { state: "unreadable", figures: [] })
    }
  )

  it.for([
    null,
    { ...figure("b"), unit: "apples" as "ratio" },
    figure("B"),
    figure("b", "")
  ] as ReadonlyArray<KeptFigure>)("is what can be read of it, without %j", (wrong) => {
    assert.deepStrictEqual(keptIn(textOf([figure("a"), wrong, figure("c", "my.a")])), {
      state: "unreadable",
      figures: [figure("a"), figure("c", "my.a")]
    })
  })

  it("stays with a later version that wrote it", () => {
    assert.deepStrictEqual(keptIn('{"version":2,"figures":{}}'), { state: "newer", figures: [] })
  })
})

/** That it would be too long where it is written out. */
const tooLong = (position: number): ReturnType<typeof withFigure> => ({
  kind: "formula",
  fault: { kind: "long", position, names: [] }
})

describe("A change", () => {
  const held = [figure("c", "my.b * 2"), figure("b", "my.a + 1"), figure("a")]

  it("puts a new figure first, and a changed one where it was", () => {
    assert.deepStrictEqual(names(withFigure(held, null, figure("d"))), ["d", "c", "b", "a"])
    assert.deepStrictEqual(names(withFigure(held, "c", figure("e"))), ["e", "b", "a"])
    const changed = withFigure(held, "b", figure("b", "my.a + 2"))
    assert.isFalse(isRefusal(changed))
    assert.deepStrictEqual((changed as ReadonlyArray<KeptFigure>)[1]?.formula, "my.a + 2")
  })

  it("gives no figure another's name", () => {
    assert.deepStrictEqual(withFigure(held, null, figure("a")), { kind: "taken", name: "a" })
    assert.deepStrictEqual(withFigure(held, "c", figure("a")), { kind: "taken", name: "a" })
  })

  it("leaves what others are made of, and its name", () => {
    assert.deepStrictEqual(withoutFigure(held, "a"), { kind: "used", name: "a", by: ["b"] })
    assert.deepStrictEqual(withFigure(held, "b", figure("z", "my.a")), {
      kind: "used",
      name: "b",
      by: ["c"]
    })
    assert.deepStrictEqual(names(withoutFigure(held, "c")), ["b", "a"])
  })

  it("makes no circle", () => {
    assert.deepStrictEqual(withFigure(held, "a", figure("a", "1 + my.c")), {
      kind: "formula",
      fault: { kind: "circle", position: 4, names: ["a", "c", "b", "a"] }
    })
    assert.deepStrictEqual(withFigure(held, null, figure("d", "my.d")), {
      kind: "formula",
      fault: { kind: "circle", position: 0, names: ["d", "d"] }
    })
  })

  it("makes no chain too long for those that name it", () => {
    const chain = Array.from({ length: 10 }, (_, i) => figure(`x${i}`, i === 0 ? "roe" : `my.x${i - 1}`))
    assert.isFalse(isRefusal(withFigure(chain, null, figure("y"))))
    const deeper = [...chain, figure("y")]
    assert.deepInclude(withFigure(deeper, "x0", figure("x0", "my.y")), { kind: "formula" })
  })

  it("makes none longer than a request may be, where it is named or one that names it is", () => {
    const long = `roe${" + roe".repeat(332)}`
    assert.lengthOf(long, 1995)
    assert.isFalse(isRefusal(withFigure([], null, figure("x", long))))
    assert.deepStrictEqual(withFigure([], null, figure("x", `1 + ${long}`)), tooLong(0))
    assert.deepStrictEqual(withFigure([figure("x", long)], null, figure("y", "2 * my.x")), tooLong(4))
    assert.deepStrictEqual(
      withFigure([figure("y", "2 * my.x"), figure("x")], "x", figure("x", long)),
      tooLong(0)
    )
  })

  it("keeps a hundred at most", () => {
    const many = Array.from({ length: 100 }, (_, i) => figure(`x${i}`))
    assert.deepStrictEqual(withFigure(many, null, figure("y")), { kind: "many", max: 100 })
    assert.isFalse(isRefusal(withFigure(many, "x7", figure("y"))))
  })
})

describe("Figures that go to an account", () => {
  it("are behind those that they name", () => {
    const some = [figure("c", "my.b + my.a"), figure("b", "my.a"), figure("a"), figure("d", "my.gone + my.d")]
    assert.deepStrictEqual(
      behindNamed(some).map(({ name }) => name),
      ["a", "b", "c", "d"]
    )
  })

  it("are all there, though they name each other in a circle", () => {
    const some = [figure("a", "my.b"), figure("b", "my.a")]
    assert.lengthOf(behindNamed(some), 2)
  })
})
