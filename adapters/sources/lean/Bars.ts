/** Reads Lean's daily bars, which are raw. */
import { columnsBatch, type EntryBatch } from "../../../core/mod.ts"
import { type DailyBar, faultsIn, type Read, valuesIn } from "./Lines.ts"

const names = ["symbol", "exchange", "date", "open", "high", "low", "close", "volume"] as const

/**
 * The bars of a ticker from a day on, null for all, in runs of consecutive lines. A ticker's file has the bars of all
 * companies that held it.
 */
export const barsOf = (
  lines: ReadonlyArray<Read<DailyBar>>,
  symbol: string,
  exchange: string | null,
  since: string | null
): ReadonlyArray<EntryBatch> => {
  const chosen = valuesIn(lines).filter(({ value }) => since === null || value.date >= since)
  const batches: Array<EntryBatch> = []
  let start = 0
  for (let at = 1; at <= chosen.length; at++) {
    if (at < chosen.length && chosen[at]?.line === (chosen[at - 1]?.line ?? 0) + 1) continue
    const run = chosen.slice(start, at)
    const bars = run.map(({ value }) => value)
    batches.push(
      columnsBatch(
        "prices",
        {
          symbol: bars.map(() => symbol),
          exchange: bars.map(() => exchange),
          date: bars.map(({ date }) => date),
          open: bars.map(({ open }) => open),
          high: bars.map(({ high }) => high),
          low: bars.map(({ low }) => low),
          close: bars.map(({ close }) => close),
          volume: bars.map(({ volume }) => volume)
        },
        run[0]?.line ?? 1
      )
    )
    start = at
  }
  const broken = faultsIn(lines)
  return broken.length === 0
    ? batches
    : [...batches, { kind: "prices", columns: names, rows: [], broken, points: true }]
}
