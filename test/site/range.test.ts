/** Where the latest of some values stands among them. */
import { assert, it } from "@effect/vitest"
import { rangeOf } from "../../apps/site/src/company/analysis/range.ts"

const points = (...values: ReadonlyArray<number | null>) =>
  values.map((value, i) => ({ date: `2021-0${i + 1}-28`, value }))

it("the latest, the median and the extremes are those of the known values", () => {
  assert.deepStrictEqual(rangeOf(points(20, 12, null, 30, 12, 30, null)), {
    latest: { date: "2021-06-28", value: 30 },
    median: 20,
    lowest: { date: "2021-02-28", value: 12 },
    highest: { date: "2021-04-28", value: 30 }
  })
})

it("a single value is all of them", () => {
  const only = { date: "2021-01-28", value: -3 }
  assert.deepStrictEqual(rangeOf(points(-3)), { latest: only, median: -3, lowest: only, highest: only })
})

it("without a known value there is none", () => {
  assert.isNull(rangeOf(points(null, null)))
  assert.isNull(rangeOf([]))
})
