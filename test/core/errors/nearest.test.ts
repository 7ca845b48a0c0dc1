/** Which names are suggested for one that doesn't exist. */
import { assert, it } from "@effect/vitest"
import { randomNumbers } from "../screens/rows.ts"
import { editDistance, nearestOf } from "../../../core/errors/nearest.ts"

const distances: ReadonlyArray<readonly [a: string, b: string, edits: number]> = [
  ["", "", 0],
  ["", "abc", 3],
  ["roe", "roe", 0],
  ["roe", "rot", 1],
  ["roe", "reo", 1],
  ["kitten", "sitting", 3],
  // Optimal string alignment edits no part twice: the true distance of Damerau is 2.
  ["ca", "abc", 3]
]

it.for(distances)("%s and %s differ by %i edits", ([a, b, edits]) => {
  assert.strictEqual(editDistance(a, b), edits)
  assert.strictEqual(editDistance(b, a), edits)
})

it("differ by infinitely many edits where those are more than the most", () => {
  assert.strictEqual(editDistance("kitten", "sitting", 3), 3)
  assert.strictEqual(editDistance("kitten", "sitting", 2), Number.POSITIVE_INFINITY)
  assert.strictEqual(editDistance("ab", "abcdef", 3), Number.POSITIVE_INFINITY)
  // The exchange of the last two is found by a row two above.
  assert.strictEqual(editDistance("abdc", "abcd", 1), 1)
})

it("differ by as many edits with a most as without", () => {
  const random = randomNumbers(11)
  const word = () => Array.from({ length: 1 + random() * 8 }, () => "abc"[Math.floor(random() * 3)]).join("")
  for (let i = 0; i < 500; i++) {
    const [a, b, most] = [word(), word(), Math.floor(random() * 5)]
    const edits = editDistance(a, b)
    assert.strictEqual(editDistance(a, b, most), edits > most ? Number.POSITIVE_INFINITY : edits, `${a} ${b}`)
  }
})

const names = ["pe_ratio", "ps_ratio", "pb_ratio", "market_cap", "roe", "roa", "operating_margin_ttm"]

const suggestions: ReadonlyArray<readonly [written: string, near: ReadonlyArray<string>]> = [
  ["pe_ratoi", ["pe_ratio", "pb_ratio", "ps_ratio"]],
  ["PE_RATIO", ["pe_ratio", "pb_ratio", "ps_ratio"]],
  ["marketCap", ["market_cap"]],
  ["cap", ["market_cap"]],
  ["oper", ["operating_margin_ttm"]],
  ["op", []],
  ["operating", ["operating_margin_ttm"]],
  ["operating_margn", ["operating_margin_ttm"]],
  ["roi", ["roa", "roe"]],
  ["volatility", []],
  ["x", []],
  ["x".repeat(61), []]
]

it.for(suggestions)("%s is near %s", ([written, near]) => {
  assert.deepStrictEqual(nearestOf(written, names), near)
})
