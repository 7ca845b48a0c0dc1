/** The reader's own figures of the company: asked for when they come into view, nothing where there are none. */
import { day } from "../../language/format.ts"
import { ownText, useOverTime } from "../../own/overTime.ts"
import { type ChosenFigures, ShownFigures } from "../../own/ShownFigures.tsx"
import { texts } from "../../own/texts.ts"
import { useCompany } from "../../subject/company.ts"
import { Failed, Skeleton } from "../../ui/Answered.tsx"
import { Definition } from "../../ui/Definition.tsx"
import { Panel } from "../../ui/Panel.tsx"

const Latest = ({ asked, choice }: ChosenFigures) => {
  const t = texts()
  const { at, company_id } = useCompany()
  const { companies, failed } = useOverTime([company_id], asked, { frequency: "month", limit: 1, at })
  const [found] = companies
  const row = found?.rows.at(-1)
  return (
    <Panel
      title={t.title}
      data={found?.answers ?? []}
      {...(row === undefined ? {} : { source: t.latest(day(row.date)) })}
    >
      {choice}
      {asked.length === 0 ? null : failed !== null ? (
        <Failed {...failed} title={t.title} />
      ) : found === null || found === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <dl class="figures">
          {asked.map(({ figure: { formula, name, title, unit } }, i) => (
            <div key={name}>
              <dt>
                <Definition text={formula}>{title}</Definition>
              </dt>
              <dd>{ownText({ unit, value: row?.values[i] ?? null, currency: found.currency })}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}

export const OwnLatest = ({ isPlaced }: { readonly isPlaced: boolean }) => (
  <ShownFigures isPlaced={isPlaced}>{(chosen) => <Latest {...chosen} />}</ShownFigures>
)
