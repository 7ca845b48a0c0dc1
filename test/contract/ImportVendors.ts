/** Prices in vendors' formats, on every store. Each law has a symbol of its own. */
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Stream } from "effect"
import { encodingOf, encodingOfFormat, readRows } from "../../adapters/sources/mod.ts"
import { type FileRefused, type ImportOptions, Imports } from "../../core/mod.ts"
import { ImportSink } from "../../core/ports.ts"
import { cp949 } from "../sources/tables/cp949.ts"
import { actionsOf, barsOf, companyOf } from "./look.ts"
import {
  actionHeader,
  asItIs,
  counted,
  only,
  priceHeader,
  refusals,
  sha256,
  type StoreLayer,
  take,
  withImports
} from "./stores.ts"
import { traded, type VendorFile, vendorFiles } from "./vendorFiles.ts"

/** A company whose split of 2020-08-31 is known. */
const company = Effect.fnUntraced(function* (symbol: string) {
  yield* take("companies", ["symbol,exchange,name,currency", `${symbol},NASDAQ,${symbol},USD`])
  yield* take("actions", [actionHeader, `${symbol},2020-08-31,split,4,499.23`])
})

/** The actions of a company, oldest first, without their reference closes. */
const actionLines = (symbol: string) =>
  Effect.map(actionsOf(symbol), (actions) =>
    actions.map(({ effective_date, type, value }) => `${effective_date} ${type} ${value}`)
  )

const knownTo = Effect.fnUntraced(function* (symbol: string) {
  const { company_id } = yield* companyOf(symbol)
  return (yield* (yield* ImportSink).actions([company_id])).get(company_id)?.known_to ?? null
})

/** Marks all actions of a company as known up to a day. */
const cover = Effect.fnUntraced(function* (company_id: number, known_to: string) {
  const sink = yield* ImportSink
  const record = { company_id, known_to, line: 1 }
  yield* sink.atomic(
    Effect.andThen(sink.stage("action_coverage", [record]), sink.merge("action_coverage", 1))
  )
})

const encoder = new TextEncoder()

const today = Effect.map(DateTime.now, DateTime.formatIsoDateUtc)

/** Imports a vendor's file as downloaded, in its own encoding. */
const takeVendors = Effect.fnUntraced(function* (
  file: VendorFile,
  symbol: string,
  overrides: Partial<ImportOptions>
) {
  const imports = yield* Imports
  const label = encodingOfFormat(file.format)
  const text = file
    .lines(symbol)
    .map((line) => `${line}\n`)
    .join("")
  const bytes = Stream.make(label === null ? encoder.encode(text) : cp949(text))
  const batches = readRows(bytes, "vendor.csv", label === null ? null : encodingOf(label))
  const options = { ...asItIs, symbol, ...overrides }
  return yield* imports.run(
    "prices",
    { name: "vendor.csv", batches, sha256: Effect.succeed(sha256) },
    options
  )
})

/** The message that refuses the whole file. */
const refusal = (file: VendorFile, symbol: string, overrides: Partial<ImportOptions>) =>
  Effect.map(Effect.flip(takeVendors(file, symbol, overrides)), (error) => (error as FileRefused).message)

const rawLines = (symbol: string) => [
  priceHeader,
  ...traded.map(({ close, date, high, low, open, volume }) =>
    [symbol, date, open, high, low, close, volume].join(",")
  )
]

const vendor = (format: string): VendorFile => {
  const found = vendorFiles.find((file) => file.format === format)
  if (found === undefined) throw new Error(`No file of ${format}`)
  return found
}

/** yfinance's own file of a ticker, with three header lines. */
const stackedLines = (ticker: string): ReadonlyArray<string> => [
  "Price,Adj Close,Close,High,Low,Open,Volume",
  `Ticker,${Array(6).fill(ticker).join(",")}`,
  "Date,,,,,,",
  ...vendor("yfinance")
    .lines(ticker)
    .slice(1)
    .map((line) => {
      const [date = "", open, high, low, close, adjusted, volume] = line.split(",")
      return [date.slice(0, 10), adjusted, close, high, low, open, volume].join(",")
    })
]

