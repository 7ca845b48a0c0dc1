/**
 * Vendors' files of prices, by their headers: which column is which field, how numbers and dates are written, and how
 * prices are adjusted. One declaration per file; several with one name are variants, of which the first that matches
 * counts.
 */
import { stooqSuffixes } from "../../companies/SymbolSuffixes.ts"
import type { Basis } from "../ImportOptions.ts"
import { type GivenNotation, unspecified } from "../../cells/Notation.ts"
import { stackedDays } from "./StackedHeader.ts"

/** One form of a vendor's file. */
export interface PriceFormat {
  /** The value of `--format`. */
  readonly name: string
  readonly vendor: string
  /** The columns that identify the file; it may have others too. */
  readonly header: ReadonlyArray<string>
  /** The fields of columns with other names than their field. */
  readonly columns: Readonly<Record<string, string>>
  /** How prices are adjusted; null where files with the same header vary. */
  readonly basis: Basis | null
  /** How volumes are adjusted, where they differ from prices. */
  readonly volume: Basis | null
  /** Whether the header alone implies the columns and the notation, also the basis, or nothing. */
  readonly found: "columns" | "basis" | null
  readonly notation: GivenNotation
  /** The encoding of the files; null for UTF-8. */
  readonly encoding: string | null
  /** A column with a required value: rows with another aren't daily bars. */
  readonly daily: { readonly column: string; readonly value: string } | null
  /** The exchanges of tickers by the suffix after the last point; null where there are several. */
  readonly suffixes: Readonly<Record<string, string | null>>
  /** The remedy where prices are adjusted for dividends; null when none is known. */
  readonly instead: string | null
}

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

const yfinanceActions = { Dividends: "dividend", "Stock Splits": "split" }

/** All known formats, in the order in which a file's header is compared with them. */
export const priceFormats: ReadonlyArray<PriceFormat> = [
  format(
    "yfinance",
    "yfinance",
    "splits",
    "Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits",
    {
      columns: yfinanceActions,
      found: "basis"
    }
  ),
  format("yfinance", "yfinance", "all", "Date,Open,High,Low,Close,Volume,Dividends,Stock Splits", {
    columns: yfinanceActions,
    found: "basis",
    instead: "download with auto_adjust=False"
  }),
  // Its own files with three header lines; those without Adj Close are always adjusted for dividends.
  format("yfinance", "yfinance", "splits", `${stackedDays},Adj Close,Close,High,Low,Open,Volume`, {
    columns: { ...yfinanceActions, [stackedDays]: "date" },
    found: "basis"
  }),
  format("yfinance", "yfinance", "all", `${stackedDays},Close,High,Low,Open,Volume`, {
    columns: { ...yfinanceActions, [stackedDays]: "date" },
    found: "basis",
    instead: "download with auto_adjust=False"
  }),
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
