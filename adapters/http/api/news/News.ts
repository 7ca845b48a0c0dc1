/** `/news/articles`: the news as a list, and each article with its details or its full content. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Locale, NewsCategory, NewsContent, NewsDetail, NewsItem } from "../../../../core/mod.ts"
import { Pagination, pagingFields } from "../base/Bodies.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { integer, languageOf, orElse, text, word } from "../base/Parameters.ts"
import { CrossChecks, exclusive, Validation } from "../base/Validation.ts"

export const NewsList = Schema.Struct({
  articles: Schema.Array(NewsItem),
  total: pagingFields.total,
  skip: pagingFields.offset,
  limit: pagingFields.limit,
  pagination: Pagination
}).annotate({ identifier: "NewsList" })

const headers = { "x-locale": languageOf(Locale).pipe(orElse("en")) }
const params = { article_id: integer(1) }
const error = [NotFound, Unavailable] as const

export class NewsApi extends HttpApiGroup.make("news")
  .add(
    HttpApiEndpoint.get("list", "/", {
      headers,
      query: {
        category: Schema.optionalKey(word(NewsCategory)),
        priority: Schema.optionalKey(integer(1, 3)),
        symbol: Schema.optionalKey(text(100)),
        limit: integer(1, 100).pipe(orElse(50)),
        page: Schema.optionalKey(integer(1)),
        skip: Schema.optionalKey(integer(0))
      },
      success: NewsList,
      error: Unavailable
    })
      .annotate(CrossChecks, [exclusive("page", "skip")])
      .annotate(OpenApi.Identifier, "listNews")
      .annotate(OpenApi.Summary, "List news articles")
      .annotate(
        OpenApi.Description,
        "Articles by published_at and id, newest first. One without the language asked for comes in English, else in any that it has; `locale` says which. With `symbol` those that name the company; none for a symbol that isn't known."
      ),
    HttpApiEndpoint.get("detail", "/:article_id", { headers, params, success: NewsDetail, error })
      .annotate(OpenApi.Identifier, "getNewsArticle")
      .annotate(OpenApi.Summary, "A news article")
      .annotate(OpenApi.Description, "All texts are plain. Where no triggers are known there are none."),
    HttpApiEndpoint.get("content", "/:article_id/content", { headers, params, success: NewsContent, error })
      .annotate(OpenApi.Identifier, "getNewsContent")
      .annotate(OpenApi.Summary, "A news article's full content")
      .annotate(
        OpenApi.Description,
        "HTML has no scripts, styles, images or forms, and links to http and https alone. A language without full content gives way to one that has it."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("read:news"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/news/articles")
  .annotateMerge(
    OpenApi.annotations({ title: "News", description: "Articles in Korean, English, Japanese and Chinese." })
  ) {}
