/** Lines over days, drawn as wide as there is room; for what has few points. Its table says the same (`AsTable`). */
import { dateOfDay, dayOf } from "../../../../../core/time/CalendarDate.ts"
import { marginFor, monthTicks, scaleOf, textWidth, ticksOf } from "./scale.ts"
import { Legend } from "./Legend.tsx"
import { useWidth } from "./useWidth.ts"
import { month } from "../../language/format.ts"

export interface Line {
  readonly name: string
  /** A colour of CSS: `var(--series-1)` */
  readonly color: string
  /** In order of their days; null where there is no value, and the line is interrupted. */
  readonly points: ReadonlyArray<{ readonly date: string; readonly value: number | null }>
  /** Points instead of a line. */
  readonly isDots?: boolean
  /** Whether what is below the line is shaded. */
  readonly isArea?: boolean
}

export interface Gap {
  readonly from: string
  readonly to: string
  readonly text: string
}

interface LineChartProps {
  /** What it shows, in a sentence. */
  readonly label: string
  readonly lines: ReadonlyArray<Line>
  readonly height?: number
  readonly valueText: (value: number) => string
  /** A level that is drawn across: a mean, or zero. */
  readonly level?: number | null
  /** What the level is, above its line. */
  readonly levelText?: string
  /** The days to name below, in order, as many as there is room for; the starts of months unless given. */
  /** Stretches of days without a value, which are marked. */
  readonly gaps?: ReadonlyArray<Gap>
  readonly dates?: ReadonlyArray<{ readonly date: string; readonly text: string }>
}

const edge = { top: 8, right: 8, bottom: 22 }

type Scale = (value: number) => number

interface Place {
  readonly date: string
  readonly value: number
}

/** The stretches of a line between its gaps. */
const stretchesOf = (points: Line["points"]): ReadonlyArray<ReadonlyArray<Place>> => {
  const stretches: Array<Array<Place>> = [[]]
  for (const { date, value } of points) {
    if (value === null) stretches.push([])
    else stretches.at(-1)?.push({ date, value })
  }
  return stretches.filter(({ length }) => length > 0)
}

const pathOf = (stretch: ReadonlyArray<Place>, x: Scale, y: Scale): string =>
  stretch
    .map(({ date, value }, i) => `${i === 0 ? "M" : "L"}${x(dayOf(date)).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("")

/** The area between a stretch and the axis. */
const areaOf = (stretch: ReadonlyArray<Place>, x: Scale, y: Scale, low: number): string =>
  `${pathOf(stretch, x, y)}V${y(low)}H${x(dayOf(stretch[0]?.date ?? ""))}Z`

export const LineChart = ({
  dates,
  gaps = [],
  height = 220,
  label,
  level = null,
  levelText,
  lines,
  valueText
}: LineChartProps) => {
  const [element, width] = useWidth()
  const points = lines.flatMap((line) => line.points)
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const days = points.map(({ date }) => dayOf(date))
  const { high, low, values: ticks } = ticksOf(level === null ? values : [...values, level])
  const first = days.length === 0 ? 0 : days.reduce((a, b) => Math.min(a, b))
  const last = days.length === 0 ? 1 : days.reduce((a, b) => Math.max(a, b))
  const margin = { ...edge, left: marginFor(ticks.map(valueText)) }
  // Names of points stand below their points, the first and the last one too.
  const inset = dates === undefined ? 0 : 16
  const x = scaleOf(first, last, margin.left + inset, width - margin.right - inset)
  const y = scaleOf(low, high, height - margin.bottom, margin.top)
  const room = Math.max(2, Math.min(7, Math.floor(width / 110)))
  const every = Math.ceil(((dates?.length ?? 0) * 48) / Math.max(1, width - margin.left - margin.right))
  const dateTexts =
    dates === undefined
      ? monthTicks(first, last, room).map((at) => ({
          at,
          text: month(dateOfDay(at))
        }))
      : dates
          .filter((_, i) => (dates.length - 1 - i) % every === 0)
          .map(({ date, text }) => ({ at: dayOf(date), text }))
  // What the level is stands where the lines are farther from it.
  const distanceAt = (at: 0 | -1): number =>
    Math.min(...lines.map((line) => Math.abs((line.points.at(at)?.value ?? level ?? 0) - (level ?? 0))))
  const isFreeAtEnd = distanceAt(-1) > distanceAt(0)
  return (
    <div ref={element} class="chart">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
            <text x={margin.left - 6} y={y(tick) + 4} text-anchor="end">
              {valueText(tick)}
            </text>
          </g>
        ))}
        {dateTexts.map(({ at, text }) => {
          const half = textWidth(text) / 2
          return (
            <text
              key={at}
              x={Math.max(margin.left + half, Math.min(x(at), width - half))}
              y={height - 6}
              text-anchor="middle"
            >
              {text}
            </text>
          )
        })}
        {gaps.map(({ from, text, to }) => (
          <rect
            key={to}
            class="gap"
            x={x(dayOf(from))}
            y={margin.top}
            width={Math.max(0, x(dayOf(to)) - x(dayOf(from)))}
            height={height - margin.bottom - margin.top}
          >
            <title>{text}</title>
          </rect>
        ))}
        {level !== null && (
          <line class="level" x1={margin.left} x2={width - margin.right} y1={y(level)} y2={y(level)} />
        )}
        {level !== null && levelText !== undefined && (
          <text
            class="level-text"
            x={isFreeAtEnd ? width - margin.right - 4 : margin.left + 4}
            y={y(level) - 6}
            text-anchor={isFreeAtEnd ? "end" : "start"}
          >
            {levelText}
          </text>
        )}
        {lines.map(({ color, isArea, isDots, name, points }) =>
          isDots ? (
            <g key={name} fill={color}>
              {points.map(({ date, value }, i) =>
                value === null ? null : <circle key={i} cx={x(dayOf(date))} cy={y(value)} r={4} />
              )}
            </g>
          ) : (
            <g key={name}>
              {isArea && (
                <path
                  d={stretchesOf(points)
                    .map((stretch) => areaOf(stretch, x, y, low))
                    .join("")}
                  fill={color}
                  opacity={0.12}
                />
              )}
              <path
                d={stretchesOf(points)
                  .map((stretch) => pathOf(stretch, x, y))
                  .join("")}
                fill="none"
                stroke={color}
                stroke-width={2}
              />
            </g>
          )
        )}
      </svg>
      {lines.length > 1 && <Legend entries={lines} />}
    </div>
  )
}
