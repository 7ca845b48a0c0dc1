/** News: specification 2.10 and 4.1, contract 4 and 8. */
import { all, count, instant, integer, link, listOf, maybe, members, oneOf, text } from "../forms.ts"
import {
  choice,
  companyAt,
  listAt,
  newestRows,
  oneAt,
  pagesRoot,
  plentyPage,
  position,
  publicRoot,
  size,
  type Specified
} from "../Specified.ts"
import { locale, locales, page, pages } from "../sharedForms.ts"

const categories = ["eod_summary", "fed_policy", "market_move", "earnings", "breaking"]

/** 2.10, and the contract's locale and symbols. */
const articleFields = {
  id: integer,
  title: text,
  summary: maybe(text),
  category: oneOf(...categories),
  priority: oneOf(1, 2, 3),
  source_url: maybe(link),
  published_at: instant,
  created_at: instant,
  locale,
  symbols: listOf(text)
}

const newsList = members({
  articles: listOf(members(articleFields)),
  ...all("total, skip, limit", count),
  pagination: members(pages)
})

const articleDetail = members({
  ...articleFields,
  ai_angle: maybe(text),
  risk: maybe(text),
  trigger: listOf(members({ topic: text, sentiment: maybe(text) }))
})

const articleContent = members({
  id: integer,
  title: text,
  content_type: oneOf("text/html", "text/plain"),
  full_content: maybe(text),
  locale
})

/** The members of 4 for an article and its content. */
const articlePage = page({
  article: articleDetail,
  content: members({
    content_type: oneOf("text/html", "text/plain"),
    full_content: maybe(text),
    locale
  })
})

const articles = `${publicRoot}/news/articles`
const onPage = newestRows("news", "articles", articleFields, { locale })

export const specified: Specified = {
  operations: [
    listAt("read:news", "/news/articles", "priority=4"),
    oneAt("read:news", "/news/articles/{article_id}", "Article", "one"),
    oneAt("read:news", "/news/articles/{article_id}/content", "Article", "0"),
    ...(onPage.operations ?? []),
    {
      ...companyAt("/news/1", "?locale=en", "locale=fr"),
      path: `${pagesRoot}/companies/{company_id}/news/{article_id}`,
      absent: `${pagesRoot}/companies/1/news/99`,
      detail: "Article not found: 99"
    }
  ],
  answers: [
    {
      name: "news",
      form: newsList,
      paths: ["", "?page=2&limit=1", "?skip=1", "?category=breaking"].map((query) => `${articles}${query}`)
    },
    { name: "an article", form: articleDetail, paths: [1, 2].map((id) => `${articles}/${id}`) },
    {
      name: "an article's content",
      form: articleContent,
      paths: [1, 2].map((id) => `${articles}/${id}/content`)
    },
    ...(onPage.answers ?? []),
    {
      name: "a page of an article",
      form: articlePage,
      paths: [1, 2].map((id) => `${pagesRoot}/companies/1/news/${id}`)
    }
  ],
  sizes: [size(articles, "limit", [1, 100], 50, (_) => _.articles.length), ...(onPage.sizes ?? [])],
  positions: [position(articles, "page", "articles"), position(articles, "skip", "articles")],
  choices: [
    choice(articles, "category", categories, null),
    choice(`${plentyPage}/news`, "locale", locales),
    choice(`${plentyPage}/news/1`, "locale", locales)
  ]
}
