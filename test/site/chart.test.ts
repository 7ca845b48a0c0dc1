/** What a price chart is made of. */
import { assert, describe, it } from "@effect/vitest"
import type { Answer } from "../../adapters/client/mod.ts"
import { endOfOlder, joined } from "../../apps/site/src/company/chart/bars.ts"
import { closesAt, returnSince } from "../../apps/site/src/company/chart/compared/returns.ts"
import { amountFor, barOf, newestFirst } from "../../apps/site/src/company/chart/events.ts"
import { firstBarOf } from "../../apps/site/src/company/chart/ranges.ts"
import { scaleOf } from "../../apps/site/src/company/chart/scaleOf.ts"
import { dayOfMonthText, timeOf } from "../../apps/site/src/company/chart/times.ts"
import { columnsOf } from "../../core/prices/mod.ts"
import { dateOfDay, dayOf } from "../../core/time/CalendarDate.ts"

type PricesPage = Answer<"listCompanyPrices">

const page = (dates: ReadonlyArray<string>, other: Partial<PricesPage> = {}): PricesPage => ({
  company_id: 1,
  symbol: "AAPL",
  as_of: "2026-11-23",
  company_name: "Apple Inc.",
  interval: "1day",
  data: dates.map((date) => ({
    datetime: `${date}T00:00:00`,
    open: 1,
    high: 2,
    low: 1,
    close: 2,
    volume: 10
  })),
  count: dates.length,
  has_more: true,
  offset: 0,
  page: 1,
  limit: 2,
  total: 5,
  total_pages: 3,
  has_next: true,
  has_prev: false,
  adjust: "splits",
  currency: "USD",
  exchange: "NASDAQ",
  timezone: "America/New_York",
  is_last_partial: false,
  calendar: "XNYS",
  gaps: [],
  ...other
})

describe("The bars of a chart", () => {
  it("are those of both answers, each once, oldest first", () => {
    const newest = page(["2021-03-31", "2021-03-30"])
    const older = page(["2021-03-31", "2021-03-30", "2021-03-29", "2021-03-26"])
    assert.deepStrictEqual(joined([newest, older]).bars.date, [
      "2021-03-26",
      "2021-03-29",
      "2021-03-30",
      "2021-03-31"
    ])
  })

  it("leave out an answer about another series, and are none before there is one", () => {
    const newest = page(["2021-03-31"])
    assert.strictEqual(joined([newest, page(["2021-03-22"], { interval: "1week" })]).bars.length, 1)
    assert.strictEqual(joined([newest, page(["2021-03-22"], { adjust: "none" })]).bars.length, 1)
    assert.strictEqual(joined([undefined, undefined]).bars.length, 0)
  })

  it("follow the gaps that any of the answers states", () => {
    const gap = { after: "2021-02-26", until: "2021-03-29", sessions: 20 }
    const newest = page(["2021-03-31", "2021-03-30"])
    const older = page(["2021-03-30", "2021-03-29", "2021-02-26"], { gaps: [gap] })
    assert.deepStrictEqual(joined([newest, older]).gaps, [1])
    assert.deepStrictEqual(joined([newest]).gaps, [])
  })

  it("before the newest are asked for up to the end of a year, where there are any", () => {
    assert.strictEqual(endOfOlder(page(["2021-03-31", "2015-04-20"])), "2015-12-31")
    assert.isNull(endOfOlder(page(["2021-03-31"], { has_more: false })))
    assert.isNull(endOfOlder(page([])))
    assert.isNull(endOfOlder(undefined))
  })
})

const days = (from: string, length: number): ReadonlyArray<string> =>
  Array.from({ length }, (_, i) => dateOfDay(dayOf(from) + i))

const barsOn = (dates: ReadonlyArray<string>) =>
  columnsOf(
    dates.map((date, i) => {
      const close = 100 + 10 * Math.sin(i / 7) + (i % 3)
      return { date, open: close, high: close + 1, low: close - 1, close, volume: 100 + i }
    })
  )

describe("A range of a chart", () => {
  const bars = barsOn(days("2015-01-01", 2282))

  it("ends on the last bar and begins on the day of the calendar before", () => {
    assert.strictEqual(bars.date.at(-1), "2021-03-31")
    assert.strictEqual(bars.date[firstBarOf(bars, "1m")], "2021-02-28")
    assert.strictEqual(bars.date[firstBarOf(bars, "6m")], "2020-09-30")
    assert.strictEqual(bars.date[firstBarOf(bars, "ytd")], "2021-01-01")
    assert.strictEqual(bars.date[firstBarOf(bars, "1y")], "2020-03-31")
    assert.strictEqual(bars.date[firstBarOf(bars, "5y")], "2016-03-31")
    assert.strictEqual(firstBarOf(bars, "all"), 0)
  })

  it("begins with the first bar where there are fewer, and without bars", () => {
    assert.strictEqual(firstBarOf(barsOn(days("2021-03-01", 31)), "5y"), 0)
    assert.strictEqual(firstBarOf(barsOn([]), "1y"), 0)
  })
})

