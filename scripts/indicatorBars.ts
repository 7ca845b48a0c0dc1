/**
 * Writes the bars that the pages of indicators are about, out of the sample's: the first two years of FB, which has had no split,
 * and short stretches of any symbol for the candle patterns that end nowhere in them. `npm run indicators` runs it.
 */
import { readdirSync, writeFileSync } from "node:fs"
import {
  aroundPattern,
  lastOccurrence
} from "../adapters/http/server/handlers/documents/indicators/Example.ts"
import type { Kept } from "../adapters/http/server/handlers/documents/indicators/Kept.ts"
import { secondSymbol, stretchOf } from "../adapters/http/server/handlers/documents/indicators/Stretch.ts"
import { defaultsOf, outputsOf, servedIndicators } from "../core/ports.ts"
import { sampleActions, sampleBars } from "../test/core/figures.ts"

const [symbol, end] = ["FB", "2014-04-30"]

/** Each symbol's bars and the days of its splits. */
const markets = readdirSync("sample/prices").map((name) => {
  const [symbol = ""] = name.split(".")
  const splits = sampleActions(symbol).filter(({ type }) => type === "split")
  return { symbol, bars: sampleBars(symbol), splits: splits.map(({ effective_date }) => effective_date) }
})

type Market = (typeof markets)[number]

const barsOf = (wanted: string): Market["bars"] =>
  markets.find((market) => market.symbol === wanted)?.bars ?? []

const prices = ({ close, date, high, low, open }: Market["bars"][number]): ReadonlyArray<string | number> => [
  date,
  open,
  high,
  low,
  close
]

const seconds = new Map(barsOf(secondSymbol).map(({ close, date }) => [date, close]))
const whole: Kept = {
  symbol,
  isWhole: true,
  text: barsOf(symbol)
    .filter(({ date }) => date <= end)
    .map((bar) => [...prices(bar), bar.volume, seconds.get(bar.date)].join(","))
    .join("\n")
}

/** Where a candle pattern ends, the latest day first. */
const occurrences = (indicator: (typeof servedIndicators)[number]) =>
  markets
    .flatMap((market) => {
      const column = (name: "open" | "high" | "low" | "close") =>
        Float64Array.from(market.bars, (bar) => bar[name])
      const columns = {
        open: column("open"),
        high: column("high"),
        low: column("low"),
        close: column("close")
      }
      const parameters = defaultsOf(indicator)
      const { first } = indicator.stage(...parameters)
      const [values = []] = outputsOf(indicator, parameters, columns)
      return [...values].flatMap((value, at) =>
        value !== 0 && !Number.isNaN(value) ? [{ market, at, first }] : []
      )
    })
    .toSorted((a, b) => ((a.market.bars[a.at]?.date ?? "") < (b.market.bars[b.at]?.date ?? "") ? 1 : -1))

/** The stretch around a bar; null where it isn't whole or a split lies in it. */
const around = ({ at, first, market }: ReturnType<typeof occurrences>[number]): Kept | null => {
  const [before, after] = aroundPattern(first)
  const bars = market.bars.slice(Math.max(0, at - before), at + after + 1)
  const days = bars.map(({ date }) => date)
  const [from = "", to = ""] = [days[0], days.at(-1)]
  const isSplit = market.splits.some((day) => day > from && day <= to)
  if (bars.length < before + after + 1 || isSplit) return null
  return {
    symbol: market.symbol,
    isWhole: false,
    text: bars.map((bar) => prices(bar).join(",")).join("\n")
  }
}

const kept = [whole]
const patterns = servedIndicators
  .filter(({ group }) => group === "pattern")
  .map((indicator) => ({ indicator, found: occurrences(indicator) }))
  // The rarest first: the others may end in their stretches.
  .toSorted((a, b) => a.found.length - b.found.length)
for (const { found, indicator } of patterns) {
  const isShown = (one: Kept): boolean => lastOccurrence(indicator, stretchOf(one)) !== -1
  if (kept.some(isShown)) continue
  for (const place of found) {
    const stretch = around(place)
    if (stretch === null || !isShown(stretch)) continue
    kept.push(stretch)
    break
  }
}

writeFileSync(
  "adapters/http/server/handlers/documents/indicators/bars.ts",
  `/** Bars of the sample, out of the sample data of QuantConnect Lean (Apache-2.0). */
// Written by scripts/indicatorBars.ts; run \`npm run indicators\` after a change.
import type { Kept } from "./Kept.ts"

/** The whole stretch first. */
export const bars: ReadonlyArray<Kept> = [
${kept.map((one) => `  {\n    symbol: "${one.symbol}",\n    isWhole: ${one.isWhole},\n    text: \`${one.text}\`\n  }`).join(",\n")}
]
`
)
