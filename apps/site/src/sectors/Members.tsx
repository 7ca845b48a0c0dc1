/** The companies of a sector as a table: sorted by its titles, in pages, as a file; each leads to its place in the sector. */
import { useLocation } from "preact-iso"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { maxSaved, screenCsv } from "../data/screenCsv.ts"
import { useParameter, useLink, withParameters } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { figureTexts } from "../figures/figures.ts"
import { sectorValue } from "../figures/sectorFigures.ts"
import { count, currencyText, day } from "../language/format.ts"
import { nameOf } from "../subject/company.ts"
import { Answered, Skeleton } from "../ui/Answered.tsx"
import { CsvButton } from "../ui/CsvButton.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { SortTitle, sortedBy } from "../ui/SortTitle.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

type Row = Answer<"getScreener">["data"][number]

/** The figures that are shown. */
const shown = [
  "market_cap",
  "pe_ratio",
  "pb_ratio",
  "ev_ebitda",
  "dividend_yield",
  "operating_margin",
  "roe",
  "sales_growth_1y",
  "return_1m",
  "return_1y"
] as const

type Name = (typeof shown)[number]

/** On a phone a figure stands below another one. */
const under: { readonly [N in Name]?: Name } = {
  pb_ratio: "pe_ratio",
  ev_ebitda: "pe_ratio",
  dividend_yield: "pe_ratio",
  operating_margin: "pe_ratio",
  roe: "pe_ratio",
  sales_growth_1y: "market_cap",
  return_1m: "market_cap",
  return_1y: "market_cap"
}

const sorts = shown.flatMap((name) => [`-${name}`, name] as const)

const pageSize = 50

const textOf = (row: Row, name: string): string | null => {
  const value = (row as Readonly<Record<string, unknown>>)[name]
  return typeof value === "string" ? value : null
}

const numberOf = (row: Row, name: Name): number | null => {
  const value = (row as Readonly<Record<string, unknown>>)[name]
  return typeof value === "number" ? value : null
}

interface MembersProps {
  readonly sector: Answer<"getSector">
  readonly at: { readonly as_of?: string }
  /** The slug of the company whose place is shown; null for none. */
  readonly placed: string | null
}

export const Members = ({ at, placed, sector }: MembersProps) => {
  const t = texts()
  const names = figureTexts()
  const link = useLink()
  const { query, route, url } = useLocation()
  const { currency, slug, where } = sector
  const [sort] = useParameter("sort", sorts, "-market_cap")
  const offset = Math.max(0, Math.trunc(Number(query["offset"] ?? 0)) || 0)
  const screen = { where, columns: ["slug", "alias_name", ...shown].join(","), sort, currency, ...at }
  const answer = useAnswer("getScreener", {
    ...screen,
    ...(offset === 0 ? {} : { offset }),
    limit: pageSize
  })
  const show = (changes: Readonly<Record<string, string | null>>) =>
    route(withParameters(url, { offset: null, ...changes }), true)
  const columns: ReadonlyArray<Column<Row>> = [
    {
      name: "company",
      title: t.company,
      isText: true,
      wraps: true,
      cell: (row) => {
        const own = textOf(row, "slug") ?? row.symbol
        const name = nameOf({ name: row.name, alias_name: textOf(row, "alias_name") })
        const isPlaced = own === placed
        const label = isPlaced ? t.hidePlace(name) : t.showPlace(name)
        return (
          <>
            <a href={link(`/companies/${own}`)}>{row.symbol}</a>{" "}
            <span class="muted small">{row.exchange}</span>
            <button
              type="button"
              class="button plain mark no-print"
              aria-pressed={isPlaced}
              title={label}
              aria-label={label}
              onClick={() => route(withParameters(url, { company: isPlaced ? null : own }), true)}
            >
              <span aria-hidden="true">◈</span>
            </button>
            <div class="under">{name}</div>
          </>
        )
      }
    },
    ...shown.map((name): Column<Row> => {
      const [title, meaning] = names[name]
      const above = under[name]
      const sorted = sortedBy(sort, name)
      return {
        name,
        ...(above === undefined ? {} : { under: above }),
        sorted,
        title: (
          <SortTitle
            sorted={sorted}
            hint={meaning}
            onClick={() => {
              const next = sorted === "descending" ? name : `-${name}`
              show({ sort: next === "-market_cap" ? null : next })
            }}
          >
            {title}
          </SortTitle>
        ),
        cell: (row) => sectorValue(name, numberOf(row, name))
      }
    })
  ]
  const { data } = answer
  return (
    <Panel
      title={<span role="status">{data === undefined ? t.members : t.found(count(data.total))}</span>}
      class="sector-members"
      data={[data]}
      controls={
        data !== undefined &&
        data.total > 0 && (
          <CsvButton
            file={`sector-${currency}-${slug}-${data.as_of}.csv`}
            load={() => screenCsv(screen, data.total)}
          />
        )
      }
      source={
        data === undefined
          ? undefined
          : [
              t.source(day(data.as_of), currencyText(currency)),
              ...(data.total > maxSaved ? [t.csvFirst(count(maxSaved))] : [])
            ].join(" · ")
      }
    >
      <Answered of={answer} skeleton={<Skeleton lines={12} />}>
        {(found) => (
          <>
            {found.total === 0 ? (
              <p class="state muted">{t.noMembers}</p>
            ) : (
              <Table
                label={t.members}
                rows={found.data}
                keyOf={({ company_id }) => company_id}
                columns={columns}
              />
            )}
            <Pages
              offset={found.offset}
              limit={pageSize}
              total={found.total}
              onOffset={(next) => show({ offset: next === 0 ? null : String(next) })}
              texts={t.pages}
              count={count}
            />
          </>
        )}
      </Answered>
    </Panel>
  )
}
