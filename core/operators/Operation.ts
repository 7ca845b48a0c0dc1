/** What operators did with the stored data: who, when, and what came of it. The log of keys is `AuditEntry`. */
import { Schema } from "effect"
import { AuditEntry } from "../access/keys/Audit.ts"
import { CompanyRecord } from "../companies/Company.ts"
import { field, nullable } from "../records/Record.ts"
import { count, day } from "../records/Scalar.ts"
import { isHeldAt, withoutEnd } from "../syncs/SyncStore.ts"
import { Instant } from "../time/Instant.ts"

/** What was done: bars were taken as right or no longer are, a run was undone, a company was synced. */
export const OperationAction = Schema.Literals(["accept_doubts", "withdraw_doubts", "undo_run", "sync"])
export type OperationAction = typeof OperationAction.Type

/** One of these, of a company or a run. Operations of companies and runs that were deleted remain. */
export const Operation = Schema.Struct({
  operation_id: field(Schema.Int, "The operation's id"),
  action: field(
    OperationAction,
    "What was done: doubtful bars were accepted, or that was withdrawn; a run was undone; a company was synced from a source"
  ),
  state: field(
    Schema.Literals(["running", "done", "failed"]),
    "running: only a sync takes longer than its request"
  ),
  started_at: field(Instant, "When it began, UTC"),
  finished_at: nullable(Instant, "When it ended, UTC; null while it runs, and where its server was killed"),
  failure: nullable(Schema.String, "Why it failed; null when it didn't"),
  actor: nullable(
    AuditEntry.fields.actor,
    "Who did it: the sub of the token or session, or the account of the machine for a command; null where neither has a name"
  ),
  request_id: nullable(Schema.String, "The request's id; null for a command"),
  company_id: nullable(CompanyRecord.fields.company_id, "The company; null for a run"),
  symbol: nullable(CompanyRecord.fields.symbol, "Its ticker; null where it isn't stored any more"),
  slug: nullable(
    CompanyRecord.fields.slug,
    "Its part of a page's address; null where it isn't stored any more"
  ),
  source: nullable(Schema.String, "The source that was asked; null except for a sync"),
  run_id: nullable(Schema.Int, "The run that was undone; null except for that"),
  first_date: nullable(day, "The date of the first of the bars; null except for doubts"),
  last_date: nullable(day, "The date of the last of the bars; null except for doubts"),
  inserted: nullable(count, "Rows that a sync has added; null before its first, and for everything else"),
  changed: nullable(count, "Rows that it has replaced"),
  refused: nullable(count, "Rows that it has refused"),
  doubtful: nullable(count, "Rows that it has stored and that are probably wrong")
})
export interface Operation extends Schema.Schema.Type<typeof Operation> {}

/** As a store keeps it; `held_until` is until when the process that runs it holds its source, null when it doesn't. */
export interface StoredOperation extends Omit<Operation, "state" | "symbol" | "slug"> {
  readonly held_until: string | null
}

/** Its state as of an instant: one without an end has failed once nothing holds its source for it. */
export const stateOfOperation = (
  { failure, finished_at, held_until }: Pick<StoredOperation, "failure" | "finished_at" | "held_until">,
  now: string
): Pick<Operation, "state" | "failure"> => {
  if (finished_at !== null) return { state: failure === null ? "done" : "failed", failure }
  return isHeldAt(held_until, now)
    ? { state: "running", failure: null }
    : { state: "failed", failure: withoutEnd }
}
