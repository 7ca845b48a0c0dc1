/** Brokers' reports on a company, newest first; their PDFs open in the browser's viewer. */
import { newestReports } from "../../data/asked.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { opinionOf } from "../../../../../core/consensus/mod.ts"
import { count, currencyText, day, price } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { languageOf } from "../../language/localName.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useCompany } from "../../subject/company.ts"
import { OpinionName, opinionNames } from "../opinions/Opinion.tsx"
import { texts } from "./texts.ts"
import "../articles.css"

type Report = Answer<"listResearchHighlights">["highlights"][number]

/** A broker's words, after what they mean on the scale of all brokers where they say it otherwise. */
const Rating = ({ words }: { readonly words: string }) => {
  const opinion = opinionOf(words)
  if (opinion === null) return <strong>{words}</strong>
  const isSame = words.trim().toLowerCase() === opinionNames()[opinion].toLowerCase()
  return (
    <>
      <strong>
        <OpinionName of={opinion} />
      </strong>
      {!isSame && <span class="muted"> ({words})</span>}
    </>
  )
}

const Entry = ({ report }: { readonly report: Report }) => {
  const t = texts()
  const {
    analyst,
    cdn_url,
    currency,
    key_points,
    opinion,
    previous_target_price,
    report_date,
    securities_firm
  } = report
  const { summary, target_price, title } = report
  return (
    <li class="article" lang={languageOf(title)}>
      <h3>{title}</h3>
      <p class="muted small" lang={language.value}>
        <time dateTime={report_date}>{day(report_date)}</time> ·{" "}
        {analyst === null ? securities_firm : t.by(securities_firm, analyst)}
      </p>
      <p class="small" lang={language.value}>
        {opinion !== null && (
          <>
            {t.opinion}: <Rating words={opinion} />
            {target_price !== null && " · "}
          </>
        )}
        {target_price !== null && (
          <>
            {t.target}:{" "}
            <strong>
              {price(target_price, currency)} {currencyText(currency)}
            </strong>{" "}
            {previous_target_price !== null && (
              <span class="muted">({t.before(price(previous_target_price, currency))})</span>
            )}
          </>
        )}
      </p>
      {summary !== null && <p>{summary}</p>}
      {key_points.length > 0 && (
        <ul class="points">
          {key_points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {cdn_url !== null && (
        <p class="small" lang={language.value}>
          <OutsideLink href={cdn_url}>{t.pdf}</OutsideLink>
        </p>
      )}
    </li>
  )
}

export const Research = () => {
  const t = texts()
  const { at, company_id, symbol } = useCompany()
  const asked = useAnswer("listResearchHighlights", { company_id, ...newestReports, ...at })
  return (
    <Answered
      of={asked}
      skeleton={<Skeleton lines={10} />}
      empty={[
        (page) => page.highlights.length === 0,
        <Panel title={t.title}>
          <Empty text={t.none} command={`import reports reports.csv --symbol ${symbol}`} />
        </Panel>
      ]}
    >
      {(page) => (
        <Panel
          title={t.title}
          data={[page]}
          source={t.source(count(page.highlights.length), day(page.highlights[0]?.report_date))}
        >
          <ol class="articles">
            {page.highlights.map((report) => (
              <Entry key={report.id} report={report} />
            ))}
          </ol>
        </Panel>
      )}
    </Answered>
  )
}
