/** Up to five companies beside each other: prices from one start, ratios, and the latest statements. */
import { useLocation } from "preact-iso"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { type Asked, useAnswers } from "../data/useAnswer.ts"
import { useAsOf, useLink, useParameter, withParameters } from "../data/urlState.ts"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { lineTexts } from "../company/financials/lineTexts/lineTexts.ts"
import type { LineName } from "../company/financials/lines.ts"
import { texts as companyTexts } from "../company/texts.ts"
import { FigureTitle } from "../figures/Figure.tsx"
import type { FigureName } from "../figures/FigureTexts.ts"
import { calledBy, nameOf } from "../subject/company.ts"
import { amount, day, earningsIn, number, percent, unknown } from "../language/format.ts"
import { periodNames } from "../language/words.ts"
import { Search } from "../shell/Search.tsx"
import { Failed, Skeleton } from "../ui/Answered.tsx"
import { AsTable } from "../ui/charts/AsTable.tsx"
import { maxSeries, seriesColor } from "../ui/charts/colors.ts"
import { LineChart } from "../ui/charts/LineChart.tsx"
import { Definition } from "../ui/Definition.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { Swatch } from "../ui/Swatch.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { type Column, Table } from "../ui/Table.tsx"
import { rebase } from "./rebase.ts"
import { texts } from "./texts.ts"
import "./compare.css"

/** With the slug by which the address names it. */
type Company = Answer<"getCompanyBySlug"> & { readonly slug: string }
type Detail = Answer<"getCompanyDetail">
type Statement = Answer<"getCompanyFinancials">["statements"][number]

/** Each has a colour. */
const max = maxSeries

/** Weeks of the ranges. */
const weeks = { "1y": 53, "3y": 157, "5y": 262, "10y": 523 } as const
const ranges = ["1y", "3y", "5y", "10y"] as const

/** The slugs of the address, each once. */
const slugsIn = (given: string | undefined): ReadonlyArray<string> => [
  ...new Set((given ?? "").split(",").filter((slug) => slug !== ""))
]

/** Null until all of them are there; what is missing or failed meanwhile is shown in their place. */
const allOf = <A,>(asked: ReadonlyArray<Asked<A>>): ReadonlyArray<A> | null => {
  const there = asked.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return there.length === asked.length ? there : null
}

const Waiting = ({ of }: { readonly of: ReadonlyArray<Asked<unknown>> }) => {
  const failed = of.find(({ data, error }) => data === undefined && error !== null)
  return failed?.error ? <Failed error={failed.error} again={failed.again} /> : <Skeleton lines={8} />
}

interface ComparedProps {
  readonly companies: ReadonlyArray<Company>
  readonly at: { readonly as_of?: string }
}

