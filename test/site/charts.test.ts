/** Where a chart is read, and where texts at the ends of its lines stand. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { apart } from "../../apps/site/src/ui/charts/lineEnds.ts"
import { nearestTo, stopAfter } from "../../apps/site/src/ui/charts/stops.ts"

it("The place nearest to a point is read", () => {
  const places = fc
    .array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 30 })
    .map((some) => [...new Set(some)].toSorted((a, b) => a - b))
  fc.assert(
    fc.property(places, fc.integer({ min: -50, max: 550 }), (all, x) => {
      const distances = all.map((place) => Math.abs(place - x))
      assert.strictEqual(nearestTo(all, x), distances.indexOf(Math.min(...distances)))
    })
  )
})

const after = (key: string, at: number | null) => stopAfter(key, at, 9)

it("Keys lead from place to place, and no further than the ends", () => {
  assert.deepStrictEqual(
    ["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => after(key, 4)),
    [3, 5, 0, 9]
  )
  assert.deepStrictEqual([after("ArrowLeft", 0), after("ArrowRight", 9)], [0, 9])
  assert.deepStrictEqual([after("ArrowLeft", null), after("ArrowRight", null)], [9, 0])
  assert.isUndefined(after("a", 4))
})

it("Texts at the ends of lines keep their order, and are apart and within the chart", () => {
  assert.deepStrictEqual(apart([50, 20, 52], 14, 0, 100), [50, 20, 64])
  assert.deepStrictEqual(apart([99, 98], 14, 0, 100), [100, 86])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 11 }), (wanted) => {
      const places = apart(wanted, 14, 0, 200)
      const sorted = places.toSorted((a, b) => a - b)
      assert.isTrue(sorted.every((place, i) => i === 0 || place - (sorted[i - 1] ?? 0) >= 14))
      assert.isTrue(places.every((place) => place >= 0 && place <= 200))
      for (const [i, one] of wanted.entries())
        for (const [j, other] of wanted.entries())
          if (one < other) assert.isBelow(places[i] ?? 0, places[j] ?? 0)
    })
  )
})
