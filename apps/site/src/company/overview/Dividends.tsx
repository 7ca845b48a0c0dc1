/** A company's dividends: what it pays in a year, when, how that grew, and by year. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { Figure } from "../../figures/Figure.tsx"
import { valueText } from "../../figures/valueText.ts"
import { count, currencyText, day, payment, titleIn } from "../../language/format.ts"
import { useCompany } from "../../subject/company.ts"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { Bars } from "../../ui/charts/Bars.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { dividendFigures, overviewFigures } from "./figureNames.ts"
import { texts } from "./texts.ts"
import { valuesOf } from "./values.ts"

type Dividends = Answer<"listCompanyDividends">

/** So many years have names below their columns, on a phone too. */
const years = 20

const History = ({ dividends: { currency, years: all } }: { readonly dividends: Dividends }) => {
  const t = texts()
  const shown = all.slice(0, years).toReversed()
  const text = (value: number): string => payment(value, currency)
  return (
    <>
      <Bars
        label={t.dividendsByYear}
        height={140}
        columns={shown.map(({ year }) => String(year))}
        series={[{ name: t.dividends, color: "var(--accent)", values: shown.map(({ amount }) => amount) }]}
        valueText={text}
      />
      <AsTable>
        <Table
          label={t.dividendsByYear}
          rows={all}
          keyOf={({ year }) => year}
          columns={[
            { name: "year", title: t.calendarYear, isText: true, cell: ({ year }) => String(year) },
            {
              name: "amount",
              title: titleIn(t.perShare, currency),
              cell: ({ amount }) => payment(amount, currency)
            },
            { name: "payments", title: t.payments, cell: ({ payments }) => count(payments) }
          ]}
        />
      </AsTable>
    </>
  )
}

export const DividendsPanel = () => {
  const t = texts()
  const { at, company_id } = useCompany()
  const { data } = useAnswer("listCompanyDividends", { company_id, ...at })
  const figures = useAnswer("listCompanyValues", { company_id, names: overviewFigures, ...at })
  // A company that never paid has no panel, nor one of which it isn't known.
  if (
    data === undefined ||
    figures.data === undefined ||
    (data.years.length === 0 && data.next_ex_date === null)
  )
    return null
  const values = valuesOf(figures.data)
  const { currency, known_to, next_amount, next_ex_date } = data
  return (
    <Panel title={t.dividends} data={[data, figures.data]} source={t.dividendSource(day(known_to))}>
      <dl class="figures">
        {dividendFigures.map(([name, figure]) => (
          <Figure key={name} name={name} figure={figure}>
            {valueText(values(figure))}
          </Figure>
        ))}
        {next_ex_date !== null && (
          <div>
            <dt>{t.nextExDate}</dt>
            <dd>
              {day(next_ex_date)}
              {next_amount !== null && (
                <div class="muted small">{`${payment(next_amount, currency)} ${currencyText(currency)}`}</div>
              )}
            </dd>
          </div>
        )}
      </dl>
      {data.years.length > 0 && <History dividends={data} />}
    </Panel>
  )
}
