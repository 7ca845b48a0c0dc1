/** What doesn't matter to an opinion, whichever synonym names it. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { opinionOf } from "../../../core/consensus/Opinion.ts"
import { opinionWords } from "../../../core/consensus/OpinionWords.ts"

/** One or two signs between words, which are no part of them. */
const anySign = fc.string({
  unit: fc.constantFrom(" ", "-", ".", "/", "　", "\t"),
  minLength: 1,
  maxLength: 2
})

/** Latin letters as wide as Hangul. */
const wide = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

const anySynonym = fc.constantFrom(...Object.entries(opinionWords))

it("case doesn't matter", () => {
  fc.assert(
    fc.property(anySynonym, ([words, opinion]) => {
      assert.strictEqual(opinionOf(words.toUpperCase()), opinion)
    })
  )
})

it("signs and spaces around and between its words don't matter", () => {
  fc.assert(
    fc.property(anySynonym, anySign, ([words, opinion], sign) => {
      assert.strictEqual(opinionOf(sign + words.replaceAll(" ", sign) + sign), opinion)
    })
  )
})

it("its words may be written as one", () => {
  fc.assert(
    fc.property(anySynonym, ([words, opinion]) => {
      assert.strictEqual(opinionOf(words.replaceAll(" ", "")), opinion)
    })
  )
})

it("brackets around it don't matter", () => {
  fc.assert(
    fc.property(anySynonym, fc.constantFrom("()", "[]", "{}", "（）", "【】"), ([words, opinion], pair) => {
      assert.strictEqual(opinionOf(pair.charAt(0) + words + pair.charAt(1)), opinion)
    })
  )
})

it("brackets after it don't matter, whatever opinion is in them", () => {
  fc.assert(
    fc.property(anySynonym, anySynonym, ([words, opinion], [other]) => {
      assert.strictEqual(opinionOf(`${words} (${other}, 유지)`), opinion)
    })
  )
})

it("decomposed and full-width letters don't matter", () => {
  fc.assert(
    fc.property(anySynonym, ([words, opinion]) => {
      assert.strictEqual(opinionOf(wide(words).normalize("NFD")), opinion)
    })
  )
})
