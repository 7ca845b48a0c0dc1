/** The panel of imports, which may be undone. */
import { Fragment } from "preact"
import { useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useWriting } from "../account/ownAnswers.ts"
import { client } from "../data/client.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { count, instant } from "../language/format.ts"
import { kindName } from "../language/words.ts"
import { Answered, Empty, Failed } from "../ui/Answered.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

type Run = Answer<"listRuns">["runs"][number]

/** Rows of a page. */
const limit = 25

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

export const Runs = ({ onUndone }: { readonly onUndone: () => void }) => {
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
