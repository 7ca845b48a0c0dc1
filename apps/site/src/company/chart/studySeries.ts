/** The series of indicators: lines, bands and histograms, over the prices and in panes of their own. */
import {
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp
} from "lightweight-charts"
import type { BarColumns } from "../../../../../core/prices/mod.ts"
import type { Colours } from "./canvasColours.ts"
import type { StudyLine } from "./studies.ts"

/** What is drawn of indicators. */
export interface Studies {
  readonly bars: BarColumns
  readonly lines: ReadonlyArray<StudyLine>
  /** The bars that follow a gap in the prices, at which lines are interrupted. */
  readonly gaps: ReadonlyArray<number>
  readonly isLog: boolean
  readonly priceText: (value: number) => string
  /** Of an indicator in the unit of prices; it may be near zero where prices aren't. */
  readonly studyText: (value: number) => string
}

export type StudySeries = ISeriesApi<"Line"> | ISeriesApi<"Histogram">

/** Adds them to the chart, at the times of its bars. */
export const addStudies = (
  chart: IChartApi,
  { bars, gaps, isLog, lines, priceText, studyText }: Studies,
  times: ReadonlyArray<UTCTimestamp>,
  colour: Colours
): ReadonlyArray<StudySeries> => {
  const panes = ["price", ...new Set(lines.map(({ pane }) => pane).filter((pane) => pane !== "price"))]
  const [gain, loss] = [colour.faint("--gain"), colour.faint("--loss")]
  const formatters = { price: priceText, macd: studyText, rsi: (value: number) => value.toFixed(0) }
  return lines.flatMap(({ color, form, pane, values }): ReadonlyArray<StudySeries> => {
    const common = {
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: {
        type: "custom",
        minMove: 0.0001,
        formatter: formatters[pane]
      }
    } as const
    const at = panes.indexOf(pane)
    const pointOf = (time: UTCTimestamp, i: number) => {
      const value = values[i] ?? Number.NaN
      // Bands reach below zero, and a logarithmic scale would make room for those that come near.
      const isDrawn = isLog && pane === "price" ? value > 0 : !Number.isNaN(value)
      return isDrawn ? { time, value } : { time }
    }
    if (form === "histogram") {
      const series = chart.addSeries(HistogramSeries, common, at)
      series.setData(
        times.map((time, i) => ({ ...pointOf(time, i), color: (values[i] ?? 0) < 0 ? loss : gain }))
      )
      return [series]
    }
    // A series connects what lies on both sides of points without a value: each stretch between gaps is one of its own.
    const stretches = [0, ...gaps].map((start, i) => [start, gaps[i] ?? bars.length] as const)
    return stretches.map(([start, end], stretch) => {
      const series = chart.addSeries(
        LineSeries,
        {
          ...common,
          color: colour.of(color),
          lineWidth: form === "band" ? 1 : 2,
          crosshairMarkerVisible: false,
          ...(pane === "rsi"
            ? { autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) }
            : isLog && form === "band"
              ? { autoscaleInfoProvider: () => null }
              : {})
        },
        at
      )
      series.setData(times.map((time, i) => (i >= start && i < end ? pointOf(time, i) : { time })))
      if (pane === "rsi" && stretch === 0)
        for (const price of [30, 70])
          series.createPriceLine({
            price,
            color: colour.of("--line-strong"),
            lineStyle: LineStyle.Dashed,
            lineWidth: 1,
            axisLabelVisible: false
          })
      return series
    })
  })
}
