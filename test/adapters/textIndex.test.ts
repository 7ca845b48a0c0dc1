/** A text index finds what a scan of every text finds. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { textIndex } from "../../adapters/sql/TextIndex.ts"

type Entries = ReadonlyArray<ReadonlyArray<string>>

/** A scan of every text, by the definition of `Nearness`. */
const looked = (entries: Entries, sought: string) =>
  entries.flatMap((texts, entry) => {
    if (texts[0] === sought) return [[entry, 0]]
    if (texts.some((text) => text.startsWith(sought))) return [[entry, 1]]
    return texts.some((text) => text.includes(sought)) ? [[entry, 2]] : []
  })

const found = (entries: Entries, sought: string, passes: (entry: number) => boolean = () => true) => {
  const all: Array<ReadonlyArray<number>> = []
  textIndex(entries).find(sought, passes, (entry, nearness) => all.push([entry, nearness]))
  return all
}

/** Few different characters, so that texts repeat themselves and each other. */
const short = (minLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "é", "삼", "성", "\u{1F34E}"), minLength, maxLength: 6 })
const entries = fc.array(fc.array(short(0), { minLength: 1, maxLength: 3 }), { maxLength: 12 })

describe("textIndex", () => {
  it("finds what a scan of every text finds, with the same nearness", () => {
    fc.assert(
      fc.property(entries, short(1), (entries, sought) => {
        assert.deepStrictEqual(found(entries, sought), looked(entries, sought))
      }),
      { numRuns: 2000 }
    )
  })

  it("finds the same a second time", () => {
    const index = textIndex([["a"], ["ba"], ["b"]])
    const numbers = () => {
      const all: Array<number> = []
      index.find(
        "a",
        () => true,
        (entry) => all.push(entry)
      )
      return all
    }
    assert.deepStrictEqual(
      [numbers(), numbers()],
      [
        [0, 1],
        [0, 1]
      ]
    )
  })

  it("finds only what passes the filter", () => {
    assert.deepStrictEqual(
      found([["a"], ["a"], ["a"]], "a", (entry) => entry !== 1),
      [
        [0, 0],
        [2, 0]
      ]
    )
  })

  it("finds nothing across two texts, or for an empty text", () => {
    assert.deepStrictEqual(found([["ab", "cd"], ["ef"]], "bc"), [])
    assert.deepStrictEqual(found([["ab", "cd"]], "b\u0000c"), [])
    assert.deepStrictEqual(found([["ab"]], "\u0000"), [])
    assert.deepStrictEqual(found([["ab"]], ""), [])
    assert.deepStrictEqual(found([], "a"), [])
  })
})
