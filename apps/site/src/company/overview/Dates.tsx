/** A company's last and coming days: results, dividends, splits; asked for when they come into view. */
import { useRef } from "preact/hooks"
import { today, useLink } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { calendarNames, statusNames } from "../../language/events.ts"
import { day } from "../../language/format.ts"
import { useCompany } from "../../subject/company.ts"
import { Skeleton } from "../../ui/Answered.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { useSeen } from "../../ui/useSeen.ts"
import { eventsAround, nearest, saidOf } from "./events.ts"
import { texts } from "./texts.ts"

/** `isPlaced` says whether what stands above is drawn. */
export const Dates = ({ isPlaced }: { readonly isPlaced: boolean }) => {
  const t = texts()
  const { at, company_id, slug } = useCompany()
  const link = useLink()
  const now = at.as_of ?? today()
  const asked = { ...eventsAround(company_id, now), ...at }
  const part = useRef<HTMLDivElement>(null)
  const when = useSeen(part, isPlaced)
  const answers = [
    useAnswer("getCalendar", { calendar: "earnings", ...asked }, { when }),
    useAnswer("getCalendar", { calendar: "dividends", ...asked }, { when }),
    useAnswer("getCalendar", { calendar: "splits", ...asked }, { when })
  ]
  const rows = nearest(
    answers.flatMap(({ data }) => data ?? []),
    now
  )
  const isAwaited = answers.some(({ data, error }) => data === undefined && error === null)
  return (
    <div ref={part}>
      <Panel
        title={t.dates}
        data={answers.map(({ data }) => data)}
        controls={
          <a class="button" href={link(`/calendar?with=${slug}&view=month`)}>
            {t.toCalendar}
          </a>
        }
        source={t.datesSource}
      >
        {isAwaited ? (
          // Without its looks until it is asked for: what is awaited hides what stands below.
          <div class="dates-awaited">{when && <Skeleton lines={6} />}</div>
        ) : rows.length === 0 ? (
          <p class="muted">{t.noDates}</p>
        ) : (
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
        )}
      </Panel>
    </div>
  )
}
