/** The picture of an indicator as SVG: bars with what is drawn over them, and other outputs in a pane below for each unit. */
import type { Column, Output } from "../../../../../../core/indicators/mod.ts"
import { escaped } from "../html.ts"
import type { Example } from "./Example.ts"

/** In units of which the picture of a phone has two and a half a pixel. */
const size = { width: 960, plot: 860, price: 380, pane: 200, legend: 44, gap: 10, dates: 30 } as const

const surface = "light-dark(#fff,#171d21)"

/** The colours of the site; those of lines follow. */
const style = [
  `.picture{color-scheme:light dark;color:light-dark(#14191c,#e8edef);font:22px system-ui,sans-serif}`,
  `.picture rect{fill:${surface}}`,
  ".picture text,.picture tspan{fill:currentColor}",
  ".picture path{fill:none;stroke:currentColor;stroke-width:2}",
  ".picture .axis{color:light-dark(#556168,#a3b0b7)}",
  ".picture .grid{color:light-dark(#d5dcdf,#2e383e)}",
  ".picture .level{color:light-dark(#7d8a90,#74838b);stroke-dasharray:6 6}",
  ".picture .up{color:light-dark(#0b7a3b,#4cc37f)}",
  ".picture .down{color:light-dark(#c0282d,#ff7d7d)}",
  ".picture .mark{fill:currentColor;color:light-dark(#3f51b5,#9aa8ff)}",
  ".picture .line{stroke-width:3;stroke-linejoin:round}",
  ".picture .points{stroke-width:7;stroke-linecap:round}",
  ".picture .thick{stroke-width:6}",
  ".picture .thicker{stroke-width:16}"
].join("")

const colours = [
  "light-dark(#0a665a,#4fc3b0)",
  "light-dark(#a1520a,#f2a65a)",
  "light-dark(#3f51b5,#9aa8ff)",
  "light-dark(#8e2a80,#e690da)",
  "light-dark(#5d6b00,#c5d24a)",
  "light-dark(#0277bd,#6cc4ff)",
  "light-dark(#c2185b,#ff8fb3)",
  "light-dark(#6d4c41,#d3b09c)",
  "light-dark(#2e7d32,#86d68a)"
]

interface Line {
  readonly output: Output
  readonly values: Column
  readonly colour: number
}

interface Candles {
  readonly open: Column
  readonly high: Column
  readonly low: Column
  readonly close: Column
}

interface Pane {
  readonly height: number
  /** What stands above it before the names of lines. */
  readonly label: string
  readonly candles: Candles | null
  readonly lines: ReadonlyArray<Line>
  /** Above 0 where a bullish candle pattern ends, below it where a bearish one does. */
  readonly marks: Column | null
  readonly levels: ReadonlyArray<number>
}

/** The outputs as candles, where an indicator answers such; null where it doesn't. */
const candlesOf = (lines: ReadonlyArray<Line>): Candles | null => {
  const named = (name: string) => lines.find(({ output }) => output.name === name)?.values
  const [open, high, low, close] = [named("open"), named("high"), named("low"), named("close")]
  return open && high && low && close ? { open, high, low, close } : null
}

const panesOf = ({ from, indicator, outputs, stretch, to }: Example): ReadonlyArray<Pane> => {
  const drawn = (values: Column): Column => values.subarray(from, to)
  const { close, high, low, open } = stretch.columns
  const lines = indicator.outputs.map((output, i): Line => {
    return { output, values: drawn(outputs[i] as Column), colour: i }
  })
  const price: Pane = {
    height: size.price,
    label: stretch.symbol,
    candles: { open: drawn(open), high: drawn(high), low: drawn(low), close: drawn(close) },
    lines: [],
    marks: null,
    levels: []
  }
  if (indicator.group === "pattern") return [{ ...price, marks: lines[0]?.values ?? null }]
  const candles = candlesOf(lines)
  if (candles !== null) return [price, { ...price, label: indicator.name, candles }]
  if (indicator.overlay === true) return [{ ...price, lines }]
  const pane = { ...price, height: size.pane, candles: null, levels: indicator.levels ?? [] }
  const byUnit = Map.groupBy(lines, ({ output }) => output.unit)
  return [price, ...[...byUnit].map(([label, ofUnit]) => ({ ...pane, label, lines: ofUnit }))]
}

/** The least and the greatest of columns, with room between them where there is one value. */
const rangeOf = (columns: ReadonlyArray<Column>): readonly [least: number, most: number] => {
  const values = columns.flatMap((column) => Array.from(column).filter(Number.isFinite))
  if (values.length === 0) return [0, 1]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? [least - 1, most + 1] : [least, most]
}

/** Round numbers between two, six at most. */
const ticksIn = (least: number, most: number): ReadonlyArray<number> => {
  const raw = (most - least) / 5
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= raw) ?? 10)
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step)
}

const tickText = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 })

/** Where a bar or a value is. */
type Place = (value: number) => number

interface Places {
  readonly x: Place
  readonly y: Place
}

const path = (name: string, d: string): string => (d === "" ? "" : `<path class="${name}" d="${d}"/>`)

/** A piece of a path for each value that is known. */
const pieces = (values: Column, piece: (value: number, i: number) => string): string =>
  [...values].map((value, i) => (Number.isNaN(value) ? "" : piece(value, i))).join("")

