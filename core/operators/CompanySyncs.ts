/** Port: syncs of one company from one source, which a server runs beside its requests. */
import { Context, type Effect, Schema } from "effect"
import type { Actor } from "../access/keys/Audit.ts"
import type { Company } from "../companies/Company.ts"
import { field } from "../records/Record.ts"
import { ImportKind } from "../sources/ImportKind.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** A source that has something of companies, which can be synced from it once its settings are there. */
export const SyncableSource = Schema.Struct({
  source: field(Schema.String, "The source's name", { example: "edgar" }),
  title: field(Schema.String, "Its full name", { example: "SEC EDGAR" }),
  kinds: field(Schema.Array(ImportKind), "The kinds of data that it has"),
  missing: field(
    Schema.Array(Schema.String),
    "What its settings lack, a sentence each; empty when it can be asked"
  )
})
export interface SyncableSource extends Schema.Schema.Type<typeof SyncableSource> {}

/** No source that companies can be synced from has the name. */
export class SourceNotFound extends Schema.TaggedError<SourceNotFound>()("SourceNotFound", {
  source: Schema.String,
  known: Schema.Array(Schema.String)
}) {}

/** The company can't be synced from the source, for the reason in the message. */
export class SyncRefused extends Schema.TaggedError<SyncRefused>()("SyncRefused", {
  message: Schema.String
}) {}

/** The source is being synced, by whichever server or command. */
export class SyncUnderWay extends Schema.TaggedError<SyncUnderWay>()("SyncUnderWay", {
  source: Schema.String,
  /** Until when it is held, should its process have been killed; null where that is unknown. */
  held_until: Schema.NullOr(Schema.String)
}) {}

/** What is wanted of a sync. */
export interface SyncWish {
  /** From this day; null since the last sync. */
  readonly since: string | null
  /** Imports entries again that were imported before. */
  readonly again: boolean
}

/** The sources that this program may fetch from, and the syncs that it runs at an operator's wish. */
export class CompanySyncs extends Context.Service<
  CompanySyncs,
  {
    /** By name. */
    readonly sources: Effect.Effect<ReadonlyArray<SyncableSource>>
    /** Begins a sync, which `OperationLog` follows by the id that is returned. */
    readonly start: (
      company: Company,
      source: string,
      wish: SyncWish,
      by: Actor
    ) => Effect.Effect<number, SourceNotFound | SyncRefused | SyncUnderWay | StoreUnavailable>
  }
>()("findata/core/operators/CompanySyncs") {}
