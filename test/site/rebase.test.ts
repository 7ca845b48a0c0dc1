/** Prices compared from one start. */
import { assert, it } from "@effect/vitest"
import { rebase } from "../../apps/site/src/compare/rebase.ts"
import { gapsBetween } from "../../core/prices/mod.ts"

const bar = (date: string, close: number) => ({ datetime: `${date}T00:00:00`, close })

/** Weekly bars with the gaps between them. */
const rebased = (...companies: ReadonlyArray<ReadonlyArray<ReturnType<typeof bar>>>) =>
  rebase(
    companies.map((bars) => ({
      bars,
      gaps: gapsBetween(
        bars.map(({ datetime }) => datetime.slice(0, 10)),
        "1week"
      )
    }))
  )

it("All companies begin at 100 on the first day that all have", () => {
  const { lines, start } = rebased(
    [bar("2020-12-28", 100), bar("2021-01-04", 50), bar("2021-01-11", 75)],
    [bar("2021-01-04", 8), bar("2021-01-11", 10)]
  )
  assert.strictEqual(start, "2021-01-04")
  assert.deepStrictEqual(lines, [
    [
      { date: "2021-01-04", value: 100 },
      { date: "2021-01-11", value: 150 }
    ],
    [
      { date: "2021-01-04", value: 100 },
      { date: "2021-01-11", value: 125 }
    ]
  ])
})

it("A company without bars has no line", () => {
  assert.deepStrictEqual(rebased([], [bar("2021-01-04", 8)]), {
    start: "2021-01-04",
    lines: [[], [{ date: "2021-01-04", value: 100 }]],
    haveGaps: [false, false]
  })
  assert.deepStrictEqual(rebased([]), { start: null, lines: [[]], haveGaps: [false] })
})

it("One whose bars end before the others begin has no line", () => {
  const { lines } = rebased([bar("2019-01-07", 3)], [bar("2021-01-04", 8)])
  assert.deepStrictEqual(lines[0], [])
})

it("The start lies in no company's gap", () => {
  const { lines, start } = rebased(
    [bar("2024-02-05", 75), bar("2025-01-06", 53), bar("2025-01-13", 55)],
    [bar("2024-02-12", 8), bar("2024-02-19", 9), bar("2025-01-06", 10), bar("2025-01-13", 11)]
  )
  assert.strictEqual(start, "2025-01-06")
  assert.deepStrictEqual(lines[1], [
    { date: "2025-01-06", value: 100 },
    { date: "2025-01-13", value: 110.00000000000001 }
  ])
})

it("No line leads across a gap: all begin after the last one", () => {
  const { haveGaps, lines, start } = rebased(
    [bar("2024-01-29", 70), bar("2024-02-05", 75), bar("2024-06-03", 150), bar("2024-06-10", 165)],
    ["2024-01-29", "2024-02-05", "2024-05-27", "2024-06-03", "2024-06-10"].map((date, i) => bar(date, 10 + i))
  )
  assert.strictEqual(start, "2024-06-03")
  assert.deepStrictEqual(lines[0], [
    { date: "2024-06-03", value: 100 },
    { date: "2024-06-10", value: 110.00000000000001 }
  ])
  assert.deepStrictEqual(haveGaps, [true, true])
})
