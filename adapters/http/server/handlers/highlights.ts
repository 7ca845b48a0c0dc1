/** Reports about a company as its page lists them. */
import type { Highlight } from "../../../../core/mod.ts"
import type { HighlightsPage } from "../../api/pages/Written.ts"
import type { ReportLinks } from "./ReportLinks.ts"
import type { PageBody } from "../answers/CompanyPages.ts"

export const highlightsOf = (
  reports: ReadonlyArray<Highlight>,
  links: ReportLinks
): PageBody<typeof HighlightsPage> => ({
  highlights: reports.map((report) => ({
    id: report.report_id,
    title: report.title,
    report_date: report.report_date,
    report_type: report.report_type,
    securities_firm: report.securities_firm,
    analyst: report.analyst,
    opinion: report.opinion,
    target_price: report.target_price,
    previous_target_price: report.previous_target_price,
    currency: report.currency,
    summary: report.summary,
    key_points: report.key_points,
    cdn_url: links.to(report.s3_key)
  })),
  count: reports.length
})
