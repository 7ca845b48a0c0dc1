/** Lines over days as paths of SVG, interrupted where there is no value. */
import { dayOf } from "../../../../../core/time/CalendarDate.ts"

export interface Point {
  readonly date: string
  readonly value: number | null
}

/** A stretch of days without values, and what is said of it. */
export interface Gap {
  readonly from: string
  readonly to: string
  readonly text: string
}

type Scale = (value: number) => number

interface Place {
  readonly date: string
  readonly value: number
}

/** The stretches of a line between its gaps. */
const stretchesOf = (points: ReadonlyArray<Point>): ReadonlyArray<ReadonlyArray<Place>> => {
  const stretches: Array<Array<Place>> = [[]]
  for (const { date, value } of points) {
    if (value === null) stretches.push([])
    else stretches.at(-1)?.push({ date, value })
  }
  return stretches.filter(({ length }) => length > 0)
}

const stretchPath = (stretch: ReadonlyArray<Place>, x: Scale, y: Scale): string =>
  stretch
    .map(({ date, value }, i) => `${i === 0 ? "M" : "L"}${x(dayOf(date)).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("")

/** The line through points. */
export const pathOf = (points: ReadonlyArray<Point>, x: Scale, y: Scale): string =>
  stretchesOf(points)
    .map((stretch) => stretchPath(stretch, x, y))
    .join("")

/** The areas between the line through points and the level `low`. */
export const areaOf = (points: ReadonlyArray<Point>, x: Scale, y: Scale, low: number): string =>
  stretchesOf(points)
    .map((stretch) => `${stretchPath(stretch, x, y)}V${y(low)}H${x(dayOf(stretch[0]?.date ?? ""))}Z`)
    .join("")
