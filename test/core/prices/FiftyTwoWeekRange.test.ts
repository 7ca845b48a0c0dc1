/** The 52-week range computed by hand: where the year begins, and which of equal days counts. */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { fiftyTwoWeekRange } from "../../../core/prices/FiftyTwoWeekRange.ts"
import { flat } from "./bars.ts"

const bar = (date: string, low: number, high: number) => ({
  date,
  open: 50,
  high,
  low,
  close: 50,
  volume: 100
})

describe("the 52-week range", () => {
  it("uses highs and lows, not closes", () => {
    const bars = [bar("2024-03-06", 40, 60), bar("2024-03-07", 30, 55), bar("2024-03-08", 45, 52)]
    assert.deepStrictEqual(fiftyTwoWeekRange(columnsOf(bars)), {
      high: 60,
      high_date: "2024-03-06",
      low: 30,
      low_date: "2024-03-07"
    })
  })

  it("is dated by the latest of equal days", () => {
    const bars = [bar("2024-03-06", 30, 60), bar("2024-03-07", 30, 60), bar("2024-03-08", 45, 52)]
    assert.deepStrictEqual(fiftyTwoWeekRange(columnsOf(bars)), {
      high: 60,
      high_date: "2024-03-07",
      low: 30,
      low_date: "2024-03-07"
    })
  })

  it.for([
    ["2021-03-31", "2020-03-31", "2020-04-01"],
    ["2024-02-29", "2023-02-28", "2023-03-01"],
    ["2025-02-28", "2024-02-28", "2024-02-29"],
    ["2024-12-31", "2023-12-31", "2024-01-01"]
  ] as const)("up to %s is without %s", ([last, before, first]) => {
    const bars = [bar(before, 1, 99), bar(first, 30, 60), bar(last, 45, 52)]
    assert.deepStrictEqual(fiftyTwoWeekRange(columnsOf(bars)), {
      high: 60,
      high_date: first,
      low: 30,
      low_date: first
    })
  })

  it("of a shorter history covers all its bars", () => {
    const { high, low } = fiftyTwoWeekRange(columnsOf([bar("2024-03-07", 30, 60), bar("2024-03-08", 45, 52)]))
    assert.deepStrictEqual([low, high], [30, 60])
  })

  it("after a year without trading is that of the last bar", () => {
    const { high, low } = fiftyTwoWeekRange(columnsOf([bar("2022-03-07", 30, 60), bar("2024-03-08", 45, 52)]))
    assert.deepStrictEqual([low, high], [45, 52])
  })

  it.for([
    ["a low below half", 24.9, 60, 30, 60],
    ["a low of half", 25, 60, 25, 60],
    ["a high above twice", 30, 100.1, 30, 60],
    ["a high of twice", 30, 100, 30, 100]
  ] as const)("of %s of open and close", ([, low, high, lowest, highest]) => {
    const bars = [bar("2024-03-07", 30, 60), bar("2024-03-08", low, high)]
    const found = fiftyTwoWeekRange(columnsOf(bars))
    assert.deepStrictEqual([found.low, found.high], [lowest, highest])
  })

  it("of a spike alone is that of its open and close (AAPL on 2010-08-31, QuantConnect Lean)", () => {
    const spike = {
      date: "2010-08-31",
      open: 241.88,
      high: 244.56,
      low: 25.3,
      close: 243.37,
      volume: 13182733
    }
    const found = fiftyTwoWeekRange(columnsOf([spike]))
    assert.deepStrictEqual([found.low, found.high], [241.88, 244.56])
  })

  it("of one bar is its own", () => {
    assert.deepStrictEqual(fiftyTwoWeekRange(columnsOf([flat("2024-03-08", 7)])), {
      high: 7,
      high_date: "2024-03-08",
      low: 7,
      low_date: "2024-03-08"
    })
  })

  it("is null without a bar", () => {
    assert.deepStrictEqual(fiftyTwoWeekRange(columnsOf([])), {
      high: null,
      high_date: null,
      low: null,
      low_date: null
    })
  })
})
