/** The markers of events over and under bars. */
import type {
  SeriesMarker,
  SeriesMarkerBarPosition,
  SeriesMarkerShape,
  Time,
  UTCTimestamp
} from "lightweight-charts"
import type { Colours } from "./canvasColours.ts"
import type { ChartEvent } from "./events.ts"
import { timeOf } from "./times.ts"

/** An event, and the index of its bar. */
export interface Mark {
  readonly event: ChartEvent
  readonly index: number
}

interface Form {
  readonly position: SeriesMarkerBarPosition
  readonly shape: SeriesMarkerShape
  readonly color: `--${string}`
}

/** In colours that no line over the prices has at first. */
const forms: { readonly [Kind in ChartEvent["kind"]]: Form } = {
  steps: { position: "aboveBar", shape: "arrowDown", color: "--warn" },
  spikes: { position: "aboveBar", shape: "circle", color: "--warn" },
  gaps: { position: "aboveBar", shape: "square", color: "--warn" },
  splits: { position: "belowBar", shape: "square", color: "--text" },
  dividends: { position: "belowBar", shape: "circle", color: "--series-5" },
  insiders: { position: "aboveBar", shape: "arrowDown", color: "--muted" },
  filings: { position: "aboveBar", shape: "circle", color: "--muted" },
  reports: { position: "aboveBar", shape: "square", color: "--series-1" }
}

const sides = {
  buy: { position: "belowBar", shape: "arrowUp", color: "--gain" },
  sell: { position: "aboveBar", shape: "arrowDown", color: "--loss" }
} as const

/** In the order of the bars, whose times are given. */
export const markersOf = (
  marks: ReadonlyArray<Mark>,
  times: ReadonlyArray<UTCTimestamp>,
  colour: Colours
): Array<SeriesMarker<Time>> =>
  marks
    .toSorted((a, b) => a.index - b.index)
    .map(({ event: { id, kind, label, side }, index }): SeriesMarker<Time> => {
      const { color, ...form } = side === undefined ? forms[kind] : sides[side]
      return {
        ...form,
        id,
        time: times[index] ?? timeOf("1970-01-01"),
        color: colour.of(color),
        ...(label === undefined ? {} : { text: label })
      }
    })
