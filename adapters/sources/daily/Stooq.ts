/**
 * Stooq's daily files: a session of the markets that were chosen there, as traded. It has no service to ask: the operator
 * says at what address its files are, of a copy as a rule. Its history is adjusted for splits and dividends by factors that
 * it doesn't state, and isn't read.
 */
import { Effect, Stream } from "effect"
import { addDays, FetchFailed, type Fetching, type Source, UnreadableFile } from "../../../core/mod.ts"
import type { Failure } from "../asking/Remembered.ts"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { stooqSuffixes } from "../vendors/SymbolSuffixes.ts"
import { type Ask, askAt, type Style, unexpected } from "./Ask.ts"
import type { Entries } from "./Context.ts"
import { entriesBy } from "./DailySource.ts"
import { marketOf, unitedStates } from "./markets.ts"
import { barsBatch, dayOfDigits, rowsOfKnown } from "./Rows.ts"
import type { Market, Requests } from "./Vendor.ts"

/** A row of a daily file, by the names of its columns. */
type Row = Readonly<Record<string, string>>

const columns = ["<TICKER>", "<PER>", "<DATE>", "<OPEN>", "<HIGH>", "<LOW>", "<CLOSE>", "<VOL>"]

/** A file of a later day may have values after a split or a dividend: these days' files alone are asked for by itself. */
const recentDays = 7

/** Stooq has a session in the night after it. */
const publishedAfter = 12

const markets: ReadonlyArray<Market> = Object.entries(stooqSuffixes).map(([suffix, code]) =>
  code === null ? unitedStates(suffix, publishedAfter) : marketOf(suffix, code, publishedAfter)
)

const style: Omit<Style, "keyed"> = {
  // It refuses by texts with status 200.
  refusal: (answer) => {
    const text = typeof answer === "string" ? answer.trim() : ""
    if (/^(?:no data|brak danych)/i.test(text)) return { message: text, ends: false, status: 404 }
    const isRefused = /^(?:exceeded the daily hits|przekroczony|access denied|get your apikey)/i.test(text)
    return isRefused ? { message: text, ends: true } : null
  },
  isUnpublished: (message) => message.startsWith(noFile)
}

const noFile = "No file of the day"

/** The day of a file's row. */
const dayOf = (row: Row): string => dayOfDigits(row["<DATE>"] ?? "")

/** The rows of a day's file. Fails for one of another form, or with other days in it. */
export const rowsOfDay = Effect.fnUntraced(function* (text: string, date: string, file: string) {
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "")
  const names = header.trim().split(",")
  if (!columns.every((name) => names.includes(name))) {
    return yield* unexpected(file, `a daily file with the header ${columns.join(",")}`)
  }
  const cells = lines.map((line) => line.split(","))
  const cut = cells.findIndex((row) => row.length !== names.length)
  if (cut >= 0) {
    return yield* new UnreadableFile({
      file,
      line: cut + 2,
      message: `The row has ${cells[cut]?.length ?? 0} of ${names.length} columns`
    })
  }
  const rows = cells
    .map((row): Row => Object.fromEntries(names.map((name, at) => [name, (row[at] ?? "").trim()])))
    .filter((row) => row["<PER>"] === "D")
  const other = rows.find((row) => dayOf(row) !== date)
  if (other === undefined) return rows
  return yield* new UnreadableFile({
    file,
    line: null,
    message: `It has bars of ${dayOf(other)}, not of ${date} alone: Stooq's history is adjusted for splits and dividends by factors that it doesn't state, so that only the file of a day is read`
  })
})

/** A ticker, `BRK-B.US`, as its symbol and the suffix of its market. */
const parted = (ticker: string): readonly [symbol: string, suffix: string] => {
  const at = ticker.lastIndexOf(".")
  // Preferred shares have an underscore, UCB_I.
  return [ticker.slice(0, at).replace("_", "-P"), ticker.slice(at + 1).toUpperCase()]
}

