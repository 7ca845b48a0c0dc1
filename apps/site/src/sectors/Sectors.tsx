/** The sectors of each currency as tables of sizes and medians, as a file. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { client } from "../data/client.ts"
import { useAsOf, useParameter } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { FigureTitle } from "../figures/Figure.tsx"
import { figureTexts } from "../figures/figures.ts"
import { SectorLink } from "../figures/SectorLink.tsx"
import { sectorValue } from "../figures/sectorFigures.ts"
import { compact, count, currencyText, day, percent, titleIn } from "../language/format.ts"
import { Answered, Empty, Skeleton } from "../ui/Answered.tsx"
import { CsvButton } from "../ui/CsvButton.tsx"
import { Panel } from "../ui/Panel.tsx"
import { SortTitle, sortedBy } from "../ui/SortTitle.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { WeightBar } from "../ui/WeightBar.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { type Sort, sortedSectors, sortNames, sorts, type SortName } from "./sorted.ts"
import { texts } from "./texts.ts"
import "./sectors.css"

type Listed = Answer<"listSectors">
type Sector = Listed["sectors"][number]

/** The medians that are shown; the file has all. */
const shown = [
  "pe_ratio",
  "pb_ratio",
  "dividend_yield",
  "operating_margin",
  "roe",
  "sales_growth_1y",
  "return_1m",
  "return_1y"
] as const

/** Where a median stands on a phone: below the size, or below another median. */
const under: { readonly [Name in (typeof shown)[number]]?: string } = {
  pb_ratio: "pe_ratio",
  dividend_yield: "pe_ratio",
  operating_margin: "pe_ratio",
  roe: "pe_ratio",
  sales_growth_1y: "cap",
  return_1m: "cap",
  return_1y: "cap"
}

interface MarketProps {
  readonly answer: Listed
  readonly sectors: ReadonlyArray<Sector>
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

const Market = ({ answer, onSort, sectors, sort }: MarketProps) => {
  const t = texts()
  const names = figureTexts()
  const [first] = sectors
  if (first === undefined) return null
  const { currency, price_date } = first
  const sortable = (name: SortName, title: string, hint?: string) => ({
    sorted: sortedBy(sort, name),
    title: (
      <SortTitle
        sorted={sortedBy(sort, name)}
        {...(hint === undefined ? {} : { hint })}
        onClick={() => onSort(sort === `-${name}` ? name : `-${name}`)}
      >
        {title}
      </SortTitle>
    )
  })
  const columns: ReadonlyArray<Column<Sector>> = [
    {
      name: "sector",
      title: t.sector,
      isText: true,
      wraps: true,
      cell: ({ sector, weight_percent }) => (
        <>
          <SectorLink sector={sector} currency={currency} />
          {weight_percent !== null && <WeightBar value={weight_percent} />}
        </>
      )
    },
    {
      name: "companies",
      under: "sector",
      ...sortable("companies_count", ...names.companies_count),
      cell: ({ companies_count }) => count(companies_count)
    },
    {
      name: "cap",
      ...sortable(
        "market_cap_total",
        titleIn(names.market_cap_total[0], currency),
        names.market_cap_total[1]
      ),
      cell: ({ market_cap_total }) => compact(market_cap_total)
    },
    {
      name: "weight",
      title: <FigureTitle name="weight_percent" />,
      under: "cap",
      cell: ({ weight_percent }) => percent(weight_percent)
    },
    ...shown.map((name): Column<Sector> => {
      const [title, meaning] = names[name]
      const above = under[name]
      return {
        name,
        ...(above === undefined ? {} : { under: above }),
        ...sortable(name, title, meaning),
        cell: ({ medians }) => sectorValue(name, medians[name])
      }
    })
  ]
  return (
    <Panel
      title={t.market(currencyText(currency))}
      data={[answer]}
      time={price_date === null ? undefined : day(price_date)}
      source={t.medians(day(answer.as_of))}
    >
      <Table
        label={t.market(currencyText(currency))}
        rows={sortedSectors(sectors, sort)}
        keyOf={({ sector }) => sector}
        columns={columns}
      />
    </Panel>
  )
}

export const Sectors = () => {
  const t = texts()
  useTitle(t.title)
  const [asOf] = useAsOf()
  const [sort, setSort] = useParameter("sort", sorts, `-${sortNames[0]}`)
  const at = asOf === null ? {} : { as_of: asOf }
  const answer = useAnswer("listSectors", at)
  return (
    <div class="page">
      <div class="sectors-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
        {answer.data !== undefined && answer.data.count > 0 && (
          <CsvButton
            file={`sectors-${answer.data.as_of}.csv`}
            load={() => client.value.listSectors({ ...at, format: "csv" })}
          />
        )}
      </div>
      <p class="muted">{t.about}</p>
      {asOf !== null && <p class="note">{companyTexts().past(day(asOf))}</p>}
      <Answered
        of={answer}
        skeleton={<Skeleton lines={12} />}
        empty={[
          ({ count }) => count === 0,
          <Panel title={t.title}>
            <Empty text={t.none} command="import companies companies.csv" />
          </Panel>
        ]}
      >
        {(found) => (
          <div class="page">
            {[...new Set(found.sectors.map(({ currency }) => currency))].map((currency) => (
              <Market
                key={currency}
                answer={found}
                sectors={found.sectors.filter((sector) => sector.currency === currency)}
                sort={sort}
                onSort={setSort}
              />
            ))}
          </div>
        )}
      </Answered>
    </div>
  )
}
