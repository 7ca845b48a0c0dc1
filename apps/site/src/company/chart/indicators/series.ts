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
import {
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

const invisible = "transparent"

/** Bars and points are joined where they are less than so many pixels apart: many lines over decades would be slow to draw. */
export const conflated = 2
/** The same of lines, where there are many. */
const conflatedMore = 4
const unconflated = 1e-6

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
  let named: ReadonlySet<PatternMark> = new Set()
  let namedAt = Number.NaN

  const addLine = (
    indicator: PlacedIndicator,
    line: IndicatorLine,
    { gaps, isLog, ...texts }: IndicatorPicture,
    times: ReadonlyArray<UTCTimestamp>,
    pane: number
  ): ReadonlyArray<Series> => {
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
      return [series]
    }
    // Which points end a stretch of values isn't known of points that were joined.
    const hasBreaks =
      form === "line" && times.some((_, i) => i > 0 && isKnown(i - 1) && !isKnown(i) && !gaps.includes(i))
    const options = {
      ...common,
      priceFormat,
      autoscaleInfoProvider,
      color: colour.of(color),
      lineStyle: styles[dash],
      lineWidth: width,
      conflationThresholdFactor: hasBreaks ? unconflated : width === 1 ? conflatedMore : conflated,
      ...(form === "points" ? { lineVisible: false, pointMarkersVisible: true, pointMarkersRadius: 1.5 } : {})
    } as const
    // A series connects what lies on both sides of points without a value: each stretch between gaps is one of its own, and
    // within a stretch the line that would connect them isn't seen.
    return [0, ...gaps].map((start, stretch) => {
      const end = gaps[stretch] ?? times.length
      const series = chart.addSeries(LineSeries, options, pane)
      series.setData(
        times.map((time, i) => {
          if (i < start || i >= end || !isKnown(i)) return { time }
          const value = values[i] ?? 0
          return form === "line" && i + 1 < end && !isKnown(i + 1)
            ? { time, value, color: invisible }
            : { time, value }
        })
      )
      return series
    })
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
    const [first] = series.flat()
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
          for (const one of series[i] ?? [])
            (one as ISeriesApi<"Line">).applyOptions({
              color: colour.of(color),
              lineStyle: styles[dash],
              lineWidth: width
            })
        }),
      moveTo: (at) => {
        if (isApart && own !== undefined && own.paneIndex() !== at) own.moveTo(at)
      },
      remove: () => {
        for (const one of series.flat()) chart.removeSeries(one)
      }
    }
  }

  const setMarkers = (times: ReadonlyArray<UTCTimestamp>): void => {
    for (const { isBullish, plugin } of markers)
      plugin.setMarkers(
        marks
          .filter((mark) => mark.isBullish === isBullish)
          .map((mark) => ({
            time: times[mark.index] ?? (0 as UTCTimestamp),
            position: isBullish ? "belowBar" : "aboveBar",
            shape: isBullish ? "arrowUp" : "arrowDown",
            color: colour.of(isBullish ? "--gain" : "--loss"),
            ...(named.has(mark) ? { text: mark.title } : {})
          }))
      )
  }

  /** Pixels between bars. */
  const spacing = (): number => {
    const range = chart.timeScale().getVisibleLogicalRange()
    return range === null ? 1 : chart.timeScale().width() / Math.max(1, range.to - range.from)
  }

  const nameMarks = (): void => {
    namedAt = roughly(spacing())
    named = namedMarks(marks, spacing())
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
    nameMarks()
    setMarkers(times)
  }

  let latest: ReadonlyArray<UTCTimestamp> = []
  let patterns: ReadonlyArray<PlacedIndicator> = []

  chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
    if (marks.length === 0 || roughly(spacing()) === namedAt) return
    nameMarks()
    setMarkers(latest)
  })

  return {
    /** Draws what differs from before; all of it where `isAnew`. */
    update: (picture: IndicatorPicture, times: ReadonlyArray<UTCTimestamp>, isAnew: boolean): void => {
      latest = times
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
