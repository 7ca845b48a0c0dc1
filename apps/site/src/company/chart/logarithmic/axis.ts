/**
 * The labels and lines of a logarithmic axis: those of lightweight-charts aren't at round prices, and it has no option for
 * others.
 */
import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from "lightweight-charts"
import { logTicks } from "./ticks.ts"

/** What the axis is drawn in. */
export interface AxisLook {
  readonly text: string
  readonly surface: string
  readonly line: string
  readonly priceText: (value: number) => string
  /** Whether a label at so many pixels from the top would lie below another. */
  readonly isCovered: (height: number) => boolean
  /** How far down the axis reaches, in pixels. */
  readonly bottom: () => number
}

/** Half of a label, in pixels: nearer to the top it would be cut off. */
const halfLabel = 8

/** For the series of the prices, whose scale is logarithmic; those of lightweight-charts are hidden meanwhile. */
export const logAxis = (look: AxisLook): ISeriesPrimitive<Time> => {
  let ticks: ReadonlyArray<{ readonly price: number; readonly height: number }> = []
  let attached: SeriesAttachedParameter<Time> | null = null

  const place = (): void => {
    ticks = []
    const bottom = look.bottom()
    if (attached === null || bottom <= 0) return
    const { series } = attached
    const [low, high] = [series.coordinateToPrice(bottom), series.coordinateToPrice(0)]
    if (low === null || high === null || low <= 0 || high <= low) return
    ticks = logTicks(low, high, bottom / Math.log10(high / low)).flatMap((price) => {
      const height = series.priceToCoordinate(price)
      return height === null || height < halfLabel ? [] : [{ price, height }]
    })
  }

  return {
    attached: (parameters) => {
      attached = parameters
    },
    detached: () => {
      attached = null
    },
    updateAllViews: place,
    priceAxisViews: () =>
      ticks
        .filter(({ height }) => !look.isCovered(height))
        .map(({ height, price }) => ({
          coordinate: () => height,
          // Else it would be moved where another label is near.
          fixedCoordinate: () => height,
          text: () => look.priceText(price),
          textColor: () => look.text,
          backColor: () => look.surface,
          tickVisible: () => false
        })),
    paneViews: () => [
      {
        zOrder: () => "bottom",
        renderer: () => ({
          draw: (target) =>
            target.useBitmapCoordinateSpace(({ bitmapSize, context, verticalPixelRatio }) => {
              context.fillStyle = look.line
              for (const { height } of ticks)
                context.fillRect(
                  0,
                  Math.round(height * verticalPixelRatio),
                  bitmapSize.width,
                  Math.max(1, Math.floor(verticalPixelRatio))
                )
            })
        })
      }
    ]
  }
}
