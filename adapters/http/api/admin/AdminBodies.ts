/** What operators get: runs, doubts, and the state of the service. */
import { Schema } from "effect"
import { ImportRun, NamedDoubt, SourceStatus, Undone } from "../../../../core/mod.ts"
import {
  field,
  FigureExplanation,
  ImportSummary,
  MissingOperand,
  nullable,
  StaleCompany
} from "../../../../core/ports.ts"
import { pagingFields } from "../base/Bodies.ts"
import { pageFields } from "../base/Pages.ts"

const { limit, offset, total } = pagingFields

export const RunList = Schema.Struct({
  runs: Schema.Array(ImportRun.annotate({ identifier: "ImportRun" })),
  total,
  limit,
  offset
}).annotate({ identifier: "ImportRunList" })

export const DoubtList = Schema.Struct({
  doubtful: Schema.Array(NamedDoubt.annotate({ identifier: "Doubt" })),
  total,
  limit,
  offset
}).annotate({ identifier: "DoubtList" })

export const StaleList = Schema.Struct({
  stale: Schema.Array(StaleCompany.annotate({ identifier: "StaleCompany" })),
  companies: field(Schema.Int, "How many listed companies have bars, behind or not"),
  total,
  limit,
  offset
}).annotate({ identifier: "StaleCompanyList" })

const Instant = ImportRun.fields.started_at

/** For operators, who can import what is missing. */
export const OperatorsExplanation = Schema.Struct({
  ...pageFields,
  ...FigureExplanation.fields,
  missing: Schema.Array(
    Schema.Struct({
      ...MissingOperand.fields,
      command: nullable(Schema.String, "A command line that brings it; null where none would", {
        example: "findata sync edgar --symbols AAPL"
      })
    }).annotate({ identifier: "MissingWithCommand" })
  )
}).annotate({ identifier: "OperatorsFigureExplanation" })

const Sync = Schema.Struct({
  source: field(Schema.String, "The source's name"),
  started_at: nullable(Instant, "When the last sync started, UTC; null for never"),
  finished_at: nullable(Instant, "When the last finished sync did, UTC; null for never"),
  failure: nullable(
    Schema.String,
    "Why the last sync that ended failed, also without a record; null when it didn't"
  ),
  next_run: nullable(Instant, "When it will run next, UTC; null when it isn't scheduled"),
  held_until: nullable(Instant, "Until when a process holds the source, UTC; null when none does")
}).annotate({ identifier: "SyncState" })

export const AdminHealth = Schema.Struct({
  status: field(
    Schema.Literals(["ok", "failing"]),
    "failing: the last sync of a source failed, the store doesn't answer, or a newer findata has migrated it"
  ),
  store: field(Schema.Literals(["ok", "unavailable"]), "Whether the store answers"),
  companies: nullable(Schema.Int, "How many companies are stored; null while the store doesn't answer"),
  runs: nullable(Schema.Int, "How many runs are recorded; null while the store doesn't answer"),
  last_run: nullable(
    ImportRun.annotate({ identifier: "ImportRun" }),
    "The newest run; null before the first, or while the store doesn't answer"
  ),
  sources: Schema.Array(SourceStatus).annotate({ description: "The sources of the stored data" }),
  syncs: Schema.Array(Sync).annotate({
    description: "The syncs of sources, also of those that never succeeded"
  })
}).annotate({ identifier: "AdminHealth" })

export const UndoneBody = Undone.annotate({ identifier: "UndoneRun" })

export const ImportBody = ImportSummary.annotate({ identifier: "ImportSummary" })
