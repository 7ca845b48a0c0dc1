/** How a company's margins, growth and returns developed from fiscal year to fiscal year, and its multiples by month. */
import type { ComponentChildren } from "preact"
import { useMemo } from "preact/hooks"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { allYears } from "../../data/asked.ts"
import { useParameter } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { Explained } from "../../figures/Explained.tsx"
import { FigureTitle } from "../../figures/Figure.tsx"
import { figureTexts } from "../../figures/figures.ts"
import { change, day, percent } from "../../language/format.ts"
import { Answered, Skeleton } from "../../ui/Answered.tsx"
import { Bars } from "../../ui/charts/Bars.tsx"
import { seriesColor } from "../../ui/charts/colors.ts"
import { LineChart } from "../../ui/charts/LineChart.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { NoStatements } from "../NoStatements.tsx"
import "./analysis.css"
import { Multiples } from "./Multiples.tsx"
import { OwnOverTime } from "./OwnOverTime.tsx"
import { texts } from "./texts.ts"
import { type FiscalYear, fiscalYears } from "./years.ts"

/** How many years are shown. The answer has one more at the most, for the growth of the first. */
const counts = ["5", "10", "19"] as const

const marginNames = [
  "gross_margin",
  "ebitda_margin",
  "operating_margin",
  "pretax_margin",
  "net_margin"
] as const satisfies ReadonlyArray<keyof FiscalYear>

const growthNames = [
  "sales_growth_1y",
  "operating_income_growth_1y",
  "net_income_growth_1y"
] as const satisfies ReadonlyArray<keyof FiscalYear>

const returnNames = ["roa", "roe", "roce"] as const satisfies ReadonlyArray<keyof FiscalYear>

type Name = (typeof marginNames)[number] | (typeof growthNames)[number] | (typeof returnNames)[number]

/** Below which other figure one stands on a phone. */
const under: { readonly [N in Name]?: Name } = {
  ebitda_margin: "gross_margin",
  pretax_margin: "operating_margin",
  net_margin: "operating_margin",
  net_income_growth_1y: "operating_income_growth_1y",
  roce: "roe"
}

const axisText = (value: number): string => percent(value, 0)

interface GroupProps {
  readonly title: string
  readonly names: ReadonlyArray<Name>
  /** Oldest first. */
  readonly years: ReadonlyArray<FiscalYear>
  readonly source: string
  /** The fiscal year that the catalogue's figures are of: values of it open what they are computed from. */
  readonly explained: number | null
  /** The answers that the figures are of. */
  readonly data: ReadonlyArray<object | undefined>
  readonly isGrowth?: boolean
  readonly children?: ComponentChildren
}

const Group = ({ children, data, explained, isGrowth = false, names, source, title, years }: GroupProps) => {
  const t = texts()
  const label = t.label(title, years[0]?.year ?? 0, years.at(-1)?.year ?? 0)
  const series = names.map((name, at) => ({
    name: figureTexts()[name][0],
    color: seriesColor(at),
    member: name
  }))
  return (
    <Panel title={title} data={data} source={source}>
      <div class="beside">
        {isGrowth ? (
          <Bars
            label={label}
            columns={years.map(({ year }) => String(year))}
            height={330}
            valueText={axisText}
            readText={isGrowth ? (value) => change(value) : (value) => percent(value)}
            series={series.map(({ member, ...one }) => ({
              ...one,
              values: years.map((year) => year[member])
            }))}
          />
        ) : (
          <LineChart
            label={label}
            height={330}
            valueText={axisText}
            readText={isGrowth ? (value) => change(value) : (value) => percent(value)}
            dates={years.map(({ fiscal_date, year }) => ({ date: fiscal_date, text: String(year) }))}
            lines={series.map(({ member, ...one }) => ({
              ...one,
              points: years.map((year) => ({ date: year.fiscal_date, value: year[member] }))
            }))}
          />
        )}
        <Table
          label={label}
          rows={years.toReversed()}
          keyOf={({ fiscal_date }) => fiscal_date}
          columns={[
            { name: "year", title: t.year, isText: true, cell: ({ year }) => year },
            ...names.map((name) => ({
              name,
              title: <FigureTitle name={name} />,
              ...(under[name] === undefined ? {} : { under: under[name] }),
              cell: (year: FiscalYear) => {
                const text = isGrowth ? change(year[name]) : percent(year[name])
                return year.year === explained ? (
                  <Explained figure={name} label={figureTexts()[name][0]}>
                    {text}
                  </Explained>
                ) : (
                  text
                )
              }
            }))
          ]}
        />
      </div>
      {children}
    </Panel>
  )
}

const Years = ({
  answer,
  count
}: {
  readonly answer: Answer<"getCompanyFinancials">
  readonly count: number
}) => {
  const t = texts()
  const { at, company_id } = useCompany()
  const detail = useAnswer("getCompanyDetail", { company_id, ...at })
  const { statements } = answer
  const all = useMemo(() => fiscalYears(statements), [statements])
  const years = all.slice(-count)
  const filed = statements.map(({ filed_at }) => filed_at ?? "").reduce((a, b) => (a > b ? a : b), "")
  const source = t.source(years[0]?.year ?? 0, years.at(-1)?.year ?? 0, day(filed))
  const { fiscal_year, returns } = detail.data ?? { fiscal_year: null, returns: null }
  const shared = { years, source, explained: fiscal_year }
  return (
    <>
      <Group title={t.margins} names={marginNames} data={[answer]} {...shared} />
      <Group title={t.growth} names={growthNames} data={[answer]} isGrowth {...shared} />
      <Group title={t.returns} names={returnNames} data={[answer, detail.data]} {...shared}>
        {fiscal_year !== null && (
          <p class="small">
            <FigureTitle name="roic" /> {fiscal_year}:{" "}
            <Explained figure="roic" label={figureTexts().roic[0]}>
              {percent(returns?.roic)}
            </Explained>
          </p>
        )}
      </Group>
    </>
  )
}

export const Analysis = () => {
  const t = texts()
  const { at, company_id } = useCompany()
  const [count, setCount] = useParameter("years", counts, "10")
  const asked = useAnswer("getCompanyFinancials", { company_id, ...allYears, ...at })
  return (
    <div class="page">
      <div class="controls no-print">
        <Segments
          label={t.years}
          choices={counts.map((one) => [one, t.count[one]])}
          value={count}
          onChange={setCount}
        />
      </div>
      <Answered
        of={asked}
        skeleton={<Skeleton isTall />}
        title={t.margins}
        empty={[
          ({ statements }) => statements.length === 0,
          <Panel key="none" title={t.margins}>
            <NoStatements text={t.none} />
          </Panel>
        ]}
      >
        {(answer) => (
          <div class="page">
            <Years answer={answer} count={Number(count)} />
            <Multiples years={Number(count)} />
          </div>
        )}
      </Answered>
      <OwnOverTime years={Number(count)} isPlaced={asked.data !== undefined || asked.error !== null} />
    </div>
  )
}
