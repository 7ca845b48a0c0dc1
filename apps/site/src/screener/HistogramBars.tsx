/** The distribution of a figure over the universe, small, with what meets a condition in colour. */
import { type Histogram, shareMet } from "./histogram.ts"

const [width, height] = [140, 34]

interface HistogramBarsProps {
  readonly histogram: Histogram
  readonly label: string
  /** Values at least, or at most, as large meet the condition; null where there is none yet. */
  readonly met: { readonly side: "above" | "below"; readonly value: number } | null
}

export const HistogramBars = ({ histogram, label, met }: HistogramBarsProps) => {
  const { heights } = histogram
  const room = width / heights.length
  const shares = met === null ? null : shareMet(histogram, met.side, met.value)
  return (
    <svg
      class="histogram"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {heights.map((tall, i) => {
        // What has any value is seen.
        const high = tall === 0 ? 0 : Math.max(1.5, tall * (height - 2))
        const share = shares?.[i] ?? 0
        const begin = met?.side === "above" ? i + 1 - share : i
        return (
          <g key={i}>
            <rect class="all" x={i * room} width={room - 1} y={height - 1 - high} height={high} />
            {share > 0 && (
              <rect
                class="met"
                x={begin * room}
                width={Math.max(0, share * room - (share === 1 ? 1 : 0))}
                y={height - 1 - high}
                height={high}
              />
            )}
          </g>
        )
      })}
      <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
    </svg>
  )
}
