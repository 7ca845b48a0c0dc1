/** The closes of a year as a picture that needs no style sheet and no script. */
import { type ComponentChildren, h } from "preact"
import { dateOfDay, dayOf } from "../../../../../core/time/CalendarDate.ts"
import { day, month, price } from "../../language/format.ts"
import { areaOf, pathOf } from "../../ui/charts/paths.ts"
import { marginFor, monthTicks, scaleOf, ticksOf } from "../../ui/charts/scale.ts"
import type { YearOfCloses } from "../overview/closes.ts"
import { texts } from "../overview/texts.ts"
import { colours, font } from "./elements.ts"

const width = 720
const height = 180
const edge = { top: 8, right: 8, bottom: 22 }

/** Null without two bars. `color` is of the line. */
export const priceChart = (
  { bars, gaps, points }: YearOfCloses,
  currency: string | null,
  color: string
): ComponentChildren => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const { high, low, values } = ticksOf(bars.map(({ close }) => close))
  const text = (value: number): string => price(value, currency)
  const left = marginFor(values.map(text))
  const [from, to] = [dayOf(first.date), dayOf(last.date)]
  const [right, bottom] = [width - edge.right, height - edge.bottom]
  const x = scaleOf(from, to, left, right)
  const y = scaleOf(low, high, bottom, edge.top)
  const label = { fill: colours.muted, "font-size": "11.5" }
  return h(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "font-family": font,
      "aria-label": texts().yearLabel(day(first.date), day(last.date)),
      style: { display: "block", maxWidth: "100%", height: "auto" }
    },
    values.map((value) => [
      h("line", { x1: left, x2: right, y1: y(value), y2: y(value), stroke: colours.line }),
      h("text", { ...label, x: left - 6, y: y(value) + 4, "text-anchor": "end" }, text(value))
    ]),
    monthTicks(from, to, 6).map((at) =>
      h(
        "text",
        {
          ...label,
          x: Math.max(left + 22, Math.min(x(at), width - 26)),
          y: height - 6,
          "text-anchor": "middle"
        },
        month(dateOfDay(at))
      )
    ),
    gaps.map((gap) =>
      h("rect", {
        x: x(dayOf(gap.from)),
        y: edge.top,
        width: Math.max(0, x(dayOf(gap.to)) - x(dayOf(gap.from))),
        height: bottom - edge.top,
        fill: colours.line,
        "fill-opacity": "0.4"
      })
    ),
    h("path", { d: areaOf(points, x, y, low), fill: color, "fill-opacity": "0.12" }),
    h("path", { d: pathOf(points, x, y), fill: "none", stroke: color, "stroke-width": 2 })
  )
}
