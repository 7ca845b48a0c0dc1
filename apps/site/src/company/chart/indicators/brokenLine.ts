/**
 * Draws lines with breaks. A series of lightweight-charts connects what lies on both sides of a break unless a point has an
 * invisible colour, which it loses where points that share a pixel are joined.
 */
import {
  type ISeriesApi,
  type ISeriesPrimitive,
  LineStyle,
  type Logical,
  type SeriesAttachedParameter,
  type Time
} from "lightweight-charts"
import type { Column } from "../../../../../../core/indicators/mod.ts"
import { barsPerVertex, verticesOf } from "./breaks.ts"

/** As lightweight-charts has them, in widths of the line. */
const dashes: { readonly [Style in LineStyle]: ReadonlyArray<number> } = {
  [LineStyle.Solid]: [],
  [LineStyle.Dotted]: [1, 1],
  [LineStyle.Dashed]: [2, 2],
  [LineStyle.LargeDashed]: [6, 6],
  [LineStyle.SparseDotted]: [1, 4]
}

/**
 * For a series whose own line isn't visible, in the colour, style and width of that: the line through its values, whose `leads`
 * are those of `leadsOf`. Within a stretch vertices are at least half of `apart` device pixels from each other.
 */
export const brokenLine = (values: Column, leads: Uint8Array, apart: number): ISeriesPrimitive<Time> => {
  let attached: SeriesAttachedParameter<Time> | null = null
  return {
    attached: (parameters) => {
      attached = parameters
    },
    detached: () => {
      attached = null
    },
    paneViews: () => [
      {
        renderer: () => ({
          draw: (target) => {
            if (attached === null) return
            const timeScale = attached.chart.timeScale()
            const series = attached.series as ISeriesApi<"Line">
            const range = timeScale.getVisibleLogicalRange()
            if (range === null) return
            const spacing = timeScale.width() / (range.to - range.from)
            const { color, lineStyle, lineWidth } = series.options()
            target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio, verticalPixelRatio }) => {
              const width = lineWidth * verticalPixelRatio
              context.lineWidth = width
              context.lineCap = "butt"
              context.lineJoin = "round"
              context.strokeStyle = color
              context.setLineDash(dashes[lineStyle].map((widths) => widths * width))
              context.beginPath()
              const perVertex = barsPerVertex(spacing * horizontalPixelRatio, apart)
              for (const { index, isStart } of verticesOf(leads, range.from, range.to, perVertex)) {
                const x = timeScale.logicalToCoordinate(index as Logical)
                const y = series.priceToCoordinate(values[index] ?? Number.NaN)
                if (x === null || y === null) continue
                if (isStart) context.moveTo(x * horizontalPixelRatio, y * verticalPixelRatio)
                else context.lineTo(x * horizontalPixelRatio, y * verticalPixelRatio)
              }
              context.stroke()
            })
          }
        })
      }
    ]
  }
}
