/** How operators mend a company's data: doubts that are no errors, syncs of one company, and the log of both. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiSchema, OpenApi } from "effect/http-api"
import { Company, Doubt, ImportRun } from "../../../../core/mod.ts"
import { CompanyHealth, field, Operation, pick, SyncableSource } from "../../../../core/ports.ts"
import { Conflict, NotFound, Unavailable } from "../base/Errors.ts"
import { ofCompany } from "../base/Pages.ts"
import { date, integer, orElse, text, yesOrNo } from "../base/Parameters.ts"
import { begun, CrossChecks, exclusive, ordered } from "../base/Validation.ts"
import { pagingFields } from "../base/Bodies.ts"

const { limit, offset, total } = pagingFields

const named = pick(Company.fields, ["company_id", "symbol", "exchange", "slug"])

/** As `findata health SYMBOL --json`, with the sources that the company may be synced from. */
const OperatorsHealthBody = Schema.Struct({
  ...named,
  ...CompanyHealth.fields,
  doubtful: Schema.Array(Doubt.annotate({ identifier: "CompanyDoubt" })).annotate({
    description: "All doubts by date, after those about many bars, with what may help"
  }),
  accepted: field(
    Schema.Array(Schema.String),
    "The dates of the bars that were accepted as they are, oldest first"
  ),
  runs: Schema.Array(ImportRun.annotate({ identifier: "ImportRun" })).annotate({
    description: "The newest runs that wrote rows of the company as they are, newest first"
  }),
  sources: Schema.Array(SyncableSource.annotate({ identifier: "SyncableSource" })).annotate({
    description: "The sources that it may be synced from; empty where the server syncs none"
  })
}).annotate({ identifier: "OperatorsHealth" })

const AcceptedBody = Schema.Struct({
  ...named,
  accepted: Schema.Array(
    Schema.Struct({
      date: field(Schema.String, "The date of the bar"),
      low: field(Schema.Finite, "Its low, raw", { unit: "currency" }),
      high: field(Schema.Finite, "Its high, raw", { unit: "currency" }),
      accepted_at: Operation.fields.started_at,
      accepted_by: Operation.fields.actor
    }).annotate({ identifier: "AcceptedBar" })
  ).annotate({ description: "The accepted bars by date" })
}).annotate({ identifier: "AcceptedBars" })

const WithdrawnBody = Schema.Struct({
  ...named,
  dates: field(Schema.Array(Schema.String), "The dates of the bars that are doubtful again, in their order")
}).annotate({ identifier: "WithdrawnBars" })

const OperationBody = Operation.annotate({ identifier: "Operation" })

const OperationList = Schema.Struct({
  operations: Schema.Array(OperationBody).annotate({ description: "Newest first" }),
  total,
  limit,
  offset
}).annotate({ identifier: "OperationList" })

const companyPath = "/companies/:company_id" as const

const ofDays = { start_date: date, end_date: Schema.optionalKey(date), off_session: yesOrNo }

export const operatorsHealth = HttpApiEndpoint.get("companyHealth", `${companyPath}/health`, {
  params: ofCompany,
  success: OperatorsHealthBody,
  error: [NotFound, Unavailable]
})
  .annotate(OpenApi.Identifier, "getOperatorsHealth")
  .annotate(OpenApi.Summary, "The state of a company's data, and what it may be mended by")
  .annotate(
    OpenApi.Description,
    "As the company's page has it, with what may help against each doubt, the accepted bars, the newest runs, and the sources that the company may be synced from."
  )

export const acceptDoubts = HttpApiEndpoint.post("accept", `${companyPath}/doubts/accept`, {
  params: ofCompany,
  query: ofDays,
  success: AcceptedBody,
  error: [NotFound, Unavailable]
})
  .annotate(CrossChecks, [ordered("start_date", "end_date")])
  .annotate(OpenApi.Identifier, "acceptDoubts")
  .annotate(OpenApi.Summary, "Take doubtful bars as right")
  .annotate(
    OpenApi.Description,
    "Bars with a spike, and bars of days without a session, until an import gives them another low or high. 404 where no bar of the days is doubtful so. Accepting a bar again changes when and by whom it was accepted."
  )

export const withdrawDoubts = HttpApiEndpoint.post("withdraw", `${companyPath}/doubts/withdraw`, {
  params: ofCompany,
  query: ofDays,
  success: WithdrawnBody,
  error: [NotFound, Unavailable]
})
  .annotate(CrossChecks, [ordered("start_date", "end_date")])
  .annotate(OpenApi.Identifier, "withdrawDoubts")
  .annotate(OpenApi.Summary, "No longer take doubtful bars as right")
  .annotate(OpenApi.Description, "404 where no bar of the days is accepted.")

export const syncCompany = HttpApiEndpoint.post("sync", `${companyPath}/syncs/:source`, {
  params: { ...ofCompany, source: text(100) },
  query: { since: Schema.optionalKey(date), again: yesOrNo },
  success: OperationBody.pipe(HttpApiSchema.status(202)),
  error: [NotFound, Conflict, Unavailable]
})
  .annotate(CrossChecks, [begun("since")])
  .annotate(OpenApi.Identifier, "syncCompany")
  .annotate(OpenApi.Summary, "Sync a company from a source")
  .annotate(
    OpenApi.Description,
    "Begins it and answers at once; the operation says when it is over and what came of it. 409 while the source is being synced, on any server of the store, where its settings are missing, where the company is no longer listed, and where the server has no sources. It is stopped after half an hour, and with its server; another sync goes on where it ended."
  )

export const listOperations = HttpApiEndpoint.get("operations", "/operations", {
  query: {
    company_id: Schema.optionalKey(integer(1)),
    limit: integer(1, 1000).pipe(orElse(100)),
    page: Schema.optionalKey(integer(1)),
    offset: Schema.optionalKey(integer(0))
  },
  success: OperationList,
  error: Unavailable
})
  .annotate(CrossChecks, [exclusive("page", "offset")])
  .annotate(OpenApi.Identifier, "listOperations")
  .annotate(OpenApi.Summary, "List what operators did")
  .annotate(
    OpenApi.Description,
    "Who accepted which doubts, undid which runs and synced which companies, over HTTP or by a command; newest first. Syncs by command or schedule, and imports, are in the state of syncs and in the runs."
  )

export const getOperation = HttpApiEndpoint.get("operation", "/operations/:operation_id", {
  params: { operation_id: integer(1) },
  success: OperationBody,
  error: [NotFound, Unavailable]
})
  .annotate(OpenApi.Identifier, "getOperation")
  .annotate(OpenApi.Summary, "What became of an operation")
  .annotate(
    OpenApi.Description,
    "A sync is running, done or failed; everything else is done with its answer."
  )
