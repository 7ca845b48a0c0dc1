/** A small square of the colour that something is drawn in. */
interface SwatchProps {
  /** A colour of CSS: `var(--series-1)` */
  readonly color: string
  /** Of a side, in pixels. */
  readonly size?: number
}

export const Swatch = ({ color, size = 12 }: SwatchProps) => (
  <svg class="swatch" width={size} height={size} aria-hidden="true">
    <rect width={size} height={size} rx={size / 4} fill={color} />
  </svg>
)
