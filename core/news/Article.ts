/** News articles: as they are kept, each text in up to four languages, and as one language tells them. */
import { Schema } from "effect"
import { Locale } from "../locale/Locale.ts"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { id, instant, json, madeText, prose, text, url, whole, word } from "../records/Scalar.ts"
import { Instant } from "../time/Instant.ts"

export const NewsCategory = Schema.Literals([
  "eod_summary",
  "fed_policy",
  "market_move",
  "earnings",
  "breaking"
])
export type NewsCategory = typeof NewsCategory.Type

/** What an article's full content is: HTML of harmless elements alone, or text. Every other text is plain. */
export const ContentType = Schema.Literals(["text/html", "text/plain"])
export type ContentType = typeof ContentType.Type

/** 1 high, 2 medium, 3 low. */
export const Priority = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3 }))

/** Something that moves the news' subject, and where to: `{"topic": "HBM", "sentiment": "positive"}`. */
export const Trigger = Schema.Struct({
  topic: Schema.String,
  sentiment: Schema.NullOr(Schema.String)
}).annotate({ identifier: "NewsTrigger" })
export type Trigger = typeof Trigger.Type

const known = Schema.NullOr(Schema.String)

/** An article without its longer texts, in the language of `locale`. */
export const NewsItem = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  summary: known,
  category: NewsCategory,
  priority: Priority,
  source_url: known,
  published_at: Instant,
  /** When it was first taken in. */
  created_at: Instant,
  locale: Locale,
  /** Of the companies that it names, each once, by company_id; empty where it names none that is known. */
  symbols: Schema.Array(Schema.String)
}).annotate({ identifier: "NewsItem" })
export type NewsItem = typeof NewsItem.Type

export const NewsDetail = Schema.Struct({
  ...NewsItem.fields,
  ai_angle: known,
  risk: known,
  /** Empty where none is known. */
  trigger: Schema.Array(Trigger)
}).annotate({ identifier: "NewsDetail" })
export type NewsDetail = typeof NewsDetail.Type

export const NewsContent = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  content_type: ContentType,
  full_content: known,
  locale: Locale
}).annotate({ identifier: "NewsContent" })
export type NewsContent = typeof NewsContent.Type

/** What an article says in every language. */
export const Article = record(
  "article",
  { key: ["article_id"], unique: ["source", "external_id"], dated: "published_at" },
  {
    article_id: field(id, "The article's number here"),
    source: field(text, "Where it is from, in the operator's words", { example: "desk" }),
    external_id: field(text, "What the source calls it", { example: "n-20240701-1" }),
    category: field(word(NewsCategory), "What it is about", { example: "earnings" }),
    priority: field(whole, "1: high; 2: medium; 3: low", { example: 2 }),
    source_url: nullable(url, "Where it was published"),
    published_at: field(instant, "When it was published, UTC", { example: "2024-07-01T00:30:00Z" }),
    content_type: field(word(ContentType), "What the full content is", { example: "text/html" }),
    created_at: field(instant, "When it was first taken in, UTC", {
      example: "2024-07-01T01:00:00Z",
      once: true
    }),
    digest: field(
      madeText,
      "SHA-256 in hex of all that its source says of it, translations and companies too: it changes when some of that does"
    )
  }
)
export interface Article extends ValueOf<typeof Article> {}

/** What an article says in one language; null is not known. */
export const ArticleTranslation = record(
  "article_translation",
  { key: ["article_id", "locale"], partBy: "article_id" },
  {
    article_id: field(id, "The article", { references: "article" }),
    locale: field(word(Locale), "The language of its texts", { example: "ko" }),
    title: field(text, "Title"),
    summary: nullable(prose, "The article in short"),
    ai_angle: nullable(prose, "An analysis of what it means"),
    risk: nullable(prose, "What could turn out otherwise"),
    trigger: nullable(
      json(Schema.Array(Trigger)),
      "What moves its subject, and where to; null when none are known"
    ),
    full_content: nullable(madeText, "The whole article; null where only its summary is known")
  }
)
export interface ArticleTranslation extends ValueOf<typeof ArticleTranslation> {}

/** A company that an article names. */
export const ArticleCompany = record(
  "article_company",
  { key: ["article_id", "company_id"], partBy: "article_id" },
  {
    article_id: field(id, "The article", { references: "article" }),
    company_id: field(id, "The company", { references: "company" })
  }
)

export class ArticleNotFound extends Schema.TaggedError<ArticleNotFound>()("ArticleNotFound", {
  article_id: Schema.Int
}) {}
