/** The panel of imports, which may be undone. */
import { useState } from "preact/hooks"
import { useAnswer } from "../data/useAnswer.ts"
import { count, instant } from "../language/format.ts"
import { kindName } from "../language/words.ts"
import { UndoButton } from "../mend/UndoButton.tsx"
import { Answered, Empty } from "../ui/Answered.tsx"
import { FileName } from "../ui/FileName.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

/** Rows of a page. */
const limit = 25

/** How many rows: muted where there are none, a warning where there should be none. */
const Rows = ({ isWrong = false, of }: { readonly of: number; readonly isWrong?: boolean }) => (
  <span class={of === 0 ? "muted" : isWrong ? "warn" : ""}>{count(of)}</span>
)

export const Runs = () => {
  const t = texts()
  const [offset, setOffset] = useState(0)
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
                  title: <span class="visually-hidden">{t.mend}</span>,
                  under: "refused",
                  cell: (run) => <UndoButton run={run} />
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
