/** Handles company pages about filings, insiders, news and research. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type Disclosure,
  Disclosures,
  type InsiderActivity,
  insiderRow,
  Insiders,
  type Locale,
  News,
  type NewsItem,
  Research
} from "../../../../core/mod.ts"
import { membersOf } from "../../../../core/ports.ts"
import { Api } from "../../api/Api.ts"
import { type DisclosuresPage, type InsidersPage, PageDisclosure } from "../../api/pages/Filings.ts"
import { ArticleContent, type ArticlePage, type NewsPage } from "../../api/pages/NewsAndResearch.ts"
import { reportLinks } from "./ReportLinks.ts"
import { highlightsOf } from "./highlights.ts"
import { CompanyPages, type PageBody } from "../answers/CompanyPages.ts"

const contentOf = membersOf(ArticleContent)
const disclosureOf = membersOf(PageDisclosure)

const disclosuresOf = (filed: ReadonlyArray<Disclosure>): PageBody<typeof DisclosuresPage> => ({
  disclosures: filed.map(disclosureOf),
  count: filed.length
})

const insidersOf = ({ currency, summary, transactions }: InsiderActivity): PageBody<typeof InsidersPage> => ({
  currency,
  transactions: transactions.map((transaction) => insiderRow(transaction, currency)),
  summary,
  count: transactions.length
})

const newsOf = (articles: ReadonlyArray<NewsItem>, locale: Locale): PageBody<typeof NewsPage> => ({
  locale,
  articles,
  count: articles.length
})

export const layer = HttpApiBuilder.group(
  Api,
  "filingPages",
  Effect.fnUntraced(function* (handlers) {
    const disclosures = yield* Disclosures
    const insiders = yield* Insiders
    const linksOf = yield* reportLinks
    const news = yield* News
    const pages = yield* CompanyPages
    const research = yield* Research

    return handlers.handleAll({
      dart: ({ params, query, request }) =>
        pages.answer({ page: "dart", params, query, request }, (company, as_of) =>
          Effect.map(disclosures.latest(company, query.limit, as_of), disclosuresOf)
        ),
      insider: ({ params, query, request }) =>
        pages.answer(
          {
            page: "insider",
            params,
            query,
            request,
            isLong: query.as_of !== undefined || query.limit > 100
          },
          (company, as_of) => Effect.map(insiders.of(company, query.months, query.limit, as_of), insidersOf)
        ),
      news: ({ params, query, request }) =>
        pages.answer({ page: "news", params, query, request }, (company, as_of) =>
          Effect.map(news.ofCompany(company, query.limit, query.locale, as_of), (articles) =>
            newsOf(articles, query.locale)
          )
        ),
      article: ({ params, query, request }) =>
        pages.answer({ page: "article", params, query, request }, (company, as_of) =>
          Effect.map(
            news.articleOf(company, params.article_id, query.locale, as_of),
            ({ article, content }): PageBody<typeof ArticlePage> => ({
              article,
              content: contentOf(content)
            })
          )
        ),
      research: ({ params, query, request }) => {
        const links = linksOf(request)
        const page = `research ${links.base}`
        return pages.whole({ page, params, query, request }, (company, as_of, head) =>
          Effect.map(research.highlights(company, query.limit, as_of), (reports) => ({
            json: () => ({ ...head, ...highlightsOf(reports, links) }),
            isPrivate: links.areOfRequest
          }))
        )
      }
    })
  })
)
