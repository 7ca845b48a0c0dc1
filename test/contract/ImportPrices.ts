/** The import of prices, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { addDays } from "../../core/mod.ts"
import { barsOf, closesOf, companiesOf, companyOf } from "./look.ts"
import { counted, only, priceHeader, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const company = (...symbols: ReadonlyArray<string>) =>
  take("companies", ["symbol,exchange,name", ...symbols.map((symbol) => `${symbol},NYSE,${symbol} Inc.`)])

/** A bar of a close alone. */
const at = (close: number, date: string, volume: number) => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume
})

export const importPricesLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("a prices file", (it) => {
    it.effect("changes nothing when it is imported again", () =>
      Effect.gen(function* () {
        yield* company("TWICE")
        const lines = [priceHeader, "TWICE,2024-01-02,1,1.5,0.5,1.25,100", "TWICE,2024-01-03,2,2,2,2,0"]
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ inserted: 2 }))
        const before = yield* barsOf("TWICE")
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ unchanged: 2 }))
        assert.deepStrictEqual(yield* barsOf("TWICE"), before)
      })
    )

    it.effect("corrects the bars that differ, and adds new ones", () =>
      Effect.gen(function* () {
        yield* company("CORR")
        yield* take("prices", [priceHeader, "CORR,2024-01-02,1,1,1,1,1", "CORR,2024-01-03,2,2,2,2,2"])
        const again = yield* take("prices", [
          priceHeader,
          "CORR,2024-01-02,1,1,1,1,1",
          "CORR,2024-01-03,2,2.5,2,2,2",
          "CORR,2024-01-04,3,3,3,3,3"
        ])
        assert.deepStrictEqual(counted(again), only({ inserted: 1, changed: 1, unchanged: 1 }))
        const highs = (yield* barsOf("CORR")).map((_) => _.high)
        assert.deepStrictEqual(highs, [1, 2.5, 3])
      })
    )

    it.effect("stores a halted day at its close and counts it", () =>
      Effect.gen(function* () {
        yield* company("HALT")
        const lines = [priceHeader, "HALT,2024-01-02,0,0,0,7.5,0", "HALT,2024-01-03,8,8,8,8,1"]
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ inserted: 2, normalised: 1 }))
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ unchanged: 2, normalised: 1 }))
        const [halt] = yield* barsOf("HALT")
        assert.deepStrictEqual(halt, {
          date: "2024-01-02",
          open: 7.5,
          high: 7.5,
          low: 7.5,
          close: 7.5,
          volume: 0
        })
      })
    )

    it.effect(
      "of closes alone has bars of them, counted as normalised, whichever way its rows are read",
      () =>
        Effect.gen(function* () {
          yield* company("NAV")
          const expected = [at(7.5, "2024-01-02", 0), at(8.25, "2024-01-03", 0)]
          for (const first of ["7.5", "$7.50"]) {
            const lines = ["symbol,date,nav", `NAV,2024-01-02,${first}`, "NAV,2024-01-03,8.25"]
            const { normalised, refused } = yield* take("prices", lines, { closeOnly: true })
            assert.deepStrictEqual([normalised, refused], [2, 0])
            assert.deepStrictEqual(yield* barsOf("NAV"), expected)
          }
          const others = ["symbol,date,open,close,volume", "NAV,2024-01-04,1,9,5"]
          const summary = yield* take("prices", others, { closeOnly: true })
          assert.deepStrictEqual(summary.notes, ["Left out, unknown columns: open"])
          assert.deepStrictEqual(yield* barsOf("NAV"), [...expected, at(9, "2024-01-04", 5)])
        })
    )

    it.effect("has the days of its exchange, however they are counted or timed", () =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "DAYNY,NYSE,A", "DAYSY,ASX,B"])
        const day = Effect.fnUntraced(function* (symbol: string, ...times: ReadonlyArray<string>) {
          for (const time of times) {
            const lines = ["time,open,high,low,close,volume", `${time},1,1,1,1,1`]
            const notation = { date_order: "mdy", decimal: null, thousands: null } as const
            const summary = yield* take("prices", lines, { symbol, notation })
            assert.deepStrictEqual([time, summary.refused], [time, 0])
            assert.deepStrictEqual([time, yield* closesOf(symbol)], [time, ["2024-01-02 1"]])
          }
        })
        yield* day(
          "DAYNY",
          "45293",
          "45293.395833333336",
          "1704153600",
          "1704205800",
          "1704229200000",
          "1704171600",
          "1704205800000000000"
        )
        yield* day("DAYNY", "1/2/2024 16:00:00", "2024-01-02T21:00:00Z", "2024-01-02 20:00-05:00")
        yield* day("DAYSY", "1704150000", "2024-01-01T23:00:00Z", "2024-01-02", "2024-01-02T10:00:00+11:00")
        const actions = ["timestamp,type,value", "1704205800,dividend,0.5"]
        assert.deepStrictEqual((yield* take("actions", actions, { symbol: "DAYNY" })).notes, [
          "Read timestamp as unix seconds: 1704205800 is 2024-01-02T14:30:00Z",
          "Understood: timestamp as effective_date (--map changes it)"
        ])
        const again = ["symbol,effective_date,type,value", "DAYNY,2024-01-02,dividend,0.5"]
        assert.deepStrictEqual(counted(yield* take("actions", again)), only({ unchanged: 1 }))
      })
    )

    it.effect("of bars within a day is refused", () =>
      Effect.gen(function* () {
        yield* company("MINUTE")
        const lines = ["MINUTE,2024-01-02 09:30,1,1,1,1,1", "MINUTE,2024-01-02 09:31,2,2,2,2,2"]
        const error = yield* Effect.flip(take("prices", [priceHeader, ...lines]))
        assert.strictEqual(
          (error as { readonly message: string }).message,
          "Lines 2 and 3 are of one day at different times: bars within a day can't be stored, only one bar a day"
        )
        assert.deepStrictEqual(yield* barsOf("MINUTE"), [])
      })
    )

    it.effect.each([
      ["date,time", "2024-01-02,09:30", "2024-01-02,09:31"],
      ["날짜,시간", "2024-01-02,09:30", "2024-01-02,09:31"],
      ["date", "45293.3958", "45293.3965"]
    ])("of bars within a day is refused by %s", ([days = "", first = "", second = ""]) =>
      Effect.gen(function* () {
        yield* company("MINUTES")
        const lines = [`${days},open,high,low,close,volume`, `${first},1,1,1,1,1`, `${second},2,2,2,2,2`]
        const error = yield* Effect.flip(take("prices", lines, { symbol: "MINUTES" }))
        assert.strictEqual(
          (error as { readonly message: string }).message,
          "Lines 2 and 3 are of one day at different times: bars within a day can't be stored, only one bar a day"
        )
        assert.deepStrictEqual(yield* barsOf("MINUTES"), [])
      })
    )

    it.effect("may repeat a line, and has a line refused that contradicts it", () =>
      Effect.gen(function* () {
        yield* company("DUP")
        const summary = yield* take("prices", [
          priceHeader,
          "DUP,2024-01-02,1,1,1,1,1",
          "DUP,2024-01-03,2,2,2,2,2",
          "DUP,2024-01-02,1,1,1,1,1",
          "DUP,2024-01-03,2,2,2,2,3"
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 2, unchanged: 1, refused: 1 }))
        assert.deepStrictEqual(refusals(summary), [[5, null, "The same as line 3 with other values"]])
        const volumes = (yield* barsOf("DUP")).map((_) => _.volume)
        assert.deepStrictEqual(volumes, [1, 2])
      })
    )

    it.effect("names the first line of a bar that a long file repeats in any order", () =>
      Effect.gen(function* () {
        yield* company("LONG", "DOWN")
        const days = Array.from({ length: 60 }, (_, i) => addDays("2024-01-01", i))
        const rising = days.map((day, i) => `LONG,${day},1,1,1,1,${i}`)
        const falling = days.toReversed().map((day, i) => `DOWN,${day},1,1,1,1,${i}`)
        // A refused line in the middle: lines and days part.
        const first = [...rising.with(30, "LONG,2024-01-31,1,0.5,1,1,1"), ...falling]
        const lines = [
          priceHeader,
          ...first,
          ...rising.toReversed(),
          ...falling.with(7, "DOWN,2024-02-22,1,1,1,1,99")
        ]
        const summary = yield* take("prices", [
          ...lines,
          "LONG,2024-01-01,1,1,1,1,99",
          "LONG,2024-02-01,1,1,1,1,99"
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 120, unchanged: 118, refused: 4 }))
        assert.deepStrictEqual(refusals(summary), [
          [32, "high", "High 0.5 is below low 1"],
          [189, null, "The same as line 69 with other values"],
          [242, null, "The same as line 2 with other values"],
          [243, null, "The same as line 33 with other values"]
        ])
        assert.deepStrictEqual(
          (yield* barsOf("LONG")).map(({ volume }) => volume),
          days.map((_, i) => i)
        )
        const again = yield* take("prices", lines)
        assert.deepStrictEqual(counted(again), only({ unchanged: 238, refused: 2 }))
      })
    )

    it.effect("keeps an earlier line's bar beside days that are stored", () =>
      Effect.gen(function* () {
        yield* company("BOTH")
        const days = Array.from({ length: 40 }, (_, i) => addDays("2024-01-01", i))
        const bars = days.map((day) => `BOTH,${day},1,1,1,1,1`)
        yield* take("prices", [priceHeader, ...bars.slice(10, 20)])
        const others = bars.slice(15, 40).map((line) => `${line}5`)
        const summary = yield* take("prices", [priceHeader, ...bars, ...others])
        assert.deepStrictEqual(counted(summary), only({ inserted: 30, unchanged: 10, refused: 25 }))
        assert.deepStrictEqual(refusals(summary)[0], [42, null, "The same as line 17 with other values"])
        assert.deepStrictEqual(refusals(summary)[24], [66, null, "The same as line 41 with other values"])
        assert.strictEqual(
          (yield* barsOf("BOTH")).reduce((sum, { volume }) => sum + volume, 0),
          40
        )
      })
    )

    it.effect("reports a repeated line even if the bars were already stored", () =>
      Effect.gen(function* () {
        yield* company("AGAIN")
        const line = "AGAIN,2024-01-02,1,1,1,1,1"
        yield* take("prices", [priceHeader, line])
        const summary = yield* take("prices", [priceHeader, line, line])
        assert.deepStrictEqual(counted(summary), only({ unchanged: 2 }))
      })
    )

    it.effect("has rows refused that violate a rule, and the others imported", () =>
      Effect.gen(function* () {
        yield* company("LAW")
        const summary = yield* take("prices", [
          priceHeader,
          "LAW,2024-01-02,1,1,2,1,1",
          "LAW,2024-01-03,1,1,1,1,-1",
          "LAW,2999-01-04,1,1,1,1,1",
          "LAW,2024-01-05,1,1,1,1,1"
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 3 }))
        assert.deepStrictEqual(
          refusals(summary).map(([line, column]) => [line, column]),
          [
            [2, "high"],
            [3, "volume"],
            [4, "date"]
          ]
        )
        assert.deepStrictEqual(yield* closesOf("LAW"), ["2024-01-05 1"])
      })
    )

    it.effect("has decimals in won for an index, even if it is marked as one only later", () =>
      Effect.gen(function* () {
        const header = "symbol,exchange,name,stock_type"
        const lines = [priceHeader, "KS11,2024-01-02,2645.47,2675.8,2641.5,2669.81,0"]
        yield* take("companies", [header, "KS11,KOSPI,KOSPI,"])
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ refused: 1 }))
        yield* take("companies", [header, "KS11,KOSPI,KOSPI,Index"])
        yield* take("companies", [header, "KS11,KOSPI,KOSPI Composite,"])
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* closesOf("KS11"), ["2024-01-02 2669.81"])
      })
    )

    it.effect("uses the given symbol and exchange", () =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "GIVEN,NYSE,Given", "GIVEN,LSE,Given plc"])
        const lines = ["date,open,high,low,close,volume", "2024-01-02,1,1,1,1,1"]
        const summary = yield* take("prices", lines, { symbol: "GIVEN", exchange: "XLON" })
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        const again = [priceHeader.replace("symbol", "symbol,exchange"), "GIVEN,LSE,2024-01-02,1,1,1,1,1"]
        assert.deepStrictEqual(counted(yield* take("prices", again)), only({ unchanged: 1 }))
      })
    )

    it.effect("is refused with an unknown exchange for its companies, which names the known ones", () =>
      Effect.gen(function* () {
        const options = { createCompanies: true, exchange: "NYES" }
        const refused = yield* Effect.flip(
          take("prices", [priceHeader, "LOST,2024-01-02,1,1,1,1,1"], options)
        )
        assert.match(
          String(refused.message),
          /^Unknown exchange NYES: expected the code or the MIC of .*\bNYSE, .*; import others first \(import exchanges\)$/
        )
        assert.deepStrictEqual(yield* companiesOf("LOST"), [])
      })
    )

    it.effect("has rows refused whose symbol is unknown", () =>
      Effect.gen(function* () {
        const summary = yield* take("prices", [priceHeader, "NOBODY,2024-01-02,1,1,1,1,1"])
        assert.deepStrictEqual(refusals(summary), [
          [
            2,
            "symbol",
            "Unknown symbol NOBODY: import its company first, or pass --create-companies and --exchange"
          ]
        ])
        assert.deepStrictEqual(yield* companiesOf("NOBODY"), [])
      })
    )

    it.effect("creates the company of the one symbol that is given with its exchange", () =>
      Effect.gen(function* () {
        const lines = ["date,open,high,low,close,volume", "2024-01-02,1,1,1,1,1"]
        const lone = yield* take("prices", lines, { symbol: "NEWLY" })
        assert.deepStrictEqual(refusals(lone), [
          [
            2,
            "symbol",
            "Unknown symbol NEWLY: pass it with its exchange, as in --symbol NEWLY:NASDAQ, and its company is created"
          ]
        ])
        const set = new Map([["name", "Newly Inc."]])
        const summary = yield* take("prices", lines, { symbol: "NEWLY", exchange: "LSE", set })
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        assert.strictEqual(summary.created_companies, 1)
        const made = { name: "Newly Inc.", exchange: "LSE", currency: "GBX", listed: true }
        assert.deepInclude(yield* companyOf("NEWLY"), made)
        const again = yield* take("prices", lines, { symbol: "NEWLY", exchange: "XLON" })
        assert.deepStrictEqual([counted(again), again.created_companies], [only({ unchanged: 1 }), 0])
      })
    )

    it.effect("creates no company for the names of files, nor for an unknown exchange", () =>
      Effect.gen(function* () {
        const lines = ["date,open,high,low,close,volume", "2024-01-02,1,1,1,1,1"]
        const named = { symbolFromName: true, exchange: "NASDAQ" }
        const { problems } = yield* take("prices", lines, named)
        assert.match(problems[0]?.message ?? "", /^Unknown symbol PRICES on NASDAQ: import its company first/)
        yield* Effect.flip(take("prices", lines, { symbol: "NEWER", exchange: "MOON" }))
        assert.deepStrictEqual(yield* companiesOf("NEWER"), [])
      })
    )

    it.effect("creates a minimal company for an unknown symbol where requested", () =>
      Effect.gen(function* () {
        const lines = [priceHeader, "MADE,2024-01-02,1,1,1,1,1", "MADE,2024-01-03,2,2,2,2,2"]
        const summary = yield* take("prices", lines, { createCompanies: true, exchange: "NYSE" })
        assert.deepStrictEqual(counted(summary), only({ inserted: 2 }))
        assert.strictEqual(summary.created_companies, 1)
        const made = { name: "MADE", exchange: "NYSE", currency: "USD", sector: null, listed: true }
        assert.deepInclude(yield* companyOf("MADE"), made)
        assert.deepStrictEqual(yield* closesOf("MADE"), ["2024-01-02 1", "2024-01-03 2"])
      })
    )
  })
