/** The closing prices of the year to the last bar. */
import { yearOfPrices } from "../../data/asked.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { useLink } from "../../data/urlState.ts"
import { day, price, titleIn } from "../../language/format.ts"
import { Answered, Skeleton } from "../../ui/Answered.tsx"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { LineChart } from "../../ui/charts/LineChart.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { closesOfYear } from "./closes.ts"
import { texts } from "./texts.ts"

export const PriceYear = () => {
  const t = texts()
  const { at, company_id, slug } = useCompany()
  const link = useLink()
  const asked = useAnswer("listCompanyPrices", { company_id, ...yearOfPrices, ...at })
  return (
    <Answered of={asked} skeleton={<Skeleton isTall />} title={t.priceYear}>
      {(page) => {
        const { bars, gaps, points } = closesOfYear(page)
        const [first, last] = [bars[0], bars.at(-1)]
        // The panel below says so where there are no bars.
        if (first === undefined || last === undefined) return null
        const text = (value: number): string => price(value, page.currency)
        return (
          <Panel
            title={t.priceYear}
            data={[page]}
            controls={
              <a class="button" href={link(`/companies/${slug}/chart`)}>
                {t.toChart}
              </a>
            }
            source={[t.priceSource(day(last.date)), ...gaps.map((gap) => gap.text)].join(" · ")}
          >
            <LineChart
              label={t.yearLabel(day(first.date), day(last.date))}
              height={180}
              valueText={text}
              gaps={gaps}
              lines={[
                {
                  name: t.close,
                  color: last.close < first.close ? "var(--loss)" : "var(--gain)",
                  isArea: true,
                  points
                }
              ]}
            />
            <AsTable>
              <Table
                label={t.priceYear}
                rows={bars.toReversed()}
                keyOf={({ date }) => date}
                columns={[
                  { name: "date", title: t.date, isText: true, cell: ({ date }) => day(date) },
                  {
                    name: "close",
                    title: titleIn(t.close, page.currency),
                    cell: ({ close }) => text(close)
                  }
                ]}
              />
            </AsTable>
          </Panel>
        )
      }}
    </Answered>
  )
}
