/** News of a company in the language of the site, where it is there, newest first. */
import { useLocation } from "preact-iso"
import { useAnswer } from "../../data/useAnswer.ts"
import { withParameters } from "../../data/urlState.ts"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { count, day, instant } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useCompany } from "../../subject/company.ts"
import { Article } from "./Article.tsx"
import { texts } from "./texts.ts"
import "../articles.css"

type Item = Answer<"listCompanyNews">["articles"][number]

interface EntryProps {
  readonly article: Item
  readonly onOpen: () => void
}

const Entry = ({ article, onOpen }: EntryProps) => {
  const t = texts()
  const { category, locale, published_at, source_url, summary, title } = article
  return (
    <li class="article" lang={locale}>
      <h3>
        <button type="button" onClick={onOpen}>
          {title}
        </button>
      </h3>
      <p class="muted small" lang={language.value}>
        <time dateTime={published_at}>{instant(published_at)}</time>
        {category !== null && (
          <>
            {" "}
            <span class="badge">{t.categories[category]}</span>
          </>
        )}
      </p>
      {summary !== null && <p>{summary}</p>}
      {source_url !== null && (
        <p class="small" lang={language.value}>
          <OutsideLink href={source_url}>{t.original}</OutsideLink>
        </p>
      )}
    </li>
  )
}

const List = ({ show }: { readonly show: (article: number) => void }) => {
  const t = texts()
  const { at, company_id, symbol } = useCompany()
  const asked = useAnswer("listCompanyNews", { company_id, limit: 50, locale: language.value, ...at })
  return (
    <Answered
      of={asked}
      skeleton={<Skeleton lines={10} />}
      empty={[
        ({ articles }) => articles.length === 0,
        <Panel title={t.title}>
          <Empty text={t.none} command={`import news news.ndjson --symbol ${symbol}`} />
        </Panel>
      ]}
    >
      {(page) => (
        <Panel
          title={t.title}
          data={[page]}
          source={t.source(count(page.articles.length), day(page.articles[0]?.published_at))}
        >
          {page.articles.every(({ locale }) => locale !== language.value) && (
            <p class="note">{t.otherLanguage}</p>
          )}
          <ol class="articles">
            {page.articles.map((article) => (
              <Entry key={article.id} article={article} onOpen={() => show(article.id)} />
            ))}
          </ol>
        </Panel>
      )}
    </Answered>
  )
}

export const News = () => {
  const { query, route, url } = useLocation()
  const id = Number(query["article"])
  const show = (article: number | null) =>
    route(withParameters(url, { article: article === null ? null : String(article) }))
  return Number.isSafeInteger(id) && id > 0 ? (
    <Article id={id} onBack={() => show(null)} />
  ) : (
    <List show={show} />
  )
}
