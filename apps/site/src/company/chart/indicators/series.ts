/** Draws indicators: lines over the prices and in panes of their own, and candle patterns as marks at bars. */
import {
  type AutoscaleInfo,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp
} from "lightweight-charts"
import type { BarColumns } from "../../../../../../core/prices/mod.ts"
import type { Colours } from "../canvasColours.ts"
import { leadsOf } from "./breaks.ts"
import { brokenLine } from "./brokenLine.ts"
import {
  apartMarks,
  type IndicatorLine,
  namedMarks,
  panesOf,
  type PatternMark,
  patternMarks,
  type PlacedIndicator
} from "./placed.ts"
import { type PriceTexts, valueText } from "./valueText.ts"

/** What is drawn of indicators. */
export interface IndicatorPicture extends PriceTexts {
  readonly bars: BarColumns
  readonly indicators: ReadonlyArray<PlacedIndicator>
  /** The bars that follow a gap in the prices, at which lines are interrupted. */
  readonly gaps: ReadonlyArray<number>
  readonly isLog: boolean
}

type Series = ISeriesApi<"Line"> | ISeriesApi<"Histogram">

const common = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const

const styles = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const

/** Bars and points are joined where they are less than so many pixels apart: many lines over decades would be slow to draw. */
export const conflated = 2
/** The same of lines, where there are many. */
const conflatedMore = 4

/** The usual scale, with room for levels. */
const withLevels = (info: AutoscaleInfo | null, levels: ReadonlyArray<number>): AutoscaleInfo | null =>
  info?.priceRange == null
    ? info
    : {
        ...info,
        priceRange: {
          minValue: Math.min(info.priceRange.minValue, ...levels),
          maxValue: Math.max(info.priceRange.maxValue, ...levels)
        }
      }

/** An indicator that is drawn, and how it is taken away. */
interface Drawn {
  readonly isSame: (indicator: PlacedIndicator, isLog: boolean) => boolean
  readonly recolour: (indicator: PlacedIndicator) => void
  /** Puts its pane in its place, counted from 1; nothing over the prices. */
  readonly moveTo: (pane: number) => void
  readonly remove: () => void
}

/** Widths of bars that differ by less than a twelfth are the same, so that what is dragged keeps its names. */
const roughly = (spacing: number): number => Math.round(Math.log(spacing) * 12)

