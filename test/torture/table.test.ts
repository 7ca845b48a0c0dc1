/** The report of `npm run torture`. */
import { assert, it } from "@effect/vitest"
import type { Torture } from "./program.ts"
import { type Entry, isKept, tableOf } from "./table.ts"

const torture = (name: string): Torture => ({
  name,
  promise: `${name} is kept`,
  needs: ["nginx"],
  run: async () => ({ cases: 0, faults: [] })
})

const kept: Entry = {
  torture: torture("one"),
  came: { cases: 10, faults: [], notes: ["the median is 3 ms"] }
}
const broken: Entry = { torture: torture("two"), came: { cases: 7, faults: ["An answer was 500"] } }
const skipped: Entry = { torture: torture("three"), came: { missing: ["nginx"] } }
const several: Entry = {
  torture: torture("three"),
  came: [
    { promise: "a is kept", cases: 1, faults: [] },
    { promise: "b is kept", cases: 20, faults: ["It was late"] }
  ]
}
const failed: Entry = { torture: torture("four"), came: { failure: "Error: No port" } }

it("names each promise, its cases and what came of it, and every fault and note below", () => {
  assert.strictEqual(
    tableOf([kept, broken, skipped, failed]),
    [
      "promise        cases  result",
      "one is kept    10     kept",
      "two is kept    7      broken: 1",
      "three is kept         skipped for want of nginx",
      "four is kept          failed",
      "one: the median is 3 ms",
      "two: An answer was 500",
      "four: Error: No port"
    ].join("\n")
  )
})

it("has a line for each promise of one that puts several to the test", () => {
  assert.strictEqual(
    tableOf([several]),
    [
      "promise    cases  result",
      "a is kept  1      kept",
      "b is kept  20     broken: 1",
      "three: It was late"
    ].join("\n")
  )
  assert.isFalse(isKept(several))
})

it("counts as kept unless something is broken or failed", () => {
  assert.deepStrictEqual([kept, broken, skipped, failed].map(isKept), [true, false, true, false])
})
