/** Each market at a glance: its sectors by weight, and its largest companies. */
import { useState } from "preact/hooks"
import type { ComponentChildren } from "preact"
import { fromBase } from "../data/basePath.ts"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { nameOf } from "../subject/company.ts"
import { Figure, FigureTitle } from "../figures/Figure.tsx"
import {
  amount,
  change,
  compact,
  count,
  currencyText,
  day,
  number,
  percent,
  price
} from "../language/format.ts"
import { sectorName } from "../language/sector.ts"
import { kindName, words } from "../language/words.ts"
import { changeClass } from "../ui/changeClass.ts"
import { KnownCaps } from "../figures/KnownCaps.tsx"
import { SectorLink } from "../figures/SectorLink.tsx"
import { Panel } from "../ui/Panel.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { WeightBar } from "../ui/WeightBar.tsx"
import { texts } from "./texts.ts"

type Answered = Answer<"listMarkets">
type Market = Answered["markets"][number]
type Sector = Market["sectors"][number]
type Company = Market["top_companies"][number]

/** How many rows of each table are shown at first. */
const shownFirst = 10

interface FirstRowsProps<Row> {
  readonly rows: ReadonlyArray<Row>
  /** Of how many the rows are the first; absent where they are all. */
  readonly of?: number
  readonly children: (shown: ReadonlyArray<Row>) => ComponentChildren
}

/** The first rows of a table, and what shows the others. */
const FirstRows = <Row,>({ children, of = 0, rows }: FirstRowsProps<Row>) => {
  const t = texts()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, shownFirst))}
      {rows.length > shownFirst && (
        <button
          type="button"
          class="button no-print"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t.fewer
            : of > rows.length
              ? t.first(count(rows.length), count(of))
              : t.all(count(rows.length))}
        </button>
      )}
    </>
  )
}

const Sectors = ({ market }: { readonly market: Market }) => {
  const t = texts()
  const hasCaps = market.market_cap_total !== null
  const columns: ReadonlyArray<Column<Sector>> = [
    {
      name: "sector",
      title: t.sector,
      isText: true,
      wraps: true,
      cell: ({ sector, weight_percent }) => (
        <>
          {sector === null ? (
            <span class="muted">{t.noSector}</span>
          ) : (
            <SectorLink sector={sector} currency={market.currency} />
          )}
          {weight_percent !== null && <WeightBar value={weight_percent} />}
        </>
      )
    },
    ...(hasCaps
      ? [
          {
            name: "weight",
            title: <FigureTitle name="weight_percent" />,
            cell: ({ weight_percent }: Sector) => percent(weight_percent)
          },
          {
            name: "cap",
            title: <FigureTitle name="market_cap" />,
            under: "weight",
            cell: ({ market_cap_total }: Sector) => compact(market_cap_total)
          }
        ]
      : []),
    {
      name: "companies",
      title: <FigureTitle name="companies_count" />,
      cell: ({ companies_count }) => count(companies_count)
    }
  ]
  return (
    <div>
      <h3>{t.sectors}</h3>
      <FirstRows rows={market.sectors}>
        {(rows) => (
          <Table
            label={`${t.sectors}, ${t.market(market.currency)}`}
            rows={rows}
            keyOf={({ sector }) => sector ?? ""}
            columns={columns}
          />
        )}
      </FirstRows>
    </div>
  )
}

const Companies = ({ market }: { readonly market: Market }) => {
  const t = texts()
  const { companies_count, currency, market_cap_total, price_date, top_companies } = market
  const columns: ReadonlyArray<Column<Company>> = [
    {
      name: "company",
      title: t.company,
      isText: true,
      wraps: true,
      cell: (company) => (
        <a href={fromBase(`/companies/${company.slug}`)}>
          {company.symbol} <span class="muted">{nameOf(company)}</span>
        </a>
      )
    },
    {
      name: "sector",
      title: t.sector,
      isText: true,
      ...(price_date === null ? {} : { under: "company" }),
      wraps: true,
      cell: ({ sector }) => (sector === null ? "" : sectorName(sector))
    },
    ...(price_date === null
      ? []
      : [
          {
            name: "close",
            title: t.price,
            cell: (company: Company) => (
              <>
                {price(company.close, company.currency)}
                {company.close !== null &&
                  company.currency !== currency &&
                  ` ${currencyText(company.currency)}`}
                {company.price_date !== null && company.price_date !== price_date && (
                  <span class="muted small then">{day(company.price_date)}</span>
                )}
              </>
            )
          },
          {
            name: "change",
            title: words().dayChange,
            under: "close",
            cell: ({ price_change_percent: value }: Company) => (
              <span class={changeClass(value)}>{change(value)}</span>
            )
          }
        ]),
    ...(market_cap_total === null
      ? []
      : [
          {
            name: "cap",
            title: <FigureTitle name="market_cap" />,
            cell: ({ market_cap }: Company) => compact(market_cap)
          },
          {
            name: "weight",
            title: <FigureTitle name="weight_percent" />,
            under: "cap",
            cell: ({ weight_percent }: Company) => percent(weight_percent)
          }
        ]),
    ...(top_companies.some(({ net_margin, pe_ratio }) => (pe_ratio ?? net_margin) !== null)
      ? [
          {
            name: "earnings",
            title: <FigureTitle name="pe_ratio" />,
            ...(price_date === null ? {} : { under: "close" }),
            cell: ({ pe_ratio }: Company) => number(pe_ratio)
          },
          {
            name: "margin",
            title: <FigureTitle name="net_margin" />,
            ...(market_cap_total === null ? {} : { under: "cap" }),
            cell: ({ net_margin }: Company) => percent(net_margin)
          }
        ]
      : [])
  ]
  const title = market_cap_total === null ? kindName("companies") : words().largest
  return (
    <div>
      <h3>{title}</h3>
      <FirstRows rows={top_companies} of={companies_count}>
        {(rows) => (
          <Table
            label={`${title}, ${t.market(currency)}`}
            rows={rows}
            keyOf={({ company_id }) => company_id}
            columns={columns}
          />
        )}
      </FirstRows>
    </div>
  )
}

const MarketPanel = ({ answer, market }: { readonly answer: Answered; readonly market: Market }) => {
  const t = texts()
  const { companies_count, currency, market_cap_currency, market_cap_total, price_date } = market
  return (
    <Panel
      title={t.market(currency)}
      class="market"
      data={[answer]}
      time={price_date === null ? undefined : day(price_date)}
      source={price_date === null ? t.noPrices : t.pricesTo(day(price_date))}
    >
      <dl class="figures">
        <Figure name="companies_count">{count(companies_count)}</Figure>
        {market_cap_total !== null && (
          <Figure name="market_cap_total">
            {amount(market_cap_total, market_cap_currency)}
            <KnownCaps of={market.top_companies} max={50} total={companies_count} />
          </Figure>
        )}
      </dl>
      <div class="market-tables">
        <Companies market={market} />
        <Sectors market={market} />
      </div>
    </Panel>
  )
}

export const Markets = ({ answer }: { readonly answer: Answered }) => (
  <div class="page">
    {answer.markets.map((market) => (
      <MarketPanel key={market.currency} answer={answer} market={market} />
    ))}
  </div>
)
