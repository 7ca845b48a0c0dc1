/** Draws candles, volume, indicators and events by lightweight-charts, in a module of its own: it is loaded when a chart is. */
import {
  type AutoscaleInfo,
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  HistogramSeries,
  LineStyle,
  type Logical,
  PriceScaleMode,
  type Time,
  type UTCTimestamp
} from "lightweight-charts"
import { colourReader } from "./canvasColours.ts"
import { type Mark, markersOf } from "./markers.ts"
import { scaleOf } from "./scaleOf.ts"
import { addStudies, type Studies, type StudySeries } from "./studySeries.ts"
import { dateOf, timeOf } from "./times.ts"

/** All that is drawn. A part that is the same object as before isn't drawn again. */
export interface Picture extends Studies {
  readonly marks: ReadonlyArray<Mark>
  /** The stretch that is shown, applied when it differs from that of the picture before: its name, and its first bar. */
  readonly stretch: { readonly name: string; readonly first: number }
  /** What the colours depend on: they are read from CSS again when it differs. */
  readonly colours: string
  readonly locale: string
  readonly volumeText: (value: number) => string
  readonly dayText: (date: string) => string
}

export interface Drawing {
  readonly update: (picture: Picture) => void
  /** Places the crosshair on a bar and scrolls to it where it isn't shown; null removes it. */
  readonly moveTo: (index: number | null) => void
  /** Shows a fraction of the bars around the crosshair: below 1 nearer, above 1 farther. */
  readonly zoom: (factor: number) => void
  readonly remove: () => void
}

export interface Listeners {
  /** The bar under the crosshair; null where there is none. */
  readonly onCursor: (index: number | null) => void
  /** The first and last bar shown. */
  readonly onRange: (first: number, last: number) => void
}

/** The heights of panes relative to one another. */
const [pricePane, otherPane] = [4, 1]

/** So near to the label of the last price, in pixels, a label of the axis would lie half below it. */
const labelHeight = 16

/** What a scale leaves free above and below, as fractions of its pane. */
const even = { top: 0.1, bottom: 0.1 }
const aboveVolume = { top: 0.08, bottom: 0.22 }
const volumePart = 0.18

