/** What is kept within a number of bytes. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { keptWithin } from "../../../core/store/KeptWithin.ts"

const objects = [{}, {}, {}]

const sizeOf = (key: string) => Number(key.split(" ")[1])

describe("what is kept within bytes", () => {
  it("is made once for the objects and the name, and again once it was dropped for others", () => {
    const kept = keptWithin(3)
    const made: Array<string> = []
    const ask = (object: number, name: string) =>
      kept(
        [objects[object] as object],
        name,
        () => {
          made.push(`${object}${name}`)
          return `${object}${name}`
        },
        () => 1
      )
    for (const [object, name] of [
      [0, "a"],
      [1, "a"],
      [0, "b"],
      [0, "a"]
    ] as const)
      assert.strictEqual(ask(object, name), `${object}${name}`)
    assert.deepStrictEqual(made, ["0a", "1a", "0b"])
    ask(2, "a")
    // Used longest ago was 1a.
    ask(0, "a")
    ask(0, "b")
    ask(1, "a")
    assert.deepStrictEqual(made, ["0a", "1a", "0b", "2a", "1a"])
  })

  it("is never more than the bytes, and the value that would be made", () => {
    const max = 10
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 14 })), { maxLength: 60 }), (asked) => {
        const kept = keptWithin(max)
        /** By the reference, the one used longest ago first. */
        let held: ReadonlyArray<string> = []
        for (const [object, size] of asked) {
          const key = `${object} ${size}`
          let isMade = false
          const value = kept(
            [objects[object] as object],
            String(size),
            () => {
              isMade = true
              return key
            },
            sizeOf
          )
          assert.strictEqual(value, key)
          assert.strictEqual(isMade, !held.includes(key))
          if (size <= max) held = [...held.filter((one) => one !== key), key]
          while (held.reduce((sum, one) => sum + sizeOf(one), 0) > max) held = held.slice(1)
        }
      })
    )
  })
})