export const importVendorsFileLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "a vendor's prices",
    (it) => {
      for (const file of vendorFiles) {
        const { adjusted, bars, basis, format, isFound } = file
        const symbol = format.toUpperCase()

        it.effect(`are the bars that were traded, from ${format}`, () =>
          Effect.gen(function* () {
            yield* company(symbol)
            const summary = yield* takeVendors(file, symbol, { format, basis })
            assert.deepStrictEqual(
              [counted(summary), refusals(summary)],
              [only({ inserted: bars.length }), []]
            )
            assert.deepStrictEqual(yield* barsOf(symbol), bars)
            assert.isFalse(summary.notes.some((note) => note.startsWith("Read as a file of")))
          })
        )

        it.effect(`are refused adjusted for dividends, from ${format}`, () =>
          Effect.gen(function* () {
            const none = `${symbol}-ALL`
            yield* company(none)
            assert.match(yield* refusal(file, none, { format, basis: "all" }), /adjusted for dividends/)
            if (adjusted !== null) {
              const map = new Map([[adjusted, "close"]])
              assert.include(
                yield* refusal(file, none, { format, map }),
                `--map takes ${adjusted} for prices`
              )
            }
            assert.deepStrictEqual(yield* barsOf(none), [])
          })
        )

        it.effect(
          `${isFound ? "are recognized by the header alone" : "need more than the header"}, from ${format}`,
          () =>
            Effect.gen(function* () {
              const own = `${symbol}-H`
              yield* company(own)
              if (isFound) {
                const { notes } = yield* takeVendors(file, own, {})
                assert.match(
                  notes[0] ?? "",
                  new RegExp(`^Read as a file of .* \\(--format ${format}\\): prices `)
                )
                assert.deepStrictEqual(yield* barsOf(own), bars)
              } else if (format !== "fdr") {
                assert.include(yield* refusal(file, own, {}), "--basis raw or --basis splits")
                assert.deepStrictEqual(yield* barsOf(own), [])
              }
            })
        )
      }

      it.effect("of Yahoo over raw bars change nothing where their basis isn't given", () =>
        Effect.gen(function* () {
          yield* company("OVER")
          yield* take("prices", rawLines("OVER"))
          const message = yield* refusal(vendor("yahoo"), "OVER", {})
          assert.strictEqual(
            message,
            "Beside Adj Close the other prices may be adjusted as well: pass the file's format (--format yahoo, eodhd, ...), or --basis raw or --basis splits"
          )
          assert.deepStrictEqual(yield* barsOf("OVER"), traded)
          const same = yield* takeVendors(vendor("yahoo"), "OVER", { basis: "splits" })
          assert.deepStrictEqual(counted(same), only({ unchanged: traded.length }))
        })
      )

      it.effect("of yfinance are refused as downloaded by default, with a remedy", () =>
        Effect.gen(function* () {
          yield* company("AUTO")
          const lines = [
            "Date,Open,High,Low,Close,Volume,Dividends,Stock Splits",
            "2020-08-03 00:00:00-04:00,1,1,1,1,1,0,0"
          ]
          const file = { ...vendor("yfinance"), lines: () => lines }
          assert.match(yield* refusal(file, "AUTO", {}), /adjusted for dividends .*auto_adjust=False/)
          assert.match(yield* refusal(file, "AUTO", { format: "yfinance" }), /auto_adjust=False/)
          assert.deepStrictEqual(
            counted(yield* takeVendors(file, "AUTO", { basis: "raw" })),
            only({ inserted: 1 })
          )
        })
      )

      it.effect("of yfinance with three header lines are of the ticker in the second", () =>
        Effect.gen(function* () {
          yield* company("STACKED")
          const summary = yield* take("prices", stackedLines("STACKED"))
          assert.deepStrictEqual(
            [counted(summary), refusals(summary)],
            [only({ inserted: traded.length }), []]
          )
          assert.deepStrictEqual(summary.notes, [
            "Read as a file of yfinance by its header (--format yfinance): prices adjusted for splits",
            "Left out, adjusted values: Adj Close"
          ])
          assert.deepStrictEqual(yield* barsOf("STACKED"), traded)
          const again = yield* take("prices", stackedLines("STACKED"), { format: "yfinance" })
          assert.deepStrictEqual(counted(again), only({ unchanged: traded.length }))
          const other = yield* take("prices", stackedLines("STACKED"), { symbol: "OTHER" })
          assert.deepStrictEqual(counted(other), only({ refused: traded.length }))
          assert.deepStrictEqual(refusals(other)[0], [
            4,
            "symbol",
            "The row is of STACKED, the file is of OTHER (--symbol)"
          ])
        })
      )

      it.effect("of yfinance with three header lines are on the exchange of the ticker's suffix", () =>
        Effect.gen(function* () {
          const lines = [
            "Price,Adj Close,Close,High,Low,Open,Volume",
            "Ticker,STACK.L,STACK.L,STACK.L,STACK.L,STACK.L,STACK.L",
            "Date,,,,,,",
            "2024-01-02,1,1,1,1,1,1"
          ]
          const summary = yield* take("prices", lines, { createCompanies: true, basis: "raw" })
          assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
          assert.deepInclude(yield* companyOf("STACK"), { exchange: "LSE" })
        })
      )

      it.effect("of yfinance with three header lines and no Adj Close are refused, with a remedy", () =>
        Effect.gen(function* () {
          yield* company("DIVS")
          const lines = [
            "Price,Close,High,Low,Open,Volume",
            "Ticker,DIVS,DIVS,DIVS,DIVS,DIVS",
            "Date,,,,,",
            "2020-09-01,1,1,1,1,1"
          ]
          const refused = yield* Effect.flip(take("prices", lines))
          assert.match(String(refused.message), /adjusted for dividends .*auto_adjust=False/)
          assert.deepStrictEqual(
            counted(yield* take("prices", lines, { basis: "splits" })),
            only({ inserted: 1 })
          )
          const empty = yield* Effect.flip(take("prices", lines.slice(0, 3), { basis: "splits" }))
          assert.match(String(empty.message), /^The file has a header and no rows/)
        })
      )

      it.effect("of yfinance are refused as raw where the file contains a split and shows no step", () =>
        Effect.gen(function* () {
          yield* company("NORAW")
          const yfinance = vendor("yfinance")
          const byDefault = {
            ...yfinance,
            lines: (symbol: string) =>
              yfinance.lines(symbol).map((line) =>
                line
                  .split(",")
                  .filter((_, i) => i !== 5)
                  .join(",")
              )
          }
          assert.strictEqual(
            yield* refusal(byDefault, "NORAW", { basis: "raw" }),
            "NORAW shows no step on 2020-08-31, the day of a known split of 4:1 (124.8075 at the close of 2020-08-28, 127.67 at the open of 2020-08-31), which the file itself contains: its prices are adjusted, not raw: download with auto_adjust=False"
          )
          assert.match(
            yield* refusal(yfinance, "NORAW", { format: "yfinance", basis: "raw" }),
            /which the file itself contains: its prices are adjusted, not raw: pass --basis splits$/
          )
          assert.deepStrictEqual(yield* barsOf("NORAW"), [])
          const splits = yield* takeVendors(byDefault, "NORAW", { basis: "splits" })
          assert.deepStrictEqual(counted(splits), only({ inserted: traded.length }))
        })
      )

      it.effect("of yfinance are taken as raw where the file contains a split and shows its step", () =>
        Effect.gen(function* () {
          yield* company("ISRAW")
          const lines = (symbol: string) => {
            const [header = "", ...rows] = vendor("yfinance").lines(symbol)
            const priced = rows.map((row, i) => {
              const bar = traded[i]
              const [date = "", , , , , adjusted = "", , ...actions] = row.split(",")
              return [
                date,
                bar?.open,
                bar?.high,
                bar?.low,
                bar?.close,
                adjusted,
                bar?.volume,
                ...actions
              ].join(",")
            })
            return [header, ...priced]
          }
          const summary = yield* takeVendors({ ...vendor("yfinance"), lines }, "ISRAW", { basis: "raw" })
          assert.deepStrictEqual([counted(summary), summary.doubtful], [only({ inserted: traded.length }), 0])
          assert.match(
            yield* refusal({ ...vendor("yfinance"), lines }, "ISRAW", { basis: "splits" }),
            /^ISRAW steps on 2020-08-31, the day of a known split of 4:1, .*pass --basis raw$/
          )
        })
      )

      it.effect("of Stooq leave out what isn't a daily bar", () =>
        Effect.gen(function* () {
          yield* company("HOURLY")
          const { lines } = vendor("stooq")
          const file = {
            ...vendor("stooq"),
            lines: (symbol: string) =>
              lines(symbol)
                .slice(0, 2)
                .map((line) => line.replace(",D,", ",60,"))
          }
          const summary = yield* takeVendors(file, "HOURLY", { format: "stooq", basis: "raw" })
          assert.deepStrictEqual(refusals(summary), [[2, "date", "No daily bar: <PER> is 60, not D"]])
        })
      )

      for (const format of ["yfinance", "alphavantage", "tiingo"]) {
        it.effect(`bring their dividends and splits, from ${format}`, () =>
          Effect.gen(function* () {
            const symbol = `${format.toUpperCase()}-OWN`
            yield* take("companies", ["symbol,exchange,name,currency", `${symbol},NASDAQ,${symbol},USD`])
            const { company_id } = yield* companyOf(symbol)
            yield* cover(company_id, yield* today)
            const own = ["2020-08-07 dividend 0.82", "2020-08-31 split 4"]
            const first = yield* takeVendors(vendor(format), symbol, {})
            assert.deepStrictEqual(counted(first), only({ inserted: traded.length }))
            assert.include(first.notes, "Corporate actions in the file: 2 added")
            assert.deepStrictEqual(yield* barsOf(symbol), traded)
            assert.deepStrictEqual(yield* actionLines(symbol), own)

            const again = yield* takeVendors(vendor(format), symbol, {})
            assert.deepStrictEqual(counted(again), only({ unchanged: traded.length }))
            assert.include(again.notes, "Corporate actions in the file: 2 already known")
            assert.deepStrictEqual(yield* actionLines(symbol), own)
          })
        )
      }

      it.effect("of years ago are refused where later splits, by which they are adjusted, aren't known", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name,currency", "AGO,NASDAQ,Ago,USD"])
          const before = {
            ...vendor("yfinance"),
            lines: (symbol: string) => vendor("yfinance").lines(symbol).slice(0, 21)
          }
          const summary = yield* takeVendors(before, "AGO", {})
          assert.deepStrictEqual(counted(summary), only({ refused: 20 }))
          assert.deepStrictEqual(refusals(summary)[0], [
            2,
            "date",
            "Corporate actions of AGO are known up to 2020-08-28 only, so split-adjusted prices can't be restored to raw ones: import its actions first"
          ])
          assert.deepStrictEqual([yield* barsOf("AGO"), yield* actionLines("AGO")], [[], []])
          yield* take("actions", [actionHeader, "AGO,2020-08-31,split,4,499.23"])
          assert.deepStrictEqual(counted(yield* takeVendors(before, "AGO", {})), only({ inserted: 20 }))
          assert.deepStrictEqual(yield* barsOf("AGO"), traded.slice(0, 20))
          assert.deepStrictEqual(yield* actionLines("AGO"), [
            "2020-08-07 dividend 0.82",
            "2020-08-31 split 4"
          ])
        })
      )

      it.effect("count the actions of a row that comes twice once, and refuse a second row with others", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name,currency", "TWICE,NASDAQ,Twice,USD"])
          const { company_id } = yield* companyOf("TWICE")
          yield* cover(company_id, yield* today)
          const lines = (symbol: string) => {
            const all = vendor("yfinance").lines(symbol)
            const split = all.find((line) => line.startsWith("2020-08-31")) ?? ""
            return [...all, split, split.replace(/4\.0$/, "5.0"), split.replace(/4\.0$/, "5e6")]
          }
          const summary = yield* takeVendors({ ...vendor("yfinance"), lines }, "TWICE", {})
          const end = traded.length + 2
          const first = 2 + traded.findIndex(({ date }) => date === "2020-08-31")
          assert.deepStrictEqual(refusals(summary), [
            [end + 1, "split", `Line ${first} gives another split on the same day, 4`],
            [end + 2, "split", "The ratio of a split lies between 1/1000000 and 1000000, not 5000000"]
          ])
          assert.deepStrictEqual(yield* barsOf("TWICE"), traded)
          assert.deepStrictEqual(yield* actionLines("TWICE"), [
            "2020-08-07 dividend 0.82",
            "2020-08-31 split 4"
          ])
        })
      )

      it.effect("of Stooq are daily bars whatever the case of their columns", () =>
        Effect.gen(function* () {
          yield* company("LOWER")
          const lines = (symbol: string) =>
            vendor("stooq")
              .lines(symbol)
              .map((line, at) => (at === 0 ? line.toLowerCase() : line))
          const file = { ...vendor("stooq"), lines }
          const summary = yield* takeVendors(file, "LOWER", { format: "stooq", basis: "raw" })
          assert.deepStrictEqual(counted(summary), only({ inserted: traded.length }))
        })
      )

      it.effect("leave known actions unchanged, and report which differ", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name,currency", "KEPT,NASDAQ,Kept,USD"])
          const lines = ["KEPT,2020-08-07,dividend,0.819998,455.61", "KEPT,2020-08-31,split,5,499.23"]
          yield* take("actions", [actionHeader, ...lines])
          const { notes } = yield* takeVendors(vendor("tiingo"), "KEPT", {})
          assert.include(
            notes,
            "Corporate actions in the file: 1 already known, 1 known with another value, left as stored"
          )
          assert.deepStrictEqual(yield* actionLines("KEPT"), [
            "2020-08-07 dividend 0.819998",
            "2020-08-31 split 5"
          ])
        })
      )

      it.effect("continue from the day up to which actions are known, where they carry all of them", () =>
        Effect.gen(function* () {
          yield* take("companies", [
            "symbol,exchange,name,currency",
            "ALONE,NASDAQ,Alone,USD",
            "ON,NASDAQ,On,USD"
          ])
          const { notes } = yield* takeVendors(vendor("tiingo"), "ALONE", {})
          assert.include(
            notes,
            "Companies whose actions are known on the days of the file only: 1 (import actions adds the others)"
          )
          assert.isNull(yield* knownTo("ALONE"))
          const { company_id } = yield* companyOf("ON")
          yield* cover(company_id, "2020-08-02")
          yield* takeVendors(vendor("tiingo"), "ON", {})
          assert.strictEqual(yield* knownTo("ON"), "2020-09-11")
        })
      )

      it.effect("don't mark actions as known where a row is refused", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name,currency", "HOLE,NASDAQ,Hole,USD"])
          const { company_id } = yield* companyOf("HOLE")
          yield* cover(company_id, "2020-08-02")
          const { lines } = vendor("tiingo")
          const broken = {
            ...vendor("tiingo"),
            lines: (symbol: string) => [...lines(symbol), "2020-09-12,1,1,1,1,1,1,1,1,1,1,-1,1"]
          }
          const summary = yield* takeVendors(broken, "HOLE", {})
          assert.deepStrictEqual(refusals(summary), [
            [traded.length + 2, "dividend", "A dividend must be at least 0, not -1"]
          ])
          assert.strictEqual(yield* knownTo("HOLE"), "2020-08-02")
        })
      )

      it.effect("of EODHD are refused where no splits are known, because of their volumes", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "UNKNOWN,NASDAQ,Unknown"])
          const summary = yield* takeVendors(vendor("eodhd"), "UNKNOWN", { format: "eodhd" })
          assert.deepStrictEqual(counted(summary), only({ refused: traded.length }))
          assert.match(refusals(summary)[0]?.[2] ?? "", /split-adjusted volumes can't be restored/)
        })
      )

      it.effect("need the columns of the given vendor", () =>
        Effect.gen(function* () {
          yield* company("OTHER")
          const message = yield* refusal(vendor("yahoo"), "OTHER", { format: "nasdaq" })
          assert.match(
            message,
            /^--format nasdaq is of files with the columns Date, Close\/Last, .*; the file has Date, Open/
          )
          assert.match(
            yield* refusal(vendor("yahoo"), "OTHER", { format: "moon" }),
            /^--format moon: expected one of yfinance, /
          )
        })
      )
    }
  )
