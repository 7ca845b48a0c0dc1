/** The panel of doubtful data, with what to do about each. */
import { useState } from "preact/hooks"
import { tabPath } from "../subject/tabs.ts"
import { fromBase } from "../data/basePath.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { doubtReasons } from "../language/doubtReasons.ts"
import { count, day } from "../language/format.ts"
import { AcceptButton } from "../mend/Doubts.tsx"
import { Answered, Empty } from "../ui/Answered.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

/** Rows of a page. */
const limit = 25

export const Doubts = () => {
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
                      <a href={fromBase(tabPath(slug, "health"))}>{symbol ?? slug}</a>
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
                      <span class="badge">{doubtReasons()[reason]}</span> {message}
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
                },
                {
                  name: "mend",
                  title: <span class="visually-hidden">{t.mend}</span>,
                  under: "reason",
                  cell: (doubt) =>
                    doubt.symbol !== null && (
                      <AcceptButton company_id={doubt.company_id} symbol={doubt.symbol} doubt={doubt} />
                    )
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
