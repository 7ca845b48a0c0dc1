/** The reader's own figures of the compared companies: asked for when they come into view, nothing where there are none. */
import { day, unknown } from "../language/format.ts"
import { ownText, useOverTime } from "../own/overTime.ts"
import { type ChosenFigures, ShownFigures } from "../own/ShownFigures.tsx"
import { texts } from "../own/texts.ts"
import { Failed, Skeleton } from "../ui/Answered.tsx"
import { Definition } from "../ui/Definition.tsx"
import { Panel } from "../ui/Panel.tsx"
import type { At, Company } from "./compared.ts"
import { type Line, SideBySide } from "./SideBySide.tsx"

interface ComparedProps {
  readonly companies: ReadonlyArray<Company>
  readonly at: At
}

const Rows = ({ asked, at, choice, companies }: ComparedProps & ChosenFigures) => {
  const t = texts()
  const { companies: found, failed } = useOverTime(
    companies.map(({ company_id }) => company_id),
    asked,
    { frequency: "month", limit: 1, at }
  )
  const days = found.flatMap((one) => one?.rows.at(-1)?.date ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const line = ({ figure: { formula, name, title, unit } }: (typeof asked)[number], i: number): Line => ({
    name,
    title: <Definition text={formula}>{title}</Definition>,
    cells: found.map((one) => {
      const value = one?.rows.at(-1)?.values[i] ?? null
      return one === null ? unknown : ownText({ unit, value, currency: one.currency })
    }),
    best: [],
    worst: []
  })
  return (
    <Panel
      class="side-by-side"
      title={t.title}
      data={found.flatMap((one) => one?.answers ?? [])}
      {...(first === undefined
        ? {}
        : { source: t.latest(first === last ? day(first) : `${day(first)} – ${day(last)}`) })}
    >
      {choice}
      {asked.length > 0 &&
        (failed !== null ? (
          <Failed {...failed} />
        ) : found.includes(null) ? (
          <Skeleton lines={asked.length} />
        ) : (
          <SideBySide label={t.title} at={at} companies={companies} lines={asked.map(line)} />
        ))}
    </Panel>
  )
}

export const OwnRows = (props: ComparedProps) => (
  <ShownFigures isPlaced>{(chosen) => <Rows {...props} {...chosen} />}</ShownFigures>
)
