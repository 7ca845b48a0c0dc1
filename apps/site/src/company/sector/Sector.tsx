/** A company among those of its sector. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { useLink } from "../../data/urlState.ts"
import { Explained } from "../../figures/Explained.tsx"
import { Figure, FigureTitle } from "../../figures/Figure.tsx"
import { figureTexts } from "../../figures/figures.ts"
import { amount, change, compact, count, day, number, percent, unknown } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { periodNames, shortPeriodNames, words } from "../../language/words.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { changeClass } from "../../ui/changeClass.ts"
import { Bars } from "../../ui/charts/Bars.tsx"
import { seriesColor } from "../../ui/charts/colors.ts"
import { KnownCaps } from "../../figures/KnownCaps.tsx"
import { Place } from "../../figures/Place.tsx"
import { SectorFigureTitle } from "../../figures/SectorFigureTitle.tsx"
import { SectorLink } from "../../figures/SectorLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { calledBy, nameOf, useCompany } from "../../subject/company.ts"
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
  metric === "dividend_yield" ? percent(value, 2) : inPercent.has(metric) ? percent(value) : number(value)

/** Of the sector: a company isn't compared with itself alone. */
const ofSector = ({ metric, of }: Comparison, value: number | null): string =>
  of < 2 ? unknown : shown(metric, value)

interface PartProps {
  readonly page: Page
  /** That of the company's prices; null until it is known. */
  readonly currency: string | null
}

const Overview = ({ currency, page }: PartProps) => {
  const t = texts()
  const company = useCompany()
  const { industry, market_cap_currency, overview, price_date, sector } = page
  return (
    <Panel title={t.overview} data={[page]} source={t.source(price_date === null ? null : day(price_date))}>
      <p>
        <strong>
          {sector !== null && <SectorLink sector={sector} currency={currency} company={company.slug} />}
        </strong>{" "}
        {industry !== null && <span class="muted">· {industry}</span>}
      </p>
      <dl class="figures">
        <Figure name="companies_count">{count(overview.companies_count)}</Figure>
        <Figure name="industries_count">{count(overview.industries_count)}</Figure>
        <Figure name="market_cap_total">
          {amount(overview.market_cap_total, market_cap_currency)}
          <KnownCaps of={page.top_companies} max={10} total={overview.companies_count} />
        </Figure>
        <Figure name="market_weight_percent">{percent(overview.market_weight_percent)}</Figure>
      </dl>
    </Panel>
  )
}

const Performance = ({ page }: { readonly page: Page }) => {
  const t = texts()
  const { performance, price_date } = page
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
    <Panel
      title={t.performance}
      data={[page]}
      source={t.source(price_date === null ? null : day(price_date))}
    >
      <Bars
        label={t.performance}
        height={160}
        columns={periods.map(([name]) => shortPeriodNames()[name])}
        valueText={(value) => percent(value, 0)}
        readText={(value) => change(value)}
        series={[{ name: t.performance, color: seriesColor(0), values: periods.map(([, value]) => value) }]}
      />
      <Table
        label={t.performance}
        rows={periods}
        keyOf={([name]) => name}
        columns={[
          { name: "period", title: t.period, isText: true, cell: ([name]) => periodNames()[name] },
          {
            name: "change",
            title: words().change,
            cell: ([, value]) => <span class={changeClass(value)}>{change(value)}</span>
          }
        ]}
      />
    </Panel>
  )
}

interface AgainstSectorProps {
  readonly page: Page
  /** How the sector's figures are distributed; absent until it is known. */
  readonly distributed: Answer<"getSector"> | undefined
}

const AgainstSector = ({ distributed, page }: AgainstSectorProps) => {
  const t = texts()
  const company = useCompany()
  const figureOf = (metric: Comparison["metric"]) =>
    distributed?.figures.find(({ figure }) => figure === metric)
  return (
    <Panel
      title={t.comparison}
      data={[page, distributed]}
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
            wraps: true,
            cell: ({ metric }) => <SectorFigureTitle name={metric} />
          },
          {
            name: "company",
            title: calledBy(company),
            cell: ({ company, metric }) => (
              <Explained figure={metric} label={figureTexts()[metric][0]}>
                <strong>{shown(metric, company)}</strong>
              </Explained>
            )
          },
          {
            name: "median",
            title: t.median,
            cell: (row) => ofSector(row, figureOf(row.metric)?.median ?? row.sector_median)
          },
          {
            name: "place",
            title: t.place,
            under: "metric",
            cell: ({ company, metric }) => {
              const figure = figureOf(metric)
              return figure === undefined ? <span class="place" /> : <Place figure={figure} value={company} />
            }
          },
          {
            name: "rank",
            title: t.rank,
            under: "company",
            cell: ({ of, rank }) => (rank === null || of < 2 ? unknown : t.rankOf(rank, of))
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
    <Panel
      title={words().largest}
      data={[page]}
      source={t.source(page.price_date === null ? null : day(page.price_date))}
    >
      <Table
        label={words().largest}
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
          {
            name: "weight",
            under: "cap",
            title: <FigureTitle name="weight_percent" />,
            cell: ({ weight_percent }) => percent(weight_percent)
          },
          {
            name: "change",
            title: words().dayChange,
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
  // The document names the detail, so that both answers about the sector are on their way at the same time.
  const { data: detail } = useAnswer("getCompanyDetail", { company_id, ...at })
  const { currency = null, sector = null } = detail ?? {}
  const { data: distributed } = useAnswer(
    "getSector",
    { currency: currency ?? "", sector: sector ?? "", ...at },
    { when: currency !== null && sector !== null }
  )
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
            <Overview page={page} currency={currency} />
            <AgainstSector page={page} distributed={distributed} />
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
