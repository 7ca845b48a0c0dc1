/** Series of bars of every kind that indicators meet, real ones and generated ones. */
import type { Bar } from "../../../core/mod.ts"
import { barOf, readFigures, sampleBars } from "../figures.ts"

/** Columns of bars of one length, by name. */
export interface Bars {
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

/** Repeatable numbers from 0 to below 1 (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a generated series is like. */
export const shapes = [
  "usual",
  "flat",
  "stepwise",
  "gaps",
  "rising",
  "falling",
  "extreme",
  "tiny",
  "huge",
  "without volume",
  "still bars",
  "integers"
] as const
export type Shape = (typeof shapes)[number]

const scales: Partial<Record<Shape, number>> = { tiny: 1e-8, huge: 1e12 }

/** So many bars of a shape. Highs and lows enclose opens and closes. */
export const generatedBars = (shape: Shape, length: number, seed: number): Bars => {
  const random = randomFrom(seed)
  const scale = scales[shape] ?? 1
  const bars: Bars = {
    open: new Float64Array(length),
    high: new Float64Array(length),
    low: new Float64Array(length),
    close: new Float64Array(length),
    volume: new Float64Array(length)
  }
  let price = 50 + 100 * random()
  for (let i = 0; i < length; i++) {
    const drift = shape === "rising" ? 0.02 : shape === "falling" ? -0.02 : 0
    const spread = shape === "extreme" ? 1.5 : 0.03
    if (shape === "gaps" && random() < 0.05) price *= random() < 0.5 ? 0.6 : 1.7
    let open = price
    if (shape === "flat" || (shape === "stepwise" && random() < 0.8)) {
      if (shape === "stepwise" && random() < 0.1) open = price = Math.round(50 + 100 * random())
    } else {
      const move = drift === 0 ? (random() - 0.5) * spread : Math.sign(drift) * random() * Math.abs(drift)
      open = price * (1 + (drift === 0 ? (random() - 0.5) * spread * 0.3 : 0))
      price = Math.max(open * Math.exp(move), 1e-3)
    }
    if (shape === "integers") {
      open = Math.max(1, Math.round(open))
      price = Math.max(1, Math.round(price))
    }
    const still = shape === "flat" || (shape === "still bars" && random() < 0.5)
    const wick = () => (still ? 0 : random() * spread * 0.5 * price)
    const top = Math.max(open, price) + wick()
    const bottom = Math.max(Math.min(open, price) - wick(), Math.min(open, price) * 0.5)
    bars.open[i] = open * scale
    bars.close[i] = price * scale
    bars.high[i] = (shape === "integers" ? Math.ceil(top) : top) * scale
    bars.low[i] = (shape === "integers" ? Math.floor(bottom) : bottom) * scale
    bars.volume[i] = shape === "without volume" ? 0 : Math.floor(1e6 * random())
  }
  return bars
}

const columnsOf = (bars: ReadonlyArray<Bar>): Bars => {
  const column = (of: (bar: Bar) => number) => Float64Array.from(bars, of)
  return {
    open: column((bar) => bar.open),
    high: column((bar) => bar.high),
    low: column((bar) => bar.low),
    close: column((bar) => bar.close),
    volume: column((bar) => bar.volume ?? 0)
  }
}

/** The sample's daily bars of a symbol. */
export const realBars = (symbol: string): Bars => columnsOf(sampleBars(symbol))

/**
 * The bars of the CSV files in BARS_FILES, their paths between commas: markets whose bars the project may not contain. Days
 * without prices are left out.
 */
export const barsOfFiles = (): ReadonlyArray<Bars> =>
  (process.env.BARS_FILES ?? "")
    .split(",")
    .filter((path) => path !== "")
    .map((path) =>
      columnsOf(
        readFigures(path)
          .map((cells) => Object.entries(cells).map(([name, cell]) => [name.toLowerCase(), cell]))
          .map((cells) => barOf(Object.fromEntries(cells), "date"))
          .filter((bar) => Object.values(bar).every((value) => !Number.isNaN(value)))
      )
    )
