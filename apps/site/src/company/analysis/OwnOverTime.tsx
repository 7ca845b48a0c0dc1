/** The reader's own figures of the company by period, each as known then; nothing where there are none. */
import { useParameter } from "../../data/urlState.ts"
import { day } from "../../language/format.ts"
import { ownText, useOverTime } from "../../own/overTime.ts"
import { type ChosenFigures, ShownFigures } from "../../own/ShownFigures.tsx"
import { texts as ownTexts } from "../../own/texts.ts"
import { useCompany } from "../../subject/company.ts"
import { Empty, Failed, Skeleton } from "../../ui/Answered.tsx"
import { Definition } from "../../ui/Definition.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { Table } from "../../ui/Table.tsx"
import { texts } from "./texts.ts"

const frequencies = ["year", "quarter", "month"] as const

/** How many periods of a year there are. */
const perYear = { year: 1, quarter: 4, month: 12 } as const

interface PeriodsProps extends ChosenFigures {
  readonly years: number
}

const Periods = ({ asked, choice, years }: PeriodsProps) => {
  const t = texts()
  const { title } = ownTexts()
  const { at, company_id } = useCompany()
  const [frequency, setFrequency] = useParameter("own_by", frequencies, "year")
  const { companies, failed } = useOverTime([company_id], asked, {
    frequency,
    limit: years * perYear[frequency],
    at
  })
  const [found] = companies
  return (
    <Panel
      title={title}
      data={found?.answers ?? []}
      controls={
        <Segments
          label={t.ownPeriods}
          value={frequency}
          onChange={setFrequency}
          choices={frequencies.map((one) => [one, t.ownBy[one]])}
        />
      }
      source={t.ownSource}
    >
      {choice}
      {asked.length === 0 ? null : failed !== null ? (
        <Failed {...failed} />
      ) : found === undefined || found === null ? (
        <Skeleton />
      ) : found.rows.length === 0 ? (
        <Empty text={t.ownNone} />
      ) : (
        <Table
          label={title}
          rows={found.rows.toReversed()}
          keyOf={({ date }) => date}
          columns={[
            { name: "date", title: t.day, isText: true, cell: ({ date }) => day(date) },
            ...asked.map(({ figure: { formula, name, title: called, unit } }, i) => ({
              name,
              title: <Definition text={formula}>{called}</Definition>,
              cell: ({ values }: (typeof found.rows)[number]) =>
                ownText({ unit, value: values[i] ?? null, currency: found.currency })
            }))
          ]}
        />
      )}
    </Panel>
  )
}

interface OwnOverTimeProps extends Pick<PeriodsProps, "years"> {
  /** Whether what stands above is drawn. */
  readonly isPlaced: boolean
}

export const OwnOverTime = ({ isPlaced, years }: OwnOverTimeProps) => (
  <ShownFigures isPlaced={isPlaced}>{(chosen) => <Periods {...chosen} years={years} />}</ShownFigures>
)
