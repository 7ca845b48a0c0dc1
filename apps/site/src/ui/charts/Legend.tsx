/** Which colour stands for what. */
import { Swatch } from "../Swatch.tsx"

interface LegendProps {
  readonly entries: ReadonlyArray<{ readonly name: string; readonly color: string }>
}

export const Legend = ({ entries }: LegendProps) => (
  <ul class="legend">
    {entries.map(({ color, name }) => (
      <li key={name}>
        <Swatch color={color} />
        {name}
      </li>
    ))}
  </ul>
)
