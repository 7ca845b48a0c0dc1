/** Former names by the beginnings of their words. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type NameIndex, nameIndex } from "../../../core/companies/NameIndex.ts"
import { beginsIn } from "../../../core/companies/Words.ts"

/** What pieces make, and how many of them there are. */
const made = <A>(pieces: Iterator<void, A>): { readonly made: A; readonly pieces: number } => {
  for (let count = 0; ; count++) {
    const piece = pieces.next()
    if (piece.done === true) return { made: piece.value, pieces: count }
  }
}

const indexOf = (...names: ReadonlyArray<string>) =>
  made(nameIndex(names.map((name, i) => ({ issuer_id: i, name, valid_from: null, valid_to: "2020-01-01" }))))
    .made

const found = (index: NameIndex, text: string, max = 10) =>
  index.with(text.split(" "), max).map(({ name }) => name)

describe("former names", () => {
  const index = indexOf("Facebook Inc", "Face Value Inc", "O'Neil Corp", "A.T.& T. Co", "하나전자")

  it.each([
    ["facebook", ["Facebook Inc"]],
    ["face", ["Facebook Inc", "Face Value Inc"]],
    ["inc value", ["Face Value Inc"]],
    ["inc face", ["Facebook Inc", "Face Value Inc"]],
    ["book", []],
    ["oneil", ["O'Neil Corp"]],
    ["o'neil", ["O'Neil Corp"]],
    ["하나", ["하나전자"]],
    ["co", []],
    ["%", []]
  ] satisfies ReadonlyArray<readonly [string, Array<string>]>)("with %s", (text, names) =>
    assert.deepStrictEqual(found(index, text), names)
  )

  it("are as many as are asked for, those with the most words first", () => {
    const many = indexOf(...Array.from({ length: 3000 }, (_, i) => `Same ${i} Inc`), "Same Other Inc")
    assert.deepStrictEqual(found(many, "same other inc", 1), ["Same Other Inc"])
    assert.lengthOf(found(many, "same", 20), 20)
  })

  it("are indexed in pieces, one for each name at the least", () => {
    const names = Array.from({ length: 500 }, (_, i) => ({
      issuer_id: i,
      name: `Name ${i} Inc`,
      valid_from: null,
      valid_to: "2020-01-01"
    }))
    assert.isAtLeast(made(nameIndex(names)).pieces, names.length)
  })

  it("with a word are those of which one begins so", () => {
    const name = fc.string({
      unit: fc.constantFrom("a", "b", "'", ".", " ", "-"),
      minLength: 1,
      maxLength: 9
    })
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 12 }),
        fc.string({ unit: fc.constantFrom("a", "b"), minLength: 3, maxLength: 4 }),
        (names, word) => {
          const distinct = [...new Set(names)]
          assert.sameMembers(
            found(indexOf(...distinct), word, 100),
            distinct.filter((one) => beginsIn(one, word))
          )
        }
      )
    )
  })
})
