/** Gaps in prices: where they are, and that nothing is averaged across one. */
import { assert, describe, it } from "@effect/vitest"
import { sma } from "../../../core/indicators/overlap/Sma.ts"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { barsAfterGaps, betweenGaps, gapsBetween, isGapBetween } from "../../../core/prices/Gaps.ts"
import { tradingDaysOf } from "../../../core/sessions/mod.ts"
import type { Interval } from "../../../core/prices/Bar.ts"
import { priceSnapshot } from "../../../core/prices/PriceSnapshot.ts"
import { technicalSeries } from "../../../core/views/TechnicalSeries.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { flat } from "./bars.ts"

/** So many bars on successive days, of prices that rise by 1. */
const daily = (first: string, count: number, price: number) =>
  Array.from({ length: count }, (_, i) => flat(addDays(first, i), price + i))

describe("a gap between two bars", () => {
  it.for<readonly [interval: Interval, earlier: string, later: string, isGap: boolean]>([
    // The exchanges of New York were closed from 2001-09-11 to 2001-09-16, those of Shanghai from 2020-01-24 to 2020-02-02.
    ["1day", "2001-09-10", "2001-09-17", false],
    ["1day", "2020-01-23", "2020-02-03", false],
    ["1day", "2020-01-23", "2020-02-04", true],
    ["1day", "2024-02-13", "2025-01-02", true],
    ["1week", "2024-01-01", "2024-01-15", false],
    ["1week", "2024-01-01", "2024-01-22", true],
    ["1month", "2024-01-01", "2024-02-01", false],
    ["1month", "2024-01-31", "2024-02-28", false],
    ["1month", "2024-01-01", "2024-03-01", true]
  ])("of %s from %s to %s: %s", ([interval, earlier, later, isGap]) => {
    assert.strictEqual(isGapBetween(earlier, later, interval), isGap)
  })
})

describe("a gap by sessions", () => {
  it.for([
    // The exchange of Athens was closed from 2015-06-29 to 2015-07-31.
    ["ASEX", "2015-06-26", "2015-08-03", 0],
    // Lunar New Year of 2021 from 02-08 to 02-16.
    ["XTAI", "2021-02-05", "2021-02-17", 0],
    ["XTAI", "2021-02-05", "2021-02-25", 0],
    ["XTAI", "2021-02-05", "2021-02-26", 7],
    // Without a calendar, and on days that none knows.
    ["XCAI", "2015-06-26", "2015-08-03", 25],
    ["ASEX", "1985-06-26", "1985-08-03", 27]
  ] as const)("%s has from %s to %s: %d sessions", ([mic, after, until, sessions]) => {
    assert.deepStrictEqual(
      gapsBetween([after, until], "1day", tradingDaysOf(mic)),
      sessions === 0 ? [] : [{ after, until, sessions }]
    )
  })

  it("of weeks counts those between both weeks", () => {
    assert.deepStrictEqual(
      gapsBetween(["2024-01-01", "2024-01-22", "2024-01-29"], "1week", tradingDaysOf("XNYS")),
      [
        // Without Martin Luther King's day.
        { after: "2024-01-01", until: "2024-01-22", sessions: 9 }
      ]
    )
  })
})

describe("bars with a gap", () => {
  const bars = columnsOf([...daily("2024-02-01", 60, 100), ...daily("2025-01-02", 60, 10)])

  it("are counted from the first bar after it", () => {
    assert.deepStrictEqual(barsAfterGaps(bars), [60])
  })

  it("have means of each stretch alone", () => {
    const { mean } = betweenGaps(bars, "1day", ({ close }) => ({ mean: sma(close, 3) }))
    assert.deepStrictEqual([...mean.subarray(58, 63)], [157, 158, Number.NaN, Number.NaN, 11])
  })

  it("have no indicator that was made across it", () => {
    const points = technicalSeries(bars, 120)
    assert.isNull(points[60 + 18]?.sma_20)
    assert.strictEqual(points[60 + 19]?.sma_20, 19.5)
    assert.isNull(points[60 + 48]?.sma_50)
    assert.isNumber(points[60 + 49]?.sma_50)
  })

  it("have no mean volume across it", () => {
    for (const [count, average_volume_20d] of [
      [19, null],
      [20, 100]
    ] as const) {
      const since = columnsOf([...daily("2024-02-01", 60, 9), ...daily("2025-01-02", count, 9)])
      assert.deepInclude(priceSnapshot(since), { average_volume_20d, average_volume_50d: null })
    }
  })
})