export const draw = (element: HTMLElement, { onCursor, onRange }: Listeners): Drawing => {
  const colour = colourReader(element)
  const chart = createChart(element, {
    autoSize: true,
    layout: { attributionLogo: false },
    crosshair: { mode: CrosshairMode.Normal },
    rightPriceScale: { borderVisible: false },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.02,
      enableConflation: true
    },
    // The page scrolls by wheel and finger as it does elsewhere; the chart takes the wheel while it has the focus.
    handleScroll: { vertTouchDrag: false },
    handleScale: { mouseWheel: false }
  })
  const addBars = () => {
    const volume = chart.addSeries(HistogramSeries, {
      priceScaleId: "volume",
      lastValueVisible: false,
      priceLineVisible: false
    })
    volume.priceScale().applyOptions({ scaleMargins: { top: 1 - volumePart, bottom: 0 } })
    const candles = chart.addSeries(CandlestickSeries, {
      borderVisible: false,
      lastValueVisible: false,
      priceLineVisible: false
    })
    return { volume, candles, markers: createSeriesMarkers(candles, [], { zOrder: "top" }) }
  }

  let base = addBars()
  let studies: ReadonlyArray<StudySeries> = []
  let times: ReadonlyArray<UTCTimestamp> = []
  let drawn: Picture | null = null

  /**
   * What is drawn anew is of new series: lightweight-charts 5.2 joins bars that share a pixel, and fails when it draws
   * those that it joined before `setData`. The new series come first, because a pane without any is removed.
   */
  const renew = (): void => {
    const old = base
    base = addBars()
    old.markers.detach()
    chart.removeSeries(old.candles)
    chart.removeSeries(old.volume)
  }

  const showBars = ({ bars: { close, high, length, low, open, volume: traded } }: Picture): void => {
    const [gain, loss] = [colour.faint("--gain"), colour.faint("--loss")]
    base.candles.setData(
      times.map((time, i) => ({
        time,
        open: open[i] ?? 0,
        high: high[i] ?? 0,
        low: low[i] ?? 0,
        close: close[i] ?? 0
      }))
    )
    base.volume.setData(
      Array.from({ length }, (_, i) => ({
        time: times[i] ?? timeOf("1970-01-01"),
        value: traded[i] ?? 0,
        color: (close[i] ?? 0) < (open[i] ?? 0) ? loss : gain
      }))
    )
    if (length > 0)
      base.candles.createPriceLine({
        price: close[length - 1] ?? 0,
        color: colour.of((close[length - 1] ?? 0) < (open[length - 1] ?? 0) ? "--loss" : "--gain"),
        lineStyle: LineStyle.Dotted,
        lineWidth: 1
      })
  }

  const showStudies = (picture: Picture): void => {
    for (const one of studies) chart.removeSeries(one)
    studies = addStudies(chart, picture, times, colour)
    // What is set of the right scale holds for panes to come as well.
    for (const [i, pane] of chart.panes().entries()) {
      pane.setStretchFactor(i === 0 ? pricePane : otherPane)
      if (i > 0) pane.priceScale("right").applyOptions({ mode: PriceScaleMode.Normal, scaleMargins: even })
    }
    base.candles.priceScale().applyOptions({
      mode: picture.isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
      scaleMargins: aboveVolume
    })
  }

  const showMarks = ({ bars, marks }: Picture): void => {
    const spiked = new Set(marks.flatMap(({ event, index }) => (event.kind === "spikes" ? [index] : [])))
    base.candles.applyOptions({
      autoscaleInfoProvider: (usual: () => AutoscaleInfo | null) => {
        const info = usual()
        const range = chart.timeScale().getVisibleLogicalRange()
        if (spiked.size === 0 || info === null || range === null) return info
        return { ...info, priceRange: scaleOf(bars, spiked, range.from, range.to) ?? info.priceRange }
      }
    })
    base.markers.setMarkers(markersOf(marks, times, colour))
  }

  const showColours = ({ bars, dayText, locale, priceText, volumeText }: Picture): void => {
    const { fontFamily } = getComputedStyle(element)
    const line = colour.of("--line")
    const [gain, loss] = [colour.of("--gain"), colour.of("--loss")]
    const crosshair = { color: colour.of("--line-strong"), labelBackgroundColor: colour.of("--accent") }
    chart.applyOptions({
      layout: {
        background: { color: colour.of("--surface") },
        textColor: colour.of("--muted"),
        fontFamily,
        panes: { separatorColor: line, separatorHoverColor: colour.of("--raised") }
      },
      grid: { vertLines: { color: line }, horzLines: { color: line } },
      crosshair: { vertLine: crosshair, horzLine: crosshair },
      localization: { locale, timeFormatter: (time: Time) => dayText(dateOf(time)) }
    })
    const axisText = (value: number): string => (value > 0 ? priceText(value) : value === 0 ? "0" : "")
    const last = bars.close[bars.length - 1] ?? 0
    const heightOf = (price: number): number => base.candles.priceToCoordinate(price) ?? 0
    const isCovered = (value: number): boolean =>
      Math.abs(heightOf(value) - heightOf(last)) < labelHeight ||
      heightOf(value) > (1 - volumePart) * (chart.panes()[0]?.getHeight() ?? 0)
    const priceFormat = {
      type: "custom",
      minMove: 0.0001,
      formatter: axisText,
      tickmarksFormatter: (values: ReadonlyArray<number>) =>
        values.map((value) => (isCovered(value) ? "" : axisText(value)))
    } as const
    base.candles.applyOptions({
      priceFormat,
      upColor: gain,
      wickUpColor: gain,
      downColor: loss,
      wickDownColor: loss
    })
    base.volume.applyOptions({ priceFormat: { type: "custom", minMove: 1, formatter: volumeText } })
  }

  /** Whether the chosen stretch was left since: by dragging, zooming or keys. */
  let isLeft = false

  const showStretch = ({ bars, stretch }: Picture): void => {
    isLeft = false
    // Whole bars, because the right edge is fixed at the last one: half a bar more would show another at the left.
    if (bars.length > 0)
      chart.timeScale().setVisibleLogicalRange({ from: stretch.first, to: bars.length - 1 })
  }

  const update = (next: Picture): void => {
    const before = drawn
    drawn = next
    const isOther = before?.bars !== next.bars
    const isRecoloured = before?.colours !== next.colours
    if (isOther) times = next.bars.date.map(timeOf)
    if (before !== null && (isOther || isRecoloured)) renew()
    if (isOther || isRecoloured || before?.priceText !== next.priceText) showColours(next)
    if (isOther || isRecoloured) showBars(next)
    if (isOther || isRecoloured || before?.lines !== next.lines || before.isLog !== next.isLog)
      showStudies(next)
    if (isOther || isRecoloured || before?.marks !== next.marks) showMarks(next)
    const { bars, stretch } = next
    const isOtherStretch =
      before?.stretch.name !== stretch.name ||
      before.bars.date[before.stretch.first] !== bars.date[stretch.first]
    if (isOtherStretch) showStretch(next)
  }

  /** Until a pointer moves: a change of the range that keys made clears the crosshair once more. */
  let isByKeys = false

  const moveTo = (index: number | null): void => {
    isByKeys = index !== null
    const [close, time] = index === null ? [] : [drawn?.bars.close[index], times[index]]
    if (index === null || close === undefined || time === undefined) {
      chart.clearCrosshairPosition()
      onCursor(null)
      return
    }
    const shown = chart.timeScale().getVisibleLogicalRange()
    if (shown !== null && (index < shown.from || index > shown.to)) {
      const half = (shown.to - shown.from) / 2
      isLeft = true
      chart.timeScale().setVisibleLogicalRange({ from: index - half, to: index + half })
    }
    chart.setCrosshairPosition(close, time, base.candles)
    onCursor(index)
  }

  const zoom = (factor: number): void => {
    const shown = chart.timeScale().getVisibleLogicalRange()
    if (shown === null) return
    const half = Math.max(5, ((shown.to - shown.from) / 2) * factor)
    const middle = (shown.from + shown.to) / 2
    isLeft = true
    chart.timeScale().setVisibleLogicalRange({ from: middle - half, to: middle + half })
  }

  const indexOf = (logical: Logical | undefined): number | null =>
    logical === undefined || times[logical] === undefined ? null : logical

  chart.subscribeCrosshairMove(({ logical, point, sourceEvent }) => {
    if (sourceEvent !== undefined) isByKeys = false
    if (!isByKeys) onCursor(point === undefined ? null : indexOf(logical))
  })
  chart.timeScale().subscribeVisibleLogicalRangeChange((shown) => {
    if (shown !== null)
      onRange(Math.max(0, Math.ceil(shown.from)), Math.min(times.length - 1, Math.floor(shown.to)))
  })
  // A chart that becomes narrower, as on paper, would show fewer bars.
  chart.timeScale().subscribeSizeChange(() => {
    if (drawn !== null && !isLeft) showStretch(drawn)
  })
  const leave = ({ type, buttons }: MouseEvent): void => {
    if (type === "wheel" || buttons !== 0) isLeft = true
  }
  element.addEventListener("pointermove", leave)
  element.addEventListener("wheel", leave, { passive: true })
  const takeWheel = (mouseWheel: boolean) => () => chart.applyOptions({ handleScale: { mouseWheel } })
  const [take, release] = [takeWheel(true), takeWheel(false)]
  element.addEventListener("focus", take)
  element.addEventListener("blur", release)

  return {
    update,
    moveTo,
    zoom,
    remove: () => {
      element.removeEventListener("focus", take)
      element.removeEventListener("blur", release)
      element.removeEventListener("pointermove", leave)
      element.removeEventListener("wheel", leave)
      chart.remove()
      colour.remove()
    }
  }
}