export const indicatorDrawing = (chart: IChartApi, colour: Colours) => {
  let drawn = new Map<string, Drawn>()
  let marks: ReadonlyArray<PatternMark> = []
  let markers: ReadonlyArray<{
    readonly isBullish: boolean
    readonly series: ISeriesApi<"Line">
    readonly plugin: ISeriesMarkersPluginApi<Time>
  }> = []
  let marksAt = Number.NaN

  const addLine = (
    indicator: PlacedIndicator,
    line: IndicatorLine,
    { gaps, isLog, ...texts }: IndicatorPicture,
    times: ReadonlyArray<UTCTimestamp>,
    pane: number
  ): Series => {
    const { levels, lines, place } = indicator
    const { color, dash, form, values, width } = line
    const priceFormat = {
      type: "custom",
      minMove: 0.0001,
      formatter: valueText(indicator, line, texts)
    } as const
    // A logarithmic scale would make room for what comes near zero, as bands do.
    const isAside = isLog && place === "prices" && lines.length > 1
    const autoscaleInfoProvider = (usual: () => AutoscaleInfo | null) =>
      isAside ? null : withLevels(usual(), levels)
    const isKnown = (i: number): boolean => {
      const value = values[i] ?? Number.NaN
      return isLog && place === "prices" ? value > 0 : !Number.isNaN(value)
    }
    if (form === "histogram") {
      const [gain, loss] = [colour.faint("--gain"), colour.faint("--loss")]
      const series = chart.addSeries(HistogramSeries, { ...common, priceFormat, autoscaleInfoProvider }, pane)
      series.setData(
        times.map((time, i) =>
          isKnown(i) ? { time, value: values[i] ?? 0, color: (values[i] ?? 0) < 0 ? loss : gain } : { time }
        )
      )
      return series
    }
    const apart = width === 1 ? conflatedMore : conflated
    const leads = form === "line" ? leadsOf(isKnown, gaps, times.length) : null
    const series = chart.addSeries(
      LineSeries,
      {
        ...common,
        priceFormat,
        autoscaleInfoProvider,
        color: colour.of(color),
        lineStyle: styles[dash],
        lineWidth: width,
        lineVisible: form === "line" && leads === null,
        conflationThresholdFactor: apart,
        ...(form === "points" ? { pointMarkersVisible: true, pointMarkersRadius: 1.5 } : {})
      },
      pane
    )
    series.setData(times.map((time, i) => (isKnown(i) ? { time, value: values[i] ?? 0 } : { time })))
    if (leads !== null) series.attachPrimitive(brokenLine(values, leads, apart))
    return series
  }

  const add = (
    indicator: PlacedIndicator,
    picture: IndicatorPicture,
    times: ReadonlyArray<UTCTimestamp>
  ): Drawn => {
    const { levels, lines, place } = indicator
    const isApart = place === "pane"
    const pane = isApart ? chart.panes().length : 0
    const series = lines.map((line) => addLine(indicator, line, picture, times, pane))
    const [first] = series
    for (const price of levels)
      first?.createPriceLine({
        price,
        color: colour.of("--line-strong"),
        lineStyle: LineStyle.Dashed,
        lineWidth: 1,
        axisLabelVisible: false
      })
    const own = first?.getPane()
    const values = lines.map((line) => line.values)
    return {
      isSame: (other, isLog) =>
        (place !== "prices" || isLog === picture.isLog) &&
        other.lines.every((line, i) => line.values === values[i]),
      recolour: (other) =>
        other.lines.forEach(({ color, dash, form, width }, i) => {
          if (form === "histogram") return
          ;(series[i] as ISeriesApi<"Line"> | undefined)?.applyOptions({
            color: colour.of(color),
            lineStyle: styles[dash],
            lineWidth: width
          })
        }),
      moveTo: (at) => {
        if (isApart && own !== undefined && own.paneIndex() !== at) own.moveTo(at)
      },
      remove: () => {
        for (const one of series) chart.removeSeries(one)
      }
    }
  }

  /** Pixels between bars. */
  const spacing = (): number => {
    const range = chart.timeScale().getVisibleLogicalRange()
    return range === null ? 1 : chart.timeScale().width() / Math.max(1, range.to - range.from)
  }

  /** Those of all bars, not only of those shown, so that dragging the chart changes nothing. */
  const setMarkers = ({ high, low }: BarColumns, times: ReadonlyArray<UTCTimestamp>): void => {
    const pixels = spacing()
    marksAt = roughly(pixels)
    const shown = apartMarks(marks, { high, low }, pixels)
    const named = namedMarks(shown, pixels)
    for (const { isBullish, plugin } of markers) {
      const color = colour.of(isBullish ? "--gain" : "--loss")
      plugin.setMarkers(
        shown
          .filter((mark) => mark.isBullish === isBullish)
          .map((mark) => ({
            time: times[mark.index] ?? (0 as UTCTimestamp),
            position: isBullish ? "belowBar" : "aboveBar",
            shape: isBullish ? "arrowUp" : "arrowDown",
            color,
            ...(named.has(mark) ? { text: mark.title } : {})
          }))
      )
    }
  }

  /** Marks are those of lines that aren't seen, along the lows and along the highs. */
  const showMarks = ({ bars }: IndicatorPicture, times: ReadonlyArray<UTCTimestamp>): void => {
    for (const { plugin, series } of markers) {
      plugin.detach()
      chart.removeSeries(series)
    }
    markers = [true, false].flatMap((isBullish) => {
      const places = new Set(marks.filter((mark) => mark.isBullish === isBullish).map(({ index }) => index))
      if (places.size === 0) return []
      const series = chart.addSeries(LineSeries, {
        ...common,
        lineVisible: false,
        autoscaleInfoProvider: () => null
      })
      const values = isBullish ? bars.low : bars.high
      series.setData(times.map((time, i) => (places.has(i) ? { time, value: values[i] ?? 0 } : { time })))
      return [{ isBullish, series, plugin: createSeriesMarkers(series, [], { zOrder: "top" }) }]
    })
    setMarkers(bars, times)
  }

  let latest: { readonly bars: BarColumns; readonly times: ReadonlyArray<UTCTimestamp> } | null = null
  let patterns: ReadonlyArray<PlacedIndicator> = []

  chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
    if (latest !== null && marks.length > 0 && roughly(spacing()) !== marksAt)
      setMarkers(latest.bars, latest.times)
  })

  return {
    /** Draws what differs from before; all of it where `isAnew`. */
    update: (picture: IndicatorPicture, times: ReadonlyArray<UTCTimestamp>, isAnew: boolean): void => {
      latest = { bars: picture.bars, times }
      const { indicators, isLog } = picture
      const lined = indicators.filter(({ place }) => place !== "marks")
      const kept = new Map<string, Drawn>()
      const wanted = new Map(lined.map((one) => [one.expression, one]))
      for (const [expression, one] of drawn) {
        const indicator = wanted.get(expression)
        if (!isAnew && indicator !== undefined && one.isSame(indicator, isLog)) kept.set(expression, one)
        else one.remove()
      }
      for (const indicator of lined) {
        const before = kept.get(indicator.expression)
        if (before === undefined) kept.set(indicator.expression, add(indicator, picture, times))
        else before.recolour(indicator)
      }
      drawn = kept
      for (const [i, { expression }] of panesOf(indicators).entries()) drawn.get(expression)?.moveTo(i + 1)
      const next = indicators.filter(({ place }) => place === "marks")
      const isOther =
        next.length !== patterns.length ||
        next.some(({ lines }, i) => lines[0]?.values !== patterns[i]?.lines[0]?.values)
      if (isAnew || isOther) {
        patterns = next
        marks = patternMarks(next)
        showMarks(picture, times)
      }
    }
  }
}
