/**
 * Vendors' files of prices, by their headers. One declaration per file; several with one name are variants, of which the
 * first that matches counts.
 */
import type { Basis } from "../../../core/mod.ts"
import {
  type GivenNotation,
  type HeaderLines,
  type PriceFormat,
  stackedColumn,
  unspecified
} from "../../../core/ports.ts"
import { stooqSuffixes } from "./SymbolSuffixes.ts"

/** One form of a vendor's file. */
const format = (
  name: string,
  vendor: string,
  basis: Basis | null,
  header: string,
  rest: Partial<PriceFormat> = {}
): PriceFormat => ({
  name,
  vendor,
  basis,
  header: header.split(","),
  columns: {},
  isNeverRaw: false,
  headerLines: null,
  volume: null,
  found: null,
  notation: unspecified,
  encoding: null,
  daily: null,
  suffixes: {},
  instead: null,
  ...rest
})

const american: GivenNotation = { date_order: "mdy", decimal: ".", thousands: "," }

const yfinance = (basis: Basis, header: string, rest: Partial<PriceFormat> = {}): PriceFormat =>
  format("yfinance", "yfinance", basis, header, {
    found: "basis",
    isNeverRaw: true,
    instead: basis === "all" ? "download with auto_adjust=False" : null,
    ...rest,
    columns: { Dividends: "dividend", "Stock Splits": "split", ...rest.columns }
  })

/** Of yfinance's own files. */
const yfinanceLines: HeaderLines = { figures: "Price", tickers: "Ticker", days: "Date" }

const yfinanceDays = stackedColumn(yfinanceLines)

const stacked = { headerLines: yfinanceLines, columns: { [yfinanceDays]: "date" } }

/** All known formats, in the order in which a file's header is compared with them. */
export const priceFormats: ReadonlyArray<PriceFormat> = [
  yfinance("splits", "Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits"),
  yfinance("all", "Date,Open,High,Low,Close,Volume,Dividends,Stock Splits"),
  // Those with three header lines and without Adj Close are always adjusted for dividends.
  yfinance("splits", `${yfinanceDays},Adj Close,Close,High,Low,Open,Volume`, stacked),
  yfinance("all", `${yfinanceDays},Close,High,Low,Open,Volume`, stacked),
  format("yahoo", "Yahoo Finance", "splits", "Date,Open,High,Low,Close,Adj Close,Volume"),
  format("nasdaq", "Nasdaq.com", "splits", "Date,Close/Last,Volume,Open,High,Low", {
    columns: { "Close/Last": "close" },
    found: "columns",
    notation: american
  }),
  format("investing", "Investing.com", "splits", "Date,Price,Open,High,Low,Vol.,Change %", {
    columns: { Price: "close", "Vol.": "volume" },
    found: "columns",
    notation: american
  }),
  format("stooq", "Stooq", null, "<TICKER>,<PER>,<DATE>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>", {
    columns: {
      "<TICKER>": "symbol",
      "<DATE>": "date",
      "<OPEN>": "open",
      "<HIGH>": "high",
      "<LOW>": "low",
      "<CLOSE>": "close",
      "<VOL>": "volume"
    },
    found: "columns",
    daily: { column: "<PER>", value: "D" },
    suffixes: stooqSuffixes
  }),
  format("stooq", "Stooq", null, "Date,Open,High,Low,Close,Volume"),
  format(
    "alphavantage",
    "Alpha Vantage",
    "raw",
    "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient",
    {
      columns: { timestamp: "date", dividend_amount: "dividend", split_coefficient: "split" },
      found: "basis"
    }
  ),
  format("alphavantage", "Alpha Vantage", "raw", "timestamp,open,high,low,close,volume", {
    columns: { timestamp: "date" }
  }),
  format("tiingo", "Tiingo", "raw", "date,close,high,low,open,volume,adjClose,divCash,splitFactor", {
    columns: { divCash: "dividend", splitFactor: "split" },
    found: "basis"
  }),
  format("eodhd", "EODHD", "raw", "Date,Open,High,Low,Close,Adjusted_close,Volume", { volume: "splits" }),
  format("krx", "KRX Data Marketplace", "raw", "일자,종가,시가,고가,저가,거래량", {
    columns: { 일자: "date", 종가: "close", 시가: "open", 고가: "high", 저가: "low", 거래량: "volume" },
    found: "columns",
    notation: { date_order: "ymd", decimal: ".", thousands: "," },
    encoding: "windows-949"
  }),
  format("fdr", "FinanceDataReader", "splits", "Date,Open,High,Low,Close,Volume,Change")
]

/** The values of `--format`, each once. */
export const priceFormatNames: ReadonlyArray<string> = [...new Set(priceFormats.map(({ name }) => name))]

/**
 * The label of the encoding of a vendor's files; null for UTF-8.
 *
 * @example
 * ```ts
 * import { encodingOfFormat } from "findata/sources"
 *
 * encodingOfFormat("krx") // => "windows-949"
 * encodingOfFormat(null) // => null
 * ```
 */
export const encodingOfFormat = (format: string | null): string | null =>
  priceFormats.find(({ name }) => name === format)?.encoding ?? null
