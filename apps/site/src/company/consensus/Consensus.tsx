/** What analysts expect: their targets against the price, and their opinions. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { opinions } from "../../../../../core/consensus/Opinion.ts"
import { daysUpToDate } from "../../../../../core/prices/UpToDate.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { useParameter } from "../../data/urlState.ts"
import { FigureTitle } from "../../figures/Figure.tsx"
import {
  change,
  count,
  currencyText,
  day,
  month,
  number,
  percent,
  price,
  titleIn,
  unknown
} from "../../language/format.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { changeClass } from "../../ui/changeClass.ts"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { Bars } from "../../ui/charts/Bars.tsx"
import { seriesColor } from "../../ui/charts/colors.ts"
import { LineChart } from "../../ui/charts/LineChart.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { opinionColor, OpinionName, opinionNames } from "../opinions/Opinion.tsx"
import { TargetRange } from "./TargetRange.tsx"
import { texts } from "./texts.ts"
import "./consensus.css"

type Page = Answer<"getCompanyConsensus">
type Snapshot = Answer<"getCompanySnapshot">

const Targets = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const {
    currency,
    current_price,
    last_report_date,
    price_date,
    target_prices,
    total_reports,
    upside_downside
  } = page
  const { average, high, high_broker, low, low_broker, std_dev } = target_prices
  const isOld = average !== null && current_price !== null && upside_downside.to_average === null
  const rows = [
    { name: "high", title: t.high, value: high, upside: upside_downside.to_high, broker: high_broker },
    { name: "average", title: t.average, value: average, upside: upside_downside.to_average, broker: null },
    { name: "low", title: t.low, value: low, upside: upside_downside.to_low, broker: low_broker }
  ]
  return (
    <Panel
      title={<FigureTitle name="target_price" />}
      data={[page]}
      source={[
        t.source(t.reports(total_reports), day(last_report_date)),
        ...(price_date === null ? [] : [t.priceSource(day(price_date))])
      ].join(" · ")}
    >
      <TargetRange page={page} />
      {isOld && <p class="note">{t.oldPrice(day(price_date), daysUpToDate)}</p>}
      <Table
        label={t.targets}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            name: "name",
            title: t.range,
            isText: true,
            cell: ({ title }) => title
          },
          {
            name: "value",
            title: titleIn(t.target, currency),
            cell: ({ value }) => price(value, currency)
          },
          {
            name: "upside",
            title: t.upside,
            cell: ({ upside }) => <span class={changeClass(upside)}>{change(upside)}</span>
          },
          {
            name: "broker",
            title: t.broker,
            isText: true,
            wraps: true,
            under: "name",
            cell: ({ broker }) => broker
          }
        ]}
      />
      {std_dev !== null && (
        <p class="muted small">
          {t.deviation}: {price(std_dev, currency)} {currencyText(currency)}
        </p>
      )}
    </Panel>
  )
}

const Trend = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const { currency, price_date, price_history, target_price_trend } = page
  const targets = target_price_trend.toReversed()
  return (
    <Panel
      title={t.trend}
      data={[page]}
      source={
        price_history.length > 0 && price_date !== null
          ? t.priceSource(day(price_date))
          : t.reports(targets.length)
      }
    >
      <LineChart
        label={t.trend}
        valueText={(value) => price(value, currency)}
        lines={[
          ...(price_history.length === 0
            ? []
            : [
                {
                  name: t.close,
                  color: seriesColor(0),
                  points: price_history.map(({ close, date }) => ({ date, value: close }))
                }
              ]),
          {
            name: t.target,
            color: seriesColor(1),
            isDots: true,
            points: targets.map(({ date, target_price }) => ({ date, value: target_price }))
          }
        ]}
      />
      <AsTable>
        <Table
          label={t.trend}
          rows={target_price_trend}
          keyOf={({ broker, date }) => `${date} ${broker}`}
          columns={[
            { name: "date", title: t.date, isText: true, cell: ({ date }) => day(date) },
            { name: "broker", title: t.broker, isText: true, under: "date", cell: ({ broker }) => broker },
            { name: "target", title: t.target, cell: ({ target_price }) => price(target_price, currency) },
            {
              name: "opinion",
              title: t.opinion,
              isText: true,
              under: "target",
              cell: ({ opinion }) => (opinion === null ? unknown : <OpinionName of={opinion} />)
            }
          ]}
        />
      </AsTable>
    </Panel>
  )
}

const Ratings = ({ page }: { readonly page: Page }) => {
  const t = texts()
  return (
    <Panel
      title={t.ratings}
      data={[page]}
      source={t.source(t.reports(page.total_reports), day(page.last_report_date))}
    >
      <Table
        label={t.ratings}
        rows={page.investment_opinions}
        keyOf={({ opinion }) => opinion}
        columns={[
          {
            name: "opinion",
            title: t.opinion,
            isText: true,
            cell: ({ opinion }) => <OpinionName of={opinion} />
          },
          { name: "count", title: t.firms, cell: (row) => count(row.count) },
          { name: "share", title: t.share, cell: ({ percentage }) => percent(percentage) }
        ]}
      />
    </Panel>
  )
}

const ByMonth = ({ page, snapshot }: { readonly page: Page; readonly snapshot: Snapshot }) => {
  const t = texts()
  const months = snapshot.recommendations.toReversed()
  if (months.length === 0) return null
  return (
    <Panel
      title={t.byMonth}
      data={[snapshot]}
      source={t.source(t.reports(page.total_reports), day(page.last_report_date))}
    >
      <Bars
        label={t.byMonth}
        isStacked
        columns={months.map(({ period }) => month(period))}
        valueText={(value) => number(value, Number.isInteger(value) ? 0 : 1)}
        series={opinions.map((opinion) => ({
          name: opinionNames()[opinion],
          color: opinionColor(opinion),
          values: months.map((row) => row[opinion])
        }))}
      />
      <AsTable>
        <Table
          label={t.byMonth}
          rows={snapshot.recommendations}
          keyOf={({ period }) => period}
          columns={[
            { name: "month", title: t.month, isText: true, cell: ({ period }) => month(period) },
            ...opinions.map((opinion) => ({
              name: opinion,
              title: opinionNames()[opinion],
              cell: (row: (typeof months)[number]) => count(row[opinion])
            }))
          ]}
        />
      </AsTable>
    </Panel>
  )
}

const periods = ["3", "6", "12", "24"] as const

export const Consensus = () => {
  const t = texts()
  const { at, company_id, symbol } = useCompany()
  const [months, setMonths] = useParameter("months", periods, "12")
  const consensus = useAnswer("getCompanyConsensus", { company_id, months: Number(months), ...at })
  const snapshot = useAnswer("getCompanySnapshot", { company_id, ...at })
  return (
    <div class="page">
      <div class="controls no-print">
        <span class="muted small">{t.months}</span>
        <Segments
          label={t.months}
          value={months}
          onChange={setMonths}
          choices={periods.map((value) => [value, t.monthsOf(Number(value))] as const)}
        />
      </div>
      <Answered
        of={consensus}
        skeleton={<Skeleton isTall />}
        title={t.targets}
        empty={[
          ({ has_consensus }) => !has_consensus,
          <Panel title={t.targets}>
            <Empty text={t.none} command={`import reports reports.csv --symbol ${symbol}`} />
          </Panel>
        ]}
      >
        {(page) => (
          <div class="columns">
            <div>
              <Targets page={page} />
              <Trend page={page} />
            </div>
            <div>
              <Ratings page={page} />
              <Answered of={snapshot}>{(data) => <ByMonth page={page} snapshot={data} />}</Answered>
            </div>
          </div>
        )}
      </Answered>
    </div>
  )
}
