/** `/operator`: the server's health, syncs, imports and doubtful data, for operators. */
import { Fragment } from "preact"
import { useState } from "preact/hooks"
import { fromBase } from "../data/basePath.ts"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { SignedIn } from "../account/Access.tsx"
import { useOwnAnswer, useWriting } from "../account/ownAnswers.ts"
import { client } from "../data/client.ts"
import { statusOf } from "../data/status.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { count, day, instant } from "../language/format.ts"
import { kindName } from "../language/words.ts"
import { Answered, Empty, Failed } from "../ui/Answered.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

type Health = Answer<"getAdminHealth">
type Run = Answer<"listRuns">["runs"][number]

/** How often health is asked for, in milliseconds. */
const heartbeat = 15_000

const limit = 25

const Server = ({ health }: { readonly health: Health }) => {
  const t = texts()
  return (
    <Panel title={t.health} source={t.now}>
      <dl class="figures">
        <div>
          <dt>{t.status}</dt>
          <dd>{t.states[health.status]}</dd>
        </div>
        <div>
          <dt>{t.store}</dt>
          <dd>{t.states[health.store]}</dd>
        </div>
        <div>
          <dt>{t.companies}</dt>
          <dd>{count(health.companies)}</dd>
        </div>
        <div>
          <dt>{t.runs}</dt>
          <dd>{count(health.runs)}</dd>
        </div>
      </dl>
    </Panel>
  )
}

const Syncs = ({ health: { syncs } }: { readonly health: Health }) => {
  const t = texts()
  return (
    <Panel title={t.syncs}>
      {syncs.length === 0 ? (
        <Empty text={t.noSyncs} command="sync edgar --symbols AAPL" />
      ) : (
        <Table
          label={t.syncs}
          rows={syncs}
          keyOf={({ source }) => source}
          columns={[
            { name: "source", title: t.source, isText: true, cell: ({ source }) => source },
            {
              name: "started",
              title: t.lastStarted,
              isText: true,
              cell: ({ started_at }) => instant(started_at)
            },
            {
              name: "finished",
              title: t.lastFinished,
              isText: true,
              under: "started",
              cell: ({ finished_at }) => instant(finished_at)
            },
            {
              name: "next",
              title: t.next,
              isText: true,
              under: "started",
              cell: ({ next_run }) => instant(next_run)
            },
            {
              name: "failure",
              title: t.failure,
              isText: true,
              wraps: true,
              under: "source",
              cell: ({ failure }) => failure ?? ""
            }
          ]}
        />
      )}
    </Panel>
  )
}

interface UndoProps {
  readonly run: Run
  readonly onClose: () => void
  readonly onDone: () => void
}

const Undo = ({ onClose, onDone, run }: UndoProps) => {
  const t = texts()
  const { begin, error, isBusy } = useWriting(() => client.value.undoRun({ run_id: run.run_id }), onDone)
  return (
    <Dialog
      title={t.undoTitle(run.run_id)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="button" class="button danger" disabled={isBusy} onClick={begin}>
            {t.undo}
          </button>
        </>
      }
    >
      <p>{t.undoText}</p>
      <p class="muted small">{run.file}</p>
      {error !== null && <Failed title={t.undoFailed} error={error} again={begin} />}
    </Dialog>
  )
}

/** How many rows: muted where there are none, a warning where there should be none. */
const Rows = ({ isWrong = false, of }: { readonly of: number; readonly isWrong?: boolean }) => (
  <span class={of === 0 ? "muted" : isWrong ? "warn" : ""}>{count(of)}</span>
)

