/** Draws prices, volume, indicators and events by lightweight-charts, in a module of its own: it is loaded when a chart is. */
import {
  type AutoscaleInfo,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  HistogramSeries,
  type ISeriesApi,
  type ISeriesPrimitive,
  LineSeries,
  LineStyle,
  type Logical,
  PriceScaleMode,
  TickMarkType,
  type Time,
  type UTCTimestamp
} from "lightweight-charts"
import { change } from "../../language/format.ts"
import { colourReader } from "./canvasColours.ts"
import type { ComparedLine } from "./compared/returns.ts"
import { logAxis } from "./logarithmic/axis.ts"
import { type Mark, markersOf } from "./markers.ts"
import { addPrices, colourPrices, setPrices } from "./priceSeries.ts"
import { scaleOf } from "./scaleOf.ts"
import type { Form } from "./settings.ts"
import { conflated, indicatorDrawing, type IndicatorPicture } from "./indicators/series.ts"
import { dateOf, dayOfMonthText, timeOf } from "./times.ts"

export { engine } from "./indicators/engine.ts"

/** All that is drawn. A part that is the same object as before isn't drawn again. */
export interface Picture extends IndicatorPicture {
  readonly marks: ReadonlyArray<Mark>
  /** Lines beside that of the prices; where there are any, the scale is in percent of the first bar shown. */
  readonly compared: ReadonlyArray<ComparedLine>
  readonly form: Form
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
  /** Leaves so many pixels above the prices to what stands over them. */
  readonly reserve: (pixels: number) => void
  /** Shows a fraction of the bars around the crosshair: below 1 nearer, above 1 farther. */
  readonly zoom: (factor: number) => void
  readonly remove: () => void
}

export interface Listeners {
  /** The bar under the crosshair; null where there is none. */
  readonly onCursor: (index: number | null) => void
  /** The first and last bar shown. */
  readonly onRange: (first: number, last: number) => void
  /** Whether the stretch of the picture is still what is shown: it may be dragged and zoomed away. */
  readonly onStretch: (isShown: boolean) => void
  /** How far below the top of the chart each of its panes begins, in pixels. */
  readonly onPanes: (tops: ReadonlyArray<number>) => void
}

/** The heights of panes relative to one another. */
const [pricePane, otherPane] = [4, 1]

/** So near to the label of the last price, in pixels, a label of the axis would lie half below it. */
const labelHeight = 16

/** What a scale leaves free above and below, as fractions of its pane: above for its name. */
const even = { top: 0.25, bottom: 0.1 }

/** The part of the price's pane that volume takes, at its bottom. */
const volumePart = 0.18

/** Heights of text between the labels of a scale: as usual, and so many that there is one label at most, at a power of ten. */
const [usualDensity, sparsest] = [2.5, 1e6]

const percentText = (value: number): string => change(value, 0)

/** What the prices leave free besides, in pixels, and the height of the row of events below them. */
const space = 8
const eventRow = 32

