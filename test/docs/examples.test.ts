/** What an example states is compared with what it computes. */
import { assert, it } from "@effect/vitest"
import { compared } from "./examples.ts"
import { shown } from "./shown.ts"

const equal: ReadonlyArray<readonly [value: unknown, result: string]> = [
  [1.234, "1.23"],
  [-7.943, "-7.94"],
  [274_515e6, "274_515e6"],
  [null, "null"],
  [Float64Array.of(Number.NaN, 12.996), "[NaN, 13.0]"],
  [{ quarter: 4, lines: [{ sales: 1.5, name: "a" }] }, "{ lines: [{ sales: 1.5 }] }"]
]

it.for(equal)("%o is %s", ([value, result]) => {
  assert.doesNotThrow(() => shown(value, result))
})

const unequal: ReadonlyArray<readonly [value: unknown, result: string]> = [
  [1.236, "1.23"],
  [1.234, "1"],
  [undefined, "null"],
  [[1, 2], "[1]"],
  [[1], "[1, 2]"],
  [{ quarter: 4 }, "{ quarter: 4, year: 2020 }"]
]

it.for(unequal)("%o isn't %s", ([value, result]) => {
  assert.throws(() => shown(value, result))
})

const withText = (text: string) =>
  compared({ place: "a.ts:1", page: "a.ts", language: "ts", text }, "shown.ts")

it("a result belongs to the statement before it", () => {
  assert.strictEqual(
    withText(`const one = 1 // => 1\none + 1\n// => 2`),
    `import { shown } from "shown.ts"\nconst one = 1\nshown(one, " 1") // => 1\nshown(one + 1, " 2")\n// => 2`
  )
})

it.for(["1 + 1", "// => 2", "1 + 1\n\n// => 2", "if (true) 1 // => 1"])(
  "no result is stated by %o",
  (text) => {
    assert.throws(() => withText(text))
  }
)
