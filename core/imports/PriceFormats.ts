/**
 * The files of prices that vendors give out, as their headers were found: which column is which field, how numbers and dates
 * are written, and how prices are adjusted. One declaration a file; several of one name are variants, the first that fits
 * counts.
 */
import type { Basis } from "./ImportOptions.ts"
import { type SaidNotation, unsaid } from "./Notation.ts"

export interface PriceFormat {
  /** The word of `--format`. */
  readonly name: string
  readonly vendor: string
  /** The columns by which a file is known; it may have others too. */
  readonly header: ReadonlyArray<string>
  /** The fields of columns that don't bear the field's own name. */
  readonly columns: Readonly<Record<string, string>>
  /** How prices are adjusted; null where files of the same header come in several ways. */
  readonly basis: Basis | null
  /** How volumes are adjusted, where otherwise than prices. */
  readonly volume: Basis | null
  /** Whether the header alone chooses the columns and the notation, also the basis, or nothing. */
  readonly found: "columns" | "basis" | null
  readonly notation: SaidNotation
  /** The encoding of the files; null for UTF-8. */
  readonly encoding: string | null
  /** A column that has to hold a value: rows that don't are no daily bars. */
  readonly daily: { readonly column: string; readonly value: string } | null
  /** The exchanges of tickers by what follows their last point; null where there are several. */
  readonly suffixes: Readonly<Record<string, string | null>>
  /** What helps where prices are adjusted for dividends; null where nothing is known to. */
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
  notation: unsaid,
  encoding: null,
  daily: null,
  suffixes: {},
  instead: null,
  ...rest
})

const american: SaidNotation = { date_order: "mdy", decimal: ".", thousands: "," }

const yfinanceActions = { Dividends: "dividend", "Stock Splits": "split" }

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
    suffixes: { US: null, JP: "TSE", UK: "LSE", DE: "XETRA", HK: "HKEX" }
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

export const priceFormatNames: ReadonlyArray<string> = [...new Set(priceFormats.map(({ name }) => name))]
