/** The panel of what operators did: of one company, or of all; syncs are followed until their end. */
import { useEffect, useRef, useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { fromBase } from "../data/basePath.ts"
import { answers } from "../data/client.ts"
import { useOwnAnswer } from "../data/ownAnswers.ts"
import { count, day, instant } from "../language/format.ts"
import { tabPath } from "../subject/tabs.ts"
import { Answered, Empty } from "../ui/Answered.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { type Followed, followedBy, hasEnded } from "./followed.ts"
import { heartbeat, Outcome } from "./Outcome.tsx"
import { texts } from "./texts.ts"

type Operation = Answer<"listOperations">["operations"][number]

/** Rows of a page. */
const limit = 10

/** What an operation was about, beside its company. */
const About = ({ of: { first_date, last_date, run_id, source } }: { readonly of: Operation }) => {
  const t = texts()
  if (source !== null) return <>{source}</>
  if (run_id !== null) return <>{t.run(run_id)}</>
  return <>{t.range(day(first_date), day(last_date))}</>
}

export const Operations = ({ company_id }: { readonly company_id?: number }) => {
  const t = texts()
  const [offset, setOffset] = useState(0)
  const [isFollowed, setFollowed] = useState(false)
  const asked = useOwnAnswer(
    "listOperations",
    { ...(company_id === undefined ? {} : { company_id }), limit, offset },
    isFollowed ? { every: heartbeat } : {}
  )
  const seen = asked.data?.operations
  const before = useRef<Followed>(new Map())
  const followed = followedBy(before.current, seen ?? [])
  useEffect(() => {
    const now = followedBy(before.current, seen ?? [])
    setFollowed(seen?.some(({ state }) => state === "running") === true)
    // What a sync brought is shown at its end.
    if (hasEnded(before.current, now)) void answers.invalidateQueries()
    before.current = now
  }, [seen])
  return (
    <Panel title={t.operations}>
      <Answered of={asked} empty={[({ total }) => total === 0, <Empty text={t.noOperations} />]}>
        {({ operations, total }) => (
          <>
            <Table
              label={t.operations}
              rows={operations}
              keyOf={({ operation_id }) => operation_id}
              columns={[
                {
                  name: "action",
                  title: t.action,
                  isText: true,
                  wraps: true,
                  cell: (operation) => (
                    <>
                      {t.actions[operation.action]}{" "}
                      {company_id === undefined && operation.slug !== null && (
                        <a href={fromBase(tabPath(operation.slug, "health"))}>{operation.symbol}</a>
                      )}{" "}
                      <span class="muted">
                        <About of={operation} />
                      </span>
                    </>
                  )
                },
                {
                  name: "state",
                  title: t.state,
                  isText: true,
                  wraps: true,
                  // The outcome of one that was seen running is announced, as it changes.
                  cell: (operation) => (
                    <div role={followed.has(operation.operation_id) ? "status" : undefined}>
                      <Outcome of={operation} />
                    </div>
                  )
                },
                {
                  name: "started",
                  title: t.started,
                  isText: true,
                  under: "action",
                  cell: ({ started_at }) => instant(started_at)
                },
                {
                  name: "by",
                  title: t.by,
                  isText: true,
                  under: "action",
                  cell: ({ actor, request_id }) => actor ?? (request_id === null ? t.onServer : "")
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