describe("A payment on a chart", () => {
  const paid = { type: "dividend", reference_close: null, currency: "USD" } as const
  const [before, on, after] = [
    { ...paid, effective_date: "2020-08-07", value: 0.82 },
    { ...paid, effective_date: "2020-08-31", value: 0.5 },
    { ...paid, effective_date: "2020-11-06", value: 0.205 }
  ]
  const split = { ...paid, currency: null, effective_date: "2020-08-31", type: "split", value: 4 } as const
  const actions = [after, split, on, before]

  it("is that for one of today's shares where prices are adjusted, by splits after its day", () => {
    for (const adjust of ["splits", "all"] as const) {
      const amounts = [before, on, after].map((one) =>
        amountFor(one, { actions, as_of: "2021-03-31" }, adjust)
      )
      assert.deepStrictEqual(amounts, [0.205, 0.5, 0.205])
    }
  })

  it("is as paid where prices are as traded, and before the split is in effect", () => {
    assert.strictEqual(amountFor(before, { actions, as_of: "2021-03-31" }, "none"), 0.82)
    assert.strictEqual(amountFor(before, { actions, as_of: "2020-08-30" }, "splits"), 0.82)
  })
})

describe("An event of a chart", () => {
  const dates = ["2021-03-25", "2021-03-26", "2021-03-29", "2021-03-31"]

  it("is at the bar of its day, else at the next", () => {
    assert.strictEqual(barOf(dates, "1day", "2021-03-26"), 1)
    assert.strictEqual(barOf(dates, "1day", "2021-03-27"), 2)
    assert.strictEqual(barOf(dates, "1day", "2021-03-31"), 3)
  })

  it("is nowhere before the first bar and after the last", () => {
    assert.isNull(barOf(dates, "1day", "2021-03-24"))
    assert.isNull(barOf(dates, "1day", "2021-04-01"))
    assert.isNull(barOf([], "1day", "2021-04-01"))
  })

  it("is at the bar of its week or month", () => {
    assert.strictEqual(barOf(["2021-03-22", "2021-03-29"], "1week", "2021-03-28"), 0)
    assert.strictEqual(barOf(["2021-03-22", "2021-03-29"], "1week", "2021-04-04"), 1)
    assert.isNull(barOf(["2021-03-22", "2021-03-29"], "1week", "2021-04-05"))
    assert.strictEqual(barOf(["2021-02-01", "2021-03-01"], "1month", "2021-03-31"), 1)
  })

  it("precedes earlier ones in lists", () => {
    const event = { kind: "filings", text: "10-K", url: null } as const
    const listed = newestFirst([
      { ...event, id: "a", date: "2020-10-30" },
      { ...event, id: "b", date: "2021-01-28" },
      { ...event, id: "c", date: "2020-10-30" }
    ])
    assert.deepStrictEqual(
      listed.map(({ id }) => id),
      ["b", "a", "c"]
    )
  })
})

describe("the scale of a chart", () => {
  const bar = { date: "2010-08-30", open: 240, high: 245, low: 239, close: 241, volume: 1 }
  const spike = { ...bar, date: "2010-08-31", open: 241.88, low: 25.3, close: 243.37 }
  const columns = columnsOf([bar, spike, { ...bar, date: "2010-09-01", high: 250 }])

  it("has no room for the low of a spiked bar", () => {
    assert.deepStrictEqual(scaleOf(columns, new Set([1]), -3.5, 1.2), { minValue: 239, maxValue: 250 })
    assert.deepStrictEqual(scaleOf(columns, new Set([1]), 1, 1), { minValue: 241.88, maxValue: 243.37 })
    assert.deepStrictEqual(scaleOf(columns, new Set(), 0, 2), { minValue: 25.3, maxValue: 250 })
    assert.isNull(scaleOf(columns, new Set(), 3, 9))
  })
})

it("A day on the axis of a chart has its month beside it, in each language", () => {
  const time = timeOf("2021-03-08")
  assert.deepStrictEqual(
    ["en-US", "ko-KR", "ja-JP", "zh-CN"].map((locale) => dayOfMonthText(time, locale)),
    ["Mar 8", "3월 8일", "3月8日", "3月8日"]
  )
})

const closes = (...data: ReadonlyArray<readonly [date: string, close: number]>) =>
  data.map(([date, close]) => ({ date, close }))

describe("A company that a chart is compared with", () => {
  const dates = ["2021-03-01", "2021-03-02", "2021-03-03", "2021-03-04", "2021-03-05", "2021-03-08"]

  it("has at each bar its close of that day, else the last one before", () => {
    const data = closes(["2021-03-02", 10], ["2021-03-03", 11], ["2021-03-05", 12])
    assert.deepStrictEqual([...closesAt(dates, { data, gaps: [] })], [Number.NaN, 10, 11, 11, 12, Number.NaN])
  })

  it("has none within a gap, and none without closes", () => {
    const data = closes(["2021-03-01", 10], ["2021-03-08", 12])
    const gaps = [{ after: "2021-03-01", until: "2021-03-08" }]
    assert.deepStrictEqual(
      [...closesAt(dates, { data, gaps })],
      [10, Number.NaN, Number.NaN, Number.NaN, Number.NaN, 12]
    )
    assert.isTrue(closesAt(dates, { data: [], gaps: [] }).every(Number.isNaN))
  })

  it("has returns in percent since the first bar shown that it has a close of", () => {
    const values = [Number.NaN, 10, 11, 12, Number.NaN]
    assert.strictEqual(returnSince(values, 0, 3), 20)
    assert.closeTo(returnSince(values, 2, 3) ?? 0, 100 / 11, 1e-12)
    assert.strictEqual(returnSince(values, 0, 1), 0)
    assert.isNull(returnSince(values, 0, 0))
    assert.isNull(returnSince(values, 0, 4))
    assert.isNull(returnSince(values, 0, 9))
  })
})
