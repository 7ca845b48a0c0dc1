/** How a multiple of the price developed from month to month, each month as it was known then. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { gapsBetween } from "../../../../../core/prices/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { useParameter } from "../../data/urlState.ts"
import { Explained } from "../../figures/Explained.tsx"
import { FigureTitle } from "../../figures/Figure.tsx"
import { figureTexts } from "../../figures/figures.ts"
import { day, month, number } from "../../language/format.ts"
import { words } from "../../language/words.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { seriesColor } from "../../ui/charts/colors.ts"
import { gapsShown, interrupted } from "../../ui/charts/gaps.ts"
import { LineChart } from "../../ui/charts/LineChart.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { pricesCommand } from "../importCommand.ts"
import { rangeOf } from "./range.ts"
import { texts } from "./texts.ts"

type Month = Answer<"listCompanyMultiples">["multiples"][number]

const names = [
  "pe_ratio",
  "pb_ratio",
  "ps_ratio",
  "ev_ebitda",
  "pfcf_ratio"
] as const satisfies ReadonlyArray<keyof Month>

type Name = (typeof names)[number]

/** Below which other multiple one stands on a phone. */
const under: { readonly [N in Name]?: Name } = {
  pb_ratio: "pe_ratio",
  ev_ebitda: "ps_ratio",
  pfcf_ratio: "ps_ratio"
}

/** A chart of one multiple with its median, and where its latest value stands. */
const Development = ({
  months,
  name
}: {
  /** Newest first. */
  readonly months: ReadonlyArray<Month>
  readonly name: Name
}) => {
  const t = texts()
  const points = months.map(({ date, [name]: value }) => ({ date, value })).toReversed()
  const gaps = gapsBetween(
    points.map(({ date }) => date),
    "1month"
  )
  const [first, last] = [points[0], points.at(-1)]
  const range = rangeOf(points)
  if (first === undefined || last === undefined || range === null) return <p>{t.noMultiple}</p>
  const [title] = figureTexts()[name]
  return (
    <>
      <LineChart
        label={t.multipleLabel(title, month(first.date), month(last.date))}
        height={260}
        valueText={(value) => number(value, 1)}
        readText={(value) => number(value)}
        level={range.median}
        levelText={`${t.median} ${number(range.median)}`}
        gaps={gapsShown(gaps, "1month")}
        lines={[{ name: title, color: seriesColor(0), points: interrupted(points, gaps) }]}
      />
      <dl class="figures">
        <div>
          <dt>
            <FigureTitle name={name} /> {t.latest(day(range.latest.date))}
          </dt>
          <dd>
            {range.latest.date === last.date ? (
              <Explained figure={name} label={title}>
                {number(range.latest.value)}
              </Explained>
            ) : (
              number(range.latest.value)
            )}
          </dd>
        </div>
        <div>
          <dt>{t.median}</dt>
          <dd>{number(range.median)}</dd>
        </div>
        <div>
          <dt>{t.lowest(month(range.lowest.date))}</dt>
          <dd>{number(range.lowest.value)}</dd>
        </div>
        <div>
          <dt>{t.highest(month(range.highest.date))}</dt>
          <dd>{number(range.highest.value)}</dd>
        </div>
      </dl>
    </>
  )
}

export const Multiples = ({ years }: { readonly years: number }) => {
  const t = texts()
  const company = useCompany()
  const { at, company_id } = company
  const [name, setName] = useParameter("multiple", names, "pe_ratio")
  const asked = useAnswer("listCompanyMultiples", { company_id, years, ...at })
  return (
    <Answered
      of={asked}
      skeleton={<Skeleton isTall />}
      title={t.multiples}
      empty={[
        ({ multiples }) => multiples.length === 0,
        <Panel key="none" title={t.multiples}>
          <Empty text={words().noPrices} command={pricesCommand(company)} />
        </Panel>
      ]}
    >
      {({ multiples }) => (
        <Panel
          class="multiples"
          title={t.multiples}
          data={[asked.data]}
          controls={
            <Segments
              label={t.multiples}
              choices={names.map((one) => [one, figureTexts()[one][0]])}
              value={name}
              onChange={setName}
            />
          }
          source={t.multiplesSource(day(multiples[0]?.date), day(multiples[0]?.statement_date))}
        >
          <Development months={multiples} name={name} />
          <AsTable>
            <Table
              label={t.multiples}
              rows={multiples}
              keyOf={({ date }) => date}
              columns={[
                { name: "date", title: t.day, isText: true, cell: ({ date }) => day(date) },
                {
                  name: "statement_date",
                  title: t.statement,
                  isText: true,
                  under: "date",
                  cell: ({ statement_date }) => day(statement_date)
                },
                ...names.map((one) => ({
                  name: one,
                  title: <FigureTitle name={one} />,
                  ...(under[one] === undefined ? {} : { under: under[one] }),
                  cell: (row: Month) => number(row[one])
                }))
              ]}
            />
          </AsTable>
        </Panel>
      )}
    </Answered>
  )
}
