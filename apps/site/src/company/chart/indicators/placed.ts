/** Where an indicator is drawn, and in what: over the prices, in a pane of its own, or as marks at bars. */
import type { AskedIndicator } from "../../../../../../core/indicators/expression/read.ts"
import type { Column, Form, Unit } from "../../../../../../core/indicators/mod.ts"
import type { BarColumns } from "../../../../../../core/prices/mod.ts"

/** In the order in which the lines of a pane take them; an area of prices has the last. */
const palette = [3, 4, 2, 6, 7, 8, 9, 10, 5, 1].map((n): `--${string}` => `--series-${n}`)

/** How often the palette may be gone through, each time by lines of another kind: solid, dashed, dotted. */
const dashes = [0, 1, 2] as const

/** Where a chart has more lines, all of them are thin: they are easier to distinguish, and take half the time to draw. */
const maxThick = 6

/** An output of an indicator; its values are NaN where it has none. */
export interface IndicatorLine {
  readonly name: string
  readonly unit: Unit
  readonly form: Form
  /** A custom property of CSS. A histogram has the colours of gain and loss besides. */
  readonly color: `--${string}`
  readonly dash: (typeof dashes)[number]
  /** In pixels. */
  readonly width: 1 | 2
  readonly values: Column
}

export interface PlacedIndicator {
  readonly expression: string
  readonly title: string
  /** `marks`: a candle pattern, at the bars where it ends. */
  readonly place: "prices" | "pane" | "marks"
  readonly levels: ReadonlyArray<number>
  readonly lines: ReadonlyArray<IndicatorLine>
}

/** An expression with the values of its outputs. */
export interface ComputedIndicator {
  readonly asked: AskedIndicator
  readonly columns: ReadonlyArray<Column>
}

const placeOf = ({ indicator: { group, overlay } }: AskedIndicator): PlacedIndicator["place"] =>
  group === "pattern" ? "marks" : overlay === true ? "prices" : "pane"

/** No two lines over the prices are alike, and none of another pane. */
export const placed = (computed: ReadonlyArray<ComputedIndicator>): ReadonlyArray<PlacedIndicator> => {
  let overPrices = 0
  const isCrowded = computed.reduce((sum, { columns }) => sum + columns.length, 0) > maxThick
  return computed.map(({ asked, columns }): PlacedIndicator => {
    const { expression, indicator } = asked
    const place = placeOf(asked)
    const first = place === "prices" ? overPrices : 0
    const lines = indicator.outputs.map(({ form = "line", name, unit }, i): IndicatorLine => {
      const at = first + i
      return {
        name,
        unit,
        form,
        color: palette[at % palette.length] ?? "--text",
        width: isCrowded || (place === "prices" && indicator.outputs.length > 1) ? 1 : 2,
        dash: dashes[Math.floor(at / palette.length) % dashes.length] ?? 0,
        values: columns[i] ?? new Float64Array(0)
      }
    })
    if (place === "prices") overPrices += lines.length
    return { expression, title: indicator.title, place, levels: indicator.levels ?? [], lines }
  })
}

/** Null where a line has no value. */
export const valueAt = ({ values }: IndicatorLine, index: number): number | null => {
  const value = values[index]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** A candle pattern that ends on a bar. */
export interface PatternMark {
  readonly index: number
  readonly title: string
  readonly isBullish: boolean
}

const isFound = (value: number): boolean => value !== 0 && !Number.isNaN(value)

/** The patterns of all bars, the oldest first; of one bar in the order of their indicators. */
export const patternMarks = (indicators: ReadonlyArray<PlacedIndicator>): ReadonlyArray<PatternMark> =>
  indicators
    .filter(({ place }) => place === "marks")
    .flatMap(({ lines, title }) =>
      lines.flatMap(({ values }) => {
        const marks: Array<PatternMark> = []
        for (const [index, value] of values.entries())
          if (isFound(value)) marks.push({ index, title, isBullish: value > 0 })
        return marks
      })
    )
    .toSorted((a, b) => a.index - b.index)

/** The panes below that of the prices. */
export const panesOf = (indicators: ReadonlyArray<PlacedIndicator>): ReadonlyArray<PlacedIndicator> =>
  indicators.filter(({ place }) => place === "pane")

/** Of marks whose bars are less than so many pixels apart one is drawn: an arrow is four times as wide. */
const apart = 3

/**
 * The marks that are drawn where bars are so many pixels apart, of those given with the oldest first: of bars that lie too
 * near each other all marks on one side of that bar whose high or low lies farthest out, so that none stands among the others' prices.
 */
export const apartMarks = (
  marks: ReadonlyArray<PatternMark>,
  { high, low }: Pick<BarColumns, "high" | "low">,
  spacing: number
): ReadonlyArray<PatternMark> => {
  if (spacing >= apart) return marks
  const outward = ({ index, isBullish }: PatternMark): number =>
    isBullish ? -(low[index] ?? 0) : (high[index] ?? 0)
  const placeOf = ({ index, isBullish }: PatternMark): number =>
    2 * Math.floor((index * spacing) / apart) + (isBullish ? 1 : 0)
  const outermost = new Map<number, PatternMark>()
  for (const mark of marks) {
    const other = outermost.get(placeOf(mark))
    if (other === undefined || outward(mark) > outward(other)) outermost.set(placeOf(mark), mark)
  }
  return marks.filter((mark) => outermost.get(placeOf(mark))?.index === mark.index)
}

/** Pixels that a name takes at most beside its mark. */
const widthOf = ({ title }: PatternMark): number => 7 * title.length + 12

/** The marks, given with the oldest first, whose names have room where bars are so many pixels apart, the newest before others. */
export const namedMarks = (marks: ReadonlyArray<PatternMark>, spacing: number): ReadonlySet<PatternMark> => {
  const named = new Set<PatternMark>()
  /** Where the last name on each side begins, in pixels from the first bar, and its bar. */
  const taken = new Map<boolean, { readonly from: number; readonly index: number }>()
  for (const mark of marks.toReversed()) {
    const half = widthOf(mark) / 2
    const at = mark.index * spacing
    const last = taken.get(mark.isBullish)
    // Names of one bar are below each other.
    if (last !== undefined && last.index !== mark.index && at + half > last.from) continue
    named.add(mark)
    taken.set(mark.isBullish, { from: Math.min(last?.from ?? at, at - half), index: mark.index })
  }
  return named
}
