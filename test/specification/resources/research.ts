/** Brokers' reports: specification 2.11 and 4.1, contract 4 and 8. */
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
} from "../forms.ts"
import {
  choice,
  listAt,
  newestRows,
  oneAt,
  position,
  publicRoot,
  size,
  type Specified
} from "../Specified.ts"

const reportTypes = ["company_analysis", "industry_analysis"]

const reportType = oneOf(...reportTypes)

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

const reportList = members({
  reports: listOf(members(report)),
  ...all("total, page, page_size", count),
  has_next: truth
})

const reportDetail = members({ ...report, s3_key: maybe(text) })

const highlight = {
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
}

const reports = `${publicRoot}/research/reports`
const onPage = newestRows("research-highlights", "highlights", highlight)

export const specified: Specified = {
  operations: [
    listAt("read:research", "/research/reports", "page_size=101"),
    oneAt("read:research", "/research/reports/{report_id}", "Report", "one"),
    ...(onPage.operations ?? [])
  ],
  answers: [
    {
      name: "reports",
      form: reportList,
      paths: ["", "?page=2&page_size=3", "?title=nothing+at+all"].map((query) => `${reports}${query}`)
    },
    { name: "a report", form: reportDetail, paths: [1, 2, 3, 4, 6].map((id) => `${reports}/${id}`) },
    ...(onPage.answers ?? [])
  ],
  sizes: [size(reports, "page_size", [1, 100], 20, (_) => _.reports.length), ...(onPage.sizes ?? [])],
  positions: [position(reports, "page", "reports")],
  choices: [choice(reports, "report_type", reportTypes, null)]
}
