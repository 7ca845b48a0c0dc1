/** Who changed a key and when: a row for each change, kept in the same transaction as the change. */
import { Schema } from "effect"
import { Instant } from "../time/Instant.ts"

export const AuditAction = Schema.Literals(["create", "patch", "rotate", "revoke"])
export type AuditAction = typeof AuditAction.Type

export const AuditEntry = Schema.Struct({
  at: Instant,
  /** The `sub` of the token that asked for it; null when it was the operator at the command line. */
  actor: Schema.NullOr(Schema.String),
  action: AuditAction,
  key_id: Schema.Int,
  /** Null when it was no HTTP request. */
  request_id: Schema.NullOr(Schema.String)
})
export type AuditEntry = typeof AuditEntry.Type

/** What a store notes of a change beside what it is and of which key. */
export type AuditNote = Pick<AuditEntry, "at" | "actor" | "request_id">

/** Who asks: an owner, who has to do with the own keys alone, or (null) the operator, who has to do with all. */
export type Actor = Pick<AuditEntry, "actor" | "request_id">

export const operator: Actor = { actor: null, request_id: null }
