/**
 * One table of bars in vendors' formats: Apple's of 2020-08-03 to 2020-09-11 (QuantConnect Lean), with the dividend of
 * 2020-08-07 and the split of 2020-08-31, 4 for 1.
 */
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import type { Bar } from "../../core/mod.ts"

const splitDay = "2020-08-31"
const dividendDay = "2020-08-07"

const dividend = 0.82

/** As traded, oldest first. */
export const traded: ReadonlyArray<Bar> = gunzipSync(readFileSync("sample/prices/AAPL.csv.gz"))
  .toString()
  .split("\n")
  .filter((line) => line >= "2020-08-03" && line < "2020-09-12")
  .map((line) => {
    const [date = "", ...figures] = line.split(",")
    const [open = 0, high = 0, low = 0, close = 0, volume = 0] = figures.map(Number)
    return { date, open, high, low, close, volume }
  })

const times = (bar: Bar, price: number, volume: number): Bar => ({
  date: bar.date,
  open: bar.open * price,
  high: bar.high * price,
  low: bar.low * price,
  close: bar.close * price,
  volume: bar.volume * volume
})

const onToday = (bar: Bar): Bar => (bar.date < splitDay ? times(bar, 1 / 4, 4) : bar)

/** Closes adjusted for the dividend too, whose previous close was 455.61. */
const forAll = (bar: Bar): Bar => times(onToday(bar), bar.date < dividendDay ? 1 - dividend / 455.61 : 1, 1)

export interface VendorFile {
  readonly format: string
  /** The bars as far as the vendor's notation preserves them: it rounds volumes, or has a part of the days. */
  readonly bars: ReadonlyArray<Bar>
  /** Whether the header is enough to recognize the format, including its basis. */
  readonly isFound: boolean
  /** The vendor's column of closes adjusted for dividends. */
  readonly adjusted: string | null
  /** The basis that has to be given besides the format. */
  readonly basis: "raw" | null
  readonly lines: (symbol: string) => ReadonlyArray<string>
}

const american = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
const grouped = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 4 })

const file = (
  format: string,
  header: string,
  line: (bar: Bar, symbol: string) => ReadonlyArray<string | number>,
  rest: Partial<VendorFile> = {}
): VendorFile => {
  const { bars = traded } = rest
  return {
    format,
    bars,
    isFound: false,
    adjusted: null,
    basis: null,
    lines: (symbol) => [header, ...bars.map((bar) => line(bar, symbol).join(","))],
    ...rest
  }
}

const newestFirst = (of: VendorFile): VendorFile => ({
  ...of,
  lines: (symbol) => {
    const [header = "", ...lines] = of.lines(symbol)
    return [header, ...lines.toReversed()]
  }
})

const prices = ({ close, high, low, open }: Bar, digits: number): ReadonlyArray<string> =>
  [open, high, low, close].map((price) => price.toFixed(digits))

/** After the split, with volumes such as `210.02M`. */
const rounded = traded
  .filter(({ date }) => date >= splitDay)
  .map((bar) => ({ ...bar, volume: Math.round(bar.volume / 1e4) * 1e4 }))

const split = ({ date }: Bar): number => (date === splitDay ? 4 : 0)
const paid = ({ date }: Bar): number => (date === dividendDay ? dividend : 0)

export const vendorFiles: ReadonlyArray<VendorFile> = [
  file(
    "yahoo",
    "Date,Open,High,Low,Close,Adj Close,Volume",
    (bar) => [bar.date, ...prices(onToday(bar), 6), forAll(bar).close.toFixed(6), onToday(bar).volume],
    { adjusted: "Adj Close" }
  ),
  file(
    "yfinance",
    "Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits",
    (bar) => [
      `${bar.date} 00:00:00-04:00`,
      ...prices(onToday(bar), 13),
      forAll(bar).close.toFixed(13),
      onToday(bar).volume,
      paid(bar) / 4,
      split(bar).toFixed(1)
    ],
    { adjusted: "Adj Close", isFound: true }
  ),
  newestFirst(
    file("nasdaq", "Date,Close/Last,Volume,Open,High,Low", (bar) => {
      const [open, high, low, close] = prices(onToday(bar), 4).map((price) => `$${price}`)
      return [
        american(bar.date),
        close ?? "",
        `"${grouped(onToday(bar).volume)}"`,
        open ?? "",
        high ?? "",
        low ?? ""
      ]
    })
  ),
  newestFirst(
    file(
      "investing",
      '\uFEFF"Date","Price","Open","High","Low","Vol.","Change %"',
      (bar) => {
        const [open, high, low, close] = prices(bar, 2)
        const volume = `${(bar.volume / 1e6).toFixed(2)}M`
        return [american(bar.date), close, open, high, low, volume, "-0.50%"].map((cell) => `"${cell}"`)
      },
      { bars: rounded }
    )
  ),
  file(
    "stooq",
    "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>",
    (bar, symbol) => [
      `${symbol}.US`,
      "D",
      bar.date.replaceAll("-", ""),
      "000000",
      ...prices(bar, 2),
      bar.volume,
      0
    ],
    { basis: "raw" }
  ),
  newestFirst(
    file(
      "alphavantage",
      "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient",
      (bar) => [
        bar.date,
        ...prices(bar, 4),
        forAll(bar).close,
        bar.volume,
        paid(bar).toFixed(4),
        `${(split(bar) || 1).toFixed(1)}\r`
      ],
      { adjusted: "adjusted_close", isFound: true }
    )
  ),
  file(
    "tiingo",
    "date,close,high,low,open,volume,adjClose,adjHigh,adjLow,adjOpen,adjVolume,divCash,splitFactor",
    (bar) => {
      const { close, high, low, open, volume } = forAll(bar)
      const raw = [bar.close, bar.high, bar.low, bar.open, bar.volume]
      return [bar.date, ...raw, close, high, low, open, volume, paid(bar), split(bar) === 4 ? 4.000004 : 1]
    },
    { adjusted: "adjClose", isFound: true }
  ),
  file(
    "eodhd",
    "Date,Open,High,Low,Close,Adjusted_close,Volume",
    (bar) => [
      bar.date,
      ...prices(bar, 2),
      forAll(bar).close.toFixed(4),
      (onToday(bar).volume + 0.4).toFixed(2)
    ],
    { adjusted: "Adjusted_close" }
  ),
  newestFirst(
    file("krx", "일자,종가,대비,등락률,시가,고가,저가,거래량,거래대금,시가총액,상장주식수", (bar) => {
      const [open, high, low, close] = prices(bar, 2).map((price) => grouped(Number(price)))
      const day = bar.date.replaceAll("-", "/")
      return [day, close, "1,000", "1.59", open, high, low, grouped(bar.volume), "0", "0", "0"].map(
        (cell) => `"${cell}"`
      )
    })
  ),
  file("fdr", "Date,Open,High,Low,Close,Volume,Change", (bar) => [
    bar.date,
    ...prices(onToday(bar), 4),
    onToday(bar).volume,
    0.0159
  ])
]
