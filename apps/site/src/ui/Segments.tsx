/** A choice of one of a few. */
import { useId } from "./useId.ts"

interface SegmentsProps<A extends string> {
  /** Names the choice for those who don't see it. */
  readonly label: string
  readonly choices: ReadonlyArray<readonly [value: A, text: string]>
  readonly value: A
  readonly onChange: (value: A) => void
}

export const Segments = <A extends string>({ choices, label, onChange, value }: SegmentsProps<A>) => {
  const name = useId()
  return (
    <fieldset class="segments">
      <legend class="visually-hidden">{label}</legend>
      {choices.map(([choice, text]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
