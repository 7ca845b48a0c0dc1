/** What every store imports and reports as doubtful, about the file that brings it and about what is stored. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { type DoubtReason, Doubts } from "../../core/mod.ts"
import { addDays } from "../../core/time/CalendarDate.ts"
import { operator, PriceStore, AcceptedBars } from "../../core/ports.ts"
import { lawsOfIssuers } from "./issuers.ts"
import { barsOf, companyOf } from "./look.ts"
import { actionHeader, counted, doubtsIn, only, priceHeader, type StoreLayer, take } from "./stores.ts"

/** AAPL around its split of 2020-08-31, 4 for 1, as traded (QuantConnect Lean). */
const around = [
  "2020-08-27,508.57,509.94,495.33,500.04,38888096",
  "2020-08-28,504,505.77,498.31,499.23,44109029",
  "2020-08-31,127.67,131,126.25,129.04,210024091",
  "2020-09-01,132.76,134.8,130.53,134.18,139692537"
]
const barsAs = (symbol: string, ...days: ReadonlyArray<string>) => [
  priceHeader,
  ...days.map((day) => `${symbol},${day}`)
]

/** Bars of one price on days of one month. */
const flat = (symbol: string, month: string, days: ReadonlyArray<number>, price = 10) =>
  barsAs(
    symbol,
    ...days.map((day) => `${month}-${String(day).padStart(2, "0")},${price},${price},${price},${price},1`)
  )

const named = (summary: Parameters<typeof doubtsIn>[0]) =>
  doubtsIn(summary).map(([line, column]) => [line, column] as const)

const action = (symbol: string, ...cells: ReadonlyArray<string>) =>
  take("actions", [actionHeader, ...cells.map((row) => `${symbol},${row}`)])

const stored = Effect.fnUntraced(function* (symbol: string) {
  const { company_id } = yield* companyOf(symbol)
  const [all, own] = yield* Effect.flatMap(Doubts, (doubts) =>
    Effect.all([doubts.all, doubts.of(company_id)])
  ).pipe(Effect.provide(Doubts.layer))
  assert.deepStrictEqual(
    own,
    all.filter((doubt) => doubt.company_id === company_id)
  )
  return own.map(({ date, reason }): readonly [DoubtReason, string | null] => [reason, date])
})

const isSpike = ([reason]: readonly [DoubtReason, string | null]) => reason === "spike"