/** A path, which may be broken after each of its folders. */
const FileName = ({ path }: { readonly path: string }) => (
  <>
    {path.split(/(?<=\/)/).map((part, i) => (
      <Fragment key={i}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </>
)

const Runs = ({ onUndone }: { readonly onUndone: () => void }) => {
  const t = texts()
  const [offset, setOffset] = useState(0)
  const [undoing, setUndoing] = useState<Run | null>(null)
  const asked = useAnswer("listRuns", { limit, offset })
  return (
    <Panel title={t.imports}>
      <Answered
        of={asked}
        empty={[
          ({ total }) => total === 0,
          <Empty text={t.noRuns} command="import prices AAPL.csv --symbol AAPL" />
        ]}
      >
        {({ runs, total }) => (
          <>
            <Table
              label={t.imports}
              rows={runs}
              keyOf={({ run_id }) => run_id}
              columns={[
                { name: "run", title: t.run, isText: true, cell: ({ run_id }) => String(run_id) },
                {
                  name: "kind",
                  title: t.kind,
                  isText: true,
                  under: "run",
                  cell: ({ kind }) => kindName(kind)
                },
                {
                  name: "file",
                  title: t.file,
                  isText: true,
                  wraps: true,
                  under: "run",
                  cell: ({ file }) => <FileName path={file} />
                },
                {
                  name: "finished",
                  title: t.finished,
                  isText: true,
                  under: "run",
                  cell: ({ finished_at }) => instant(finished_at)
                },
                { name: "read", title: t.read, cell: ({ read }) => <Rows of={read} /> },
                {
                  name: "inserted",
                  title: t.inserted,
                  under: "read",
                  cell: ({ inserted }) => <Rows of={inserted} />
                },
                {
                  name: "changed",
                  title: t.changed,
                  under: "read",
                  cell: ({ changed }) => <Rows of={changed} />
                },
                { name: "refused", title: t.refused, cell: ({ refused }) => <Rows of={refused} isWrong /> },
                {
                  name: "doubtful",
                  title: t.doubtful,
                  under: "refused",
                  cell: ({ doubtful }) => <Rows of={doubtful} isWrong />
                },
                {
                  name: "undo",
                  title: <span class="visually-hidden">{t.undo}</span>,
                  under: "refused",
                  cell: (run) =>
                    run.undone_at === null && run.pruned_at === null ? (
                      <button type="button" class="button plain" onClick={() => setUndoing(run)}>
                        {t.undo}
                      </button>
                    ) : (
                      <span class="muted">{run.undone_at !== null && t.undone}</span>
                    )
                }
              ]}
            />
            <Pages offset={offset} limit={limit} total={total} onOffset={setOffset} texts={t} count={count} />
          </>
        )}
      </Answered>
      {undoing !== null && (
        <Undo
          run={undoing}
          onClose={() => setUndoing(null)}
          onDone={() => {
            setUndoing(null)
            asked.again()
            onUndone()
          }}
        />
      )}
    </Panel>
  )
}

const Doubts = () => {
  const t = texts()
  const [offset, setOffset] = useState(0)
  const asked = useAnswer("listDoubts", { limit, offset })
  return (
    <Panel title={t.doubts}>
      <Answered of={asked} empty={[({ total }) => total === 0, <Empty text={t.noDoubts} />]}>
        {({ doubtful, total }) => (
          <>
            <Table
              label={t.doubts}
              rows={doubtful}
              keyOf={({ company_id, date, reason }) => `${company_id} ${reason} ${date}`}
              columns={[
                {
                  name: "company",
                  title: t.company,
                  isText: true,
                  cell: ({ slug, symbol }) =>
                    slug === null ? (
                      (symbol ?? "")
                    ) : (
                      <a href={fromBase(`/companies/${slug}/chart`)}>{symbol ?? slug}</a>
                    )
                },
                {
                  name: "date",
                  title: t.date,
                  isText: true,
                  under: "company",
                  cell: ({ date }) => day(date)
                },
                {
                  name: "reason",
                  title: t.reason,
                  isText: true,
                  wraps: true,
                  cell: ({ message, reason }) => (
                    <>
                      <span class="badge">{t.reasons[reason]}</span> {message}
                    </>
                  )
                },
                {
                  name: "remedy",
                  title: t.remedy,
                  isText: true,
                  wraps: true,
                  under: "reason",
                  cell: ({ remedy }) => remedy
                }
              ]}
            />
            <Pages offset={offset} limit={limit} total={total} onOffset={setOffset} texts={t} count={count} />
          </>
        )}
      </Answered>
    </Panel>
  )
}

const Operated = () => {
  const health = useOwnAnswer("getAdminHealth", {}, { every: heartbeat })
  if (statusOf(health.error) === 403) {
    return <p class="note">{texts().forbidden}</p>
  }
  return (
    <>
      <Answered of={health}>
        {(data) => (
          <div class="page">
            <Server health={data} />
            <Syncs health={data} />
          </div>
        )}
      </Answered>
      {health.data !== undefined && (
        <>
          <Runs onUndone={health.again} />
          <Doubts />
        </>
      )}
    </>
  )
}

export const Operator = () => (
  <SignedIn title={texts().title} path="/operator">
    <Operated />
  </SignedIn>
)
