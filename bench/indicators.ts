/**
 * RSI 14, MACD 12-26-9, Bollinger 20-2, ATR 14 and SMA 20, 50 and 200 over all daily bars of AAPL, by findata and by
 * three packages from npm in one run; and findata's cost per bar from a thousand bars to a million, of a random walk.
 * Exits with 1 when a target is missed.
 *
 *     node bench/indicators.ts
 */
import { agreement } from "./indicators/agreement.ts"
import { sampled, walk } from "./indicators/bars.ts"
import { findata } from "./indicators/findata.ts"
import { indicatorts } from "./indicators/indicatorts.ts"
import { type Measured, measureAll, median, ratio } from "./indicators/rounds.ts"
import { technicalindicators } from "./indicators/technicalindicators.ts"
import { tradingSignals } from "./indicators/tradingSignals.ts"

const minSpeed = 3
const maxGrowth = 1.5

const whole = (value: number): string => value.toLocaleString("en")

const row = (name: string, ...cells: ReadonlyArray<string>): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(16)).join("")

/** Medians of processor time per bar, and the ratio to one of them. */
const table = (measured: ReadonlyArray<Measured>, base: Measured): string =>
  [
    row("", "CPU ns/bar", `/ ${base.name}`),
    ...measured.map((one) => row(one.name, median(one.costs).toFixed(1), ratio(one, base).toFixed(2)))
  ].join("\n")

const judge = (what: string, value: number, target: string, met: boolean): void => {
  console.log(`\n${what}: ${value.toFixed(2)} (target ${target}: ${met ? "met" : "missed"})\n`)
  if (!met) process.exitCode = 1
}

const lengths = [1e3, 1e4, 1e5, 1e6]
// Measured before the peers, because the heap that they leave behind makes large columns slower.
const grown = measureAll(
  lengths.map((length) => ({ name: whole(length), bars: length, compute: findata(walk(length)).compute }))
)

const aapl = sampled("AAPL")
const bars = aapl.close.length
const ours = findata(aapl)
const peers = [technicalindicators(aapl), tradingSignals(aapl), indicatorts(aapl)]
console.log(`RSI 14, MACD 12-26-9, Bollinger 20-2, ATR 14, SMA 20, 50, 200 of ${whole(bars)} bars of AAPL\n`)
for (const peer of peers) console.log(agreement(ours, peer))

const [own, ...others] = measureAll([ours, ...peers].map(({ compute, name }) => ({ name, bars, compute })))
const [fastest] = others.toSorted((a, b) => median(a.costs) - median(b.costs))
if (!own || !fastest) throw new Error("Nothing was measured")
console.log(`\n${table([own, ...others], own)}`)
const speed = ratio(fastest, own)
judge(`${fastest.name} / findata`, speed, `at least ${minSpeed.toFixed(2)}`, speed >= minSpeed)

const [, base, , longest] = grown
if (!base || !longest) throw new Error("Nothing was measured")
console.log(table(grown, base))
const growth = ratio(longest, base)
judge(`${longest.name} bars / ${base.name}`, growth, `at most ${maxGrowth.toFixed(2)}`, growth <= maxGrowth)
