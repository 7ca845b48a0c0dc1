/** Which names are suggested for one that doesn't exist. */
import { assert, it } from "@effect/vitest"
import { editDistance, nearestOf } from "../../../core/screens/nearest.ts"

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

const names = ["pe_ratio", "ps_ratio", "pb_ratio", "market_cap", "roe", "roa", "operating_margin_ttm"]

const suggestions: ReadonlyArray<readonly [written: string, near: ReadonlyArray<string>]> = [
  ["pe_ratoi", ["pe_ratio", "pb_ratio", "ps_ratio"]],
  ["PE_RATIO", ["pe_ratio", "pb_ratio", "ps_ratio"]],
  ["marketCap", ["market_cap"]],
  ["cap", ["market_cap"]],
  ["operating", ["operating_margin_ttm"]],
  ["roi", ["roa", "roe"]],
  ["volatility", []],
  ["x", []],
  ["x".repeat(61), []]
]

it.for(suggestions)("%s is near %s", ([written, near]) => {
  assert.deepStrictEqual(nearestOf(written, names), near)
})
