/** The spellings of a symbol, and the texts that a single edit makes of it. */
import { assert, describe, it } from "@effect/vitest"
import { isSpelling, otherSpellings, singleEdits } from "../../../core/companies/Spelling.ts"

describe("other spellings", () => {
  it.for([
    ["AAPL", []],
    ["BRK-B", ["BRK.B", "BRK/B"]],
    ["A.B/C", ["A.B.C", "A.B-C", "A-B.C", "A-B-C", "A-B/C", "A/B.C", "A/B-C", "A/B/C"]],
    ["A.B-C.D/E", ["A.B.C.D.E", "A-B-C-D-E", "A/B/C/D/E"]],
    ["5930", ["005930"]],
    ["005930", []],
    ["0126Z0", []]
  ] as const)("of %s are %j", ([symbol, others]) => {
    assert.sameMembers([...otherSpellings(symbol)], [...others])
  })

  it("are mutual", () => {
    assert.isTrue(isSpelling("BRK-B", "BRK/B"))
    assert.isTrue(isSpelling("005930", "5930"))
    assert.isFalse(isSpelling("BRK-B", "BRKB"))
  })
})

describe("single edits", () => {
  it.for(["ABBC", "BAC", "AC", "ABXC", "AXC", "ABC1", "CABC", "A.BC"])("make %s of ABC", (text) => {
    assert.include(singleEdits("ABC"), text)
  })

  it.for(["ABC", "", "BCA", "AXX", "ABCDE"])("don't make %j of ABC", (text) => {
    assert.notInclude(singleEdits("ABC"), text)
  })

  it("are undone by a single edit", () => {
    for (const edit of singleEdits("A.B")) assert.include(singleEdits(edit), "A.B")
  })
})
