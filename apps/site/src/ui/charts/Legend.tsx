/** Which colour stands for what. */
import { Swatch } from "../Swatch.tsx"

interface LegendProps {
  readonly entries: ReadonlyArray<{
    readonly name: string
    readonly color: string
    readonly dash?: string | undefined
  }>
}

export const Legend = ({ entries }: LegendProps) => (
  <ul class="legend">
    {entries.map(({ color, dash, name }) => (
      <li key={name}>
        <Swatch color={color} dash={dash} />
        {name}
      </li>
    ))}
  </ul>
)
