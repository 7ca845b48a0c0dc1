/** A month as weeks of seven days, each with its first events. */
import { useLink } from "../data/urlState.ts"
import { statusNames } from "../language/events.ts"
import { count, day as dayText } from "../language/format.ts"
import { language } from "../language/language.ts"
import type { AnyItem } from "./Events.tsx"
import { type Days, weeksOf } from "./range.ts"
import { texts } from "./texts.ts"

/** How many events a day shows. */
const shownOfDay = 5

/** Monday to Sunday. */
const weekdays = (style: "short" | "long"): ReadonlyArray<string> =>
  // 2024-01-01 was a Monday.
  Array.from({ length: 7 }, (_, i) =>
    new Intl.DateTimeFormat(language.value, { weekday: style, timeZone: "UTC" }).format(
      Date.UTC(2024, 0, 1 + i)
    )
  )

interface DayProps {
  readonly day: string
  readonly items: ReadonlyArray<AnyItem>
  readonly onOpen: (day: string) => void
}

const Day = ({ day, items, onOpen }: DayProps) => {
  const link = useLink()
  const t = texts()
  return (
    <>
      <button type="button" class="day" aria-label={dayText(day)} onClick={() => onOpen(day)}>
        {Number(day.slice(8))}
      </button>
      {items.length > 0 && (
        <ul>
          {items.slice(0, shownOfDay).map((item, i) => (
            <li key={i} class={item.status}>
              <a href={link(`/companies/${encodeURIComponent(item.symbol)}`)} title={item.name}>
                {item.symbol}
              </a>
              {item.status === "estimated" && <span class="muted small"> {statusNames().estimated}</span>}
            </li>
          ))}
          {items.length > shownOfDay && (
            <li>
              <button type="button" class="more" onClick={() => onOpen(day)}>
                {t.more(count(items.length - shownOfDay))}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

interface MonthProps {
  readonly days: Days
  readonly label: string
  readonly today: string
  readonly byDay: ReadonlyMap<string, ReadonlyArray<AnyItem>>
  /** Shows the week of a day. */
  readonly onOpen: (day: string) => void
}

export const Month = ({ byDay, days, label, onOpen, today }: MonthProps) => {
  const long = weekdays("long")
  return (
    <table class="month" aria-label={label}>
      <thead>
        <tr>
          {weekdays("short").map((name, i) => (
            <th key={name} scope="col" abbr={long[i]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, i) => (
          <tr key={i}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekday} class="outside" />
              ) : (
                <td
                  key={weekday}
                  class={`${day === today ? "today" : ""}${(byDay.get(day) ?? []).length === 0 ? " free" : ""}`}
                >
                  <Day day={day} items={byDay.get(day) ?? []} onOpen={onOpen} />
                </td>
              )
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
