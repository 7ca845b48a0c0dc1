/** Chooses the day that pages are looked at from. */
import { today, useAsOf } from "../data/urlState.ts"
import { DayPicker } from "./DayPicker.tsx"
import { texts } from "./texts.ts"

export const AsOfPicker = () => {
  const t = texts()
  const [asOf, setAsOf] = useAsOf()
  return <DayPicker label={t.asOf} none={t.now} day={asOf} max={today()} onChange={setAsOf} />
}
