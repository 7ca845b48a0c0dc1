/** What companies report, pay and change, by week or month: of all, of a country, or of some. */
import { useLocation } from "preact-iso"
import { isCalendarDate } from "../../../../core/time/CalendarDate.ts"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { fromBase } from "../data/basePath.ts"
import { today, useAsOf, useParameter, withParameters } from "../data/urlState.ts"
import { useUnread } from "../data/unread.ts"
import { useAnswer, useAnswers } from "../data/useAnswer.ts"
import { calendarNames } from "../language/events.ts"
import { count, day as dayText, month as monthText } from "../language/format.ts"
import { language } from "../language/language.ts"
import { Chosen, slugsIn } from "../shell/Chosen.tsx"
import { distinctOf } from "../subject/addressed.ts"
import { Answered, Skeleton } from "../ui/Answered.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { type AnyItem, type CalendarAnswer, Events } from "./Events.tsx"
import { Month } from "./Month.tsx"
import { type Days, daysOf, eachDay, moved, type View, views } from "./range.ts"
import { texts } from "./texts.ts"
import "./calendar.css"

type Kind = CalendarAnswer["calendar"]

const kinds = [
  "earnings",
  "dividends",
  "splits",
  "filings",
  "listings"
] as const satisfies ReadonlyArray<Kind>

/** The most events of a range that are shown. */
const limit = 1000

/** The most companies of a list. */
const max = 100

const weekdayText = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`)
  )

/** The countries that have an exchange, by name. */
const Countries = ({
  onChange,
  value
}: {
  readonly value: string
  readonly onChange: (code: string) => void
}) => {
  const t = texts()
  const exchanges = useAnswer("listExchanges", {})
  const names = new Intl.DisplayNames(language.value, { type: "region" })
  const codes = new Set(exchanges.data?.exchanges.flatMap(({ country_code }) => country_code ?? []))
  if (/^[A-Z]{2}$/.test(value)) codes.add(value)
  const countries = [...codes]
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, language.value))
  return (
    <label>
      <span class="visually-hidden">{t.country}</span>
      <select class="select" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t.everywhere}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ShownProps {
  readonly answer: CalendarAnswer
  readonly view: View
  readonly days: Days
  readonly label: string
  readonly onOpen: (day: string) => void
}

const Shown = ({ answer, days, label, onOpen, view }: ShownProps) => {
  const t = texts()
  const byDay = Map.groupBy<string, AnyItem>(answer.items, ({ date }) => date)
  return (
    <>
      {view === "month" ? (
        <Month days={days} label={label} byDay={byDay} today={today()} onOpen={onOpen} />
      ) : (
        eachDay(days)
          .filter((day) => byDay.has(day))
          .map((day) => (
            <div key={day} class="calendar-day">
              <h3>
                {weekdayText(day)}, {dayText(day)}
              </h3>
              <Events
                kind={answer.calendar}
                label={`${calendarNames()[answer.calendar]}, ${dayText(day)}`}
                items={byDay.get(day) ?? []}
              />
            </div>
          ))
      )}
      {answer.total === 0 && <p class="state muted">{t.none}</p>}
      {answer.total > answer.count && <p class="note">{t.first(count(answer.count), count(answer.total))}</p>}
    </>
  )
}

export const Calendar = () => {
  const t = texts()
  useTitle(t.title)
  const { query, route, url } = useLocation()
  const [asOf] = useAsOf()
  const [kind, setKind] = useParameter("kind", kinds, "earnings")
  const [view, setView] = useParameter("view", views, "week")
  const given = query["day"] ?? ""
  const now = asOf ?? today()
  const day = isCalendarDate(given) ? given : now
  const days = daysOf(view, day)
  const country = /^[A-Za-z]{2}$/.test(query["country"] ?? "") ? (query["country"] ?? "").toUpperCase() : ""
  useUnread("day", isCalendarDate(given) ? "" : given, ["YYYY-MM-DD"])
  useUnread("country", country === "" ? (query["country"] ?? "") : "", ["US", "KR", "JP"])
  const asSlugs = slugsIn(query["with"]).slice(0, max)
  const answers = useAnswers(
    "getCompanyBySlug",
    asSlugs.map((slug) => ({ slug }))
  )
  const first = distinctOf(asSlugs, answers)
  const slugs = first.map(({ slug }) => slug)
  const companies = first.flatMap(({ asked }) => asked ?? [])
  const ids = companies.flatMap(({ data }) => data?.id ?? [])
  const isKnown = companies.every(({ data, error }) => data !== undefined || error !== null)
  const filter = {
    ...(slugs.length === 0 ? {} : { company_id: ids.length === 0 ? "999999999" : ids.join(",") }),
    ...(country === "" ? {} : { country }),
    ...(asOf === null ? {} : { as_of: asOf })
  }
  const answer = useAnswer(
    "getCalendar",
    { calendar: kind, start_date: days.from, end_date: days.to, limit, ...filter },
    { when: isKnown }
  )
  const show = (changes: Readonly<Record<string, string | null>>) => route(withParameters(url, changes), true)
  const go = (to: string) => show({ day: to === now ? null : to })
  const title = view === "month" ? monthText(day) : `${dayText(days.from)} – ${dayText(days.to)}`
  const subscription = `${fromBase(`/v1/financial_v4/calendar/${kind}`)}?${new URLSearchParams({ ...filter, start_date: days.from, limit: String(limit), format: "ics" })}`
  return (
    <div class="page">
      <div class="calendar-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
      </div>
      {asOf !== null && <p class="note">{companyTexts().past(dayText(asOf))}</p>}
      <div class="calendar-choices no-print">
        <Segments
          label={t.kind}
          choices={kinds.map((name) => [name, calendarNames()[name]] as const)}
          value={kind}
          onChange={setKind}
        />
        <Segments
          label={t.view}
          choices={[
            ["week", t.week],
            ["month", t.month]
          ]}
          value={view}
          onChange={setView}
        />
        <Countries value={country} onChange={(code) => show({ country: code === "" ? null : code })} />
      </div>
      <Chosen
        slugs={slugs}
        known={new Map(first.flatMap(({ asked, slug }) => (asked?.data ? [[slug, asked.data]] : [])))}
        max={max}
        label={t.add}
        onChange={(chosen) => show({ with: chosen.join(",") || null })}
      />
      <Panel
        title={title}
        data={[answer.data]}
        controls={
          <>
            <button type="button" class="button" onClick={() => go(moved(view, day, -1))}>
              {t.before}
            </button>
            <button type="button" class="button" onClick={() => go(now)}>
              {t.now}
            </button>
            <button type="button" class="button" onClick={() => go(moved(view, day, 1))}>
              {t.after}
            </button>
          </>
        }
        source={
          <>
            {t.about[kind]}{" "}
            <a href={subscription} download={`findata-${kind}.ics`}>
              {t.subscribe}
            </a>
          </>
        }
      >
        <Answered of={answer} skeleton={<Skeleton lines={10} />}>
          {(data) => (
            <Shown
              answer={data}
              view={view}
              days={days}
              label={`${calendarNames()[kind]}, ${title}`}
              onOpen={(opened) => show({ view: null, day: opened })}
            />
          )}
        </Answered>
      </Panel>
    </div>
  )
}
