/** What was written about a company: news, and the latest of brokers' reports. */
import { Schema } from "effect"
import { CalendarDate, Locale, NewsItem, ReportType } from "../../../../core/mod.ts"
import { count, figure, pageFields, text } from "./Members.ts"

/** Newest first. `locale` is the language asked for; each article says in which it is served. */
export const NewsPage = Schema.Struct({
  ...pageFields,
  locale: Locale,
  articles: Schema.Array(NewsItem),
  count
}).annotate({ identifier: "NewsPage" })

/** Targets for one share of the report's day, in `currency`; `opinion` in the broker's own words. */
const ResearchHighlight = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  report_date: CalendarDate,
  report_type: Schema.NullOr(ReportType),
  securities_firm: Schema.String,
  analyst: text,
  opinion: text,
  target_price: figure,
  previous_target_price: figure,
  currency: text,
  summary: text,
  key_points: Schema.Array(Schema.String),
  cdn_url: text
}).annotate({ identifier: "ResearchHighlight" })

/** Newest first. */
export const HighlightsPage = Schema.Struct({
  ...pageFields,
  highlights: Schema.Array(ResearchHighlight),
  count
}).annotate({ identifier: "ResearchHighlightsPage" })
