/** The panels of a server's health: its state, and when its sources were synced. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { count, instant } from "../language/format.ts"
import { Empty } from "../ui/Answered.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

type Health = Answer<"getAdminHealth">

export const Server = ({ health }: { readonly health: Health }) => {
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

export const Syncs = ({ health: { syncs } }: { readonly health: Health }) => {
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
