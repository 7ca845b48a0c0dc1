/** Where a chart's lines are interrupted, and which bars they go through. */
import { assert, describe, it } from "@effect/vitest"
import { barsPerVertex, leadsOf, verticesOf } from "../../../apps/site/src/company/chart/indicators/breaks.ts"

/** A line of bars, of which those with a dot have no value. */
const lineOf = (text: string, gaps: ReadonlyArray<number> = []) =>
  leadsOf((index) => text[index] !== ".", gaps, text.length)

/** The indexes of vertices, each stretch after a parenthesis. */
const drawn = (leads: Uint8Array | null, from: number, to: number, perVertex: number): string =>
  verticesOf(leads ?? new Uint8Array(0), from, to, perVertex)
    .map(({ index, isStart }) => (isStart ? `(${index}` : ` ${index}`))
    .join("")

describe("A line with breaks", () => {
  it("is one with several stretches, by values or by gaps in the prices", () => {
    assert.isNull(lineOf("..xxxx.."))
    assert.isNull(lineOf("........"))
    assert.isNull(lineOf("..xxxx", [2]))
    assert.deepStrictEqual([...(lineOf(".xx.xx") ?? [])], [0, 0, 1, 0, 0, 1])
    assert.deepStrictEqual([...(lineOf("xxxx", [2]) ?? [])], [0, 1, 0, 1])
  })

  it("goes through all bars shown where these are far enough apart", () => {
    const leads = lineOf("xxx.xx..x.xxxx")
    assert.strictEqual(drawn(leads, 0, 13, 1), "(0 1 2(4 5(10 11 12 13")
    assert.strictEqual(drawn(leads, 4.5, 11.2, 1), "(4 5(10 11 12")
  })

  it("goes through both ends of a stretch and few bars between them where bars are closer", () => {
    const leads = lineOf("xxxxxxxxxx.x.xxx")
    assert.strictEqual(drawn(leads, 0, 15, 4), "(0 4 8 9(13 15")
  })

  it("goes through the same bars however far it was dragged", () => {
    const leads = lineOf(`${"x".repeat(40)}..xx`)
    assert.include(drawn(leads, 9, 30, 8), " 16 24 32")
    assert.include(drawn(leads, 12.7, 33.7, 8), " 16 24 32")
  })

  it("has vertices at least half so far apart as asked", () => {
    assert.deepStrictEqual(
      [4, 3.9, 2, 1, 0.15].map((spacing) => barsPerVertex(spacing, 4)),
      [1, 1, 2, 4, 16]
    )
  })
})
