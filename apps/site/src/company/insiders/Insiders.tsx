/** What insiders of a company bought and sold, in sum, by month and one by one. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { directionOf } from "../../../../../core/insiders/TradeDirection.ts"
import { newestTransactions } from "../../data/asked.ts"
import { useParameter } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { Figure } from "../../figures/Figure.tsx"
import {
  amount,
  compact,
  compactRound,
  count,
  countChange,
  currencyText,
  day,
  month,
  price,
  titleIn,
  unknown
} from "../../language/format.ts"
import { sentences } from "../../language/sentences.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { changeClass } from "../../ui/changeClass.ts"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { Bars } from "../../ui/charts/Bars.tsx"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { filingsCommand } from "../importCommand.ts"
import { texts } from "./texts.ts"
import { dateOf, firstDayOf, type Month, type Transaction, tradesByMonth, unpriced } from "./trades.ts"

type Page = Answer<"listInsiderTransactions">

const spans = ["3", "12", "60"] as const
const measures = ["value", "shares"] as const

/** The figures of the catalogue are of twelve months. */
const catalogued = 12

const Summary = ({ page }: { readonly page: Page }) => {
  const { currency, summary } = page
  const { buy_count, net_shares, net_value, sell_count, shares_bought, shares_sold } = summary
  const figures = [
    ["buy_count", count(buy_count)],
    ["shares_bought", count(shares_bought)],
    ["sell_count", count(sell_count)],
    ["shares_sold", count(shares_sold)],
    ["net_shares", <span class={changeClass(net_shares)}>{count(net_shares)}</span>],
    ["net_value", <span class={changeClass(net_value)}>{amount(net_value, currency)}</span>]
  ] as const
  return (
    <dl class="figures">
      {figures.map(([name, text]) => (
        <Figure key={name} name={name} {...(summary.period_months === catalogued ? { figure: name } : {})}>
          {text}
        </Figure>
      ))}
    </dl>
  )
}

interface ByMonthProps {
  readonly page: Page
  readonly first: string
}

const ByMonth = ({ first, page }: ByMonthProps) => {
  const t = texts()
  const [wanted, setMeasure] = useParameter("measure", measures, "value")
  const { as_of, currency, transactions } = page
  const months = tradesByMonth(transactions, first, as_of)
  // Without any price there are only shares.
  const hasValues = months.some(({ bought, sold }) => bought.value + sold.value > 0)
  const measure = hasValues ? wanted : "shares"
  const unit = measure === "value" ? currencyText(currency) : t.sharesUnit
  const missing = unpriced(transactions)
  const columns: ReadonlyArray<Column<Month>> = [
    { name: "month", title: t.month, isText: true, cell: (row) => month(row.month) },
    { name: "bought", title: t.bought, cell: ({ bought }) => count(bought.count) },
    { name: "boughtShares", title: t.sharesBought, cell: ({ bought }) => count(bought.shares) },
    { name: "boughtValue", title: t.valueBought, cell: ({ bought }) => count(bought.value) },
    { name: "sold", title: t.sold, cell: ({ sold }) => count(sold.count) },
    { name: "soldShares", title: t.sharesSold, cell: ({ sold }) => count(sold.shares) },
    { name: "soldValue", title: t.valueSold, cell: ({ sold }) => count(sold.value) }
  ]
  return (
    <Panel
      title={t.byMonth}
      data={[page]}
      controls={
        hasValues && (
          <Segments
            label={t.measure}
            choices={[
              ["value", titleIn(t.worth, currency)],
              ["shares", t.shares]
            ]}
            value={measure}
            onChange={setMeasure}
          />
        )
      }
      source={sentences(
        t.monthSource(unit),
        ...(measure === "value" && missing > 0 ? [t.unpriced(missing)] : [])
      )}
    >
      <Bars
        label={t.chart(unit)}
        columns={months.map((row) => month(row.month))}
        series={[
          { name: t.bought, color: "var(--gain)", values: months.map(({ bought }) => bought[measure]) },
          { name: t.sold, color: "var(--loss)", values: months.map(({ sold }) => -sold[measure]) }
        ]}
        valueText={compactRound}
        readText={compact}
        isStacked
      />
      <AsTable>
        <Table label={t.byMonth} columns={columns} rows={months.toReversed()} keyOf={(row) => row.month} />
      </AsTable>
    </Panel>
  )
}

