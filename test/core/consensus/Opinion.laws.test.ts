/** Properties of a rating's text that don't change the opinion, whichever synonym is used. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { opinionOf } from "../../../core/consensus/OpinionText.ts"
import { opinionWords } from "../../../core/consensus/OpinionWords.ts"

/** One or two separators between words, which are not part of them. */
const anySign = fc.string({
  unit: fc.constantFrom(" ", "-", ".", "/", "　", "\t"),
  minLength: 1,
  maxLength: 2
})

/** Full-width Latin letters. */
const wide = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

const anySynonym = fc.constantFrom(...Object.entries(opinionWords))

it("case is ignored", () => {
  fc.assert(
    fc.property(anySynonym, ([words, opinion]) => {
      assert.strictEqual(opinionOf(words.toUpperCase()), opinion)
    })
  )
})

it("punctuation and spaces around and between words are ignored", () => {
  fc.assert(
    fc.property(anySynonym, anySign, ([words, opinion], sign) => {
      assert.strictEqual(opinionOf(sign + words.replaceAll(" ", sign) + sign), opinion)
    })
  )
})

it("words may be written without spaces", () => {
  fc.assert(
    fc.property(anySynonym, ([words, opinion]) => {
      assert.strictEqual(opinionOf(words.replaceAll(" ", "")), opinion)
    })
  )
})

it("brackets around the words are ignored", () => {
  fc.assert(
    fc.property(anySynonym, fc.constantFrom("()", "[]", "{}", "（）", "【】"), ([words, opinion], pair) => {
      assert.strictEqual(opinionOf(pair.charAt(0) + words + pair.charAt(1)), opinion)
    })
  )
})

it("brackets after the words are ignored, whatever opinion they contain", () => {
  fc.assert(
    fc.property(anySynonym, anySynonym, ([words, opinion], [other]) => {
      assert.strictEqual(opinionOf(`${words} (${other}, 유지)`), opinion)
    })
  )
})

it("decomposed and full-width letters are normalized", () => {
  fc.assert(
    fc.property(anySynonym, ([words, opinion]) => {
      assert.strictEqual(opinionOf(wide(words).normalize("NFD")), opinion)
    })
  )
})