export const draw = (element: HTMLElement, { onCursor, onPanes, onRange, onStretch }: Listeners): Drawing => {
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
      enableConflation: true,
      conflationThresholdFactor: conflated,
      tickMarkFormatter: (time: Time, kind: TickMarkType, locale: string) =>
        kind === TickMarkType.DayOfMonth ? dayOfMonthText(time, locale) : null
    },
    // The page scrolls by wheel and finger as it does elsewhere; the chart takes the wheel while it has the focus.
    handleScroll: { vertTouchDrag: false },
    handleScale: { mouseWheel: false }
  })
  const addBars = (form: Form) => {
    const volume = chart.addSeries(HistogramSeries, {
      priceScaleId: "volume",
      lastValueVisible: false,
      priceLineVisible: false
    })
    volume.priceScale().applyOptions({ scaleMargins: { top: 1 - volumePart, bottom: 0 } })
    const prices = addPrices(chart, form)
    return { form, volume, prices }
  }

  let isGone = false
  let base = addBars("candles")
  let lines: ReadonlyArray<ISeriesApi<"Line">> = []
  let events: ISeriesApi<"Line"> | null = null
  /** Where the scale is logarithmic. */
  let axis: ISeriesPrimitive<Time> | null = null
  const studies = indicatorDrawing(chart, colour)
  let times: ReadonlyArray<UTCTimestamp> = []
  let drawn: Picture | null = null

  /**
   * What is drawn anew is of new series: lightweight-charts 5.2 joins bars that share a pixel, and fails when it draws
   * those that it joined before `setData`. The new series come first, because a pane without any is removed.
   */
  const renew = (form: Form): void => {
    const old = base
    base = addBars(form)
    chart.removeSeries(old.prices)
    axis = null
    chart.removeSeries(old.volume)
  }

  const showBars = ({ bars, gaps }: Picture): void => {
    const { close, length, open, volume: traded } = bars
    const [gain, loss] = [colour.faint("--gain"), colour.faint("--loss")]
    setPrices(base.prices, bars, gaps, times)
    base.volume.setData(
      Array.from({ length }, (_, i) => ({
        time: times[i] ?? timeOf("1970-01-01"),
        value: traded[i] ?? 0,
        color: (close[i] ?? 0) < (open[i] ?? 0) ? loss : gain
      }))
    )
    if (length > 0)
      base.prices.createPriceLine({
        price: close[length - 1] ?? 0,
        color: colour.of((close[length - 1] ?? 0) < (open[length - 1] ?? 0) ? "--loss" : "--gain"),
        lineStyle: LineStyle.Dotted,
        lineWidth: 1
      })
  }

  let reserved = 0

  /** Between what stands over them and the volume. */
  const fitPrices = (): void => {
    const height = chart.panes()[0]?.getHeight() ?? 0
    if (height === 0) return
    base.prices.priceScale().applyOptions({
      scaleMargins: {
        top: Math.min(0.5, (reserved + space) / height),
        bottom: volumePart + (drawn?.marks.length === 0 ? space : eventRow) / height
      }
    })
  }

  const panes = new ResizeObserver(() => {
    fitPrices()
    const { top } = element.getBoundingClientRect()
    onPanes(chart.panes().map((pane) => (pane.getHTMLElement()?.getBoundingClientRect().top ?? top) - top))
  })

  const watchPanes = (): void => {
    panes.disconnect()
    if (isGone) return
    for (const pane of chart.panes()) {
      const row = pane.getHTMLElement()
      if (row !== null) panes.observe(row)
    }
  }

  /** How far down the pane the axis has labels: the volume has none. */
  const axisBottom = (): number => (1 - volumePart) * (chart.panes()[0]?.getHeight() ?? 0)

  const isBelowLabel = (height: number): boolean => {
    const last = drawn?.bars.close.at(-1)
    return last !== undefined && Math.abs(height - (base.prices.priceToCoordinate(last) ?? 0)) < labelHeight
  }

  const showLogAxis = ({ compared, isLog, priceText }: Picture): void => {
    if (axis !== null) base.prices.detachPrimitive(axis)
    axis =
      isLog && compared.length === 0
        ? logAxis({
            text: colour.of("--muted"),
            surface: colour.of("--surface"),
            line: colour.of("--line"),
            priceText,
            isCovered: isBelowLabel,
            bottom: axisBottom
          })
        : null
    if (axis !== null) base.prices.attachPrimitive(axis)
    // Its grid follows its labels: those of the library give way to the axis', and other panes keep theirs.
    base.prices.priceScale().applyOptions({ tickMarkDensity: axis === null ? usualDensity : sparsest })
  }

  const showStudies = (picture: Picture, isAnew: boolean): void => {
    studies.update(picture, times, isAnew)
    // What is set of the right scale holds for panes to come as well.
    for (const [i, pane] of chart.panes().entries()) {
      pane.setStretchFactor(i === 0 ? pricePane : otherPane)
      if (i > 0)
        pane.priceScale("right").applyOptions({
          mode: PriceScaleMode.Normal,
          scaleMargins: even,
          tickMarkDensity: usualDensity
        })
    }
    base.prices.priceScale().applyOptions({
      mode:
        picture.compared.length > 0
          ? PriceScaleMode.Percentage
          : picture.isLog
            ? PriceScaleMode.Logarithmic
            : PriceScaleMode.Normal
    })
    showLogAxis(picture)
    fitPrices()
    // The elements of new panes are there once these are drawn.
    requestAnimationFrame(watchPanes)
  }

  const showCompared = ({ compared }: Picture): void => {
    for (const one of lines) chart.removeSeries(one)
    lines = compared.map(({ color, values }) => {
      const line = chart.addSeries(LineSeries, {
        color: colour.of(color),
        lineWidth: 2,
        lastValueVisible: false,
        priceLineVisible: false,
        crosshairMarkerVisible: false
      })
      line.setData(
        times.map((time, i) => {
          const value = values[i] ?? Number.NaN
          return Number.isNaN(value) ? { time } : { time, value }
        })
      )
      return line
    })
  }

  const showMarks = ({ bars, marks }: Picture): void => {
    const spikes = marks.flatMap(({ event, index }) => (event.kind === "spikes" ? [index] : []))
    const spiked = new Set(spikes)
    base.prices.applyOptions({
      autoscaleInfoProvider: (usual: () => AutoscaleInfo | null) => {
        const info = usual()
        const range = chart.timeScale().getVisibleLogicalRange()
        if (info === null || range === null) return info
        // That of the bars without a spike is the usual one, which doesn't look at each bar.
        if (!spikes.some((index) => index >= range.from - 1 && index <= range.to + 1)) return info
        return { ...info, priceRange: scaleOf(bars, spiked, range.from, range.to) ?? info.priceRange }
      }
    })
    if (events !== null) chart.removeSeries(events)
    // A line that isn't seen, along the top of the volume.
    events = chart.addSeries(LineSeries, {
      priceScaleId: "events",
      lineVisible: false,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
      autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 1 } })
    })
    events.priceScale().applyOptions({ scaleMargins: { top: 0, bottom: volumePart } })
    const marked = new Set(marks.map(({ index }) => index))
    events.setData(times.map((time, i) => (marked.has(i) ? { time, value: 0 } : { time })))
    createSeriesMarkers(events, markersOf(marks, times, colour), { zOrder: "top" })
    fitPrices()
  }

  const showColours = ({ dayText, locale, priceText, volumeText }: Picture): void => {
    const isCovered = (value: number): boolean => {
      const height = base.prices.priceToCoordinate(value) ?? 0
      return axis !== null || isBelowLabel(height) || height > axisBottom()
    }
    /** The price at so many percent of the scale: the first bar shown is at 0. */
    const ofPercent = (value: number): number => {
      const first = Math.max(0, Math.ceil(chart.timeScale().getVisibleLogicalRange()?.from ?? 0))
      return (drawn?.bars.close[first] ?? 0) * (1 + value / 100)
    }
    const { fontFamily } = getComputedStyle(element)
    const line = colour.of("--line")
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
      localization: {
        locale,
        percentageFormatter: percentText,
        tickmarksPercentageFormatter: (values: ReadonlyArray<number>) =>
          values.map((value) => (value < -100 || isCovered(ofPercent(value)) ? "" : percentText(value))),
        timeFormatter: (time: Time) => dayText(dateOf(time))
      }
    })
    const axisText = (value: number): string => (value > 0 ? priceText(value) : value === 0 ? "0" : "")
    const priceFormat = {
      type: "custom",
      minMove: 0.0001,
      formatter: axisText,
      tickmarksFormatter: (values: ReadonlyArray<number>) =>
        values.map((value) => (isCovered(value) ? "" : axisText(value)))
    } as const
    base.prices.applyOptions({ priceFormat })
    colourPrices(base.prices, colour)
    base.volume.applyOptions({ priceFormat: { type: "custom", minMove: 1, formatter: volumeText } })
  }

  /** Whether the chosen stretch may have been left since: by dragging, zooming or keys. */
  let isLeft = false

  const reportStretch = (): void => {
    const shown = chart.timeScale().getVisibleLogicalRange()
    if (shown === null || drawn === null) return
    const { bars, stretch } = drawn
    const isThere = Math.abs(shown.from - stretch.first) < 1 && Math.abs(shown.to - (bars.length - 1)) < 1
    onStretch(!isLeft || isThere)
  }

  const reportRange = (): void => {
    const shown = chart.timeScale().getVisibleLogicalRange()
    if (shown === null) return
    onRange(Math.max(0, Math.ceil(shown.from)), Math.min(times.length - 1, Math.floor(shown.to)))
  }

  const showStretch = ({ bars, stretch }: Picture): void => {
    isLeft = false
    // Whole bars, because the right edge is fixed at the last one: half a bar more would show another at the left.
    if (bars.length > 0)
      chart.timeScale().setVisibleLogicalRange({ from: stretch.first, to: bars.length - 1 })
    reportStretch()
  }

  const update = (next: Picture): void => {
    const before = drawn
    drawn = next
    const isOther = before?.bars !== next.bars
    const isRecoloured = before?.colours !== next.colours
    if (isOther) times = next.bars.date.map(timeOf)
    const isAnew = isOther || isRecoloured || base.form !== next.form
    if ((before !== null && isAnew) || base.form !== next.form) renew(next.form)
    if (isAnew || before?.priceText !== next.priceText) showColours(next)
    if (isAnew) showBars(next)
    const isComparedOtherwise = before?.compared !== next.compared
    if (isAnew || isComparedOtherwise) showCompared(next)
    if (
      isAnew ||
      isComparedOtherwise ||
      before?.indicators !== next.indicators ||
      before.isLog !== next.isLog
    )
      showStudies(next, isAnew)
    if (isAnew || before?.marks !== next.marks) showMarks(next)
    const { bars, stretch } = next
    const isOtherStretch =
      before?.stretch.name !== stretch.name ||
      before.bars.date[before.stretch.first] !== bars.date[stretch.first]
    if (isOtherStretch) showStretch(next)
    // Bars before the others shift the indexes of what is shown, which the library doesn't report.
    if (isOther) reportRange()
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
    chart.setCrosshairPosition(close, time, base.prices)
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
  chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
    reportRange()
    reportStretch()
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
    reserve: (pixels) => {
      reserved = pixels
      fitPrices()
    },
    remove: () => {
      isGone = true
      panes.disconnect()
      element.removeEventListener("focus", take)
      element.removeEventListener("blur", release)
      element.removeEventListener("pointermove", leave)
      element.removeEventListener("wheel", leave)
      chart.remove()
      colour.remove()
    }
  }
}