const List = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const { currency, transactions } = page
  const columns: ReadonlyArray<Column<Transaction>> = [
    { name: "date", title: t.date, isText: true, cell: (row) => day(dateOf(row)) },
    {
      name: "insider",
      title: t.insider,
      isText: true,
      wraps: true,
      under: "date",
      cell: ({ insider_name, position, relationship }) => (
        <>
          {insider_name}
          <br />
          <span class="muted small">{position ?? relationship}</span>
        </>
      )
    },
    {
      name: "type",
      title: t.type,
      isText: true,
      wraps: true,
      cell: ({ is_direct, transaction_code, transaction_type }) => (
        <>
          {t.codes[transaction_code ?? ""] ?? transaction_type ?? unknown}
          {is_direct === false && <span class="muted small"> {t.indirect}</span>}
        </>
      )
    },
    {
      name: "change",
      title: t.change,
      cell: (row) => <span class={changeClass(directionOf(row))}>{countChange(row.shares_change)}</span>
    },
    {
      name: "price",
      under: "type",
      title: titleIn(t.price, currency),
      cell: (row) => price(row.price, currency)
    },
    {
      name: "value",
      under: "change",
      title: titleIn(t.worth, currency),
      cell: (row) => count(row.value)
    },
    { name: "after", title: t.after, under: "change", cell: (row) => count(row.shares_owned_after) },
    {
      name: "filing",
      title: t.filing,
      isText: true,
      under: "type",
      cell: ({ filed_date, filing_url, insider_name }) => (
        <OutsideLink href={filing_url} label={t.filingOf(insider_name, day(filed_date))}>
          {day(filed_date)}
        </OutsideLink>
      )
    }
  ]
  const sources = [...new Set(transactions.map(({ source }) => source))].join(", ")
  const newest = transactions.reduce(
    (latest, { filed_date }) => (filed_date > latest ? filed_date : latest),
    ""
  )
  return (
    <Panel
      title={t.list}
      data={[page]}
      source={t.listSource(sources, day(newest), count(transactions.length))}
    >
      {transactions.length === newestTransactions.limit && (
        <p class="note">{t.cut(newestTransactions.limit)}</p>
      )}
      <Table label={t.list} columns={columns} rows={transactions} keyOf={({ id }) => id} />
    </Panel>
  )
}

export const Insiders = () => {
  const t = texts()
  const company = useCompany()
  const [months, setMonths] = useParameter("months", spans, "12")
  const asked = useAnswer("listInsiderTransactions", {
    company_id: company.company_id,
    months: Number(months),
    ...newestTransactions,
    ...company.at
  })
  const page = asked.data
  const first = page === undefined ? null : firstDayOf(page.as_of, page.summary.period_months)
  return (
    <div class="page">
      <Panel
        title={t.summary}
        data={[page]}
        controls={
          <Segments
            label={t.months}
            choices={spans.map((span) => [span, t.lastMonths(Number(span))])}
            value={months}
            onChange={setMonths}
          />
        }
        source={page !== undefined && first !== null && t.source(day(first), day(page.as_of))}
      >
        <Answered
          of={asked}
          skeleton={<Skeleton lines={3} />}
          empty={[
            ({ count }) => count === 0,
            <Empty text={t.none(Number(months))} command={filingsCommand(company)} />
          ]}
        >
          {(data) => <Summary page={data} />}
        </Answered>
      </Panel>
      {page !== undefined && first !== null && page.count > 0 && (
        <>
          <ByMonth page={page} first={first} />
          <List page={page} />
        </>
      )}
    </div>
  )
}
