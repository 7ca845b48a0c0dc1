/** The panel of doubtful data, with what to do about each. */
import { useState } from "preact/hooks"
import { fromBase } from "../data/basePath.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { count, day } from "../language/format.ts"
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
