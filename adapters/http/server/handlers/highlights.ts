/** Reports about a company as its page lists them. */
import { type Highlight } from "../../../../core/mod.ts"
import { membersOf } from "../../../../core/ports.ts"
import { type HighlightsPage, ResearchHighlight } from "../../api/pages/NewsAndResearch.ts"
import type { ReportLinks } from "./ReportLinks.ts"
import type { PageBody } from "../answers/CompanyPages.ts"

const highlightMembers = membersOf(ResearchHighlight)

export const highlightsOf = (
  reports: ReadonlyArray<Highlight>,
  links: ReportLinks
): PageBody<typeof HighlightsPage> => ({
  highlights: reports.map((report) =>
    highlightMembers({ ...report, id: report.report_id, cdn_url: links.to(report.s3_key) })
  ),
  count: reports.length
})
