/** Fields of pages of filings and articles: contract 8. */
import {
  all,
  count,
  date,
  integer,
  link,
  listOf,
  maybe,
  members,
  number,
  oneOf,
  text,
  truth
} from "./forms.ts"
import { page } from "./pageMembers.ts"
import { articleDetail, articleFields, locale, reportType } from "./writtenFields.ts"
export const newsPage = page({ locale, articles: listOf(members(articleFields)), count })

/** The members of 4 for an article and its content. */
export const articlePage = page({
  article: articleDetail,
  content: members({
    content_type: oneOf("text/html", "text/plain"),
    full_content: maybe(text),
    locale
  })
})

export const highlightsPage = page({
  highlights: listOf(
    members({
      id: integer,
      title: text,
      report_date: date,
      report_type: maybe(reportType),
      securities_firm: text,
      ...all("analyst, opinion", maybe(text)),
      ...all("target_price, previous_target_price", maybe(number)),
      ...all("currency, summary", maybe(text)),
      key_points: listOf(text),
      cdn_url: maybe(link)
    })
  ),
  count
})

export const disclosuresPage = page({
  disclosures: listOf(
    members({
      rcept_no: text,
      ...all("corp_code, corp_name, corp_cls", maybe(text)),
      stock_code: text,
      report_nm: text,
      flr_nm: maybe(text),
      rcept_dt: date,
      ...all("rm, category", maybe(text)),
      is_correction: truth,
      url: maybe(link)
    })
  ),
  count
})

export const insidersPage = page({
  currency: maybe(text),
  transactions: listOf(
    members({
      id: integer,
      filed_date: date,
      transaction_date: maybe(date),
      insider_name: text,
      ...all("position, relationship, transaction_type, transaction_code", maybe(text)),
      shares_change: number,
      ...all("price, value, shares_owned_after, ownership_percent", maybe(number)),
      is_direct: maybe(truth),
      source: text,
      filing_id: maybe(text),
      filing_url: maybe(link)
    })
  ),
  summary: members({
    ...all("period_months, buy_count, sell_count", count),
    ...all("shares_bought, shares_sold, net_shares", number),
    net_value: maybe(number)
  }),
  count
})
