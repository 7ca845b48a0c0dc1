/** All listed companies as a table: filtered, sorted, in pages, as a file. What is asked is in the address. */
import { useLocation } from "preact-iso"
import type { Answer, Parameters } from "../../../../adapters/client/mod.ts"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { client } from "../data/client.ts"
import { useUnread } from "../data/unread.ts"
import { useAsOf, useLink, withParameters } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { figureTexts } from "../figures/figures.ts"
import { SectorLink } from "../figures/SectorLink.tsx"
import { change, compact, count, country, currencyText, day, price, titleIn } from "../language/format.ts"
import { sectorName } from "../language/sector.ts"
import { words } from "../language/words.ts"
import { nameOf } from "../subject/company.ts"
import { Answered, Skeleton } from "../ui/Answered.tsx"
import { changeClass } from "../ui/changeClass.ts"
import { CsvButton } from "../ui/CsvButton.tsx"
import { CurrencyChoice, currencyOf } from "../ui/CurrencyChoice.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { SortTitle, sortedBy } from "../ui/SortTitle.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { texts } from "./texts.ts"
import "./directory.css"

type Listed = Answer<"listDirectory">
type Company = Listed["companies"][number]
type Facets = Listed["facets"]
type Query = Parameters<"listDirectory">

const filters = ["country", "exchange", "sector"] as const

type Sort = NonNullable<Query["sort"]>

const sortNames = ["name", "symbol", "market_cap", "change", "price_date"] as const
const sorts: ReadonlyArray<Sort> = sortNames.flatMap((name) => [name, `-${name}`] as const)

/** Texts are sorted from their beginning at first, numbers and days from the greatest. */
const firstSort = (name: (typeof sortNames)[number]): Sort =>
  name === "name" || name === "symbol" ? name : `-${name}`

const pageSize = 100

interface ChoiceProps {
  readonly label: string
  readonly any: string
  readonly value: string
  readonly choices: ReadonlyArray<Facets["country"][number]>
  readonly textOf: (value: string) => string
  readonly onChange: (value: string) => void
}

