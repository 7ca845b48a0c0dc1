/** News articles: as they are kept, each text in up to four languages, and as one language tells them. */
import { Schema } from "effect"
import { Locale } from "../locale/Locale.ts"
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
  locale: Locale
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
export interface Article {
  readonly article_id: number
  readonly source: string
  /** What the source calls it. */
  readonly external_id: string
  readonly category: NewsCategory
  readonly priority: number
  readonly source_url: string | null
  readonly published_at: string
  readonly content_type: ContentType
  readonly created_at: string
}

/** What it says in one of them; null is not known. */
export interface ArticleTranslation {
  readonly article_id: number
  readonly locale: Locale
  readonly title: string
  readonly summary: string | null
  readonly ai_angle: string | null
  readonly risk: string | null
  readonly trigger: ReadonlyArray<Trigger> | null
  readonly full_content: string | null
}

export class ArticleNotFound extends Schema.TaggedError<ArticleNotFound>()("ArticleNotFound", {
  article_id: Schema.Int
}) {}
