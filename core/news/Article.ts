/** News articles: as stored, with each text in up to four languages, and as served, in one. */
import { Schema } from "effect"
import { Locale } from "../locale/Locale.ts"
import { pick } from "../records/Members.ts"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { id, instant, json, computedText, prose, text, url, wholeWithin, word } from "../records/Scalar.ts"

/**
 * The subject of an article: the close of a trading day, the Federal Reserve's policy, a move of the market, a
 * company's results, or (`breaking`) anything else.
 */
export const NewsCategory = Schema.Literals([
  "eod_summary",
  "fed_policy",
  "market_move",
  "earnings",
  "breaking"
])
export type NewsCategory = typeof NewsCategory.Type

/** The type of an article's full content: sanitised HTML, or text. Every other text is plain. */
export const ContentType = Schema.Literals(["text/html", "text/plain"])
export type ContentType = typeof ContentType.Type

/** A driver of the news, and its direction: `{"topic": "HBM", "sentiment": "positive"}`. */
export const Trigger = Schema.Struct({
  topic: field(Schema.String, "The driver of the news", { example: "HBM" }),
  sentiment: nullable(Schema.String, "Its direction, in the source's words", { example: "positive" })
}).annotate({ identifier: "NewsTrigger" })
export type Trigger = typeof Trigger.Type

/** The parts of an article that don't depend on the language. */
export const Article = record(
  "article",
  {
    key: ["article_id"],
    unique: ["source", "external_id"],
    dated: "published_at",
    foundBy: ["article_id"],
    importedAs: {
      kind: "news",
      summary:
        "news: external_id, category, priority, published_at, and translations with title, summary, full_content and more by locale"
    }
  },
  {
    article_id: field(id, "The article's id"),
    source: field(text, "The source of the article, in the operator's words", { example: "desk" }),
    external_id: field(text, "The article's id at the source", { example: "n-20240701-1" }),
    category: field(word(NewsCategory), "The subject", { example: "earnings" }),
    priority: field(wholeWithin(1, 3), "1: high; 2: medium; 3: low", { example: 2 }),
    source_url: nullable(url, "Where it was published"),
    published_at: field(instant, "When it was published, UTC", { example: "2024-07-01T00:30:00Z" }),
    content_type: field(word(ContentType), "The type of the full content", { example: "text/html" }),
    created_at: field(instant, "When it was first imported, UTC", {
      example: "2024-07-01T01:00:00Z",
      once: true
    }),
    digest: field(
      computedText,
      "SHA-256 in hex of all of its content, translations and companies included; it changes whenever the content does"
    )
  }
)
export interface Article extends ValueOf<typeof Article> {}

/** An article's texts in one language; null when unknown. */
export const ArticleTranslation = record(
  "article_translation",
  {
    key: ["article_id", "locale"],
    partBy: "article_id",
    foundBy: ["article_id"],
    called: "translations of news"
  },
  {
    article_id: field(id, "The article", { references: "article" }),
    locale: field(word(Locale), "The language of its texts", { example: "ko" }),
    title: field(text, "Title"),
    summary: nullable(prose, "A summary"),
    ai_angle: nullable(prose, "An analysis of its significance"),
    risk: nullable(prose, "What could turn out differently"),
    trigger: nullable(
      json(Schema.Array(Trigger)),
      "The drivers of the news, with their direction; null when none are known"
    ),
    full_content: nullable(computedText, "The whole article; null when only its summary is known")
  }
)
export interface ArticleTranslation extends ValueOf<typeof ArticleTranslation> {}

/** An article without its longer texts, in the language of `locale`. */
export const NewsItem = Schema.Struct({
  id: Article.fields.article_id,
  ...pick(ArticleTranslation.fields, ["title", "summary"]),
  ...pick(Article.fields, ["category", "priority", "source_url", "published_at", "created_at"]),
  locale: ArticleTranslation.fields.locale,
  symbols: field(
    Schema.Array(Schema.String),
    "The symbols of the companies that it names, without duplicates, by company_id; empty when it names no known company"
  )
}).annotate({ identifier: "NewsItem" })
export type NewsItem = typeof NewsItem.Type

/** An article in one language, without its full content. */
export const NewsDetail = Schema.Struct({
  ...NewsItem.fields,
  ...pick(ArticleTranslation.fields, ["ai_angle", "risk"]),
  trigger: field(
    Schema.Array(Trigger),
    "The drivers of the news, with their direction; empty when none are known"
  )
}).annotate({ identifier: "NewsDetail" })
export type NewsDetail = typeof NewsDetail.Type

/** The full content of an article, in one language: sanitised HTML or text by `content_type`. */
export const NewsContent = Schema.Struct({
  id: Article.fields.article_id,
  title: ArticleTranslation.fields.title,
  content_type: Article.fields.content_type,
  ...pick(ArticleTranslation.fields, ["full_content", "locale"])
}).annotate({ identifier: "NewsContent" })
export type NewsContent = typeof NewsContent.Type

/** A company that an article names. */
export const ArticleCompany = record(
  "article_company",
  {
    key: ["article_id", "company_id"],
    partBy: "article_id",
    foundBy: ["article_id", "company_id"],
    called: "companies of news"
  },
  {
    article_id: field(id, "The article", { references: "article" }),
    company_id: field(id, "The company", { references: "company" })
  }
)

/**
 * No article has the id; on a company's page also where the article doesn't name the company, or was published after
 * the requested day.
 */
export class ArticleNotFound extends Schema.TaggedError<ArticleNotFound>()("ArticleNotFound", {
  article_id: Schema.Int
}) {}
