/** Derives splits and dividends from Lean's factor files. */
import type { EntryBatch } from "../../../core/mod.ts"
import { calendarOf, nextSession } from "../../../core/sessions/mod.ts"
import { type Factors, faultsIn, type Read, valuesIn } from "./Lines.ts"
import { type Held, symbolOn } from "./Tickers.ts"

const columns = ["symbol", "exchange", "effective_date", "type", "value", "reference_close"]

/** Factors have seven decimals: more digits of a ratio or an amount are noise. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

/** The trading day after a day at the exchanges of New York; null where their days aren't known. */
const nextTradingDay = (date: string): string | null => {
  const newYork = calendarOf("XNYS")
  return newYork === null ? null : nextSession(newYork, date)
}

/**
 * The actions between the segments of a factor file, effective on the trading day after the last day of a segment
 * (Lean: CorporateFactorRow.GetSplit and GetDividend):
 *
 * - split: the next split factor / the segment's, new shares for each old one;
 * - dividend: reference close x (1 - price factor / the next price factor), in dollars, divided by the split of the same
 *   day: a share as traded on the ex-date. Lean states spin-offs and rights in the same factor, so their value is a
 *   dividend here.
 *
 * Each row has the symbol that the security had on the day.
 */
export const actionsOf = (lines: ReadonlyArray<Read<Factors>>, held: ReadonlyArray<Held>): EntryBatch => {
  const broken = [...faultsIn(lines)]
  const segments = valuesIn(lines).toSorted((a, b) => (a.value.date < b.value.date ? -1 : 1))
  const rows = segments.flatMap(({ line, value: { close, date, price, split } }, index) => {
    const next = segments[index + 1]?.value
    if (next === undefined || (split === next.split && price === next.price)) return []
    const effective_date = nextTradingDay(date)
    if (effective_date === null) {
      broken.push({ line, message: `The trading day after ${date} isn't known` })
      return []
    }
    const { exchange = null, symbol = "" } = symbolOn(held, effective_date) ?? {}
    const row = (type: string, value: number) => ({
      line,
      cells: {
        symbol,
        exchange: exchange ?? "",
        effective_date,
        type,
        value: String(rounded(value)),
        reference_close: close === null ? "" : String(close)
      }
    })
    const ratio = next.split / split
    const splits = ratio === 1 ? [] : [row("split", ratio)]
    if (price === next.price) return splits
    if (close === null || close === 0) {
      broken.push({ line, message: "A dividend without its reference_close has no amount" })
      return splits
    }
    return [...splits, row("dividend", (close * (1 - price / next.price)) / ratio)]
  })
  return { kind: "actions", columns, rows, broken, points: true }
}
