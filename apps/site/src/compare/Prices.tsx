/** The panel of prices from one start. */
import { useAnswers } from "../data/useAnswer.ts"
import { useParameter } from "../data/urlState.ts"
import { day, number } from "../language/format.ts"
import { periodNames } from "../language/words.ts"
import { calledBy } from "../subject/company.ts"
import { AsTable } from "../ui/charts/AsTable.tsx"
import { seriesColor } from "../ui/charts/colors.ts"
import { LineChart } from "../ui/charts/LineChart.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { allOf, type ComparedProps, Waiting } from "./compared.tsx"
import { rebase } from "./rebase.ts"
import { texts } from "./texts.ts"

/** Weeks of the ranges. */
const weeks = { "1y": 53, "3y": 157, "5y": 262, "10y": 523 } as const
const ranges = ["1y", "3y", "5y", "10y"] as const

export const Prices = ({ at, companies }: ComparedProps) => {
  const t = texts()
  const [range, setRange] = useParameter("range", ranges, "3y")
  const asked = useAnswers(
    "listCompanyPrices",
    companies.map(({ company_id }) => ({
      company_id,
      interval: "1week" as const,
      order: "desc" as const,
      limit: weeks[range],
      ...at
    }))
  )
  const all = allOf(asked)
  if (all === null) {
    return (
      <Panel title={t.prices}>
        <Waiting of={asked} />
      </Panel>
    )
  }
  const { haveGaps, lines, start } = rebase(all.map(({ data, gaps }) => ({ bars: data.toReversed(), gaps })))
  const without = companies
    .filter((_, i) => lines[i]?.length === 0)
    .map(calledBy)
    .join(", ")
  const withGaps = companies
    .filter((_, i) => haveGaps[i])
    .map(calledBy)
    .join(", ")
  const dates = [...new Set(lines.flat().map(({ date }) => date))].toSorted().toReversed()
  const known = lines.map((line) => new Map(line.map(({ date, value }) => [date, value])))
  const columns: ReadonlyArray<Column<string>> = [
    { name: "date", title: t.date, isText: true, cell: (date) => day(date) },
    ...companies.map((company, i) => ({
      name: company.slug,
      title: calledBy(company),
      cell: (date: string) => number(known[i]?.get(date), 1)
    }))
  ]
  return (
    <Panel
      title={t.prices}
      source={
        start !== null &&
        [
          t.priceSource(day(start)),
          ...(withGaps === "" ? [] : [t.afterGaps(withGaps)]),
          ...(without === "" ? [] : [t.withoutPrices(without, day(start))])
        ].join(" · ")
      }
      controls={
        <Segments
          label={t.range}
          value={range}
          onChange={setRange}
          choices={ranges.map((name) => [name, periodNames()[name]] as const)}
        />
      }
    >
      <LineChart
        label={t.prices}
        height={320}
        level={100}
        valueText={(value) => number(value, 0)}
        lines={lines.flatMap((points, i) => {
          const company = companies[i]
          return points.length === 0 || company === undefined
            ? []
            : [{ name: calledBy(company), color: seriesColor(i), points }]
        })}
      />
      <AsTable>
        <Table label={t.prices} rows={dates} keyOf={(date) => date} columns={columns} />
      </AsTable>
    </Panel>
  )
}
