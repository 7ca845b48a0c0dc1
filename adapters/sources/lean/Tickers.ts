/** Reads Lean's map files: which tickers a security had, and until when. */
import type { EntryBatch } from "../../../core/mod.ts"
import { addDays } from "../../../core/mod.ts"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { faultsIn, type Mapped, type Read, valuesIn } from "./Lines.ts"

/** Lean's letters of primary exchanges (Lean: Common/Exchange.cs); securities of others aren't listed in the United States. */
const exchanges: Readonly<Record<string, string>> = {
  A: "AMEX",
  N: "NYSE",
  P: "ARCA",
  Q: "NASDAQ",
  T: "NASDAQ",
  V: "IEX",
  Z: "BATS"
}

/** The first day of Lean's data, on which no listing began. */
const beginning = "1998-01-02"

/** Later than any day of data: the ticker is still held. */
const open = "2050-12-31"

/** A security held a symbol between two days. */
export interface Held {
  readonly line: number
  readonly symbol: string
  readonly exchange: string | null
  readonly from: string
  /** Null while it still holds it. */
  readonly to: string | null
}

/** The symbols of a security, oldest first. The first row of a map file is the day on which its data begin. */
export const heldIn = (lines: ReadonlyArray<Read<Mapped>>): ReadonlyArray<Held> => {
  const rows = valuesIn(lines).toSorted((a, b) => (a.value.date < b.value.date ? -1 : 1))
  const held: Array<Held> = []
  let from = rows[0]?.value.date ?? ""
  for (const { line, value } of rows.slice(1)) {
    const { date, exchange, ticker } = value
    const last = held.at(-1)
    const symbol = usSymbol(ticker)
    const to = date >= open ? null : date
    const on = exchange === null ? null : (exchanges[exchange] ?? null)
    if (last !== undefined && last.symbol === symbol && last.exchange === on)
      held.splice(-1, 1, { ...last, to })
    else held.push({ line, symbol, exchange: on, from, to })
    from = addDays(date, 1)
  }
  return held
}

/** The symbol of a day; the last one for a day that none was held on, null where none ever was. */
export const symbolOn = (held: ReadonlyArray<Held>, day: string): Held | null =>
  held.find(({ from, to }) => from <= day && (to === null || day <= to)) ?? held.at(-1) ?? null

const columns = ["symbol", "exchange", "valid_from", "valid_to", "company"]

/**
 * The listings of a security, whose company is that of its last symbol. A symbol that never changed since the beginning
 * of Lean's data says nothing: on which day it was listed is unknown.
 */
export const listingsOf = (lines: ReadonlyArray<Read<Mapped>>): EntryBatch => {
  const held = heldIn(lines)
  const last = held.at(-1)
  const isPlain = held.length === 1 && last?.from === beginning && last.to === null
  const company =
    last === undefined ? "" : last.exchange === null ? last.symbol : `${last.symbol}:${last.exchange}`
  return {
    kind: "listings",
    columns,
    rows: isPlain
      ? []
      : held.map(({ exchange, from, line, symbol, to }) => ({
          line,
          cells: { symbol, exchange: exchange ?? "", valid_from: from, valid_to: to ?? "", company }
        })),
    broken: faultsIn(lines),
    points: true
  }
}
