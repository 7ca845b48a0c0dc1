/**
 * Rows of vendors' answers as others recorded them, around Apple's split of 2020-08-31: it closed at 499.23 the session
 * before, at 129.04 on the day.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { type Days, daysVersion } from "../../../adapters/sources/asking/Coverage.ts"
import { alphaVantage, splitOf } from "../../../adapters/sources/daily/AlphaVantage.ts"
import { eodhd } from "../../../adapters/sources/daily/Eodhd.ts"
import { fmp } from "../../../adapters/sources/daily/Fmp.ts"
import { massive } from "../../../adapters/sources/daily/Massive.ts"
import { rowsBackwards } from "../../../adapters/sources/daily/Pages.ts"
import { slicesOf } from "../../../adapters/sources/daily/Slices.ts"
import { rowsOfDay } from "../../../adapters/sources/daily/Stooq.ts"
import { ofSinglePrecision, twelveData } from "../../../adapters/sources/daily/TwelveData.ts"
import { asking, cellsOf, subjectOf } from "./asking.ts"

const apple = subjectOf("AAPL")
const days = { from: "2020-08-28", to: "2020-08-31" }

const closes = (rows: ReturnType<typeof cellsOf>) => rows?.map(({ close, date }) => [date, close])

const twelveActions = (dividends: ReadonlyArray<unknown>) =>
  asking(twelveData, (path) =>
    path === "/splits"
      ? // Recorded by MelvTheGoat/Stocks, data/samples/twelvedata.
        { splits: [{ date: "2020-08-31", ratio: 0.25, from_factor: 4, to_factor: 1 }] }
      : { dividends }
  ).company.actions?.(apple, { from: "1980-01-01", to: "2020-12-31" }) ?? Effect.succeed(null)

const twelveRefusing = (code: number, message: string) =>
  asking(twelveData, () => ({ code, message, status: "error" }))

describe("Twelve Data", () => {
  // Recorded by Frxnker/Aura-Invest, tests/fixtures/twelvedata.
  const values = [
    {
      datetime: "2020-08-31",
      open: "127.58000",
      high: "131",
      low: "126",
      close: "129.039993",
      volume: "225702700"
    },
    {
      datetime: "2020-08-28",
      open: "504.049988",
      high: "505.76999",
      low: "498.31000",
      close: "499.23001",
      volume: "46907500"
    }
  ]

  it.effect("asks for the day after the last, and rounds numbers of single precision", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const { company } = asking(twelveData, (path, query) => {
        asked.push(`${path} ${query.get("start_date")} ${query.get("end_date")} ${query.get("adjust")}`)
        return { meta: {}, values, status: "ok" }
      })
      const rows = cellsOf(yield* company.bars(apple, days))
      assert.deepStrictEqual(asked, ["/time_series 2020-08-28 2020-09-01 none"])
      assert.deepStrictEqual(rows?.[1], {
        symbol: "AAPL",
        exchange: "NASDAQ",
        date: "2020-08-28",
        open: "504.05",
        high: "505.77",
        low: "498.31",
        close: "499.23",
        volume: "46907500"
      })
      assert.strictEqual(rows?.[0]?.["close"], "129.04")
    })
  )

  it("has the shortest decimal of a number in single precision", () => {
    const texts = ["499.23001", "129.039993", "633.000015259", "306.91501", "120.5", "0.0001", "23.056070"]
    assert.deepStrictEqual(
      texts.map(ofSinglePrecision),
      [499.23, 129.04, 633, 306.915, 120.5, 0.0001, 23.05607]
    )
  })

  it.effect("leaves out dividends before a split, of which it doesn't say whether they are as paid", () =>
    Effect.gen(function* () {
      const after = { ex_date: "2020-11-06", amount: 0.205 }
      const whole = yield* twelveActions([after])
      const part = yield* twelveActions([after, { ex_date: "2020-08-07", amount: 0.82 }])
      const rows = [
        { effective_date: "2020-08-31", value: "4", type: "split" },
        { effective_date: "2020-11-06", value: "0.205", type: "dividend" }
      ]
      assert.deepStrictEqual(cellsOf(whole), rows)
      assert.deepStrictEqual(cellsOf(part), rows)
      assert.deepStrictEqual(
        [whole, part].map((batches) => batches?.[0]?.known_to),
        ["2020-12-31", undefined]
      )
    })
  )

  it.effect("takes a range without sessions for an empty one, and an unknown symbol for none", () =>
    Effect.gen(function* () {
      const empty = twelveRefusing(400, "No data is available on the specified dates. Try setting others.")
      assert.deepStrictEqual(cellsOf(yield* empty.company.bars(apple, days)), [])
      const unknown = twelveRefusing(404, "**symbol** or **figi** parameter is missing or invalid.")
      assert.isNull(yield* unknown.company.bars(apple, days))
      assert.isNull(unknown.ask.ended())
    })
  )

  it.effect("brings bars alone where splits and dividends aren't part of the subscription", () =>
    Effect.gen(function* () {
      const message = "/splits is available exclusively with grow or pro or ultra plans."
      const { ask, company } = twelveRefusing(403, message)
      assert.deepStrictEqual(yield* company.actions?.(apple, days) ?? Effect.succeed(null), [])
      assert.isNull(ask.ended())
    })
  )

  it.effect(
    "asks again a minute after the requests of a minute were used up, and ends with those of a day",
    () =>
      Effect.gen(function* () {
        let asked = 0
        const minute = asking(twelveData, () => {
          asked++
          return asked === 1
            ? {
                code: 429,
                message: "You have run out of API credits for the current minute.",
                status: "error"
              }
            : { meta: {}, values, status: "ok" }
        })
        const waiting = yield* Effect.forkChild(minute.company.bars(apple, days))
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(cellsOf(yield* Fiber.join(waiting))?.length, 2)
        const day = twelveRefusing(429, "You have run out of API credits for the day.")
        yield* Effect.flip(day.company.bars(apple, days))
        assert.strictEqual(day.ask.ended()?.message, "You have run out of API credits for the day.")
      })
  )
})

const alphaSays = (answer: unknown) => {
  const { ask, company } = asking(alphaVantage, () => answer)
  return Effect.map(Effect.result(company.bars(apple, days)), (result) => ({
    result,
    ended: ask.ended()?.message ?? null
  }))
}

describe("Alpha Vantage", () => {
  it("takes ratios of small whole numbers for splits, and others for spin-offs", () => {
    // IBM's 1.0460 of 2021-11-04 is Kyndryl's.
    const factors = [4, 1.5, 0.6667, 0.0333, 1.05, 7, 1.046, 1]
    assert.deepStrictEqual(factors.map(splitOf), [4, 1.5, 2 / 3, 1 / 30, 1.05, 7, null, 1])
  })

  it.effect("reads the bars of a subscription with their splits", () =>
    Effect.gen(function* () {
      // The numbers of a line in a test of the Go client portfoliotree/alphavantage.
      const bar = {
        "1. open": "444.6100",
        "2. high": "500.1400",
        "3. low": "440.1100",
        "4. close": "498.3200",
        "5. adjusted close": "498.3200",
        "6. volume": "115847020",
        "7. dividend amount": "0.0000",
        "8. split coefficient": "5.0000"
      }
      const { company } = asking(alphaVantage, () => ({ "Time Series (Daily)": { "2020-08-31": bar } }))
      assert.deepStrictEqual(yield* company.actions?.(subjectOf("TSLA"), days) ?? Effect.succeed(null), [])
      assert.deepStrictEqual(cellsOf(yield* company.bars(subjectOf("TSLA"), days)), [
        {
          symbol: "TSLA",
          exchange: "NASDAQ",
          date: "2020-08-31",
          open: "444.6100",
          high: "500.1400",
          low: "440.1100",
          close: "498.3200",
          volume: "115847020",
          dividend: "0.0000",
          split: "5"
        }
      ])
    })
  )

  it.effect("takes the last 100 sessions where more are part of a subscription only", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const { company } = asking(alphaVantage, (_, query) => {
        const of = query.get("function") ?? ""
        asked.push([of, query.get("outputsize") ?? ""].join(" ").trim())
        if (of === "SPLITS" || of === "DIVIDENDS") return { symbol: "AAPL", data: [] }
        if (of === "TIME_SERIES_DAILY_ADJUSTED")
          return { Information: "Thank you for using Alpha Vantage! This is a premium endpoint." }
        return query.get("outputsize") === "full"
          ? {
              Information:
                "Thank you for using Alpha Vantage! The outputsize=full parameter value is a premium feature for the TIME_SERIES_DAILY endpoint."
            }
          : { "Time Series (Daily)": { "2020-08-31": { "1. open": "127.58", "5. volume": "225702700" } } }
      })
      const history = { from: "1999-11-01", to: "2020-08-31" }
      for (const subject of [apple, subjectOf("MSFT")]) {
        yield* company.actions?.(subject, history) ?? Effect.void
        assert.strictEqual(cellsOf(yield* company.bars(subject, history))?.length, 1)
      }
      assert.deepStrictEqual(asked, [
        "TIME_SERIES_DAILY_ADJUSTED full",
        "SPLITS",
        "DIVIDENDS",
        "TIME_SERIES_DAILY full",
        "TIME_SERIES_DAILY compact",
        "SPLITS",
        "DIVIDENDS",
        "TIME_SERIES_DAILY compact"
      ])
    })
  )

  it.effect("ends where the requests of the day are used up, without the key that the answer quotes", () =>
    Effect.gen(function* () {
      const { ended } = yield* alphaSays({
        Information:
          "We have detected your API key as A-KEY-OF-16-CHARS and our standard API rate limit is 25 requests per day."
      })
      assert.strictEqual(
        ended,
        "We have detected your API key as *** and our standard API rate limit is 25 requests per day."
      )
    })
  )

  it.effect("goes on after a company that it doesn't know, and after requests that came too fast", () =>
    Effect.gen(function* () {
      const unknown = yield* alphaSays({ "Error Message": "Invalid API call. Please retry or visit ..." })
      assert.deepStrictEqual(unknown, { result: (yield* alphaSays({})).result, ended: null })
      const fast = yield* alphaSays({
        Information:
          "Thank you for using Alpha Vantage! Please consider spreading out your free API requests more sparingly (1 request per second). You may subscribe ... (25 requests per day), ... all premium endpoints"
      })
      assert.isNull(fast.ended)
      assert.strictEqual(fast.result._tag, "Failure")
      const key = yield* alphaSays({ "Error Message": "the parameter apikey is invalid or missing." })
      assert.strictEqual(key.ended, "the parameter apikey is invalid or missing.")
    })
  )
})

describe("Financial Modeling Prep", () => {
  it.effect("reads members that are called adjusted, of prices that it rebuilt", () =>
    Effect.gen(function* () {
      // Recorded by jerbersoft/fmpdotnet, historical-price-eod-non-split-adjusted.AAPL.2020-split.json.
      const answer = [
        {
          symbol: "AAPL",
          date: "2020-08-31",
          adjOpen: 127.58,
          adjHigh: 131,
          adjLow: 126,
          adjClose: 129.04,
          volume: 225702700
        },
        {
          symbol: "AAPL",
          date: "2020-08-28",
          adjOpen: 504.04,
          adjHigh: 505.76,
          adjLow: 498.32,
          adjClose: 499.24,
          volume: 46907500
        }
      ]
      const { company } = asking(fmp, () => answer)
      assert.deepStrictEqual(closes(cellsOf(yield* company.bars(apple, days))), [
        ["2020-08-31", "129.04"],
        ["2020-08-28", "499.24"]
      ])
    })
  )

  it.effect("has dividends as paid, and splits as new shares for old ones", () =>
    Effect.gen(function* () {
      const { company } = asking(fmp, (path) =>
        path === "/stable/splits"
          ? [{ symbol: "AAPL", date: "2020-08-31", numerator: 4, denominator: 1, splitType: "stock-split" }]
          : [
              {
                symbol: "AAPL",
                date: "2020-08-07",
                recordDate: "",
                paymentDate: "2020-08-13",
                adjDividend: 0.205,
                dividend: 0.82
              }
            ]
      )
      const batches = yield* company.actions?.(apple, { from: "2020-01-01", to: "2020-09-10" }) ??
        Effect.succeed(null)
      assert.deepStrictEqual(cellsOf(batches), [
        { effective_date: "2020-08-31", type: "split", value: "4" },
        { effective_date: "2020-08-07", type: "dividend", value: "0.82", payment_date: "2020-08-13" }
      ])
    })
  )
})

const massiveActions = (lists: Readonly<Record<string, unknown>>) => {
  const { actions, market } = asking(massive, (path) =>
    lists[path] === undefined ? null : { status: "OK", results: lists[path] }
  )
  const found = actions?.(market, { from: "2003-09-10", to: "2020-09-10" }) ?? Effect.succeed(null)
  return Effect.map(found, (batches) =>
    cellsOf(batches)?.map(({ effective_date, type, value }) => [effective_date, type, value])
  )
}

describe("Massive", () => {
  // Recorded by a client of the service on 2026-02-15, two rows each.
  const splits = [
    { execution_date: "2020-08-31", split_from: 1, split_to: 4, ticker: "AAPL" },
    { execution_date: "2014-06-09", split_from: 1, split_to: 7, ticker: "AAPL" }
  ].map((row) => ({ ...row, adjustment_type: "forward_split", historical_adjustment_factor: 0.035714 }))
  const dividends = [
    { ex_dividend_date: "2012-08-09", cash_amount: 2.65, currency: "USD", ticker: "AAPL" },
    { ex_dividend_date: "2012-11-07", cash_amount: 2.65, currency: "USD", ticker: "AAPL" }
  ].map((row) => ({ ...row, distribution_type: "unknown", split_adjusted_cash_amount: 0.094643 }))

  it.effect("has dividends as paid, and never the former path's, which may be adjusted", () =>
    Effect.gen(function* () {
      const rows = [
        ["2020-08-31", "split", "4"],
        ["2014-06-09", "split", "7"],
        ["2012-08-09", "dividend", "2.65"],
        ["2012-11-07", "dividend", "2.65"]
      ]
      const paths = { "/stocks/v1/splits": splits, "/stocks/v1/dividends": dividends }
      assert.deepStrictEqual(yield* massiveActions(paths), rows)
      const former = { "/v3/reference/splits": splits, "/stocks/v1/dividends": dividends }
      assert.deepStrictEqual(yield* massiveActions(former), rows)
      const adjusted = { "/stocks/v1/splits": splits, "/v3/reference/dividends": dividends }
      const { message } = yield* Effect.flip(massiveActions(adjusted))
      assert.strictEqual(message, "The answer isn't there, and dividends elsewhere may be adjusted")
    })
  )

  it.effect("reads sessions of delayed subscriptions, and volumes with fractions", () =>
    Effect.gen(function* () {
      // The volume is of a recorded row of 2025-01-06.
      const row = { T: "AAPL", v: 6.3896155e7, o: 2, h: 4, l: 1, c: 3, t: 1736197200000 }
      const { market, session } = asking(massive, () => ({
        status: "DELAYED",
        results: [row, { ...row, T: "MSFT", v: 12.6 }]
      }))
      const rows = cellsOf(yield* session?.(market, "2025-01-06") ?? Effect.succeed(null))
      assert.deepStrictEqual(
        rows?.map(({ date, symbol, volume }) => [symbol, date, volume]),
        [
          ["AAPL", "2025-01-06", "63896155"],
          ["MSFT", "2025-01-06", "13"]
        ]
      )
    })
  )

  it.effect("lists common stocks, receipts and funds of exchanges, page by page", () =>
    Effect.gen(function* () {
      const of = { market: "stocks", primary_exchange: "XNYS", type: "CS", active: true }
      // The first two are of the vendor's own client, massive-com/client-python, test_rest/mocks (MIT).
      const pages = [
        [
          { ...of, ticker: "A", name: "Agilent Technologies Inc.", cik: "0001090872" },
          { ...of, ticker: "AA", name: "Alcoa Corporation", cik: "0001675149" }
        ],
        [
          { ...of, ticker: "BRK.B", name: "Berkshire Hathaway Inc." },
          { ...of, ticker: "SPY", name: "SPDR S&P 500 ETF", primary_exchange: "ARCX", type: "ETF" },
          { ...of, ticker: "BACpL", name: "Bank of America, preferred", type: "PFD" },
          { ...of, ticker: "XYZ", name: "On no exchange", primary_exchange: "XXXX" }
        ]
      ]
      const { companies, market } = asking(massive, (_, query) => {
        const page = Number(query.get("cursor") ?? 0)
        const next_url = "https://api.massive.com/v3/reference/tickers?cursor=1"
        return { status: "OK", results: pages[page], ...(page === 0 && { next_url }) }
      })
      const rows = cellsOf(yield* companies?.(market) ?? Effect.succeed(null))
      assert.deepStrictEqual(
        rows?.map(({ cik = "", exchange, stock_type, symbol }) => [symbol, exchange, stock_type, cik]),
        [
          ["A", "NYSE", "Common Stock", "0001090872"],
          ["AA", "NYSE", "Common Stock", "0001675149"],
          ["BRK-B", "NYSE", "Common Stock", ""],
          ["SPY", "ARCA", "ETF", ""]
        ]
      )
    })
  )

  it.effect("asks for pages at the operator's address alone, and none twice", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const followed = Effect.fnUntraced(function* (next_url: string) {
        asked.length = 0
        const { companies, market } = asking(massive, (_, query) => {
          asked.push(query.get("cursor") ?? "first")
          return { status: "OK", results: [], next_url }
        })
        return yield* Effect.flip(companies?.(market) ?? Effect.succeed(null)).pipe(
          Effect.match({ onFailure: () => "ends", onSuccess: ({ message }) => message })
        )
      })
      // Appended to https://vendor.example, these would be other hosts.
      for (const elsewhere of ["data:.elsewhere.example/?cursor=2", "x:@elsewhere.example/?cursor=2"]) {
        assert.strictEqual(yield* followed(elsewhere), "ends")
        assert.deepStrictEqual(asked, ["first"])
      }
      const again = yield* followed("https://elsewhere.example/v3/reference/tickers?cursor=2")
      assert.strictEqual(again, "The answer isn't a list that ends within 1000 pages")
      assert.deepStrictEqual(asked, ["first", "2"])
    })
  )
})

describe("EODHD", () => {
  it.effect("lists common stocks and funds of the venues that are known", () =>
    Effect.gen(function* () {
      // Rows in the form of a list that thoran/eodhd.rb recorded.
      const row = { Country: "USA", Currency: "USD", Type: "Common Stock", Isin: null }
      const { companies, market } = asking(eodhd, () => [
        { ...row, Code: "AAPL", Name: "Apple Inc", Exchange: "NASDAQ", Isin: "US0378331005" },
        { ...row, Code: "BRK-B", Name: "Berkshire Hathaway Inc", Exchange: "NYSE" },
        { ...row, Code: "SPY", Name: "SPDR S&P 500 ETF", Exchange: "NYSE ARCA", Type: "ETF" },
        { ...row, Code: "0P00007962", Name: "Fund", Exchange: "NMFQS", Type: "FUND" },
        { ...row, Code: "ABCDF", Name: "Elsewhere", Exchange: "PINK" }
      ])
      const rows = cellsOf(yield* companies?.(market) ?? Effect.succeed(null))
      assert.deepStrictEqual(
        rows?.map(({ exchange, isin, stock_type, symbol }) => [symbol, exchange, stock_type, isin]),
        [
          ["AAPL", "NASDAQ", "Common Stock", "US0378331005"],
          ["BRK-B", "NYSE", "Common Stock", ""],
          ["SPY", "ARCA", "ETF", ""]
        ]
      )
    })
  )

  it.effect("leaves out what a row says of the subscription", () =>
    Effect.gen(function* () {
      const warning = "Data is limited by one year as you have free subscription."
      const bar = { date: "2020-08-31", open: 1, high: 3, low: 1, close: 2, adjusted_close: 2, volume: 9 }
      const { company } = asking(eodhd, () => [{ ...bar, warning }, { warning }])
      const cells = Object.fromEntries(Object.entries(bar).map(([name, value]) => [name, String(value)]))
      assert.deepStrictEqual(cellsOf(yield* company.bars(apple, days)), [cells])
    })
  )
})

const stooqRows = (...lines: ReadonlyArray<string>) => rowsOfDay(lines.join("\r\n"), "2025-11-24", "a file")

describe("Stooq", () => {
  const header = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>"
  // Rows of a daily file and of a history, as others quote them.
  const daily = "NVDA.US,D,20251124,000000,179.49,183.5,176.48,182.55,256618335,0"
  const history = "AAPL.US,D,20200828,000000,123.134,123.558,121.737,121.967,191998866.78135,0"

  it.effect("reads the daily bars of a day's file, and refuses a history, a part and other texts", () =>
    Effect.gen(function* () {
      const rows = yield* stooqRows(header, daily, daily.replace(",D,", ",60,"))
      assert.deepStrictEqual(
        rows.map((row) => [row["<TICKER>"], row["<CLOSE>"]]),
        [["NVDA.US", "182.55"]]
      )
      const refused = yield* Effect.forEach(
        [stooqRows(header, daily, history), stooqRows(header, daily.slice(0, 50)), stooqRows(daily)],
        (each) => Effect.map(Effect.flip(each), ({ message }) => message)
      )
      assert.deepStrictEqual(refused, [
        "It has bars of 2020-08-28, not of 2025-11-24 alone: Stooq's history is adjusted for splits and dividends by factors that it doesn't state, so that only the file of a day is read",
        "The row has 8 of 10 columns",
        "The answer isn't a daily file with the header <TICKER>,<PER>,<DATE>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>"
      ])
    })
  )
})

describe("Splits and dividends of a market", () => {
  const wanted = { from: "2022-06-01", to: "2024-03-05" }
  const asked = (before: Days | null) =>
    slicesOf(before, wanted).map(({ asked, covered }) => [asked, covered].map(daysVersion))

  it("are asked for year by year, newest first, and continued where they ended", () => {
    assert.deepStrictEqual(asked(null), [
      ["2024-01-01 to 2024-03-05", "2024-01-01 to 2024-03-05"],
      ["2023-01-01 to 2023-12-31", "2023-01-01 to 2024-03-05"],
      ["2022-06-01 to 2022-12-31", "2022-06-01 to 2024-03-05"]
    ])
    assert.deepStrictEqual(asked({ from: "2023-01-01", to: "2024-03-04" }), [
      ["2024-02-26 to 2024-03-05", "2023-01-01 to 2024-03-05"],
      ["2022-06-01 to 2022-12-31", "2022-06-01 to 2024-03-05"]
    ])
    assert.deepStrictEqual(asked(wanted), [])
  })
})

describe("Answers of a limited number of rows", () => {
  it.effect("are continued backwards to the first day", () =>
    Effect.gen(function* () {
      const all = ["2020-01-06", "2020-01-03", "2020-01-02", "2019-12-31", "2019-12-30"]
      const asked: Array<string> = []
      const rows = yield* rowsBackwards(
        { from: "2019-12-31", to: "2020-01-06" },
        {
          most: 2,
          day: "date",
          ask: ({ from, to }) =>
            Effect.sync(() => {
              asked.push(to)
              const within = all.filter((date) => from <= date && date <= to)
              return within.slice(0, 2).map((date) => ({ date }))
            })
        }
      )
      assert.deepStrictEqual(
        rows?.map(({ date }) => date),
        all.slice(0, 4)
      )
      assert.deepStrictEqual(asked, ["2020-01-06", "2020-01-02"])
    })
  )

  it.effect("are asked for before days alone", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const rows = ["2020-01-06", "2020-00-00"].map((date) => ({ date }))
      const ask = ({ to }: Days) => Effect.sync(() => (asked.push(to), asked.length === 1 ? rows : []))
      const range = { from: "2019-12-31", to: "2020-01-07" }
      assert.deepStrictEqual(yield* rowsBackwards(range, { most: 2, day: "date", ask }), rows)
      assert.deepStrictEqual(asked, ["2020-01-07", "2020-01-05"])
    })
  )
})
