/** Which colour stands for what. */
interface LegendProps {
  readonly entries: ReadonlyArray<{ readonly name: string; readonly color: string }>
}

export const Legend = ({ entries }: LegendProps) => (
  <ul class="legend">
    {entries.map(({ color, name }) => (
      <li key={name}>
        <svg width="12" height="12" aria-hidden="true">
          <rect width="12" height="12" rx="3" fill={color} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
