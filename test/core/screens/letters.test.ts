/** Letters of names, and what names are ordered by. */
import { assert, describe, it } from "@effect/vitest"
import { letterPlace, letters, orderedName } from "../../../core/screens/letters.ts"

const letterOf = (name: string) => letters[letterPlace(orderedName(name))]

describe("the letter of a name", () => {
  it.each([
    ["Apple Inc.", "A"],
    ["apple", "A"],
    ["Électricité de France", "E"],
    ["Ａｓａｈｉ", "A"],
    ["“Zions” Bancorp", "Z"],
    ["3M Company", "0-9"],
    ["삼성전자", "ㅅ"],
    // Dictionaries have tense consonants under plain ones.
    ["쌍용", "ㅅ"],
    ["현대차", "ㅎ"],
    ["㈜카카오", "ㅋ"],
    ["(주)네이버", "ㄴ"],
    ["주식회사 두산", "ㄷ"],
    ["トヨタ自動車", "other"],
    ["Østed", "other"],
    ["…", "other"],
    ["", "other"]
  ])("%s is under %s", (name, letter) => assert.strictEqual(letterOf(name), letter))

  it("is one of 42, each once", () => {
    assert.strictEqual(letters.length, 26 + 14 + 2)
    assert.strictEqual(new Set(letters).size, letters.length)
  })
})

it("names are ordered without marks and in any case, Hangul by consonants and vowels", () => {
  const names = ["한화", "Zebra", "éclair", "Ebay", "apple", "가온", "Ecolab", "까뮤", "갈"]
  assert.deepStrictEqual(
    names.toSorted((a, b) => (orderedName(a) < orderedName(b) ? -1 : 1)),
    ["apple", "Ebay", "éclair", "Ecolab", "Zebra", "가온", "갈", "까뮤", "한화"]
  )
})
