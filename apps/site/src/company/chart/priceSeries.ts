/** The series of the prices themselves: candles, or a line or an area of closes. */
import {
  AreaSeries,
  CandlestickSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  type SeriesType,
  type UTCTimestamp
} from "lightweight-charts"
import type { BarColumns } from "../../../../../core/prices/mod.ts"
import type { Colours } from "./canvasColours.ts"
import type { Form } from "./settings.ts"

export type PriceSeries = ISeriesApi<SeriesType>

const common = { lastValueVisible: false, priceLineVisible: false } as const

export const addPrices = (chart: IChartApi, form: Form): PriceSeries =>
  form === "candles"
    ? chart.addSeries(CandlestickSeries, { ...common, borderVisible: false })
    : chart.addSeries(form === "line" ? LineSeries : AreaSeries, { ...common, lineWidth: 2 })

export const colourPrices = (series: PriceSeries, colour: Colours): void => {
  const [gain, loss, line] = [colour.of("--gain"), colour.of("--loss"), colour.of("--series-1")]
  series.applyOptions(
    series.seriesType() === "Candlestick"
      ? { upColor: gain, wickUpColor: gain, downColor: loss, wickDownColor: loss }
      : series.seriesType() === "Line"
        ? { color: line }
        : {
            lineColor: line,
            topColor: colour.faint("--series-1", 0.3),
            bottomColor: colour.faint("--series-1", 0.02)
          }
  )
}

const invisible = "transparent"

/** Sets the bars of the series, at their times; a line doesn't lead to a bar whose index is among `gaps`. */
export const setPrices = (
  series: PriceSeries,
  { close, high, low, open }: BarColumns,
  gaps: ReadonlyArray<number>,
  times: ReadonlyArray<UTCTimestamp>
): void => {
  if (series.seriesType() === "Candlestick")
    series.setData(
      times.map((time, i) => ({
        time,
        open: open[i] ?? 0,
        high: high[i] ?? 0,
        low: low[i] ?? 0,
        close: close[i] ?? 0
      }))
    )
  else {
    const afterGaps = new Set(gaps)
    // A piece of a line is in the colour of the bar that it begins at.
    const hidden =
      series.seriesType() === "Line"
        ? { color: invisible }
        : { lineColor: invisible, topColor: invisible, bottomColor: invisible }
    series.setData(
      times.map((time, i) => ({ time, value: close[i] ?? 0, ...(afterGaps.has(i + 1) ? hidden : {}) }))
    )
  }
}