/** A line through the values, interrupted where one is unknown. */
const lineOf = (values: Column, { x, y }: Places): string =>
  pieces(values, (value, i) => {
    const [before, place] = [values[i - 1] ?? Number.NaN, y(value)]
    if (Number.isNaN(before)) return `M${x(i)} ${place}`
    const down = place - y(before)
    return `l${x(i) - x(i - 1)}${down < 0 ? "" : " "}${down}`
  })

const drawnLine = ({ colour, output, values }: Line, places: Places): string => {
  const { x, y } = places
  const { form = "line" } = output
  if (form === "line") return path(`line c${colour}`, lineOf(values, places))
  return form === "points"
    ? path(
        `points c${colour}`,
        pieces(values, (value, i) => `M${x(i)} ${y(value)}h0`)
      )
    : path(
        `thick c${colour}`,
        pieces(values, (value, i) => `M${x(i)} ${y(0)}v${y(value) - y(0)}`)
      )
}

/** A candle for each bar: its range, and as a thick line what lies between open and close. */
const drawnCandles = ({ close, high, low, open }: Candles, { x, y }: Places): string =>
  (["up", "down"] as const)
    .flatMap((name) => {
      const ofBars = (piece: (top: number, bottom: number, i: number) => string): string =>
        pieces(close, (last, i) => {
          const first = open[i] as number
          if (last >= first !== (name === "up")) return ""
          return piece(y(Math.max(first, last)), y(Math.min(first, last)), i)
        })
      const ranges = ofBars((_, __, i) => {
        const top = y(high[i] as number)
        return `M${x(i)} ${top}v${y(low[i] as number) - top}`
      })
      const bodies = ofBars((top, bottom, i) => `M${x(i)} ${top}v${Math.max(bottom - top, 2)}`)
      return [path(name, ranges), path(`${close.length > 40 ? "thick" : "thicker"} ${name}`, bodies)]
    })
    .join("")

/** Triangles that point at the bars on which a candle pattern ends. */
const drawnMarks = (marks: Column, { high, low }: Candles, { x, y }: Places): string =>
  path(
    "mark",
    pieces(marks, (value, i) => {
      if (value > 0) return `M${x(i)} ${y(low[i] as number) + 8}l9 16h-18z`
      return value < 0 ? `M${x(i)} ${y(high[i] as number) - 8}l9-16h-18z` : ""
    })
  )

/** A pane whose upper edge is at `top`. */
const drawnPane = (pane: Pane, top: number, x: Place): string => {
  const { candles, height, label, levels, lines, marks } = pane
  const ofCandles = candles === null ? [] : [candles.low, candles.high]
  const [least, most] = rangeOf([
    ...lines.map(({ values }) => values),
    ...ofCandles,
    Float64Array.from(levels)
  ])
  const begin = top + size.legend
  const y: Place = (value) => Math.round(begin + ((most - value) / (most - least)) * height)
  const places = { x, y }
  const ticks = levels.length > 1 ? levels : ticksIn(least, most)
  const across = (values: ReadonlyArray<number>): string =>
    values.map((value) => `M0 ${y(value)}h${size.plot}`).join("")
  const numbers = ticks.map(
    (tick) => `<text x="${size.plot + 10}" y="${y(tick) + 7}">${tickText.format(tick)}</text>`
  )
  const names = lines.map(
    ({ colour, output }) => ` <tspan class="c${colour}">${escaped(output.name)}</tspan>`
  )
  return [
    `<text class="axis" x="4" y="${begin - 20}">${escaped(label)}${names.join("")}</text>`,
    path("grid", across(ticks.filter((tick) => !levels.includes(tick)))),
    path("level", across(levels)),
    `<g class="axis">${numbers.join("")}</g>`,
    candles === null ? "" : drawnCandles(candles, places),
    ...lines.map((line) => drawnLine(line, places)),
    candles === null || marks === null ? "" : drawnMarks(marks, candles, places)
  ].join("")
}

/** The SVG of an example, in colours for light and dark; a screen reader reads `title`. */
export const pictureOf = (example: Example, title: string): string => {
  const { from, stretch, to } = example
  const step = Math.floor(size.plot / (to - from))
  const x: Place = (i) => i * step + Math.floor(step / 2)
  const panes = panesOf(example)
  const tops = panes.map((_, i) =>
    panes.slice(0, i).reduce((sum, { height }) => sum + size.legend + height + size.gap, 0)
  )
  const end = panes.reduce((sum, { height }) => sum + size.legend + height + size.gap, 0)
  const months = stretch.dates.slice(from, to).flatMap((date, i, dates) => {
    const month = date.slice(0, 7)
    return i > 0 && dates[i - 1]?.slice(0, 7) !== month
      ? [`<text x="${x(i) - 8}" y="${end + 16}">${month}</text>`]
      : []
  })
  const height = end + size.dates
  const used = new Set(panes.flatMap(({ lines }) => lines.map(({ colour }) => colour)))
  const ofLines = [...used].map((colour) => `.picture .c${colour}{color:${colours[colour]}}`).join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" class="picture" role="img" aria-labelledby="picture" viewBox="0 0 ${size.width} ${height}"><title id="picture">${escaped(title)}</title>
<style>${style}${ofLines}</style>
<rect width="${size.width}" height="${height}"/>
${panes.map((pane, i) => drawnPane(pane, tops[i] as number, x)).join("\n")}
<g class="axis">${months.join("")}</g></svg>
`
}
