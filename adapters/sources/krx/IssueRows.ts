/** Rows of what the KRX Open API states of issues. */
import { columnsBatch, type EntryBatch, type SourceRow } from "../../../core/mod.ts"
import type { BaseStep } from "./Changes.ts"
import type { ListedIssue, TradedIssue } from "./OpenApiAnswers.ts"

/** What kind of security it is: the kind of share, or what it is instead of a domestic company's common share. */
const stockTypeOf = ({ group, kind }: ListedIssue): string => {
  if (group === "" || group === "주권") return kind
  return kind === "" || kind === "보통주" ? group : `${group} ${kind}`
}

export const companyRow = (
  { code, english, isin, name, ...issue }: ListedIssue,
  exchange: string,
  listed: boolean
): SourceRow => ({
  symbol: code,
  exchange,
  name: english || name,
  alias_name: name,
  isin,
  stock_type: stockTypeOf({ code, english, isin, name, ...issue }),
  listed
})

export const sharesRow = (
  { code, shares }: Pick<TradedIssue, "code" | "shares">,
  exchange: string,
  date: string
): SourceRow => ({
  symbol: code,
  exchange,
  date,
  count: shares
})

export const where = ({ date, symbol, valid_from }: SourceRow): string =>
  [symbol, date ?? valid_from].filter((part) => part !== undefined).join(" ")

/** Bars as traded. One without an open is of an issue that wasn't traded in the session, though perhaps after it. */
const barColumns = (issues: ReadonlyArray<TradedIssue>, exchange: string, date: string) => {
  const priced = issues.map((issue) => {
    const { close, high, low, open, volume } = issue
    const isAfterHours = [open, high, low].every((price) => Number(price) === 0) && Number(volume) > 0
    return isAfterHours ? { ...issue, open: close, high: close, low: close } : issue
  })
  return {
    symbol: priced.map(({ code }) => code),
    exchange: priced.map(() => exchange),
    date: priced.map(() => date),
    open: priced.map(({ open }) => open),
    high: priced.map(({ high }) => high),
    low: priced.map(({ low }) => low),
    close: priced.map(({ close }) => close),
    volume: priced.map(({ volume }) => volume),
    market_cap: priced.map(({ market_cap }) => market_cap),
    shares_outstanding: priced.map(({ shares }) => shares)
  }
}

/** The bars of a session, with market caps to compare. */
export const barsOf = (issues: ReadonlyArray<TradedIssue>, exchange: string, date: string): EntryBatch =>
  columnsBatch("prices", barColumns(issues, exchange, date))

/** The bars of a session whose base price isn't the close before, with both. */
export const stepsOf = (steps: ReadonlyArray<BaseStep>, exchange: string, date: string): EntryBatch =>
  columnsBatch("prices", {
    ...barColumns(
      steps.map(({ issue }) => issue),
      exchange,
      date
    ),
    base_price: steps.map(({ base_price }) => base_price),
    previous_close: steps.map(({ previous_close }) => previous_close)
  })
