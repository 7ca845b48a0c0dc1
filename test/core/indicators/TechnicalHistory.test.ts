/** The documented number of bars gives the numbers of Apple's whole history, 5,849 split-adjusted bars. */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { technicalHistory } from "../../../core/indicators/TechnicalHistory.ts"
import { type TechnicalPoint, technicalSeries } from "../../../core/views/TechnicalSeries.ts"
import { farthest, relative } from "../indicators/figures.ts"
import { splitAdjusted } from "../views/bars.ts"

const bars = splitAdjusted("AAPL")
const whole = technicalSeries(columnsOf(bars), bars.length)

const indicators = [
  "rsi",
  "macd",
  "macd_signal",
  "macd_histogram",
  "bollinger_upper",
  "bollinger_middle",
  "bollinger_lower",
  "atr",
  "sma_20",
  "sma_50",
  "sma_200"
] as const

const columnOf = (series: ReadonlyArray<TechnicalPoint>, name: (typeof indicators)[number]) =>
  Float64Array.from(series, (point) => point[name] ?? Number.NaN)

it("500 bars and one for each point are enough", () => {
  assert.deepStrictEqual([1, 250, 1000].map(technicalHistory), [501, 750, 1500])
})

it("Apple's history is 5,849 bars", () => {
  assert.lengthOf(whole, 5849)
})

describe.for([1, 250, 1000])("enough bars for %d points give the whole history's", (points) => {
  const few = technicalSeries(columnsOf(bars.slice(-technicalHistory(points))), points)

  it.for(indicators)("%s", (name) => {
    const theirs = columnOf(whole.slice(-points), name)
    assert.isAtMost(farthest(columnOf(few, name), theirs, relative).distance, 1e-6)
  })
})

describe("enough bars up to each fiftieth day give the whole history's", () => {
  const days = bars.flatMap((_, day) => (day >= 600 && day % 50 === 0 ? [day] : []))
  const few = days.flatMap((day) =>
    technicalSeries(columnsOf(bars.slice(day + 1 - technicalHistory(1), day + 1)), 1)
  )
  const theirs = days.flatMap((day) => whole.slice(day, day + 1))

  it.for(indicators)("%s", (name) => {
    assert.isAtMost(farthest(columnOf(few, name), columnOf(theirs, name), relative).distance, 1e-6)
  })
})
