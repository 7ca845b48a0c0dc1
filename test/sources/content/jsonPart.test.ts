/** The kept parts of JSON are those of the whole, and what isn't JSON is refused as the whole is. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { type Kept, jsonPart } from "../../../adapters/sources/content/JsonPart.ts"
import { jsonIn } from "../../../adapters/sources/mod.ts"

/** Objects down to some levels are read member by member, and what is in the last one is kept. */
const downTo =
  (levels: number, text: string): Kept =>
  (path) => {
    const value = path.reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], JSON.parse(text))
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
    return isObject && path.length < levels ? "members" : "all"
  }

/** Of an object `facts` the members `B` of its members, and `cik`. */
const chosen: Kept = ([first, , tag]) =>
  first === undefined || (first === "facts" && tag === undefined)
    ? "members"
    : first === "cik" || tag === "B"
      ? "all"
      : "nothing"

/** What the parser of the language says of a text. */
const saidOf = (parse: () => unknown): string => {
  try {
    return `is ${JSON.stringify(parse())}`
  } catch (error) {
    return String(error)
  }
}

describe("JSON that is read member by member", () => {
  it("is the whole where all of it is kept", () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 4 }),
        fc.nat(4),
        fc.constantFrom("", " ", "\n\t\r "),
        (json, levels, space) => {
          const text = `${space}${JSON.stringify(JSON.parse(json), null, space === "" ? 0 : 2)}${space}`
          assert.deepStrictEqual(jsonPart(text, downTo(levels, text)), JSON.parse(text))
        }
      ),
      { numRuns: 300 }
    )
  })

  it.each([
    String.raw`{"a\"}":{"b\\":[1,"]}",{"c":"\\\\\""}]},"":null}`,
    `{"a":{},"b":{ },"c":[],"d":{"e":-1.5e3,"f":true}}`,
    `{"a":{"b":1},"a":{"c":2}}`,
    `{"__proto__":{"a":1}}`,
    `[{"a":1}]`,
    `"a"`
  ])("is the whole: %s", (text) => {
    for (const levels of [0, 1, 2, 3])
      assert.deepStrictEqual(jsonPart(text, downTo(levels, text)), JSON.parse(text))
  })

  it("has only the parts that are kept", () => {
    const text = `{"cik": 1, "facts": {"dei": {"A": [1], "B": [2]}, "other": [3], "more": 4}, "rest": {"A": 5}}`
    assert.deepStrictEqual(jsonPart(text, chosen), { cik: 1, facts: { dei: { B: [2] } } })
  })

  const whole = `{"a": {"b": [1, {"c": "d"}], "e": "f\\"g"}, "h": null}`
  const damaged = [
    ...Array.from({ length: whole.length }, (_, at) => whole.slice(0, at)),
    ...Array.from({ length: whole.length }, (_, at) => `${whole.slice(0, at)}${whole.slice(at + 1)}`),
    `${whole}x`,
    `${whole},`,
    `{"a": 1,}`,
    `{a: 1}`,
    `{"a" 1}`,
    `{"a": 1 "b": 2}`,
    `{"a": {"b": tru}}`,
    "{]}"
  ]
  it.each(damaged)("is refused in the words of the whole, kept or not: %s", (text) => {
    const expected = saidOf(() => JSON.parse(text))
    for (const part of ["all", "nothing"] as const) {
      const kept: Kept = (path) => (path.length < 2 ? "members" : part)
      // What isn't broken by the damage is another document, of which a part may not be kept.
      const said = saidOf(() => jsonPart(text, kept))
      assert.strictEqual(said.startsWith("is "), expected.startsWith("is "), said)
      if (!expected.startsWith("is ")) assert.strictEqual(said, expected)
    }
  })

  it.effect("is refused with more members of one object than are read one by one", () =>
    Effect.gen(function* () {
      const text = `{${Array.from({ length: 100_001 }, (_, i) => `"${i}":0`).join(",")}}`
      const { message } = yield* Effect.flip(jsonIn(text, "a.json", () => "members"))
      assert.include(message, "The document contains more than 100,000 members of one object")
      assert.deepStrictEqual(yield* jsonIn(text, "a.json"), JSON.parse(text))
    })
  )

  it.effect("names the file in its error", () =>
    Effect.gen(function* () {
      const { file, message } = yield* Effect.flip(jsonIn(`{"a": {"b": }}`, "a.json", () => "members"))
      assert.strictEqual(file, "a.json")
      assert.match(message, /^Not JSON: /)
    })
  )
})
