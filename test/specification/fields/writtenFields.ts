/** Fields of news and research: specification 2.10, 2.11 and 4.1, contract 4. */
import {
  all,
  count,
  date,
  instant,
  integer,
  link,
  listOf,
  maybe,
  members,
  oneOf,
  text,
  truth
} from "./forms.ts"
import { pages } from "./companyFields.ts"
export const locale = oneOf("ko", "en", "ja", "zh")

/** 2.10, and the contract's locale and symbols. */
export const articleFields = {
  id: integer,
  title: text,
  summary: maybe(text),
  category: oneOf("eod_summary", "fed_policy", "market_move", "earnings", "breaking"),
  priority: oneOf(1, 2, 3),
  source_url: maybe(link),
  published_at: instant,
  created_at: instant,
  locale,
  symbols: listOf(text)
}

export const newsList = members({
  articles: listOf(members(articleFields)),
  ...all("total, skip, limit", count),
  pagination: members(pages)
})

export const articleDetail = members({
  ...articleFields,
  ai_angle: maybe(text),
  risk: maybe(text),
  trigger: listOf(members({ topic: text, sentiment: maybe(text) }))
})

export const articleContent = members({
  id: integer,
  title: text,
  content_type: oneOf("text/html", "text/plain"),
  full_content: maybe(text),
  locale
})

export const reportType = oneOf("company_analysis", "industry_analysis")

/** 2.11, and the contract's symbol. */
const report = {
  id: integer,
  title: text,
  report_date: date,
  report_type: maybe(reportType),
  securities_firm: text,
  ...all("stock_name, industry_category", maybe(text)),
  cdn_url: maybe(link),
  symbol: maybe(text)
}

export const reportList = members({
  reports: listOf(members(report)),
  ...all("total, page, page_size", count),
  has_next: truth
})

export const reportDetail = members({ ...report, s3_key: maybe(text) })
