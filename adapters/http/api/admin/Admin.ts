/** `/api/v1/admin`: what operators do through a server, by a bearer token with the scope `admin`. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { ImportKind } from "../../../../core/mod.ts"
import { AdminAccess } from "../base/AdminAccess.ts"
import {
  AdminHealth,
  DoubtList,
  ImportBody,
  OperatorsExplanation,
  RunList,
  StaleList,
  UndoneBody
} from "./AdminBodies.ts"
import { Conflict, NotFound, Unavailable, Unprocessable } from "../base/Errors.ts"
import { PayloadTooLarge } from "../base/JsonBody.ts"
import { figureName } from "../base/Expressions.ts"
import { asOf, asOfBegun, ofCompany } from "../base/Pages.ts"
import { integer, orElse, word } from "../base/Parameters.ts"
import { RouteKind } from "../base/RouteKind.ts"
import { CrossChecks, exclusive, Validation } from "../base/Validation.ts"
import { importQuery } from "./ImportQuery.ts"
import {
  acceptDoubts,
  getOperation,
  listOperations,
  operatorsHealth,
  syncCompany,
  withdrawDoubts
} from "./Mending.ts"

const paging = {
  limit: integer(1, 1000).pipe(orElse(100)),
  page: Schema.optionalKey(integer(1)),
  offset: Schema.optionalKey(integer(0))
}

export class AdminApi extends HttpApiGroup.make("admin")
  .add(
    HttpApiEndpoint.get("runs", "/runs", { query: paging, success: RunList, error: Unavailable })
      .annotate(CrossChecks, [exclusive("page", "offset")])
      .annotate(OpenApi.Identifier, "listRuns")
      .annotate(OpenApi.Summary, "List runs of imports")
      .annotate(OpenApi.Description, "Newest first, undone ones too."),
    HttpApiEndpoint.get("doubtful", "/doubtful", { query: paging, success: DoubtList, error: Unavailable })
      .annotate(CrossChecks, [exclusive("page", "offset")])
      .annotate(OpenApi.Identifier, "listDoubts")
      .annotate(OpenApi.Summary, "List doubtful data")
      .annotate(
        OpenApi.Description,
        "Stored prices and actions that are probably wrong, by company and date. It reads every bar, a few seconds for a million."
      ),
    HttpApiEndpoint.get("stale", "/stale", { query: paging, success: StaleList, error: Unavailable })
      .annotate(CrossChecks, [exclusive("page", "offset")])
      .annotate(OpenApi.Identifier, "listStaleCompanies")
      .annotate(OpenApi.Summary, "List companies that are behind")
      .annotate(
        OpenApi.Description,
        "Listed companies of which sessions have closed since their newest daily bar, the furthest behind first. A session counts from at most a quarter of an hour after its close."
      ),
    HttpApiEndpoint.get("health", "/health", { success: AdminHealth })
      .annotate(OpenApi.Identifier, "getAdminHealth")
      .annotate(OpenApi.Summary, "The state of store, runs and syncs")
      .annotate(OpenApi.Description, "Also why the last sync of a source failed."),
    HttpApiEndpoint.get("explain", "/companies/:company_id/figures/:figure", {
      params: { ...ofCompany, figure: figureName },
      query: asOf,
      success: OperatorsExplanation,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, asOfBegun)
      .annotate(OpenApi.Identifier, "getOperatorsFigure")
      .annotate(OpenApi.Summary, "A figure of a company, and commands that bring what it lacks")
      .annotate(
        OpenApi.Description,
        "As company pages have it, with a command for each member of `missing` that an import would bring."
      ),
    HttpApiEndpoint.post("undo", "/runs/:run_id/undo", {
      params: { run_id: integer(1) },
      success: UndoneBody,
      error: [NotFound, Conflict, Unavailable]
    })
      .annotate(OpenApi.Identifier, "undoRun")
      .annotate(OpenApi.Summary, "Undo a run")
      .annotate(
        OpenApi.Description,
        "Removes the rows of the run and restores those it replaced. 409 where it is undone already, or where a later run changed or refers to its rows: that one comes first."
      ),
    operatorsHealth,
    acceptDoubts,
    withdrawDoubts,
    syncCompany,
    listOperations,
    getOperation,
    HttpApiEndpoint.post("take", "/imports/:kind", {
      params: { kind: word(ImportKind) },
      query: importQuery,
      payload: HttpApiSchema.StreamUint8Array({ contentType: "application/octet-stream" }),
      success: ImportBody,
      error: [PayloadTooLarge, Unprocessable, Unavailable]
    })
      .annotate(RouteKind, "upload")
      .annotate(OpenApi.Identifier, "importFile")
      .annotate(OpenApi.Summary, "Import a file")
      .annotate(
        OpenApi.Description,
        "The body is the file, of any Content-Type: CSV or NDJSON, plain or gzipped. Parameters are the flags of `findata import`. A file that is refused whole is 422, with its problems as `detail`; other refused rows are in the summary. One that is larger than the server takes, or that it has no memory for, is 413. While the server takes another file, or its disk has no room, it is 503. Nothing is written of a file that doesn't arrive whole."
      )
  )
  .middleware(Validation)
  .middleware(AdminAccess)
  .prefix("/api/v1/admin")
  .annotateMerge(
    OpenApi.annotations({
      title: "Administration",
      description:
        "Runs, doubtful data, syncs and imports, for bearer tokens with the scope admin. Keys never have it."
    })
  ) {}
