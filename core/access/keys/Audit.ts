/** The audit log: who changed a key and when. A row is written in the same transaction as the change. */
import { Effect, Schema } from "effect"
import { Instant, instantNow } from "../../time/Instant.ts"

/**
 * What was done to a key: `patch` changed its members, `rotate` replaced its secret, `delete` removed it with all keys
 * of its owner.
 */
export const AuditAction = Schema.Literals(["create", "patch", "rotate", "revoke", "delete"])
export type AuditAction = typeof AuditAction.Type

/** A change of one key. Entries of deleted keys remain. */
export const AuditEntry = Schema.Struct({
  at: Instant,
  /** The `sub` of the token used, or `deletedOwner`; null for the command line, and for the program that embeds findata. */
  actor: Schema.NullOr(Schema.String),
  action: AuditAction,
  key_id: Schema.Int,
  /** Null when the change didn't come by HTTP. */
  request_id: Schema.NullOr(Schema.String)
})
export type AuditEntry = typeof AuditEntry.Type

/** The actor of changes that an owner made who was deleted since. */
export const deletedOwner = "(deleted)"

/** What a store logs of a change beside the action and the key. */
export type AuditNote = Pick<AuditEntry, "at" | "actor" | "request_id">

/**
 * Who acts: of keys an owner, who may see only the owner's, or (null) the operator, who may see all. Where an account of the
 * machine acts, as on the command line, it has the name and no request.
 */
export type Actor = Pick<AuditEntry, "actor" | "request_id">

/** Who may see all keys, without a name or a request: the command line where it manages keys, not where it mends data. */
export const operator: Actor = { actor: null, request_id: null }

/** The note of what is done now. */
export const noteOf = (by: Actor): Effect.Effect<AuditNote> =>
  Effect.map(instantNow, (at) => ({ at, actor: by.actor, request_id: by.request_id }))