const Prices = ({ at, companies }: ComparedProps) => {
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
  const { haveGaps, lines, start } = rebase(all.map(({ data }) => data.toReversed()))
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

interface Line<A> {
  readonly name: string
  readonly title: preact.ComponentChildren
  readonly cell: (of: A) => string
}

/** A line for each figure, a column for each company. */
const SideBySide = <A,>(props: {
  readonly label: string
  readonly companies: ReadonlyArray<Company>
  readonly of: ReadonlyArray<A>
  readonly lines: ReadonlyArray<Line<A>>
}) => {
  const link = useLink()
  return (
    <Table
      label={props.label}
      rows={props.lines}
      keyOf={({ name }) => name}
      columns={[
        { name: "figure", title: texts().figure, isText: true, cell: ({ title }) => title },
        ...props.companies.map((company, i) => ({
          name: company.slug,
          title: (
            <a href={link(`/companies/${company.slug}`)} title={nameOf(company)}>
              {calledBy(company)}
            </a>
          ),
          cell: ({ cell }: Line<A>) => {
            const one = props.of[i]
            return one === undefined ? unknown : cell(one)
          }
        }))
      ]}
    />
  )
}

const figure = (name: FigureName, cell: (detail: Detail) => string): Line<Detail> => ({
  name,
  title: <FigureTitle name={name} />,
  cell
})

const Ratios = ({ at, companies }: ComparedProps) => {
  const t = texts()
  const asked = useAnswers(
    "getCompanyDetail",
    companies.map(({ company_id }) => ({ company_id, ...at }))
  )
  const all = allOf(asked)
  return (
    <Panel class="side-by-side" title={t.ratios} source={t.ratioSource}>
      {all === null ? (
        <Waiting of={asked} />
      ) : (
        <SideBySide
          label={t.ratios}
          companies={companies}
          of={all}
          lines={[
            { name: "price_date", title: t.priceDate, cell: ({ price_date }) => day(price_date) },
            figure("market_cap", ({ market_cap_currency, profile }) =>
              amount(profile.market_cap, market_cap_currency)
            ),
            figure("pe_ratio", ({ valuation }) => number(valuation.pe_ratio)),
            figure("pb_ratio", ({ valuation }) => number(valuation.pb_ratio)),
            figure("ps_ratio", ({ valuation }) => number(valuation.ps_ratio)),
            figure("ev_ebitda", ({ valuation }) => number(valuation.ev_ebitda)),
            figure("pfcf_ratio", ({ valuation }) => number(valuation.pfcf_ratio)),
            {
              name: "fiscal_year",
              title: t.fiscal,
              cell: ({ fiscal_year }) => String(fiscal_year ?? unknown)
            },
            figure("gross_margin", ({ margins }) => percent(margins.gross_margin)),
            figure("operating_margin", ({ margins }) => percent(margins.operating_margin)),
            figure("net_margin", ({ margins }) => percent(margins.net_margin)),
            figure("roe", ({ returns }) => percent(returns.roe)),
            figure("roic", ({ returns }) => percent(returns.roic)),
            figure("sales_growth_3y_cagr", ({ growth }) => percent(growth.sales_growth_3y_cagr)),
            figure("net_income_growth_3y_cagr", ({ growth }) => percent(growth.net_income_growth_3y_cagr)),
            figure("debt_to_equity_ratio", ({ financial_health }) =>
              number(financial_health.debt_to_equity_ratio)
            )
          ]}
        />
      )}
    </Panel>
  )
}

const comparedLines = [
  "sales",
  "gross_profit",
  "operating_income",
  "net_income",
  "eps_diluted",
  "total_assets",
  "total_liabilities",
  "total_shareholders_equity",
  "operating_cash_flow",
  "free_cash_flow"
] as const satisfies ReadonlyArray<LineName>
type ComparedLine = (typeof comparedLines)[number]

const Statements = ({ at, companies }: ComparedProps) => {
  const t = texts()
  const asked = useAnswers(
    "getCompanyFinancials",
    companies.map(({ company_id }) => ({ company_id, years: 1, ...at }))
  )
  const all = allOf(asked)
  const names = lineTexts()
  const line = (name: ComparedLine): Line<Statement | undefined> => ({
    name,
    title: <Definition text={names[name][1]}>{names[name][0]}</Definition>,
    cell: (statement) =>
      name === "eps_diluted"
        ? earningsIn(statement?.eps_diluted, statement?.currency)
        : amount(statement?.[name], statement?.currency)
  })
  return (
    <Panel class="side-by-side" title={t.statements} source={t.statementSource}>
      {all === null ? (
        <Waiting of={asked} />
      ) : (
        <SideBySide<Statement | undefined>
          label={t.statements}
          companies={companies}
          of={all.map(({ statements }) => statements[0])}
          lines={[
            { name: "end", title: t.end, cell: (one) => day(one?.fiscal_date) },
            { name: "filed", title: t.filed, cell: (one) => day(one?.filed_at) },
            ...comparedLines.map(line)
          ]}
        />
      )}
    </Panel>
  )
}

export const Compare = () => {
  const t = texts()
  useTitle(t.title)
  const { query, route, url } = useLocation()
  const [asOf] = useAsOf()
  const given = slugsIn(query["with"])
  const [slugs, leftOut] = [given.slice(0, max), given.slice(max)]
  const asked = useAnswers(
    "getCompanyBySlug",
    slugs.map((slug) => ({ slug }))
  )
  const companies = allOf(asked)?.map((company, i): Company => ({ ...company, slug: slugs[i] ?? "" })) ?? null
  const shownName = (i: number): string => {
    const company = asked[i]?.data
    return company === undefined ? (slugs[i] ?? "") : nameOf(company)
  }
  const show = (chosen: ReadonlyArray<string>) =>
    route(withParameters(url, { with: chosen.length === 0 ? null : chosen.join(",") }), true)
  const compared = { companies: companies ?? [], at: asOf === null ? {} : { as_of: asOf } }
  return (
    <div class="page">
      <div class="compare-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
      </div>
      {asOf !== null && <p class="note">{companyTexts().past(day(asOf))}</p>}
      <div class="compared no-print">
        <ul>
          {slugs.map((slug, i) => (
            <li key={slug}>
              <Swatch color={seriesColor(i)} />
              {shownName(i)}
              <button
                type="button"
                aria-label={t.remove(shownName(i))}
                onClick={() => show(slugs.filter((other) => other !== slug))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        {slugs.length < max && (
          <Search hasShortcut={false} label={t.add} onChosen={({ slug }) => show([...slugs, slug])} />
        )}
      </div>
      {leftOut.length > 0 && <p class="note">{t.leftOut(leftOut.join(", "))}</p>}
      {slugs.length === 0 && <p class="muted">{t.hint}</p>}
      {slugs.length > 0 && companies === null && <Waiting of={asked} />}
      {companies !== null && companies.length > 0 && (
        <>
          <Prices {...compared} />
          <Ratios {...compared} />
          <Statements {...compared} />
        </>
      )}
    </div>
  )
}
