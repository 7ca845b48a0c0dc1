/** A company's last and coming days: results, dividends, splits. */
import type { ComponentChildren } from "preact"
import { ratioInWords } from "../../../../../core/prices/SplitRatio.ts"
import { addDays } from "../../../../../core/time/CalendarDate.ts"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { today, useLink } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { calendarNames, statusNames } from "../../language/events.ts"
import { currencyText, day, earnings, payment } from "../../language/format.ts"
import { useCompany } from "../../subject/company.ts"
import { Skeleton } from "../../ui/Answered.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { texts } from "./texts.ts"

type Calendar = Answer<"getCalendar">
type Item = Calendar["items"][number]

/** How many days before and after the page's are looked at. */
const before = 400
const after = 400

/** The last event up to a day, and the first after it. */
const around = (items: ReadonlyArray<Item>, now: string): ReadonlyArray<Item> => [
  ...items.filter(({ date }) => date <= now).slice(-1),
  ...items.filter(({ date }) => date > now).slice(0, 1)
]

/** What is said of an event beside its day. */
const saidOf = (item: Item): ComponentChildren => {
  if ("ratio" in item) return ratioInWords(item.ratio)
  if ("amount" in item) return `${payment(item.amount, item.currency)} ${currencyText(item.currency)}`.trim()
  if ("eps_diluted" in item && item.eps_diluted !== null)
    return texts().epsOf(earnings(item.eps_diluted), day(item.fiscal_date))
  return "fiscal_date" in item ? texts().periodTo(day(item.fiscal_date)) : null
}

export const Dates = () => {
  const t = texts()
  const { at, company_id, slug } = useCompany()
  const link = useLink()
  const now = at.as_of ?? today()
  const asked = {
    company_id: String(company_id),
    start_date: addDays(now, -before),
    end_date: addDays(now, after),
    ...at
  }
  const answers = [
    useAnswer("getCalendar", { calendar: "earnings", ...asked }),
    useAnswer("getCalendar", { calendar: "dividends", ...asked }),
    useAnswer("getCalendar", { calendar: "splits", ...asked })
  ]
  const rows = answers.flatMap(({ data }) =>
    data === undefined ? [] : around(data.items, now).map((item) => ({ item, kind: data.calendar }))
  )
  const isAwaited = answers.some(({ data, error }) => data === undefined && error === null)
  if (rows.length === 0 || isAwaited) return isAwaited ? <Skeleton lines={6} /> : null
  return (
    <Panel
      title={t.dates}
      controls={
        <a class="button" href={link(`/calendar?with=${slug}&view=month`)}>
          {t.toCalendar}
        </a>
      }
      source={t.datesSource}
    >
      <Table
        label={t.dates}
        rows={rows}
        keyOf={({ item, kind }) => `${kind} ${item.date}`}
        columns={[
          { name: "kind", title: t.event, isText: true, cell: ({ kind }) => calendarNames()[kind] },
          {
            name: "date",
            title: t.date,
            isText: true,
            cell: ({ item }) => (
              <>
                {day(item.date)}
                <div class="muted small">{statusNames()[item.status]}</div>
              </>
            )
          },
          { name: "said", title: t.details, isText: true, wraps: true, cell: ({ item }) => saidOf(item) }
        ]}
      />
    </Panel>
  )
}
