/** Handles `/companies/{company_id}/research-highlights`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Highlight, Research } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { type HighlightsPage, ResearchHighlight } from "../../../api/research/Highlights.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"
import { type ReportLinks, reportLinks } from "./ReportLinks.ts"

const highlightMembers = membersOf(ResearchHighlight)

const highlightsOf = (
  reports: ReadonlyArray<Highlight>,
  links: ReportLinks
): PageBody<typeof HighlightsPage> => ({
  highlights: reports.map((report) =>
    highlightMembers({ ...report, id: report.report_id, cdn_url: links.to(report.s3_key) })
  ),
  count: reports.length
})

export const highlights = Effect.gen(function* () {
  const linksOf = yield* reportLinks
  const pages = yield* CompanyPages
  const research = yield* Research

  return HttpApiBuilder.handler(Api, "filingPages", "research", ({ params, query, request }) => {
    const links = linksOf(request)
    const page = `research ${links.base}`
    return pages.whole({ page, params, query, request }, (company, as_of, head) =>
      Effect.map(research.highlights(company, query.limit, as_of), (reports) => ({
        json: () => ({ ...head, ...highlightsOf(reports, links) }),
        isPrivate: links.areOfRequest
      }))
    )
  })
})
