/** A company among those of its sector. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { useLink } from "../../data/urlState.ts"
import { FigureTitle } from "../../figures/Figure.tsx"
import { amount, change, compact, count, day, number, percent } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { changeClass } from "../../ui/changeClass.ts"
import { Bars } from "../../ui/charts/Bars.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { calledBy, nameOf, useCompany } from "../company.ts"
import { texts } from "./texts.ts"

type Page = Answer<"getSectorAnalysis">
type Comparison = Page["comparison"][number]

/** Figures in percent; the others are ratios. */
const inPercent = new Set<Comparison["metric"]>([
  "dividend_yield",
  "operating_margin",
  "net_margin",
  "roe",
  "roa",
  "sales_growth_1y"
])

const shown = (metric: Comparison["metric"], value: number | null): string =>
  inPercent.has(metric) ? percent(value) : number(value)

const Overview = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const { industry, market_cap_currency, overview, price_date, sector } = page
  return (
    <Panel title={t.overview} source={price_date !== null && t.source(day(price_date))}>
      <p>
        <strong>{sector}</strong> {industry !== null && <span class="muted">· {industry}</span>}
      </p>
      <dl class="figures">
        <div>
          <dt>{t.companies}</dt>
          <dd>{count(overview.companies_count)}</dd>
        </div>
        <div>
          <dt>{t.industries}</dt>
          <dd>{count(overview.industries_count)}</dd>
        </div>
        <div>
          <dt>{t.cap}</dt>
          <dd>{amount(overview.market_cap_total, market_cap_currency)}</dd>
        </div>
        <div>
          <dt>{t.weight}</dt>
          <dd>{percent(overview.market_weight_percent)}</dd>
        </div>
      </dl>
    </Panel>
  )
}

const Performance = ({ page: { performance, price_date } }: { readonly page: Page }) => {
  const t = texts()
  const { "1d": d1, "1m": m1, "1w": w1, "1y": y1, "3m": m3, ytd } = performance
  const periods = [
    ["1d", d1],
    ["1w", w1],
    ["1m", m1],
    ["3m", m3],
    ["ytd", ytd],
    ["1y", y1]
  ] as const
  return (
    <Panel title={t.performance} source={price_date !== null && t.source(day(price_date))}>
      <Bars
        label={t.performance}
        height={160}
        columns={periods.map(([name]) => t.columns[name])}
        valueText={(value) => percent(value, 0)}
        series={[
          { name: t.performance, color: "var(--series-1)", values: periods.map(([, value]) => value) }
        ]}
      />
      <Table
        label={t.performance}
        rows={periods}
        keyOf={([name]) => name}
        columns={[
          { name: "period", title: t.period, isText: true, cell: ([name]) => t.periods[name] },
          {
            name: "change",
            title: t.change,
            cell: ([, value]) => <span class={changeClass(value)}>{change(value)}</span>
          }
        ]}
      />
    </Panel>
  )
}

const AgainstSector = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const company = useCompany()
  return (
    <Panel
      title={t.comparison}
      source={[
        ...(page.price_date === null || page.statement_date === null
          ? []
          : [t.pairing(day(page.price_date), day(page.statement_date))]),
        t.fiscal
      ].join(" · ")}
    >
      <Table
        label={t.comparison}
        rows={page.comparison}
        keyOf={({ metric }) => metric}
        columns={[
          {
            name: "metric",
            title: t.metric,
            isText: true,
            cell: ({ metric }) => <FigureTitle name={metric} />
          },
          {
            name: "company",
            title: calledBy(company),
            cell: ({ company, metric }) => <strong>{shown(metric, company)}</strong>
          },
          { name: "median", title: t.median, cell: (row) => shown(row.metric, row.sector_median) },
          { name: "average", title: t.average, cell: (row) => shown(row.metric, row.sector_average) },
          {
            name: "rank",
            title: t.rank,
            cell: ({ of, rank }) => (rank === null ? "–" : t.rankOf(rank, of))
          }
        ]}
      />
    </Panel>
  )
}

const Largest = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const link = useLink()
  return (
    <Panel title={t.top} source={page.price_date !== null && t.source(day(page.price_date))}>
      <Table
        label={t.top}
        rows={page.top_companies}
        keyOf={({ company_id }) => company_id}
        columns={[
          {
            name: "symbol",
            title: t.name,
            isText: true,
            wraps: true,
            cell: (company) => (
              <a href={link(`/companies/${company.slug}/sector`)}>
                {company.symbol} <span class="muted">{nameOf(company)}</span>
              </a>
            )
          },
          {
            name: "cap",
            title: <FigureTitle name="market_cap" />,
            cell: ({ market_cap }) => compact(market_cap)
          },
          { name: "weight", title: t.part, cell: ({ weight_percent }) => percent(weight_percent) },
          {
            name: "change",
            title: t.day,
            cell: ({ price_change_percent: value }) => <span class={changeClass(value)}>{change(value)}</span>
          }
        ]}
      />
    </Panel>
  )
}

export const Sector = () => {
  const t = texts()
  const { at, company_id } = useCompany()
  const asked = useAnswer("getSectorAnalysis", { company_id, locale: language.value, ...at })
  return (
    <Answered
      of={asked}
      skeleton={<Skeleton lines={12} />}
      empty={[
        ({ sector }) => sector === null,
        <Panel title={t.overview}>
          <Empty text={t.none} command="import companies companies.csv" />
        </Panel>
      ]}
    >
      {(page) => (
        <div class="columns">
          <div>
            <Overview page={page} />
            <AgainstSector page={page} />
            <Largest page={page} />
          </div>
          <div>
            <Performance page={page} />
          </div>
        </div>
      )}
    </Answered>
  )
}
