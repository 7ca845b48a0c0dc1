/** Columns of parts, or of groups side by side; negative values hang below zero. Its table says the same (`AsTable`). */
import { unknown } from "../../language/format.ts"
import { Crosshair } from "./Crosshair.tsx"
import { marginFor, scaleOf, textWidth, ticksOf } from "./scale.ts"
import { Legend } from "./Legend.tsx"
import { useWidth } from "./useWidth.ts"

export interface Series {
  readonly name: string
  readonly color: string
  /** One for each column; null where there is none. */
  readonly values: ReadonlyArray<number | null>
}

interface BarsProps {
  readonly label: string
  /** The names of the columns, from left to right. */
  readonly columns: ReadonlyArray<string>
  readonly series: ReadonlyArray<Series>
  /** A value of the axis. */
  readonly valueText: (value: number) => string
  /** A value that is read, which has more digits than the axis; as the axis has them unless given. */
  readonly readText?: (value: number) => string
  /** Whether the parts of a column stand upon one another; side by side otherwise. */
  readonly isStacked?: boolean
  readonly height?: number
}

const edge = { top: 8, right: 8, bottom: 22 }

interface Bar {
  readonly from: number
  readonly to: number
}

/** Positive parts above zero, negative ones below. */
const stacked = (values: ReadonlyArray<number | null>): ReadonlyArray<Bar> => {
  let above = 0
  let below = 0
  return values.map((value) => {
    if (value === null) return { from: 0, to: 0 }
    if (value < 0) return { from: below, to: (below += value) }
    return { from: above, to: (above += value) }
  })
}

export const Bars = ({
  columns,
  height = 220,
  isStacked = false,
  label,
  series,
  valueText,
  readText = valueText
}: BarsProps) => {
  const [element, width] = useWidth()
  const bars = columns.map((_, at) => {
    const values = series.map(({ values }) => values[at] ?? null)
    return isStacked ? stacked(values) : values.map((value) => ({ from: 0, to: value ?? 0 }))
  })
  const { high, low, values: ticks } = ticksOf([0, ...bars.flat().map(({ to }) => to)])
  const margin = { ...edge, left: marginFor(ticks.map(valueText)) }
  const y = scaleOf(low, high, height - margin.bottom, margin.top)
  const room = (width - margin.left - margin.right) / Math.max(1, columns.length)
  const middleOf = (at: number): number => margin.left + room * (at + 0.5)
  const thickness = Math.min(isStacked ? 44 : 88, room * 0.7) / (isStacked ? 1 : Math.max(1, series.length))
  const labelWidth = columns.reduce((widest, name) => Math.max(widest, textWidth(name)), 0)
  // The last name stays within the chart, nearer to the one before.
  const shift = Math.max(0, (labelWidth - room) / 2 - margin.right)
  const every = Math.ceil((labelWidth + 12 + shift) / room)
  return (
    <div ref={element} class="chart">
      <Crosshair
        label={label}
        width={width}
        height={height}
        top={edge.top}
        bottom={height - margin.bottom}
        places={columns.map((_, at) => middleOf(at))}
        readingAt={(at) => ({
          title: columns[at] ?? "",
          values: series.map(({ color, name, values }) => {
            const value = values[at] ?? null
            return { name, color, text: value === null ? unknown : readText(value), y: null }
          })
        })}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              class={tick === 0 ? "axis" : "grid"}
              x1={margin.left}
              x2={width - margin.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text x={margin.left - 6} y={y(tick) + 4} text-anchor="end">
              {valueText(tick)}
            </text>
          </g>
        ))}
        {bars.map((parts, at) => {
          const middle = middleOf(at)
          return (
            <g key={at}>
              {parts.map(({ from, to }, i) => (
                <rect
                  key={i}
                  x={isStacked ? middle - thickness / 2 : middle + (i - series.length / 2) * thickness}
                  y={Math.min(y(from), y(to))}
                  width={Math.max(1, thickness - (isStacked ? 0 : 1))}
                  height={Math.abs(y(from) - y(to))}
                  fill={series[i]?.color}
                />
              ))}
              {(columns.length - 1 - at) % every === 0 && (
                <text x={Math.min(middle, width - labelWidth / 2)} y={height - 6} text-anchor="middle">
                  {columns[at]}
                </text>
              )}
            </g>
          )
        })}
      </Crosshair>
      {series.length > 1 && <Legend entries={series} />}
    </div>
  )
}