const requestsOf = (ask: Ask, { known }: Fetching): Requests => {
  /** The rows of the days that were asked for last: a file has several markets. */
  const read = new Map<string, ReadonlyArray<Row>>()
  const rowsOf = Effect.fnUntraced(function* (date: string): Effect.fn.Return<ReadonlyArray<Row>, Failure> {
    const before = read.get(date)
    if (before !== undefined) return before
    const text = yield* ask.text(date)
    if (text === null) {
      return yield* new FetchFailed({ url: `stooq ${date}`, status: 404, message: noFile })
    }
    const rows = yield* rowsOfDay(text, date, `stooq ${date}`)
    const [oldest] = read.keys()
    if (oldest !== undefined && read.size > recentDays) read.delete(oldest)
    read.set(date, rows)
    return rows
  })
  return {
    session: Effect.fnUntraced(function* ({ exchanges, name }, date) {
      const own = (yield* rowsOf(date)).flatMap((row) => {
        const [symbol, suffix] = parted(row["<TICKER>"] ?? "")
        return suffix === name ? [{ row, symbol: name === "US" ? usSymbol(symbol) : symbol }] : []
      })
      const found = yield* known(
        own.map(({ symbol }) => symbol),
        exchanges
      )
      const bars = rowsOfKnown(own, ({ symbol }) => symbol, found).map(
        ({ exchange, row: { row }, symbol }) => ({
          symbol,
          exchange,
          date,
          open: row["<OPEN>"],
          high: row["<HIGH>"],
          low: row["<LOW>"],
          close: row["<CLOSE>"],
          volume: Math.round(Number(row["<VOL>"]))
        })
      )
      return [barsBatch(bars)]
    })
  }
}

const example = "https://files.example/stooq/{date}_d.txt"

const fetchFrom = (fetching: Fetching): Entries =>
  Stream.unwrap(
    Effect.gen(function* () {
      const { choice, settings } = fetching
      const { STOOQ_API_KEY: key = "", STOOQ_URL: template = "" } = settings
      if (!template.includes("{date}")) {
        return yield* new FetchFailed({
          url: "STOOQ_URL",
          status: null,
          message: `Expected an address with {date}, such as ${example}`
        })
      }
      const addressOf = (date: string) =>
        template.replaceAll("{date}", date.replaceAll("-", "")).replaceAll("{key}", encodeURIComponent(key))
      const ask = askAt({ name: "stooq", style, key, headers: {}, addressOf }, fetching)
      const firstDay = addDays(choice.today, -recentDays)
      const vendor = { name: "stooq", markets, firstDay, isRevised: false }
      return yield* entriesBy(vendor, fetching, ask, requestsOf(ask, fetching))
    })
  )

export const stooq: Source = {
  name: "stooq",
  title: "Stooq's daily files",
  forms: [],
  kinds: ["prices"],
  licence:
    "Stooq (https://stooq.com) states no licence: its data is for personal information, and redistribution isn't granted.",
  visibility: "keys",
  needs: [
    {
      name: "STOOQ_URL",
      meaning: `The address of the daily file of a session, with {date} for its day as 20240131, and {key} for a key: ${example}`,
      isSecret: false
    },
    {
      name: "STOOQ_API_KEY",
      meaning: "What stands for {key} in STOOQ_URL",
      isSecret: true,
      fallback: ""
    }
  ],
  notes: [
    "Stooq has no service for programs: it asks for a captcha, and limits the files of a day. Save its daily files (yyyymmdd_d.txt) on their day where STOOQ_URL is, which is asked for the sessions of the last week; --since asks for earlier files that were saved on their day.",
    "Bars of the day are as traded, without splits and dividends. Files with other days are refused: Stooq's history is adjusted for splits and dividends by factors that it doesn't state."
  ],
  pace: { perSecond: 1 },
  read: (file) =>
    Stream.fail(
      new UnreadableFile({
        file: file.name,
        line: null,
        message:
          "Stooq's files are fetched (findata sync stooq); import files that you have as prices (findata import prices)"
      })
    ),
  fetch: fetchFrom
}
