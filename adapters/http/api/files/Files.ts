/** `/files`: the PDFs of research reports, for anyone who has a link. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { NotFound, RangeNotSatisfiable, Unavailable } from "../base/Errors.ts"

export class FilesApi extends HttpApiGroup.make("files")
  .add(
    HttpApiEndpoint.get("pdf", "/reports/:folder/:file", {
      params: { folder: Schema.String, file: Schema.String },
      success: HttpApiSchema.StreamUint8Array({ contentType: "application/pdf" }),
      error: [NotFound, RangeNotSatisfiable, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getReportPdf")
      .annotate(OpenApi.Summary, "A report's PDF")
      .annotate(
        OpenApi.Description,
        "What cdn_url of a report leads to. One range of bytes is answered with 206, several with the whole."
      )
  )
  .prefix("/files")
  .annotateMerge(
    OpenApi.annotations({
      title: "Files",
      description: "The PDFs of research reports, for anyone who has a link."
    })
  ) {}
