/** What only operators see of a company's data: doubts with what may help, accepted bars, runs, and what was done. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { doubtReasons } from "../../language/doubtReasons.ts"
import { count, day, instant } from "../../language/format.ts"
import { kindName } from "../../language/words.ts"
import { AcceptButton, WithdrawButton } from "../../mend/Doubts.tsx"
import { Operations } from "../../mend/Operations.tsx"
import { UndoButton } from "../../mend/UndoButton.tsx"
import { FileName } from "../../ui/FileName.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { texts } from "./texts.ts"

interface OwnProps {
  readonly own: Answer<"getOperatorsHealth">
}

/** The newest first, after those about many bars. */
export const OwnDoubts = ({ own: { company_id, doubtful, symbol } }: OwnProps) => {
  const t = texts()
  const many = doubtful.filter(({ date }) => date === null)
  const dated = doubtful.filter(({ date }) => date !== null)
  return (
    <Table
      label={t.doubts}
      rows={[...many, ...dated.toReversed()]}
      keyOf={({ date, message, reason, type }) => `${reason} ${date} ${type} ${message}`}
      columns={[
        {
          name: "date",
          title: t.date,
          isText: true,
          cell: ({ date }) => (date === null ? t.manyDays : day(date))
        },
        {
          name: "message",
          title: t.message,
          isText: true,
          wraps: true,
          cell: ({ message, reason, remedy }) => (
            <>
              <span class="badge">{doubtReasons()[reason]}</span> <span lang="en">{message}</span>
              <div class="muted small" lang="en">
                {remedy}
              </div>
            </>
          )
        },
        {
          name: "mend",
          title: <span class="visually-hidden">{t.mend}</span>,
          under: "date",
          cell: (doubt) => <AcceptButton company_id={company_id} symbol={symbol} doubt={doubt} />
        }
      ]}
    />
  )
}

const Accepted = ({ own: { accepted, company_id, symbol } }: OwnProps) => {
  const t = texts()
  return (
    <Panel title={t.accepted} source={t.acceptedSource}>
      <Table
        label={t.accepted}
        rows={accepted.toReversed()}
        keyOf={(date) => date}
        columns={[
          { name: "date", title: t.date, isText: true, cell: (date) => day(date) },
          {
            name: "mend",
            title: <span class="visually-hidden">{t.mend}</span>,
            cell: (date) => <WithdrawButton company_id={company_id} symbol={symbol} date={date} />
          }
        ]}
      />
    </Panel>
  )
}

const Runs = ({ own: { runs } }: OwnProps) => {
  const t = texts()
  return (
    <Panel title={t.runs} source={t.runsSource}>
      <Table
        label={t.runs}
        rows={runs}
        keyOf={({ run_id }) => run_id}
        columns={[
          { name: "run", title: t.run, isText: true, cell: ({ run_id }) => String(run_id) },
          { name: "kind", title: t.kind, isText: true, under: "run", cell: ({ kind }) => kindName(kind) },
          {
            name: "origin",
            title: t.origin,
            isText: true,
            wraps: true,
            cell: ({ file, source }) => (
              <>
                {source}{" "}
                <span class="muted small">
                  <FileName path={file} />
                </span>
              </>
            )
          },
          {
            name: "finished",
            title: t.imported,
            isText: true,
            under: "origin",
            cell: ({ finished_at }) => instant(finished_at)
          },
          { name: "inserted", title: t.inserted, under: "origin", cell: ({ inserted }) => count(inserted) },
          {
            name: "mend",
            title: <span class="visually-hidden">{t.mend}</span>,
            under: "run",
            cell: (run) => <UndoButton run={run} />
          }
        ]}
      />
    </Panel>
  )
}

export const Mending = ({ own }: OwnProps) => (
  <>
    {own.accepted.length > 0 && <Accepted own={own} />}
    {own.runs.length > 0 && <Runs own={own} />}
    <Operations company_id={own.company_id} />
  </>
)
