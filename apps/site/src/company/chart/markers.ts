/** The markers of events, in a row of their own below the prices. */
import type { SeriesMarker, SeriesMarkerShape, Time, UTCTimestamp } from "lightweight-charts"
import type { Colours } from "./canvasColours.ts"
import type { ChartEvent } from "./events.ts"
import { timeOf } from "./times.ts"

/** An event, and the index of its bar. */
export interface Mark {
  readonly event: ChartEvent
  readonly index: number
}

interface Form {
  readonly shape: SeriesMarkerShape
  readonly color: `--${string}`
}

/** In colours that no line over the prices has at first. */
const forms: { readonly [Kind in ChartEvent["kind"]]: Form } = {
  steps: { shape: "arrowDown", color: "--warn" },
  spikes: { shape: "circle", color: "--warn" },
  gaps: { shape: "square", color: "--warn" },
  splits: { shape: "square", color: "--text" },
  dividends: { shape: "circle", color: "--series-5" },
  insiders: { shape: "arrowDown", color: "--muted" },
  filings: { shape: "circle", color: "--muted" },
  reports: { shape: "square", color: "--series-1" }
}

const sides = {
  buy: { shape: "arrowUp", color: "--gain" },
  sell: { shape: "arrowDown", color: "--loss" }
} as const

/** In the order of the bars, whose times are given; of a bar each kind is marked once, above one another. */
export const markersOf = (
  marks: ReadonlyArray<Mark>,
  times: ReadonlyArray<UTCTimestamp>,
  colour: Colours
): Array<SeriesMarker<Time>> => {
  const once = new Map(
    marks.map((mark) => [`${mark.index} ${mark.event.kind} ${mark.event.side ?? ""}`, mark] as const)
  )
  return [...once.values()]
    .toSorted((a, b) => a.index - b.index)
    .map(({ event: { id, kind, label, side }, index }): SeriesMarker<Time> => {
      const { color, shape } = side === undefined ? forms[kind] : sides[side]
      return {
        id,
        shape,
        position: "aboveBar",
        time: times[index] ?? timeOf("1970-01-01"),
        color: colour.of(color),
        ...(label === undefined ? {} : { text: label })
      }
    })
}
