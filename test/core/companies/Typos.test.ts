/** Which words a mistyped one may mean. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { editsBetween, isInRange, meantBy, rangeOf } from "../../../core/companies/Typos.ts"

describe("the edits between two words", () => {
  it.for([
    ["apple", "apple", 0],
    ["appel", "apple", 1],
    ["nvdia", "nvidia", 1],
    ["samsng", "samsung", 1],
    ["mircosoft", "microsoft", 1],
    ["삼섬전자", "삼성전자", 1],
    ["elctroncs", "electronics", 2],
    ["ab", "ba", 1],
    // Without a letter edited twice: 3, though a transposition and an insertion between its letters would be 2.
    ["ca", "abc", 3],
    ["", "abc", 3]
  ] as const)("%s and %s are %i", ([one, other, edits]) => {
    assert.strictEqual(editsBetween(one, other, 3), edits)
    assert.strictEqual(editsBetween(other, one, 3), edits)
    assert.strictEqual(editsBetween(one, other, edits - 1), null)
  })
})

const letters = [..."abcde삼성"]
const word = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 7 }).map((all) => all.join(""))

/** The word with one edit at a place. */
const edited = (text: string, kind: number, at: number, letter: string): string => {
  const all = [...text]
  const place = at % all.length
  if (kind === 0) return all.toSpliced(place, 1).join("")
  if (kind === 1) return all.toSpliced(place, 0, letter).join("")
  if (kind === 2) return all.toSpliced(place, 1, letter).join("")
  const next = (place + 1) % all.length
  return next === 0 ? text : all.toSpliced(place, 2, all[next] as string, all[place] as string).join("")
}

describe("the range of a word", () => {
  it("of four to seven letters has every word that is one edit away", () => {
    fc.assert(
      fc.property(word, fc.nat(3), fc.nat(), fc.constantFrom(...letters), (typed, kind, at, letter) => {
        const range = rangeOf(typed)
        return range !== null && isInRange(range, edited(typed, kind, at, letter))
      }),
      { numRuns: 2000 }
    )
  })

  it("of eight letters begins or ends with three that are right", () => {
    const range = rangeOf("mircosoft")
    assert.deepStrictEqual(range, { begins: "mir", ends: "oft", min: 7, max: 11 })
  })

  it.for(["", "a", "abc", "카카오"])("%j isn't corrected", (short) => {
    assert.strictEqual(rangeOf(short), null)
  })
})

describe("a mistyped word means", () => {
  it.for([
    ["appel", ["apple", "ample", "april"], ["apple"]],
    ["bnak", ["bank", "bonk", "snak"], ["bank", "snak"]],
    ["snergy", ["energy", "synergy"], ["synergy", "energy"]],
    ["mircosoft", ["microsoft", "mirosoft"], ["microsoft", "mirosoft"]],
    ["elctroncs", ["electronics", "electric"], ["electronics"]],
    ["apple", ["apple", "appel"], []],
    ["samsng", [], []]
  ] as ReadonlyArray<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>]>)(
    "%s among %j %j",
    ([typed, words, meant]) => {
      assert.deepStrictEqual([...meantBy(typed, words, 3)], [...meant])
    }
  )

  it("so many words at most", () => {
    assert.deepStrictEqual([...meantBy("tset", ["test", "tse", "tsets", "set"], 2)], ["test", "tse"])
  })
})
