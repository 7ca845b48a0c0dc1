/** Says which values of the address the page doesn't show. */
import { useLocation } from "preact-iso"
import { unread } from "../data/unread.ts"
import { earliestDay, isDayUntilToday } from "../data/urlState.ts"
import { texts } from "./texts.ts"

export const UnreadValues = () => {
  const t = texts()
  const day = useLocation().query["as_of"]
  return (
    <div role="status" class="unread">
      {day !== undefined && !isDayUntilToday(day) && <p class="note">{t.noDay(day, earliestDay)}</p>}
      {[...unread.value].map(([name, { choices, value }]) => (
        <p key={name} class="note">
          {t.noValue(name, value, choices.join(", "))}
        </p>
      ))}
    </div>
  )
}
