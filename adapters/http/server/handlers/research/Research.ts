/** Handles `/research/reports`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  paginate,
  type ReportFilter,
  type ReportPage,
  type ReportSummary,
  type ReportType,
  Research
} from "../../../../../core/mod.ts"
import { membersOf, windowOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { ReportBody, ReportItem } from "../../../api/research/Research.ts"
import { type AskedCompany, askedCompany } from "../../answers/askedCompany.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { tableOf } from "../../answers/tables.ts"
import { isLongList } from "../../answers/longAnswers.ts"
import { type ReportLinks, reportLinks } from "./ReportLinks.ts"

const itemMembers = membersOf(ReportItem)
const bodyMembers = membersOf(ReportBody)

const withLink = <R extends ReportSummary>(report: R, links: ReportLinks) => ({
  ...report,
  id: report.report_id,
  cdn_url: links.to(report.s3_key)
})

const columns = Object.keys(ReportItem.fields)

interface ListQuery {
  readonly page: number
  readonly page_size: number
  readonly securities_firm?: string
  readonly stock_name?: string
  readonly report_type?: ReportType
  readonly industry_category?: string
  readonly start_date?: string
  readonly end_date?: string
  readonly title?: string
  readonly symbol?: string
}

const filterOf = (query: ListQuery, { company_id }: AskedCompany): ReportFilter => ({
  title: query.title?.trim() || null,
  securities_firm: query.securities_firm ?? null,
  stock_name: query.stock_name ?? null,
  report_type: query.report_type ?? null,
  industry_category: query.industry_category ?? null,
  from: query.start_date ?? null,
  to: query.end_date ?? null,
  company_id
})

const none: ReportPage = { reports: [], total: 0 }

export const layer = HttpApiBuilder.group(
  Api,
  "research",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const research = yield* Research
    const bodies = yield* Bodies
    const linksOf = yield* reportLinks

    const list = Effect.fnUntraced(function* (query: ListQuery, links: ReportLinks) {
      const window = windowOf({ page: query.page, limit: query.page_size })
      const company = yield* askedCompany(companies, query.symbol)
      const { reports, total } =
        company === null ? none : yield* research.list(filterOf(query, company), window)
      const items = reports.map((report) => itemMembers(withLink(report, links)))
      const { has_next, limit, page } = paginate(window, total)
      return {
        json: () => ({ reports: items, total, page, page_size: limit, has_next }),
        table: () => tableOf(columns, items)
      }
    })

    const byId = Effect.fnUntraced(function* (report_id: number, links: ReportLinks) {
      const report = yield* research.byId(report_id)
      return { json: () => bodyMembers(withLink(report, links)) }
    })

    return handlers.handleAll({
      list: ({ query, request }) => {
        const links = linksOf(request)
        return bodies.respond(request, ["reports", query, links.base], list(query, links), {
          format: query.format,
          isLong: query.title !== undefined || isLongList(query.page_size)
        })
      },
      byId: ({ params, request }) => {
        const links = linksOf(request)
        return bodies.respond(request, ["report", params, links.base], byId(params.report_id, links))
      }
    })
  })
)
