/** Weekly and monthly bars computed by hand, and the days that a range of them needs. */
import { assert, describe, it } from "@effect/vitest"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { isPartial, resample } from "../../../core/prices/mod.ts"
import { daysOf, lastBars } from "../../../core/prices/Resample.ts"
import { flat } from "./bars.ts"

const datesOf = (dates: ReadonlyArray<string>, interval: "1week" | "1month"): ReadonlyArray<string> =>
  barsOf(resample(columnsOf(dates.map((date) => flat(date, 1))), interval)).map(({ date }) => date)

describe("a bar", () => {
  const monday = { date: "2024-03-04", open: 10, high: 12, low: 9, close: 11, volume: 100 }
  const tuesday = { date: "2024-03-05", open: 11, high: 15, low: 10, close: 14, volume: 200 }
  const friday = { date: "2024-03-08", open: 14, high: 14.5, low: 8, close: 13, volume: 300 }

  it("has the first open, highest high, lowest low, last close and summed volume of its days", () => {
    assert.deepStrictEqual(barsOf(resample(columnsOf([monday, tuesday, friday]), "1week")), [
      { date: "2024-03-04", open: 10, high: 15, low: 8, close: 13, volume: 600 }
    ])
  })

  it("of an unfinished period consists of the days so far", () => {
    assert.deepStrictEqual(barsOf(resample(columnsOf([monday, tuesday]), "1week")), [
      { date: "2024-03-04", open: 10, high: 15, low: 9, close: 14, volume: 300 }
    ])
  })

  it("of a day is the daily one", () => {
    assert.deepStrictEqual(barsOf(resample(columnsOf([monday, tuesday]), "1day")), [monday, tuesday])
  })

  it("leaves its daily bars unchanged", () => {
    const first = { ...monday }
    barsOf(resample(columnsOf([first, tuesday]), "1month"))
    assert.deepStrictEqual(first, monday)
  })

  it("is never built from no days", () => {
    assert.deepStrictEqual(barsOf(resample(columnsOf([]), "1week")), [])
  })
})

describe("a week", () => {
  it("that contains New Year's Day is a single one, dated in the old year", () => {
    assert.deepStrictEqual(datesOf(["2024-12-31", "2025-01-02"], "1week"), ["2024-12-30"])
  })

  it("whose Monday was a holiday is dated that Monday", () => {
    assert.deepStrictEqual(datesOf(["2024-01-16", "2024-01-17"], "1week"), ["2024-01-15"])
  })

  it("ends with its Sunday", () => {
    assert.deepStrictEqual(datesOf(["2024-03-10", "2024-03-11"], "1week"), ["2024-03-04", "2024-03-11"])
  })

  it("without trading has no bar", () => {
    assert.deepStrictEqual(datesOf(["2001-09-10", "2001-09-17", "2001-10-01"], "1week"), [
      "2001-09-10",
      "2001-09-17",
      "2001-10-01"
    ])
  })
})

describe("a month", () => {
  it("is dated the first, whether traded or not", () => {
    assert.deepStrictEqual(datesOf(["2024-01-02", "2024-01-31"], "1month"), ["2024-01-01"])
  })

  it("differs from the same month of another year", () => {
    assert.deepStrictEqual(datesOf(["2023-02-28", "2024-02-29", "2024-03-01"], "1month"), [
      "2023-02-01",
      "2024-02-01",
      "2024-03-01"
    ])
  })

  it("without trading has no bar", () => {
    assert.deepStrictEqual(datesOf(["2024-01-31", "2024-04-01"], "1month"), ["2024-01-01", "2024-04-01"])
  })
})

describe("an interval", () => {
  it.for([
    ["1week", "2024-06-24", "2024-06-30", true],
    ["1week", "2024-06-24", "2024-07-01", false],
    ["1month", "2024-02-01", "2024-02-29", true],
    ["1month", "2024-02-01", "2024-03-01", false],
    ["1day", "2024-07-01", "2024-07-01", false]
  ] as const)("of %s from %s is partial on %s: %s", ([interval, start, today, expected]) => {
    assert.strictEqual(isPartial(interval, start, today), expected)
  })
})

describe("the days of a range", () => {
  it.for([
    ["1week", "a Monday begins with it", { from: "2024-03-04", to: null }, { from: "2024-03-04", to: null }],
    [
      "1week",
      "a Tuesday begins a week on",
      { from: "2024-03-05", to: null },
      { from: "2024-03-11", to: null }
    ],
    [
      "1week",
      "a Sunday begins the day after",
      { from: "2024-03-10", to: null },
      { from: "2024-03-11", to: null }
    ],
    [
      "1week",
      "up to a Monday end with its Sunday",
      { from: null, to: "2024-03-04" },
      { from: null, to: "2024-03-10" }
    ],
    [
      "1week",
      "up to a Sunday end with it",
      { from: null, to: "2024-03-10" },
      { from: null, to: "2024-03-10" }
    ],
    ["1month", "a first begins with it", { from: "2024-02-01", to: null }, { from: "2024-02-01", to: null }],
    [
      "1month",
      "a second begins a month on",
      { from: "2024-12-02", to: null },
      { from: "2025-01-01", to: null }
    ],
    [
      "1month",
      "up to a first end with its month",
      { from: null, to: "2024-02-01" },
      { from: null, to: "2024-02-29" }
    ],
    [
      "1month",
      "up to a last end with it",
      { from: null, to: "2024-12-31" },
      { from: null, to: "2024-12-31" }
    ],
    [
      "1day",
      "are the requested days",
      { from: "2024-03-05", to: "2024-03-06" },
      { from: "2024-03-05", to: "2024-03-06" }
    ],
    ["1week", "without ends have none", { from: null, to: null }, { from: null, to: null }]
  ] as const)("of %s: %s", ([interval, , range, days]) => {
    assert.deepStrictEqual(daysOf(interval, range), days)
  })
})

it("the last daily bars are those of each month, unfinished or not", () => {
  const days = ["2024-01-02", "2024-01-31", "2024-03-01", "2024-03-04"]
  const bars = columnsOf(days.map((date, i) => flat(date, i + 1)))
  assert.deepStrictEqual(lastBars(bars, "1month"), [flat("2024-01-31", 2), flat("2024-03-04", 4)])
  assert.deepStrictEqual(lastBars(columnsOf([]), "1month"), [])
})
