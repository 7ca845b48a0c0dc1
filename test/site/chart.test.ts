/** What a price chart is made of. */
import { assert, describe, it } from "@effect/vitest"
import type { Answer } from "../../adapters/client/mod.ts"
import { endOfOlder, joined } from "../../apps/site/src/company/chart/bars.ts"
import { amountFor, barOf, newestFirst } from "../../apps/site/src/company/chart/events.ts"
import { firstBarOf } from "../../apps/site/src/company/chart/ranges.ts"
import { scaleOf } from "../../apps/site/src/company/chart/scaleOf.ts"
import { linesOf, valueAt } from "../../apps/site/src/company/chart/studies.ts"
import { columnsOf } from "../../core/prices/mod.ts"
import { dateOfDay, dayOf } from "../../core/time/CalendarDate.ts"
import { technicalPage } from "../../core/views/TechnicalPage.ts"

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

describe("The indicators of a chart", () => {
  it("have at the last bar the figures of the technical page", () => {
    const bars = barsOn(days("2019-01-01", 700))
    const last = bars.length - 1
    const page = technicalPage(bars, null)
    const value = (line: string) => {
      const found = linesOf(bars, [], "1day", [
        "sma_20",
        "sma_50",
        "sma_200",
        "bollinger_bands",
        "rsi",
        "macd"
      ]).find((one) => one.line === line)
      return found === undefined ? undefined : valueAt(found, last)
    }
    assert.strictEqual(value("sma_20"), page.sma_20)
    assert.strictEqual(value("sma_50"), page.sma_50)
    assert.strictEqual(value("sma_200"), page.sma_200)
    assert.strictEqual(value("rsi"), page.rsi)
    assert.strictEqual(value("macd"), page.macd.macd)
    assert.strictEqual(value("signal"), page.macd.signal)
    assert.strictEqual(value("histogram"), page.macd.histogram)
    assert.strictEqual(value("upper"), page.bollinger_bands.upper)
    assert.strictEqual(value("lower"), page.bollinger_bands.lower)
  })

  it("begin anew at the bars that follow a gap", () => {
    const [line] = linesOf(barsOn(days("2021-01-01", 60)), [30], "1day", ["sma_20"])
    const known = [18, 19, 29, 30, 48, 49].map((at) => line !== undefined && valueAt(line, at) !== null)
    assert.deepStrictEqual(known, [false, true, true, false, false, true])
  })

  it("are the chosen ones, and unknown until they have enough bars", () => {
    const bars = barsOn(days("2021-01-01", 30))
    const [line, ...others] = linesOf(bars, [], "1day", ["sma_20"])
    assert.lengthOf(others, 0)
    assert.isDefined(line)
    if (line === undefined) return
    assert.isNull(valueAt(line, 18))
    assert.isNumber(valueAt(line, 19))
    assert.isNull(valueAt(line, 30))
  })
})

describe("The indicators of raw prices", () => {
  // 300 days at 400, from 2021-11-01 on, after a split of 4:1, 60 at 100.
  const before = days("2021-01-05", 300)
  const after = days("2021-11-01", 60)
  const bars = columnsOf(
    [...before, ...after].map((date) => {
      const close = before.includes(date) ? 400 : 100
      return { date, open: close, high: close, low: close, close, volume: 1 }
    })
  )
  const split = {
    effective_date: "2021-11-01",
    type: "split",
    value: 4,
    reference_close: 400,
    currency: null
  } as const

  it("are computed on split-adjusted ones and multiplied back", () => {
    const [line] = linesOf(bars, [], "1day", ["sma_200"], { actions: [split] })
    const at = (index: number) => (line === undefined ? null : valueAt(line, index))
    assert.deepStrictEqual([at(299), at(300), at(359)], [400, 100, 100])
    const [mixed] = linesOf(bars, [], "1day", ["sma_200"])
    assert.isAbove(mixed?.values[359] ?? 0, 300)
  })

  it("are those of ratios, unscaled", () => {
    const moved = { ...bars, close: bars.close.map((close, i) => close * (1 + (i % 7) / 100)) }
    const rsiOf = (close: typeof bars.close, unadjusted: Parameters<typeof linesOf>[4]) =>
      linesOf({ ...moved, close }, [], "1day", ["rsi"], unadjusted)[0]?.values[359] ?? Number.NaN
    const adjusted = moved.close.map((close, i) => (i < 300 ? close / 4 : close))
    assert.approximately(rsiOf(moved.close, { actions: [split] }), rsiOf(adjusted, null), 1e-9)
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
