/** Prices compared from one start. */
import { assert, it } from "@effect/vitest"
import { rebase, returnsOf } from "../../apps/site/src/compare/rebase.ts"
import { barsAskedFor, baseDayOf } from "../../apps/site/src/compare/spans.ts"
import { columnsOf, gapsBetween, type Interval } from "../../core/prices/mod.ts"

const bar = (date: string, close: number) => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1
})

type Bars = ReadonlyArray<ReturnType<typeof bar>>

/** Bars with the gaps between them, from a day on. */
const rebasedFrom = (day: string, interval: Interval, ...companies: ReadonlyArray<Bars>) => {
  const { bars, ...others } = rebase(
    companies.map((one) => ({
      bars: columnsOf(one),
      gaps: gapsBetween(
        one.map(({ date }) => date),
        interval
      )
    })),
    day,
    interval
  )
  return { ...others, lines: bars.map(returnsOf) }
}

const rebased = (...companies: ReadonlyArray<Bars>) => rebasedFrom("", "1week", ...companies)

it("All companies begin at 0 % on the first day that all have", () => {
  const { lines, start } = rebased(
    [bar("2020-12-28", 100), bar("2021-01-04", 50), bar("2021-01-11", 75)],
    [bar("2021-01-04", 8), bar("2021-01-11", 10)]
  )
  assert.strictEqual(start, "2021-01-04")
  assert.deepStrictEqual(lines, [
    [
      { date: "2021-01-04", value: 0 },
      { date: "2021-01-11", value: 50 }
    ],
    [
      { date: "2021-01-04", value: 0 },
      { date: "2021-01-11", value: 25 }
    ]
  ])
})

it("Returns begin with the last bar on or before the day, a week's with the last one that ended by then", () => {
  const days = [bar("2021-01-29", 10), bar("2021-02-01", 11), bar("2021-02-02", 12)]
  assert.strictEqual(rebasedFrom("2021-01-31", "1day", days).start, "2021-01-29")
  assert.strictEqual(rebasedFrom("2021-02-01", "1day", days).start, "2021-02-01")
  const weeks = [bar("2021-01-18", 10), bar("2021-01-25", 11), bar("2021-02-01", 12)]
  assert.strictEqual(rebasedFrom("2021-01-30", "1week", weeks).start, "2021-01-18")
  assert.strictEqual(rebasedFrom("2021-01-31", "1week", weeks).start, "2021-01-25")
})

it("Spans begin on the day that returns of that horizon do", () => {
  assert.strictEqual(baseDayOf("ytd", "2021-03-31"), "2020-12-31")
  assert.strictEqual(baseDayOf("1m", "2021-03-31"), "2021-02-28")
  assert.strictEqual(baseDayOf("10y", "2021-03-31"), "2011-03-31")
  assert.strictEqual(baseDayOf("max", "2021-03-31"), "")
  const own = { from: "2020-01-06", to: "2021-01-04" }
  assert.strictEqual(baseDayOf(own, "2021-03-31"), "2020-01-06")
  assert.deepInclude(barsAskedFor(own), {
    interval: "1day",
    start_date: "2019-12-22",
    end_date: "2021-01-04"
  })
  assert.strictEqual(barsAskedFor({ ...own, from: "2010-01-04" }).interval, "1week")
})

it("A company without bars has no line", () => {
  assert.deepStrictEqual(rebased([], [bar("2021-01-04", 8)]), {
    start: "2021-01-04",
    lines: [[], [{ date: "2021-01-04", value: 0 }]],
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
    { date: "2025-01-06", value: 0 },
    { date: "2025-01-13", value: 10 }
  ])
})

it("No line leads across a gap: all begin after the last one", () => {
  const { haveGaps, lines, start } = rebased(
    [bar("2024-01-29", 70), bar("2024-02-05", 75), bar("2024-06-03", 150), bar("2024-06-10", 165)],
    ["2024-01-29", "2024-02-05", "2024-05-27", "2024-06-03", "2024-06-10"].map((date, i) => bar(date, 10 + i))
  )
  assert.strictEqual(start, "2024-06-03")
  assert.deepStrictEqual(lines[0], [
    { date: "2024-06-03", value: 0 },
    { date: "2024-06-10", value: 10 }
  ])
  assert.deepStrictEqual(haveGaps, [true, true])
})