export const importDoubtsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("doubtful data", stores, (law) => {
    law("is imported, counted and reported by line, with the split that a step would fit", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("prices", barsAs(symbol, ...around))
        assert.deepStrictEqual(counted(summary), only({ inserted: 4 }))
        assert.strictEqual(summary.doubtful, 1)
        assert.deepStrictEqual(summary.problems, [])
        assert.deepStrictEqual(doubtsIn(summary), [
          [
            4,
            "open",
            "The open, 127.67, is 3.91 times below the close of 2020-08-28, 499.23, which a split of 4:1 would fit, and no action is known on 2020-08-31: import the split (2020-08-31,split,4) if there was one, else check the bars on both sides"
          ]
        ])
        assert.deepStrictEqual(yield* stored(symbol), [["step", "2020-08-31"]])
      })
    )

    law("is a market cap that isn't close x shares, where a row states both", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("prices", [
          `${priceHeader},market_cap,shares_outstanding`,
          `${symbol},2020-08-27,508.57,509.94,495.33,500.04,38888096,2138010984480,4275680000`,
          `${symbol},2020-08-28,504,505.77,498.31,499.23,44109029,2134547726400,4275680000`,
          `${symbol},2020-08-26,504.72,507.97,500.33,506.09,40755567,2.2 T,4275680000`
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 3 }))
        assert.deepStrictEqual(
          doubtsIn(summary).filter(([, column]) => column === "market_cap"),
          []
        )
        const again = yield* take("prices", [
          `${priceHeader},market_cap,shares_outstanding`,
          `${symbol},2020-08-28,504,505.77,498.31,499.23,44109029,2134547726400,17102536000`
        ])
        assert.deepStrictEqual(doubtsIn(again), [
          [
            2,
            "market_cap",
            "The market cap of 2020-08-28, 2134547726400, isn't 499.23 x 17102536000 shares = 8538099047280: check the close and the count, of which caps are computed"
          ]
        ])
      })
    )

    law("is a base price that isn't the close before, on a day without an action", ({ symbol }) =>
      Effect.gen(function* () {
        yield* action(symbol, "2020-08-31,split,4,")
        const summary = yield* take("prices", [
          `${priceHeader},base_price,previous_close`,
          `${symbol},2020-08-27,508.57,509.94,495.33,500.04,38888096,506.09,506.09`,
          `${symbol},2020-08-28,504,505.77,498.31,499.23,44109029,495,500.04`,
          `${symbol},2020-08-31,127.67,131,126.25,129.04,210024091,124.81,499.23`
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 3 }))
        assert.deepStrictEqual(named(summary), [[3, "base_price"]])
      })
    )

    law("is none where a split took effect on a Sunday between the bars", ({ symbol }) =>
      Effect.gen(function* () {
        yield* action(symbol, "2020-08-30,split,4,")
        const summary = yield* take("prices", barsAs(symbol, ...around))
        assert.deepStrictEqual(doubtsIn(summary), [])
        assert.deepStrictEqual(yield* stored(symbol), [])
      })
    )

    law("is one where only a dividend was on a Sunday between the bars", ({ symbol }) =>
      Effect.gen(function* () {
        yield* action(symbol, "2020-08-30,dividend,0.82,")
        const summary = yield* take("prices", barsAs(symbol, ...around))
        assert.deepStrictEqual(named(summary), [[4, "open"]])
        assert.deepStrictEqual(yield* stored(symbol), [["step", "2020-08-31"]])
      })
    )

    law("names a gap of more than 31 days over which prices step, instead of a doubt", ({ symbol }) =>
      Effect.gen(function* () {
        const [before = "", last = "", , ...after] = around
        const later = after.map((day) => day.replace("2020-09", "2020-10"))
        const first = yield* take("prices", barsAs(symbol, before, last))
        const summary = yield* take("prices", barsAs(symbol, ...later))
        const again = yield* take("prices", barsAs(symbol, before))
        const gap =
          "No bars between 2020-08-28 and 2020-10-01, where the open, 132.76, is 3.76 times below the close of 2020-08-28, 499.23"
        assert.deepStrictEqual([summary.doubtful, first.notes, again.notes], [0, [], []])
        assert.deepStrictEqual(summary.notes, [
          `${symbol}:NYSE: ${gap}: import the bars of the days between, after their actions`
        ])
        const { company_id } = yield* companyOf(symbol)
        const { doubts, gaps } = yield* Effect.flatMap(Doubts, (all) => all.withGaps).pipe(
          Effect.provide(Doubts.layer)
        )
        assert.deepStrictEqual(
          doubts.filter((one) => one.company_id === company_id),
          []
        )
        assert.deepStrictEqual(
          gaps.filter((one) => one.company_id === company_id),
          [
            {
              company_id,
              after: "2020-08-28",
              until: "2020-10-01",
              days: 34,
              previous_close: 499.23,
              open: 132.76,
              message: gap
            }
          ]
        )
        yield* take("prices", flat(symbol, "2020-09", [15], 400))
        assert.deepStrictEqual(yield* stored(symbol), [["step", "2020-10-01"]])
      })
    )

    law("is found in any order of the rows", ({ symbol }) =>
      Effect.gen(function* () {
        const [first = "", second = "", third = "", fourth = ""] = around
        const summary = yield* take("prices", barsAs(symbol, third, first, fourth, second))
        assert.deepStrictEqual(named(summary), [[2, "open"]])
      })
    )

    law("is found between a file's first bar and the stored one before it", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("prices", barsAs(symbol, ...around.slice(0, 2)))
        const summary = yield* take("prices", barsAs(symbol, ...around.slice(2)))
        assert.deepStrictEqual(named(summary), [[2, "open"]])
      })
    )

    law("is found between a file's last bar and the stored one after it", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("prices", barsAs(symbol, ...around.slice(2)))
        const summary = yield* take("prices", barsAs(symbol, ...around.slice(0, 2)))
        assert.deepStrictEqual(named(summary), [[3, "close"]])
      })
    )

    law("is not reported between bars that the file doesn't contain", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("prices", barsAs(symbol, ...around))
        const summary = yield* take("prices", flat(symbol, "2020-08", [26], 500))
        assert.deepStrictEqual(named(summary), [])
      })
    )

    law("is resolved by the action, imported before the bars or after", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("prices", barsAs(symbol, ...around))
        const actions = yield* action(symbol, "2020-08-31,split,4,499.23")
        assert.deepStrictEqual([actions.doubtful, yield* stored(symbol)], [0, []])
        const again = yield* take("prices", barsAs(symbol, ...around))
        assert.deepStrictEqual([again.unchanged, again.doubtful], [4, 0])
      })
    )

    law(
      "includes a dividend above a quarter of the previous close, and a reference close that differs from it",
      ({ symbol }) =>
        Effect.gen(function* () {
          yield* take("prices", flat(symbol, "2021-03", [1, 2, 3, 4]))
          const summary = yield* action(
            symbol,
            "2021-03-02,dividend,2.5,10",
            "2021-03-03,dividend,3,10",
            "2021-03-04,dividend,0.1,10.3"
          )
          assert.deepStrictEqual(counted(summary), only({ inserted: 3 }))
          assert.deepStrictEqual(named(summary), [
            [3, "value"],
            [4, "reference_close"]
          ])
          assert.deepStrictEqual(yield* stored(symbol), [
            ["dividend", "2021-03-03"],
            ["reference_close", "2021-03-04"]
          ])
        })
    )

    law("is reported with the bar where the action came first", ({ symbol }) =>
      Effect.gen(function* () {
        const actions = yield* action(symbol, "2021-03-03,dividend,3,", "2021-03-04,dividend,0.1,10.3")
        assert.strictEqual(actions.doubtful, 0)
        const summary = yield* take("prices", flat(symbol, "2021-03", [1, 2, 3, 4]))
        assert.deepStrictEqual(named(summary), [
          [3, "close"],
          [4, "close"]
        ])
      })
    )

    law("includes an action on a day on which its exchange traded but the security did not", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}N,NYSE,Other`, `${symbol}Q,NASDAQ,Afar`])
        yield* take("prices", flat(`${symbol}N`, "1951-05", [8]))
        yield* take("prices", flat(`${symbol}Q`, "1951-05", [9]))
        const actions = ["1951-05-07", "1951-05-08", "1951-05-09"].map((day) => `${day},spinoff,1,`)
        yield* take("prices", flat(symbol, "1951-05", [7, 10]))
        const summary = yield* action(symbol, ...actions)
        assert.deepStrictEqual(named(summary), [[3, "effective_date"]])
        assert.deepStrictEqual(yield* stored(symbol), [["untraded_action", "1951-05-08"]])
        const again = yield* take("prices", flat(symbol, "1951-05", [7]))
        assert.deepStrictEqual(named(again), [[2, "date"]])
      })
    )

    law("does not include an action outside the stored bars", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}N,NYSE,Other`])
        yield* take("prices", flat(`${symbol}N`, "1952-05", [6, 12]))
        yield* take("prices", flat(symbol, "1952-05", [7, 10]))
        const summary = yield* action(symbol, "1952-05-06,spinoff,1,", "1952-05-12,spinoff,1,")
        assert.strictEqual(summary.doubtful, 0)
      })
    )

    law("includes a split of 1.45 or more on whose day the stored bars show no step", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("prices", flat(symbol, "2021-06", [1, 2, 3, 4, 7, 8], 500))
        const summary = yield* action(
          symbol,
          "2021-06-02,split,1.44,",
          "2021-06-03,dividend,1,",
          "2021-06-05,split,4,"
        )
        assert.deepStrictEqual(counted(summary), only({ inserted: 3 }))
        assert.strictEqual(summary.doubtful, 1)
        assert.deepStrictEqual(doubtsIn(summary), [
          [
            4,
            "value",
            "The bars show no step on 2021-06-05, the day of a known split of 4:1, and look split-adjusted (500 at the close of 2021-06-04, 500 at the open of 2021-06-07): import them again, with --basis splits if they are adjusted for splits alone, or as traded; if they are as traded, correct the split's date or value"
          ]
        ])
        assert.deepStrictEqual(yield* stored(symbol), [["no_step", "2021-06-05"]])
      })
    )

    law("no longer includes the split once the bars are imported again with their basis", ({ symbol }) =>
      Effect.gen(function* () {
        const divided = [
          "2020-08-27,127.1425,127.485,123.8325,125.01,155552384",
          "2020-08-28,126,126.4425,124.5775,124.8075,176436116",
          ...around.slice(2)
        ]
        yield* take("prices", barsAs(symbol, ...divided))
        const actions = yield* action(symbol, "2020-08-31,split,4,")
        assert.deepStrictEqual(named(actions), [[2, "value"]])
        const restored = yield* take("prices", barsAs(symbol, ...divided), { basis: "splits" })
        assert.deepStrictEqual([restored.changed, restored.unchanged], [2, 2])
        assert.deepStrictEqual(
          (yield* stored(symbol)).filter(([reason]) => reason !== "rewrite"),
          []
        )
      })
    )

    law("does not include a split around which the security did not trade", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("prices", [...flat(symbol, "2021-07", [1, 30]), `${symbol},2021-08-02,0,0,0,10,0`])
        const summary = yield* action(symbol, "2021-07-15,split,4,", "2021-08-02,split,5,")
        assert.strictEqual(summary.doubtful, 0)
      })
    )

    law("includes a file that changes more than a tenth of a company's bars", ({ symbol }) =>
      Effect.gen(function* () {
        const days = Array.from({ length: 20 }, (_, i) => i + 1)
        yield* take("prices", flat(symbol, "1981-04", days))
        const two = yield* take("prices", flat(symbol, "1981-04", [1, 2, 21], 11))
        assert.deepStrictEqual([two.changed, two.doubtful], [2, 0])
        const three = yield* take("prices", flat(symbol, "1981-04", [3, 4, 5, 22], 11))
        assert.deepStrictEqual(doubtsIn(three), [
          [
            2,
            null,
            "One file changes 3 of 21 stored bars: check that it is of this company and that its prices are as traded; undoing the run puts the bars back"
          ]
        ])
      })
    )

    law("includes a low or a high far beyond open and close", ({ symbol }) =>
      Effect.gen(function* () {
        const spiked = barsAs(
          symbol,
          "2010-08-30,240,243.4,239.9,242.5,1",
          "2010-08-31,241.88,244.56,25.3,243.37,1",
          "2010-09-01,10,20,5,10,1",
          "2010-09-02,10,20.1,5,9,1"
        )
        const summary = yield* take("prices", spiked)
        const spikes = doubtsIn(summary).filter(([, , text]) => text?.includes("spike") ?? false)
        assert.deepStrictEqual(spikes, [
          [
            3,
            "low",
            `On 2010-08-31 the low, 25.3, is 9.56 times below the lesser of open and close, 241.88: import the bar again with the prices that were traded, or accept it if these were (findata doubts accept ${symbol}:NYSE 2010-08-31); until then the spike is left out of 52-week ranges`
          ],
          [
            5,
            "high",
            `On 2010-09-02 the high, 20.1, is 2.01 times above the greater of open and close, 10: import the bar again with the prices that were traded, or accept it if these were (findata doubts accept ${symbol}:NYSE 2010-09-02); until then the spike is left out of 52-week ranges`
          ]
        ])
        assert.deepStrictEqual((yield* stored(symbol)).filter(isSpike), [
          ["spike", "2010-08-31"],
          ["spike", "2010-09-02"]
        ])
        yield* take("prices", barsAs(symbol, "2010-08-31,241.88,244.56,241.3,243.37,1"))
        assert.deepStrictEqual((yield* stored(symbol)).filter(isSpike), [["spike", "2010-09-02"]])
      })
    )

    law("no longer includes a spike that an operator accepted, until the bar is another", ({ symbol }) =>
      Effect.gen(function* () {
        const date = "2010-08-31"
        const accepted_at = "2024-01-02T10:00:00Z"
        const { acceptedDates } = yield* PriceStore
        const { accept, all, of, withdraw } = yield* AcceptedBars
        const { company_id } = yield* companyOf(symbol)
        const lowAt = (low: number) => take("prices", barsAs(symbol, `${date},241.88,244.56,${low},243.37,1`))
        const found = Effect.gen(function* () {
          const doubts = (yield* stored(symbol)).filter(isSpike)
          return { doubtful: doubts.map(([, day]) => day), accepted: yield* acceptedDates(company_id) }
        })
        const [before, after] = [
          { doubtful: [date], accepted: [] },
          { doubtful: [], accepted: [date] }
        ]
        yield* lowAt(25.3)
        assert.deepStrictEqual(yield* found, before)
        const bar = { date, low: 25.3, high: 244.56 }
        const by = { at: accepted_at, actor: "ann", request_id: null }
        yield* accept(company_id, [{ ...bar, low: 1 }], by)
        assert.deepStrictEqual(yield* found, before)
        yield* accept(company_id, [bar], by)
        assert.deepStrictEqual(yield* found, after)
        assert.deepStrictEqual(
          (yield* all).filter((one) => one.company_id === company_id),
          [{ company_id, ...bar, accepted_at, accepted_by: "ann" }]
        )
        assert.deepStrictEqual(
          (yield* of(company_id)).map((one) => one.date),
          [date]
        )
        const again = yield* lowAt(25.3)
        assert.deepStrictEqual([again.unchanged, again.doubtful], [1, 0])
        yield* lowAt(25.2)
        assert.deepStrictEqual(yield* found, before)
        yield* lowAt(25.3)
        assert.deepStrictEqual(yield* found, after)
        const withdrawn = withdraw(company_id, [date, "2010-09-01"], by)
        assert.deepStrictEqual([yield* withdrawn, yield* withdrawn], [[date], []])
        assert.deepStrictEqual(yield* found, before)
      })
    )

    law("includes bars on days without a session of the exchange, as one doubt of a company", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("prices", [
          // Thanksgiving without volume, a Saturday with some.
          ...flat(symbol, "2023-11", [22]),
          `${symbol},2023-11-23,10,10,10,10,0`,
          `${symbol},2023-11-24,10,10,10,10,1`,
          `${symbol},2023-11-25,10,10,10,10,1`
        ])
        const text = `2 bars from 2023-11-23 to 2023-11-25 are of days without a session of the exchange (calendar XNYS), 1 of them without volume: delete them (findata delete bars ${symbol}:NYSE 2023-11-23 2023-11-25 --off-session), or accept them if they were traded (findata doubts accept ${symbol}:NYSE 2023-11-23 2023-11-25 --off-session)`
        assert.deepStrictEqual(counted(summary), only({ inserted: 4 }))
        assert.deepStrictEqual(doubtsIn(summary), [
          [3, "date", text],
          [5, "date", text]
        ])
        assert.deepStrictEqual(yield* stored(symbol), [["off_session", null]])
        const again = yield* take("prices", flat(symbol, "2023-11", [24, 25]))
        assert.deepStrictEqual(doubtsIn(again), [
          [
            3,
            "date",
            `The bar of 2023-11-25 is of a day without a session of the exchange (calendar XNYS): delete it (findata delete bars ${symbol}:NYSE 2023-11-25), or accept it if it was traded (findata doubts accept ${symbol}:NYSE 2023-11-25)`
          ]
        ])
      })
    )

    law("includes no bar of a day that no calendar knows, or of an exchange without one", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}E,EGX,Of Cairo`])
        const cairo = yield* take("prices", flat(`${symbol}E`, "2023-11", [23, 25, 26]))
        const early = yield* take("prices", flat(symbol, "1989-12", [24, 25, 31]))
        assert.deepStrictEqual([cairo.doubtful, early.doubtful], [0, 0])
        assert.deepStrictEqual([...(yield* stored(`${symbol}E`)), ...(yield* stored(symbol))], [])
      })
    )

    law("counts the days of the exchange that a company is listed on", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", [
          "symbol,exchange,name",
          `${symbol}K,KOSDAQ,Of Seoul`,
          `${symbol}A,TADAWUL,Of Riyadh`
        ])
        // Chuseok of 2023; Riyadh trades from Sunday to Thursday.
        const seoul = yield* take("prices", flat(`${symbol}K`, "2023-09", [27, 28, 29]))
        const riyadh = yield* take("prices", flat(`${symbol}A`, "2023-09", [27, 28, 29, 30], 11))
        const sunday = yield* take("prices", flat(`${symbol}A`, "2023-10", [1], 11))
        assert.deepStrictEqual(named(seoul), [
          [3, "date"],
          [4, "date"]
        ])
        assert.deepStrictEqual(named(riyadh), [
          [4, "date"],
          [5, "date"]
        ])
        assert.strictEqual(sunday.doubtful, 0)
      })
    )

    law("reports more than a hundred bars without a session once", ({ symbol }) =>
      Effect.gen(function* () {
        // The Saturdays and Sundays of two years.
        const days = Array.from({ length: 728 }, (_, i) => addDays("2022-01-01", i)).filter(
          (_, i) => i % 7 < 2
        )
        const summary = yield* take(
          "prices",
          barsAs(symbol, "2021-12-31,10,10,10,10,1", ...days.map((day) => `${day},10,10,10,10,0`))
        )
        assert.deepStrictEqual([summary.inserted, ...named(summary)], [209, [3, "date"]])
        assert.match(
          doubtsIn(summary)[0]?.[2] ?? "",
          /^208 bars from 2022-01-01 to 2023-12-24 .*, all without volume: /
        )
        assert.deepStrictEqual(yield* stored(symbol), [["off_session", null]])
      })
    )

    law("no longer includes a bar without a session that was accepted, or deleted", ({ symbol }) =>
      Effect.gen(function* () {
        const { accept } = yield* AcceptedBars
        const { company_id } = yield* companyOf(symbol)
        yield* take("prices", flat(symbol, "2023-11", [23, 24, 25, 26]))
        const bars = ["23", "25"].map((day) => ({ date: `2023-11-${day}`, low: 10, high: 10 }))
        yield* accept(company_id, bars, { ...operator, at: "2024-01-02T10:00:00Z" })
        assert.deepStrictEqual(yield* stored(symbol), [["off_session", "2023-11-26"]])
        const again = yield* take("prices", flat(symbol, "2023-11", [23, 24, 25, 26]))
        assert.deepStrictEqual(named(again), [[5, "date"]])
        const changed = yield* take("prices", flat(symbol, "2023-11", [25], 10.1))
        assert.deepStrictEqual(named(changed), [
          [2, "date"],
          [2, null]
        ])
        assert.deepInclude(yield* stored(symbol), ["off_session", null])
      })
    )

    law("makes a file refused where every row must be valid", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("prices", barsAs(symbol, ...around), { strict: true })
        assert.deepStrictEqual(counted(summary), only({ refused: 4 }))
        assert.deepStrictEqual([summary.run, summary.doubtful, named(summary)], [null, 1, [[4, "open"]]])
        assert.deepStrictEqual(yield* barsOf(symbol), [])
      })
    )

    law("does not include a refused row", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("prices", [
          ...flat(symbol, "2021-05", [3]),
          `${symbol},2021-05-04,2.5,2.5,2.6,2.5,1`
        ])
        assert.deepStrictEqual([summary.refused, summary.doubtful], [1, 0])
      })
    )
  })
