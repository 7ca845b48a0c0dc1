/** Makes rows of what vendors state of bars, splits and dividends. */
import {
  columnsBatch,
  type EntryBatch,
  isCalendarDate,
  rowsBatch,
  type SourceRow
} from "../../../core/mod.ts"
import type { Days } from "../asking/Coverage.ts"

/** A value that is an object; null for any other. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null

/** The objects in a list; none in what is no list. */
export const objectsIn = (value: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.isArray(value) ? (value as ReadonlyArray<unknown>).map(objectIn).filter((each) => each !== null) : []

/** The day of an instant, `2020-08-31T00:00:00.000Z`. */
export const dayOfTime = (value: unknown): string => String(value ?? "").slice(0, 10)

/** A day of eight digits, `20200831`, as `2020-08-31`; another text as it is. */
export const dayOfDigits = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3")

/** The day on which a dividend is paid; null where a vendor has none, or a word or zeros in its place. */
export const paidOn = (value: unknown): string | null =>
  typeof value === "string" && isCalendarDate(value) ? value : null

/** Whether a bar is a vendor's filling of a day without trade, such as those after a delisting: one price, and no volume. */
export const isFilling = ({ close, high, low, open, volume }: Readonly<Record<string, unknown>>): boolean =>
  Number(volume) === 0 && open === close && high === close && low === close

/** A bar as a vendor states it: cells of its members. */
export interface BarRow {
  readonly symbol: string
  readonly exchange: string
  readonly date: string
  readonly open: unknown
  readonly high: unknown
  readonly low: unknown
  readonly close: unknown
  readonly volume: unknown
}

/** The rows of companies of the store, with the symbol of each and its exchange; `known` has the exchanges by symbol. */
export const rowsOfKnown = <A>(
  rows: ReadonlyArray<A>,
  symbolOf: (row: A) => string,
  known: ReadonlyMap<string, string>
): ReadonlyArray<{ readonly row: A; readonly symbol: string; readonly exchange: string }> =>
  rows.flatMap((row) => {
    const symbol = symbolOf(row)
    const exchange = known.get(symbol)
    return exchange === undefined ? [] : [{ row, symbol, exchange }]
  })

const cell = (value: unknown): string | number | null =>
  typeof value === "string" || typeof value === "number" ? value : null

const barMembers = ["symbol", "exchange", "date", "open", "high", "low", "close", "volume"] as const

/** Bars of many companies, by column. */
export const barsBatch = (bars: ReadonlyArray<BarRow>): EntryBatch =>
  columnsBatch(
    "prices",
    Object.fromEntries(barMembers.map((name) => [name, bars.map((bar) => cell(bar[name]))]))
  )

/** Bars of one company, with columns of the vendor's own beside them. */
export const companyBars = (rows: ReadonlyArray<SourceRow>): EntryBatch =>
  rowsBatch("prices", rows, { where: ({ date }) => String(date) })

/** Splits (new shares for each old one) and dividends (per share as traded on the ex-date), complete up to a day. */
export const actionsBatch = (rows: ReadonlyArray<SourceRow>, known_to?: string): EntryBatch => ({
  ...rowsBatch("actions", rows, {
    where: ({ effective_date, symbol, type }) => [symbol ?? "", effective_date, type].join(" ").trim()
  }),
  ...(known_to !== undefined && { known_to })
})

/** What a company did on a day: a ratio of shares, null for what changed no shares, or an amount. */
interface Dated {
  readonly effective_date: unknown
  readonly value: unknown
}

/**
 * Splits and dividends in a range of days, of a vendor that doesn't say whether amounts before a split are as paid. Those are
 * left out; `splits` and `dividends` are all that it has, so that the batch is complete where nothing was left out.
 */
export const unclearDividends = (
  splits: ReadonlyArray<Dated>,
  dividends: ReadonlyArray<Dated>,
  { from, to }: Days
): EntryBatch => {
  const isClear = ({ effective_date: paid }: Dated): boolean =>
    splits.every(({ effective_date, value }) => value === null || String(effective_date) <= String(paid))
  const clear = dividends.filter(isClear)
  const rows = [
    ...splits.filter(({ value }) => value !== null).map((row) => ({ ...row, type: "split" })),
    ...clear.map((row) => ({ ...row, type: "dividend" }))
  ].filter(({ effective_date }) => from <= String(effective_date) && String(effective_date) <= to)
  const isWhole = clear.length === dividends.length && splits.every(({ value }) => value !== null)
  return actionsBatch(rows, isWhole ? to : undefined)
}
