/** The panel of companies whose newest bar is older than the last session, each with a link to the state of its data. */
import { useState } from "preact/hooks"
import { tabPath } from "../subject/tabs.ts"
import { fromBase } from "../data/basePath.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { count, day } from "../language/format.ts"
import { SyncButton } from "../mend/SyncButton.tsx"
import { Answered, Empty } from "../ui/Answered.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

/** Rows of a page. */
const limit = 25

export const Stale = () => {
  const t = texts()
  const [offset, setOffset] = useState(0)
  const asked = useAnswer("listStaleCompanies", { limit, offset })
  const { data } = asked
  return (
    <Panel
      title={t.stale}
      source={
        data !== undefined && data.total > 0 ? t.staleOf(count(data.total), count(data.companies)) : undefined
      }
    >
      <Answered of={asked} empty={[({ total }) => total === 0, <Empty text={t.noStale} />]}>
        {({ stale, total }) => (
          <>
            <Table
              label={t.stale}
              rows={stale}
              keyOf={({ company_id }) => company_id}
              columns={[
                {
                  name: "company",
                  title: t.company,
                  isText: true,
                  wraps: true,
                  cell: ({ name, slug, symbol }) => (
                    <a href={fromBase(tabPath(slug, "health"))}>
                      {symbol} <span class="muted">{name}</span>
                    </a>
                  )
                },
                {
                  name: "newest",
                  title: t.newestBar,
                  isText: true,
                  under: "company",
                  cell: ({ newest }) => day(newest)
                },
                {
                  name: "last",
                  title: t.lastSession,
                  isText: true,
                  under: "behind",
                  cell: ({ last_session }) => day(last_session)
                },
                {
                  name: "behind",
                  title: t.sessionsBehind,
                  cell: ({ sessions_behind }) => <span class="warn">{count(sessions_behind)}</span>
                },
                {
                  name: "mend",
                  title: <span class="visually-hidden">{t.mend}</span>,
                  under: "behind",
                  cell: ({ company_id, symbol }) => <SyncButton company_id={company_id} symbol={symbol} />
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
