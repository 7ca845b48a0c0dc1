/** The markets at a glance, what is in the store, where it is from, and the way to a company. */
import { fromBase } from "../data/basePath.ts"
import { nameOf } from "../subject/company.ts"
import { useLink } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { count, day, instant, unknown } from "../language/format.ts"
import { kindName } from "../language/words.ts"
import { Answered, commandLine, isClosed, program, Skeleton } from "../ui/Answered.tsx"
import { Copyable } from "../ui/Copyable.tsx"
import { Panel } from "../ui/Panel.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { Markets } from "./Markets.tsx"
import { recent } from "../subject/recent.ts"
import { texts } from "./texts.ts"
import "./start.css"

type Source = Answer<"listSources">["sources"][number]

/** The rows of a kind of all sources, and its newest day. */
const totalOf = (sources: ReadonlyArray<Source>, kind: string) => {
  const own = sources.filter((source) => source.kind === kind)
  const dates = own.flatMap(({ newest_date }) => (newest_date === null ? [] : [newest_date]))
  return {
    rows: own.reduce((sum, { rows }) => sum + rows, 0),
    newest: dates.toSorted().at(-1) ?? null
  }
}

const shownTotals = [
  "companies",
  "prices",
  "statements",
  "disclosures",
  "insiders",
  "reports",
  "news"
] as const

const Totals = ({ sources }: { readonly sources: ReadonlyArray<Source> }) => (
  <dl class="figures totals">
    {shownTotals.map((kind) => {
      const { newest, rows } = totalOf(sources, kind)
      return (
        <div key={kind}>
          <dt>{kindName(kind)}</dt>
          <dd>{count(rows)}</dd>
          {newest !== null && <dd class="muted small">{texts().newest(day(newest))}</dd>}
        </div>
      )
    })}
  </dl>
)

const EmptyStore = () => {
  const t = texts()
  return (
    <Panel title={t.empty}>
      <div class="state">
        <p>{t.emptyHow}</p>
        <Copyable
          text={[
            commandLine("sync edgar --symbols AAPL,MSFT"),
            commandLine("import prices AAPL.csv --symbol AAPL")
          ].join("\n")}
        />
        <p>{t.emptySample}</p>
        <Copyable text="npm start" />
        <p class="muted">{t.installed(<code>findata</code>, <code>{program}</code>)}</p>
      </div>
    </Panel>
  )
}

const Sources = ({ sources }: { readonly sources: ReadonlyArray<Source> }) => {
  const t = texts()
  const licence: Column<Source> = {
    name: "licence",
    title: t.licence,
    isText: true,
    wraps: true,
    under: "source",
    cell: ({ licence, visibility }) =>
      visibility === "keys" ? `${licence ?? unknown} (${t.forKeys})` : (licence ?? unknown)
  }
  return (
    <Table
      label={t.sources}
      rows={sources}
      keyOf={({ kind, source }) => `${source} ${kind}`}
      columns={[
        { name: "source", title: t.source, isText: true, cell: ({ source }) => source ?? t.unnamed },
        {
          name: "kind",
          title: t.kind,
          isText: true,
          under: "source",
          cell: ({ kind }) => kindName(kind)
        },
        { name: "rows", title: t.rows, cell: ({ rows }) => count(rows) },
        {
          name: "newest",
          title: t.newestDate,
          isText: true,
          under: "rows",
          cell: ({ newest_date }) => day(newest_date)
        },
        {
          name: "filled",
          title: t.filled,
          isText: true,
          under: "source",
          cell: ({ last_run }) => instant(last_run.finished_at ?? last_run.started_at)
        },
        ...(sources.some(({ licence }) => licence !== null) ? [licence] : []),
        {
          name: "state",
          title: t.state,
          isText: true,
          under: "rows",
          cell: ({ failed, last_run }) =>
            failed ? t.failed : last_run.refused > 0 ? t.refused(count(last_run.refused)) : t.filledWell
        }
      ]}
    />
  )
}

export const Start = () => {
  const t = texts()
  const link = useLink()
  const markets = useAnswer("listMarkets", {})
  const sources = useAnswer("listSources", {})
  // Where both answers have nothing to show for the same reason, the sources' part says it for both.
  const isSaidBelow =
    sources.data?.sources.length === 0 || (isClosed(markets.error) && isClosed(sources.error))
  return (
    <div class="page start">
      <h1>{t.title}</h1>
      <p class="muted no-print">
        <span class="by-key">{t.hint}</span>
        <span class="by-touch">{t.touchHint}</span> <a href={link("/companies")}>{t.companies}</a>
        {" · "}
        <a href={link("/sectors")}>{t.sectors}</a>
      </p>
      {recent.value.length > 0 && (
        <Panel title={t.recent}>
          <ul class="recent">
            {recent.value.map((company) => (
              <li key={company.company_id}>
                <a href={fromBase(`/companies/${company.slug}`)}>
                  <strong>{company.symbol}</strong> <span>{nameOf(company)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {!isSaidBelow && (
        <Answered of={markets} skeleton={<Skeleton lines={12} />}>
          {(data) => <Markets answer={data} />}
        </Answered>
      )}
      <Answered
        of={sources}
        title={t.sources}
        empty={[({ sources }) => sources.length === 0, <EmptyStore />]}
      >
        {(data) => (
          <div class="page">
            <Panel title={t.contents} data={[data]}>
              <Totals sources={data.sources} />
            </Panel>
            <Panel title={t.sources} data={[data]}>
              <Sources sources={data.sources} />
            </Panel>
          </div>
        )}
      </Answered>
    </div>
  )
}
