/** Chooses the day that pages are looked at from. */
import { useEffect, useState } from "preact/hooks"
import { earliestDay, isDayUntilToday, today, useAsOf } from "../data/urlState.ts"
import { texts } from "./texts.ts"
import "./asOf.css"

/** After the last key, in milliseconds: a year that is being typed passes through others. */
const pause = 700

export const AsOfPicker = () => {
  const t = texts()
  const [asOf, setAsOf] = useAsOf()
  const [typed, setTyped] = useState(asOf ?? "")
  useEffect(() => setTyped(asOf ?? ""), [asOf])
  useEffect(() => {
    if (typed === (asOf ?? "") || (typed !== "" && !isDayUntilToday(typed))) return
    const timer = setTimeout(() => setAsOf(typed === "" ? null : typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div class="as-of no-print">
      <label>
        <span>{t.asOf}</span>
        <input
          class={asOf === null ? "input unset" : "input"}
          type="date"
          min={earliestDay}
          max={today()}
          value={typed}
          // A date of which a part is missing has no value, and is no wish for today.
          onInput={({ currentTarget }) => {
            if (!currentTarget.validity.badInput) setTyped(currentTarget.value)
          }}
        />
      </label>
      {asOf !== null && (
        <button type="button" class="button" onClick={() => setAsOf(null)}>
          {t.now}
        </button>
      )}
    </div>
  )
}
