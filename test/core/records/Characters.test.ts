/** Texts at their bounds, in characters of one UTF-16 unit and of two. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { hasAtMost, isMaxCharacters } from "../../../core/ports.ts"

const five = [
  "aaaaa",
  "한한한한한",
  "😀😀😀😀😀",
  "a😀한😀a",
  "e\u0301e\u0301e",
  "\ud83d\ud83d\ud83d\ud83d\ud83d"
]

describe("a text of five characters", () => {
  it.for(five)("%j has at most five, and more than four", (text) => {
    assert.deepStrictEqual([hasAtMost(text, 5), hasAtMost(text, 4)], [true, false])
  })
})

it("the check refuses what is longer", () => {
  const is = Schema.is(Schema.String.check(isMaxCharacters(5)))
  assert.deepStrictEqual(
    five.map(is),
    five.map(() => true)
  )
  assert.deepStrictEqual(
    five.map((text) => is(`${text}x`)),
    five.map(() => false)
  )
})
