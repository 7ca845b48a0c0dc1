/** `/research/reports`: brokers' reports as a list, and each by its id. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { ReportDetail, ReportType } from "../../../../core/mod.ts"
import { nullable, pick } from "../../../../core/ports.ts"
import { pagingFields } from "../base/Bodies.ts"
import { DataFormat } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { date, integer, orElse, text, word } from "../base/Parameters.ts"
import { CrossChecks, ordered, Validation } from "../base/Validation.ts"

/** The members of a report that this interface makes. */
export const reportFields = {
  id: ReportDetail.fields.report_id,
  cdn_url: nullable(
    Schema.String,
    "Where a GET finds the PDF; null without one, or where no server of it is known"
  )
}

export const ReportItem = Schema.Struct({
  id: reportFields.id,
  ...pick(ReportDetail.fields, ["title", "report_date", "report_type", "securities_firm"]),
  ...pick(ReportDetail.fields, ["stock_name", "industry_category"]),
  cdn_url: reportFields.cdn_url,
  symbol: ReportDetail.fields.symbol
}).annotate({ identifier: "ReportItem" })

export const ReportList = Schema.Struct({
  reports: Schema.Array(ReportItem),
  ...pick(pagingFields, ["total", "page"]),
  page_size: pagingFields.limit,
  has_next: pagingFields.has_next
}).annotate({ identifier: "ReportList" })

export const ReportBody = Schema.Struct({
  ...ReportItem.fields,
  s3_key: ReportDetail.fields.s3_key
}).annotate({ identifier: "Report" })

/** The most characters that a report's title, firm or names have. */
const maxLength = 300

export class ResearchApi extends HttpApiGroup.make("research")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: {
        page: integer(1).pipe(orElse(1)),
        page_size: integer(1, 100).pipe(orElse(20)),
        securities_firm: Schema.optionalKey(text(maxLength)),
        stock_name: Schema.optionalKey(text(maxLength)),
        report_type: Schema.optionalKey(word(ReportType)),
        industry_category: Schema.optionalKey(text(maxLength)),
        start_date: Schema.optionalKey(date),
        end_date: Schema.optionalKey(date),
        title: Schema.optionalKey(text(maxLength)),
        symbol: Schema.optionalKey(text(100)),
        format: Schema.optionalKey(word(DataFormat))
      },
      success: ReportList,
      error: Unavailable
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date")])
      .annotate(OpenApi.Identifier, "listReports")
      .annotate(OpenApi.Summary, "List research reports")
      .annotate(
        OpenApi.Description,
        "Reports by report_date and id, newest first. With `symbol` those about the company; none for a symbol that isn't known."
      ),
    HttpApiEndpoint.get("byId", "/:report_id", {
      params: { report_id: integer(1) },
      success: ReportBody,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getReport")
      .annotate(OpenApi.Summary, "A research report")
      .annotate(OpenApi.Description, "The PDF is fetched by a plain GET of cdn_url.")
  )
  .annotateEndpoints(RequiredAccess, withScope("read:research"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/research/reports")
  .annotateMerge(
    OpenApi.annotations({
      title: "Research reports",
      description: "Reports that securities firms published, with links to their PDFs."
    })
  ) {}
