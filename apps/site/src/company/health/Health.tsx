/** How complete and new a company's data is now, what of it is doubtful, and where it is from. */
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { isOperator } from "../../data/operator.ts"
import { useOwnAnswer } from "../../data/ownAnswers.ts"
import { knowSession } from "../../data/session.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { doubtReasons } from "../../language/doubtReasons.ts"
import { count, day, instant, unknown } from "../../language/format.ts"
import { kindName } from "../../language/words.ts"
import { SyncButton } from "../../mend/SyncButton.tsx"
import { useCompany } from "../../subject/company.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { filingsCommand, pricesCommand } from "../importCommand.ts"
import { Mending, OwnDoubts } from "./Mending.tsx"
import { texts } from "./texts.ts"

type Page = Answer<"getCompanyHealth">
interface PartProps {
  readonly page: Page
}

/** Names beside values. */
const Values = ({
  of
}: {
  readonly of: ReadonlyArray<readonly [name: string, value: ComponentChildren]>
}) => (
  <dl class="figures">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A number, which is a warning where it isn't 0. */
const Wrong = ({ of }: { readonly of: number | null }) => (
  <span class={(of ?? 0) > 0 ? "warn" : ""}>{count(of)}</span>
)

const Findings = ({ page }: PartProps) => {
  const t = texts()
  const { bars, doubts, findings } = page
  const sentences = {
    no_bars: t.noBars,
    bars_behind: t.barsBehind(bars.sessions_behind ?? 0),
    sessions_missing: t.sessionsMissing(bars.missing_sessions ?? 0),
    doubtful: t.doubtful(doubts),
    statement_missing: t.statementMissing
  }
  return (
    <Panel title={t.findings} data={[page]} source={t.source}>
      {useCompany().at.as_of !== undefined && <p class="note">{t.now}</p>}
      {findings.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{sentences[finding]}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Bars = ({ page }: PartProps) => {
  const t = texts()
  const { bars } = page
  const {
    calendar,
    count: stored,
    first,
    gaps,
    last_session,
    missing_sessions,
    newest,
    sessions_behind
  } = bars
  const { company_id, symbol } = useCompany()
  const listed = gaps.reduce((sum, { sessions }) => sum + sessions, 0)
  return (
    <Panel
      title={t.bars}
      data={[page]}
      controls={isOperator.value ? <SyncButton company_id={company_id} symbol={symbol} /> : undefined}
      source={calendar === null ? t.noCalendar : t.calendar(calendar)}
    >
      <Values
        of={[
          [t.newestBar, day(newest)],
          [t.lastSession, day(last_session)],
          [t.sessionsBehind, <Wrong of={sessions_behind} />],
          [t.oldestBar, day(first)],
          [t.storedBars, count(stored)],
          [t.missingSessions, <Wrong of={missing_sessions} />]
        ]}
      />
      {gaps.length > 0 && (
        <>
          <h3>{t.gaps}</h3>
          {missing_sessions !== null && listed < missing_sessions && (
            <p class="note">{t.gapsCut(gaps.length)}</p>
          )}
          <Table
            label={t.gaps}
            rows={gaps}
            keyOf={({ from }) => from}
            columns={[
              { name: "from", title: t.from, isText: true, cell: ({ from }) => day(from) },
              { name: "to", title: t.to, isText: true, cell: ({ to }) => day(to) },
              { name: "sessions", title: t.sessions, cell: ({ sessions }) => count(sessions) }
            ]}
          />
        </>
      )}
    </Panel>
  )
}

interface DoubtsProps extends PartProps {
  /** What operators see besides. */
  readonly own: Answer<"getOperatorsHealth"> | undefined
}

const Doubts = ({ own, page }: DoubtsProps) => {
  const t = texts()
  const { doubtful, doubts } = page
  return (
    <Panel title={t.doubts} data={[page]}>
      {doubtful.length === 0 ? (
        <p class="muted">{t.noDoubts}</p>
      ) : own !== undefined ? (
        <OwnDoubts own={own} />
      ) : (
        <>
          {doubtful.length < doubts && <p class="note">{t.doubtsCut(doubtful.length, doubts)}</p>}
          <Table
            label={t.doubts}
            rows={doubtful}
            keyOf={({ date, message, reason, type }) => `${reason} ${date} ${type} ${message}`}
            columns={[
              {
                name: "date",
                title: t.date,
                isText: true,
                cell: ({ date }) => (date === null ? t.manyDays : day(date))
              },
              {
                name: "reason",
                title: t.reason,
                isText: true,
                wraps: true,
                under: "date",
                cell: ({ reason }) => <span class="badge">{doubtReasons()[reason]}</span>
              },
              {
                name: "message",
                title: t.message,
                isText: true,
                wraps: true,
                cell: ({ message }) => <span lang="en">{message}</span>
              }
            ]}
          />
        </>
      )}
    </Panel>
  )
}

const Statements = ({ page }: PartProps) => {
  const t = texts()
  const company = useCompany()
  const { is_missing, newest, next, next_expected, next_latest, overdue_days, reported } = page.statements
  return (
    <Panel title={t.statements} data={[page]} source={t.statementsSource}>
      {newest === null && reported === null ? (
        <Empty text={t.noStatements} command={filingsCommand(company)} />
      ) : (
        <Values
          of={[
            [t.newestStatement, day(newest)],
            [t.reported, day(reported)],
            [t.next, day(next)],
            [t.nextExpected, day(next_expected)],
            [t.nextLatest, day(next_latest)],
            [
              t.statementState,
              <span class={is_missing ? "warn" : ""}>
                {overdue_days !== null ? t.overdue(overdue_days) : is_missing ? t.missing : t.complete}
              </span>
            ]
          ]}
        />
      )}
    </Panel>
  )
}

const Origins = ({ page }: PartProps) => {
  const t = texts()
  const { origins } = page
  return (
    <Panel title={t.origins} data={[page]} source={t.originsSource}>
      {origins.length === 0 ? (
        <Empty text={t.noOrigins} command={pricesCommand(useCompany())} />
      ) : (
        <Table
          label={t.origins}
          rows={origins}
          keyOf={({ kind, source }) => `${kind} ${source}`}
          columns={[
            { name: "kind", title: t.kind, isText: true, wraps: true, cell: ({ kind }) => kindName(kind) },
            { name: "source", title: t.origin, isText: true, under: "kind", cell: ({ source }) => source },
            { name: "rows", title: t.rows, cell: ({ rows }) => count(rows) },
            {
              name: "days",
              title: t.days,
              isText: true,
              wraps: true,
              under: "kind",
              cell: ({ first_date, newest_date }) =>
                newest_date === null ? unknown : t.range(day(first_date), day(newest_date))
            },
            {
              name: "imported",
              title: t.imported,
              isText: true,
              wraps: true,
              under: "rows",
              cell: ({ failed, last_finished_at }) => (
                <>
                  {instant(last_finished_at)}
                  {failed && <span class="warn"> {t.failed}</span>}
                </>
              )
            },
            {
              name: "next",
              title: t.nextRun,
              isText: true,
              wraps: true,
              under: "rows",
              cell: ({ next_run }) => instant(next_run)
            },
            {
              name: "licence",
              title: t.licence,
              isText: true,
              wraps: true,
              under: "kind",
              cell: ({ licence, visibility }) =>
                visibility === "keys" ? `${licence ?? unknown} (${t.forKeys})` : (licence ?? unknown)
            }
          ]}
        />
      )}
    </Panel>
  )
}

export const Health = () => {
  const { company_id } = useCompany()
  const asked = useAnswer("getCompanyHealth", { company_id })
  const { data: own } = useOwnAnswer("getOperatorsHealth", { company_id }, { when: isOperator.value })
  // Whether a session is an operator's.
  useEffect(knowSession, [])
  const seen = isOperator.value ? own : undefined
  return (
    <Answered of={asked} skeleton={<Skeleton lines={14} />}>
      {(page) => (
        <div class="page">
          <Findings page={page} />
          <Bars page={page} />
          <Doubts page={page} own={seen} />
          <Statements page={page} />
          <Origins page={page} />
          {seen !== undefined && <Mending own={seen} />}
        </div>
      )}
    </Answered>
  )
}
