/** Chooses a day that is in the address. */
import { useEffect, useState } from "preact/hooks"
import { earliestDay, isDayUntilToday } from "../data/urlState.ts"
import "./asOf.css"

/** After the last key, in milliseconds: a year that is being typed passes through others. */
const pause = 700

interface DayPickerProps {
  readonly label: string
  /** The text of the button that leaves the day out. */
  readonly none: string
  readonly day: string | null
  readonly max: string
  readonly onChange: (day: string | null) => void
}

export const DayPicker = ({ day, label, max, none, onChange }: DayPickerProps) => {
  const [typed, setTyped] = useState(day ?? "")
  useEffect(() => setTyped(day ?? ""), [day])
  useEffect(() => {
    if (typed === (day ?? "") || (typed !== "" && !(isDayUntilToday(typed) && typed <= max))) return
    const timer = setTimeout(() => onChange(typed === "" ? null : typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div class="as-of no-print">
      <label>
        <span>{label}</span>
        <input
          class={day === null ? "input unset" : "input"}
          type="date"
          min={earliestDay}
          max={max}
          value={typed}
          // A date of which a part is missing has no value, and is no wish for today.
          onInput={({ currentTarget }) => {
            if (!currentTarget.validity.badInput) setTyped(currentTarget.value)
          }}
        />
      </label>
      {day !== null && (
        <button type="button" class="button" onClick={() => onChange(null)}>
          {none}
        </button>
      )}
    </div>
  )
}
