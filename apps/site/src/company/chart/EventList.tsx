/** What happened to the company, newest first; each leads to its bar. */
import type { Asked } from "../../data/useAnswer.ts"
import { day } from "../../language/format.ts"
import { Failed, Skeleton } from "../../ui/Answered.tsx"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import type { Mark } from "./markers.ts"
import type { ChartEvent } from "./events.ts"
import { texts } from "./texts.ts"

interface EventListProps {
  readonly events: ReadonlyArray<ChartEvent>
  readonly marks: ReadonlyArray<Mark>
  /** The answers that the chosen kinds are made of. */
  readonly asked: ReadonlyArray<Asked<unknown>>
  readonly onChoose: (index: number) => void
}

interface EventsProps extends Pick<EventListProps, "events" | "onChoose"> {
  readonly places: ReadonlyMap<string, number>
}

/** Whether the text of such an event doesn't say of which kind it is. */
const needsKind = (kind: ChartEvent["kind"]): kind is "insiders" | "filings" | "reports" =>
  kind === "insiders" || kind === "filings" || kind === "reports"

const Events = ({ events, onChoose, places }: EventsProps) => {
  const t = texts()
  return (
    <ul>
      {events.map(({ date, id, kind, text, url }) => {
        const index = places.get(id)
        return (
          <li key={id}>
            <span class="muted">{[day(date), ...(needsKind(kind) ? [t.kinds[kind]] : [])].join(" · ")}</span>
            {index === undefined ? (
              <span>{text}</span>
            ) : (
              <button type="button" onClick={() => onChoose(index)}>
                {text}
              </button>
            )}
            {url !== null && (
              <OutsideLink href={url}>
                {t.source}
                <span class="visually-hidden">
                  : {text}, {day(date)}
                </span>
              </OutsideLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Nothing where no kind is chosen and none is always shown. */
export const EventList = ({ asked, events, marks, onChoose }: EventListProps) => {
  const t = texts()
  const places = new Map(marks.map(({ event, index }) => [event.id, index]))
  const outside = events.filter(({ id }) => !places.has(id))
  const failed = asked.find(({ data, error }) => data === undefined && error !== null)
  if (asked.length === 0 && events.length === 0) return null
  const isAwaited = asked.some(({ data, error }) => data === undefined && error === null)
  return (
    <Panel title={t.events} class="chart-events">
      {failed?.error && <Failed error={failed.error} again={failed.again} />}
      {isAwaited && <Skeleton lines={3} />}
      {!isAwaited && events.length === 0 && <p class="muted small">{t.noEvents}</p>}
      {places.size > 0 && (
        <Events events={events.filter(({ id }) => places.has(id))} places={places} onChoose={onChoose} />
      )}
      {outside.length > 0 && (
        <details>
          <summary>{t.outside(outside.length)}</summary>
          <Events events={outside} places={places} onChoose={onChoose} />
        </details>
      )}
    </Panel>
  )
}
