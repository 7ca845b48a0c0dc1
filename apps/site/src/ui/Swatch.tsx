/** What something is drawn in: a small square of its colour, or a piece of its line where that is dashed. */
interface SwatchProps {
  /** A colour of CSS: `var(--series-1)` */
  readonly color: string
  /** The lengths of the line's dashes and of what is between them, as SVG has them. */
  readonly dash?: string | undefined
  /** Of a side, in pixels. */
  readonly size?: number
}

export const Swatch = ({ color, dash, size = 12 }: SwatchProps) =>
  dash === undefined ? (
    <svg class="swatch" width={size} height={size} aria-hidden="true">
      <rect width={size} height={size} rx={size / 4} fill={color} />
    </svg>
  ) : (
    <svg class="swatch" width={size * 2} height={size} aria-hidden="true">
      <path d={`M0 ${size / 2}H${size * 2}`} stroke={color} stroke-width={size / 4} stroke-dasharray={dash} />
    </svg>
  )
