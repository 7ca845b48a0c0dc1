/** Chooses the day that pages are looked at from. */
import { today, useAsOf } from "../data/urlState.ts"
import { texts } from "./texts.ts"
import "./asOf.css"

export const AsOfPicker = () => {
  const t = texts()
  const [asOf, setAsOf] = useAsOf()
  return (
    <div class="as-of no-print">
      <label>
        <span>{t.asOf}</span>
        <input
          class={asOf === null ? "input unset" : "input"}
          type="date"
          max={today()}
          value={asOf ?? ""}
          onChange={({ currentTarget }) => setAsOf(currentTarget.value === "" ? null : currentTarget.value)}
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
