/** `/research/reports`: brokers' reports as a list, and each by its id. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { CalendarDate, ReportType } from "../../../core/mod.ts"
import { Format } from "./Bodies.ts"
import { NotFound, Unavailable } from "./Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "./KeyAccess.ts"
import { date, integer, orElse, text, word } from "./Parameters.ts"
import { CrossChecks, ordered, Validation } from "./Validation.ts"

/** `cdn_url` is where a plain GET finds the PDF; null when there is none, or no server of it is known. */
export const ReportItem = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  report_date: CalendarDate,
  report_type: Schema.NullOr(ReportType),
  securities_firm: Schema.String,
  stock_name: Schema.NullOr(Schema.String),
  industry_category: Schema.NullOr(Schema.String),
  cdn_url: Schema.NullOr(Schema.String),
  symbol: Schema.NullOr(Schema.String)
}).annotate({ identifier: "ReportItem" })

export const ReportList = Schema.Struct({
  reports: Schema.Array(ReportItem),
  total: Schema.Int,
  page: Schema.Int,
  page_size: Schema.Int,
  has_next: Schema.Boolean
}).annotate({ identifier: "ReportList" })

export const ReportBody = Schema.Struct({
  ...ReportItem.fields,
  s3_key: Schema.NullOr(Schema.String)
}).annotate({ identifier: "Report" })

/** The most characters that a report's title, firm or names have. */
const longest = 300

export class ResearchApi extends HttpApiGroup.make("research")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: {
        page: integer(1).pipe(orElse(1)),
        page_size: integer(1, 100).pipe(orElse(20)),
        securities_firm: Schema.optionalKey(text(longest)),
        stock_name: Schema.optionalKey(text(longest)),
        report_type: Schema.optionalKey(word(ReportType)),
        industry_category: Schema.optionalKey(text(longest)),
        start_date: Schema.optionalKey(date),
        end_date: Schema.optionalKey(date),
        title: Schema.optionalKey(text(longest)),
        symbol: Schema.optionalKey(text(100)),
        format: Schema.optionalKey(word(Format))
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
