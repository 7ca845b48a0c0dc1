/** A choice of several of a few. */
interface ChoicesProps<A extends string> {
  /** Names the choice for those who don't see it. */
  readonly label: string
  readonly choices: ReadonlyArray<readonly [value: A, text: string]>
  readonly chosen: ReadonlyArray<A>
  readonly onChange: (chosen: ReadonlyArray<A>) => void
}

export const Choices = <A extends string>({ choices, chosen, label, onChange }: ChoicesProps<A>) => (
  <fieldset class="choices">
    <legend>{label}</legend>
    {choices.map(([choice, text]) => (
      <label key={choice}>
        <input
          type="checkbox"
          value={choice}
          checked={chosen.includes(choice)}
          // By what is chosen, not by the box: a form that is drawn anew on input resets the box before it reports a change.
          onChange={() =>
            onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
          }
        />
        {text}
      </label>
    ))}
  </fieldset>
)