/** One filter, with how many companies each of its values leaves. */
const Choice = ({ any, choices, label, onChange, textOf, value }: ChoiceProps) => {
  const isOffered =
    value === "" || choices.some((choice) => choice.value.toLowerCase() === value.toLowerCase())
  return (
    <label>
      <span class="visually-hidden">{label}</span>
      <select
        class="select"
        value={choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())?.value ?? value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{any}</option>
        {!isOffered && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${textOf(choice.value)} (${count(choice.count)})`}
          </option>
        ))}
      </select>
    </label>
  )
}

const Letters = ({ facet, letter }: { readonly facet: Facets["letter"]; readonly letter: string }) => {
  const t = texts()
  const { url } = useLocation()
  const names: Readonly<Record<string, string>> = { "0-9": t.digits, other: t.other }
  const address = (value: string | null) => withParameters(url, { letter: value, page: null })
  return (
    <nav class="letters no-print" aria-label={t.letter}>
      <a href={address(null)} aria-current={letter === "" ? "true" : undefined}>
        {t.anyLetter}
      </a>
      {facet.map(({ value }) => (
        <a
          key={value}
          href={address(value)}
          aria-current={value.toLowerCase() === letter.toLowerCase() ? "true" : undefined}
        >
          {names[value] ?? value}
        </a>
      ))}
    </nav>
  )
}

interface ListProps {
  readonly answer: Listed
  readonly sort: string
  readonly onSort: (sort: Sort) => void
}

const List = ({ answer, onSort, sort }: ListProps) => {
  const t = texts()
  const link = useLink()
  const sortable = (name: (typeof sortNames)[number], title: string) => {
    const sorted = sortedBy(sort, name)
    const first = firstSort(name)
    const other: Sort = first === name ? `-${name}` : name
    return {
      sorted,
      title: (
        <SortTitle sorted={sorted} onClick={() => onSort(sort === first ? other : first)}>
          {title}
        </SortTitle>
      )
    }
  }
  const columns: ReadonlyArray<Column<Company>> = [
    {
      name: "symbol",
      isText: true,
      ...sortable("symbol", t.symbol),
      cell: ({ exchange, slug, symbol }) => (
        <>
          <a href={link(`/companies/${slug}`)}>{symbol}</a> <span class="muted small">{exchange}</span>
        </>
      )
    },
    {
      name: "name",
      isText: true,
      wraps: true,
      under: "symbol",
      ...sortable("name", t.name),
      cell: (company) => nameOf(company)
    },
    {
      name: "country",
      title: t.country,
      isText: true,
      under: "symbol",
      cell: ({ country_code }) => country(country_code)
    },
    {
      name: "sector",
      title: t.sector,
      isText: true,
      wraps: true,
      under: "symbol",
      cell: ({ currency, industry, sector }) => (
        <>
          {sector !== null && <SectorLink sector={sector} currency={currency} />}
          {industry !== null && <span class="muted small then industry">{industry}</span>}
        </>
      )
    },
    {
      name: "close",
      title: t.price,
      cell: ({ close, currency }) =>
        close === null ? price(close) : `${price(close, currency)} ${currencyText(currency)}`.trim()
    },
    {
      name: "change",
      under: "close",
      ...sortable("change", words().dayChange),
      cell: ({ price_change_percent: value }) => <span class={changeClass(value)}>{change(value)}</span>
    },
    {
      name: "cap",
      under: "close",
      ...sortable("market_cap", titleIn(figureTexts().market_cap[0], answer.currency)),
      cell: ({ market_cap }) => compact(market_cap)
    },
    {
      name: "date",
      under: "close",
      ...sortable("price_date", t.priceDate),
      cell: ({ price_date, sessions_since }) => (
        <>
          {day(price_date)}
          {sessions_since !== null && sessions_since > 0 && (
            <span class="warn small then">{t.old(count(sessions_since))}</span>
          )}
        </>
      )
    }
  ]
  return (
    <Table label={t.title} rows={answer.companies} keyOf={({ company_id }) => company_id} columns={columns} />
  )
}

export const Directory = () => {
  const t = texts()
  useTitle(t.title)
  const { query, route, url } = useLocation()
  const link = useLink()
  const [asOf] = useAsOf()
  const given = (name: string) => (query[name] ?? "").trim()
  const letter = given("letter")
  const sort = sorts.find((name) => name === given("sort")) ?? "name"
  useUnread("sort", given("sort") === "" || sort === given("sort") ? "" : given("sort"), sorts)
  const currency = currencyOf(query["currency"])
  useUnread("currency", currency === "" ? given("currency") : "", ["USD", "KRW"])
  const page = Math.max(1, Math.trunc(Number(query["page"] ?? 1)) || 1)
  const asked: Query = {
    ...Object.fromEntries(
      [...filters, "letter"].flatMap((name) => (given(name) === "" ? [] : [[name, given(name)]]))
    ),
    ...(sort === "name" ? {} : { sort }),
    ...(currency === "" ? {} : { currency }),
    ...(asOf === null ? {} : { as_of: asOf })
  }
  const answer = useAnswer("listDirectory", { ...asked, ...(page === 1 ? {} : { page }) })
  const show = (changes: Readonly<Record<string, string | null>>) =>
    route(withParameters(url, { page: null, ...changes }), true)
  const { data } = answer
  const anyTexts = { country: t.anyCountry, exchange: t.anyExchange, sector: t.anySector }
  const isFiltered = letter !== "" || filters.some((name) => given(name) !== "")
  return (
    <div class="page">
      <div class="directory-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
      </div>
      <p class="muted">
        {t.about} <a href={link("/sectors")}>{t.sectors}</a>
      </p>
      {asOf !== null && <p class="note">{companyTexts().past(day(asOf))}</p>}
      <Panel
        title={<span role="status">{data === undefined ? t.title : t.found(count(data.total))}</span>}
        data={[data]}
        controls={
          <>
            {filters.map((name) => (
              <Choice
                key={name}
                label={t[name]}
                any={anyTexts[name]}
                value={given(name)}
                choices={data?.facets[name] ?? []}
                textOf={(value) =>
                  name === "country" ? country(value) : name === "sector" ? sectorName(value) : value
                }
                onChange={(value) => show({ [name]: value === "" ? null : value })}
              />
            ))}
            <CurrencyChoice
              value={currency}
              onChange={(code) => show({ currency: code === "" ? null : code })}
            />
            {data !== undefined && data.total > 0 && (
              <CsvButton
                file={`companies-${data.as_of}.csv`}
                load={() => client.value.listDirectory({ ...asked, format: "csv" })}
              />
            )}
          </>
        }
        source={
          data === undefined
            ? undefined
            : [
                t.source(day(data.as_of)),
                ...(data.currency === null ? [] : [t.caps(currencyText(data.currency))])
              ].join("; ")
        }
      >
        <Answered of={answer} skeleton={<Skeleton lines={12} />}>
          {(found) => (
            <>
              <Letters facet={found.facets.letter} letter={letter} />
              {found.total === 0 ? (
                <p class="state muted">
                  {t.none}
                  {isFiltered && (
                    <a
                      class="button"
                      href={withParameters(url, {
                        country: null,
                        exchange: null,
                        sector: null,
                        letter: null,
                        page: null
                      })}
                    >
                      {t.clear}
                    </a>
                  )}
                </p>
              ) : (
                <List
                  answer={found}
                  sort={sort}
                  onSort={(next) => show({ sort: next === "name" ? null : next })}
                />
              )}
              <Pages
                offset={(found.pagination.page - 1) * pageSize}
                limit={pageSize}
                total={found.total}
                onOffset={(offset) => show({ page: offset === 0 ? null : String(offset / pageSize + 1) })}
                texts={t.pages}
                count={count}
              />
            </>
          )}
        </Answered>
      </Panel>
    </div>
  )
}
