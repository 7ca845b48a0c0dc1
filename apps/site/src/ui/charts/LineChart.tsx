/** Lines over days, drawn as wide as there is room; for what has few points. Its table says the same (`AsTable`). */
import { useMemo } from "preact/hooks"
import { dateOfDay, dayOf } from "../../../../../core/time/CalendarDate.ts"
import { Crosshair, type Reading, type ReadValue } from "./Crosshair.tsx"
import { apart } from "./lineEnds.ts"
import { areaOf, type Gap, pathOf, type Point } from "./paths.ts"
import { marginFor, monthTicks, scaleOf, textWidth, ticksOf } from "./scale.ts"
import { Legend } from "./Legend.tsx"
import { useWidth } from "./useWidth.ts"
import { day, month, unknown } from "../../language/format.ts"

export interface Line {
  readonly name: string
  /** A colour of CSS: `var(--series-1)` */
  readonly color: string
  /** The lengths of its dashes and of what is between them, as SVG has them. */
  readonly dash?: string | undefined
  /** In order of their days; null where there is no value, and the line is interrupted. */
  readonly points: ReadonlyArray<Point>
  /** Points instead of a line. */
  readonly isDots?: boolean
  /** Whether what is below the line is shaded. */
  readonly isArea?: boolean
}

interface LineChartProps {
  /** What it shows, in a sentence. */
  readonly label: string
  readonly lines: ReadonlyArray<Line>
  readonly height?: number
  /** A value of the axis. */
  readonly valueText: (value: number) => string
  /** A value that is read, which has more digits than the axis; as the axis has them unless given. */
  readonly readText?: (value: number) => string
  /** What the day of a point is called where it is read. */
  readonly dayText?: (date: string) => string
  /** Whether the last value of each line, and its name where there is room, stand at its end. */
  readonly hasEnds?: boolean
  /** The lowest value that is possible. */
  readonly least?: number
  /** A level that is drawn across: a mean, or zero. */
  readonly level?: number | null
  /** What the level is, above its line. */
  readonly levelText?: string
  /** Stretches of days without a value, which are marked. */
  readonly gaps?: ReadonlyArray<Gap>
  /** The days to name below, in order, as many as there is room for; the starts of months unless given. */
  readonly dates?: ReadonlyArray<{ readonly date: string; readonly text: string }>
}

const edge = { top: 8, right: 8, bottom: 22 }

/** The known values of each line by day. */
const valuesByDay = (lines: ReadonlyArray<Line>): ReadonlyArray<ReadonlyMap<string, ReadonlyArray<number>>> =>
  lines.map(({ points }) => {
    const byDay = new Map<string, Array<number>>()
    for (const { date, value } of points) {
      if (value === null) continue
      const known = byDay.get(date)
      if (known === undefined) byDay.set(date, [value])
      else known.push(value)
    }
    return byDay
  })

/** Wider than this, lines have their names at their ends. */
const namedFrom = 520
const longestName = 14
const endHeight = 14

/** By how much bold text is wider. */
const boldness = 1.12

const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name

export const LineChart = ({
  dates,
  dayText = day,
  gaps = [],
  hasEnds = false,
  height = 220,
  label,
  least,
  level = null,
  levelText,
  lines,
  valueText,
  readText = valueText
}: LineChartProps) => {
  const [element, width] = useWidth()
  const known = useMemo(() => valuesByDay(lines), [lines])
  const stops = useMemo(() => [...new Set(known.flatMap((byDay) => [...byDay.keys()]))].toSorted(), [known])
  const points = lines.flatMap((line) => line.points)
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const days = points.map(({ date }) => dayOf(date))
  const { high, low, values: ticks } = ticksOf(level === null ? values : [...values, level], undefined, least)
  const first = days.length === 0 ? 0 : days.reduce((a, b) => Math.min(a, b))
  const last = days.length === 0 ? 1 : days.reduce((a, b) => Math.max(a, b))
  const ends = hasEnds
    ? lines.flatMap(({ color, name, points }) => {
        const value = points.at(-1)?.value ?? null
        const text = value === null ? "" : readText(value)
        return value === null
          ? []
          : [{ color, value, text: width < namedFrom ? text : `${shortened(name)} ${text}` }]
      })
    : []
  const margin = {
    ...edge,
    left: marginFor(ticks.map(valueText)),
    right: ends.length === 0 ? edge.right : marginFor(ends.map(({ text }) => text)) * boldness
  }
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
  const endPlaces = apart(
    ends.map(({ value }) => y(value) + 4),
    endHeight,
    margin.top + 4,
    height - margin.bottom
  )
  const readingAt = (at: number): Reading => {
    const date = stops[at] ?? ""
    const named = dates?.find((one) => one.date === date)?.text
    return {
      title: named === undefined ? dayText(date) : `${named} · ${dayText(date)}`,
      values: lines.flatMap(({ color, dash, isDots, name }, i): ReadonlyArray<ReadValue> => {
        const values = known[i]?.get(date) ?? []
        if (values.length === 0 && isDots) return []
        const text = values.map(readText).join(" · ") || unknown
        return [{ name, color, dash, text, y: values[0] === undefined ? null : y(values[0]) }]
      })
    }
  }
  const isFreeAtEnd = distanceAt(-1) > distanceAt(0)
  return (
    <div ref={element} class="chart">
      <Crosshair
        label={label}
        width={width}
        height={height}
        top={margin.top}
        bottom={height - margin.bottom}
        places={stops.map((date) => x(dayOf(date)))}
        readingAt={readingAt}
      >
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
        {ends.map(({ color, text }, i) => (
          <text key={i} class="end" x={width - margin.right + 6} y={endPlaces[i]} style={{ fill: color }}>
            {text}
          </text>
        ))}
        {lines.map(({ color, dash, isArea, isDots, name, points }) =>
          isDots ? (
            <g key={name} fill={color}>
              {points.map(({ date, value }, i) =>
                value === null ? null : <circle key={i} cx={x(dayOf(date))} cy={y(value)} r={4} />
              )}
            </g>
          ) : (
            <g key={name}>
              {isArea && <path d={areaOf(points, x, y, low)} fill={color} opacity={0.12} />}
              <path
                d={pathOf(points, x, y)}
                fill="none"
                stroke={color}
                stroke-width={2}
                stroke-dasharray={dash}
              />
            </g>
          )
        )}
      </Crosshair>
      {lines.length > 1 && <Legend entries={lines} />}
    </div>
  )
}
