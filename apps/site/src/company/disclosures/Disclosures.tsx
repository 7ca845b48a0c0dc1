/** What a company's issuer filed, newest first, by category. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { newestFilings } from "../../data/asked.ts"
import { useParameter } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { count, day } from "../../language/format.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { filingsCommand } from "../importCommand.ts"
import { categoriesOf, noCategory, ofCategory } from "./categories.ts"
import { texts } from "./texts.ts"

type Filing = Answer<"listCompanyFilings">["disclosures"][number]

const all = ""

/** Whether a filing is named by its form, as at the SEC, whose accession numbers look so. */
const isForm = ({ rcept_no }: Filing): boolean => /^\d{10}-\d{2}-\d{6}$/.test(rcept_no)

const Filings = ({ page }: { readonly page: Answer<"listCompanyFilings"> }) => {
  const t = texts()
  const filings = page.disclosures
  const categories = categoriesOf(filings)
  const [chosen, setChosen] = useParameter<string>(
    "category",
    categories.map(([name]) => name),
    all
  )
  const shown = ofCategory(filings, chosen === all ? null : chosen)
  const nameOf = (category: string): string => (category === noCategory ? t.noCategory : category)
  const areForms = filings.every(isForm)
  const columns: ReadonlyArray<Column<Filing>> = [
    { name: "date", title: t.date, isText: true, cell: ({ rcept_dt }) => day(rcept_dt) },
    {
      name: "report",
      title: areForms ? t.form : t.report,
      isText: true,
      wraps: !areForms,
      cell: ({ is_correction, report_nm, url }) => (
        <>
          <OutsideLink href={url}>{report_nm}</OutsideLink>
          {is_correction && (
            <>
              {" "}
              <span class="badge">{t.correction}</span>
            </>
          )}
        </>
      )
    },
    {
      name: "category",
      title: areForms ? t.formTitle : t.category,
      isText: true,
      under: "report",
      cell: ({ category }) => nameOf(category ?? noCategory)
    },
    ...(filings.some(({ corp_name, flr_nm }) => flr_nm !== null && flr_nm !== corp_name)
      ? [
          {
            name: "filer",
            title: t.filer,
            isText: true,
            wraps: true,
            under: "report",
            cell: ({ flr_nm }: Filing) => flr_nm
          }
        ]
      : []),
    {
      name: "number",
      title: areForms ? t.accession : t.number,
      isText: true,
      under: "date",
      cell: ({ rcept_no }) => <code class="id">{rcept_no}</code>
    },
    ...(filings.some(({ rm }) => rm !== null)
      ? [{ name: "remarks", title: t.remarks, isText: true, under: "report", cell: ({ rm }: Filing) => rm }]
      : [])
  ]
  return (
    <Panel
      title={t.title}
      data={[page]}
      controls={
        categories.length > 1 && (
          <label class="small">
            {t.category}{" "}
            <select
              class="select"
              value={chosen}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              <option value={all}>{t.all(count(filings.length))}</option>
              {categories.map(([name, those]) => (
                <option key={name} value={name}>
                  {nameOf(name)} ({count(those)})
                </option>
              ))}
            </select>
          </label>
        )
      }
      source={t.source(
        day(filings[0]?.rcept_dt),
        day(filings.at(-1)?.rcept_dt),
        filings.length === newestFilings.limit
      )}
    >
      <Table label={t.title} columns={columns} rows={shown} keyOf={({ rcept_no }) => rcept_no} />
    </Panel>
  )
}

export const Disclosures = () => {
  const t = texts()
  const company = useCompany()
  const { at, company_id } = company
  const asked = useAnswer("listCompanyFilings", { company_id, ...newestFilings, ...at })
  return (
    <Answered
      of={asked}
      skeleton={<Skeleton lines={12} />}
      empty={[
        ({ disclosures }) => disclosures.length === 0,
        <Panel title={t.title}>
          <Empty text={t.none} command={filingsCommand(company)} />
        </Panel>
      ]}
    >
      {(page) => <Filings page={page} />}
    </Answered>
  )
}
