/** The coding that `Accept-Encoding` prefers. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type Compressed, codingOf } from "../../../adapters/http/server/exchange/acceptEncoding.ts"

const all: ReadonlyArray<Compressed> = ["br", "gzip"]

describe("the coding for", () => {
  it.for([
    ["", "identity"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["x-gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip, br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip", "gzip"],
    ["br ; q=0.5 , gzip ; Q=0.6", "gzip"],
    ["br;q=0", "identity"],
    ["br;q=0.000", "identity"],
    ["br;q=0.001", "br"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["*, br;q=0", "gzip"],
    ["identity", "identity"],
    ["identity, gzip;q=0.9", "identity"],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["identity;q=0, br;q=0.1", "br"],
    ["identity;q=0", "identity"],
    ["br;q=1.5", "identity"],
    ["br;q=high", "identity"],
    ["br;level=9", "identity"],
    ["deflate", "identity"],
    [",,br,", "br"]
  ] as const)("%j is %s", ([header, coding]) => {
    assert.strictEqual(codingOf(header, all), coding)
  })

  it("a coding that the server hasn't is the next", () => {
    assert.deepStrictEqual(
      [codingOf("br, gzip;q=0.1", ["gzip"]), codingOf("br", ["gzip"]), codingOf("gzip", [])],
      ["gzip", "identity", "identity"]
    )
  })
})

type Item = readonly [coding: string, weight: number, gap: string]

const weight = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
const name = fc.constantFrom("br", "gzip", "identity", "deflate", "*")
const gap = fc.constantFrom("", " ", "\t")
const listed = fc.uniqueArray(fc.tuple(name, weight, gap), { selector: ([coding]) => coding })

const headerOf = (items: ReadonlyArray<Item>) =>
  items.map(([coding, weight, gap]) => `${gap}${coding}${gap};${gap}q=${weight}`).join(",")

const weightIn = (items: ReadonlyArray<Item>, coding: string): number | undefined =>
  (items.find(([name]) => name === coding) ?? items.find(([name]) => name === "*"))?.[1]

describe("whatever the weights, the coding", () => {
  it("is acceptable, and no other has a greater weight", () => {
    fc.assert(
      fc.property(listed, (items) => {
        const chosen = codingOf(headerOf(items), all)
        const own = weightIn(items, chosen)
        if (chosen !== "identity") assert.isAbove(own ?? 0, 0)
        for (const coding of all) assert.isAtMost(weightIn(items, coding) ?? 0, own ?? 0)
      })
    )
  })

  it("doesn't depend on the order in which they are listed", () => {
    fc.assert(
      fc.property(listed, (items) => {
        assert.strictEqual(codingOf(headerOf(items), all), codingOf(headerOf(items.toReversed()), all))
      })
    )
  })

  it("is one of the server's for any text", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        assert.include(["br", "identity"], codingOf(header, ["br"]))
      })
    )
  })
})
