/** What a server and the thread that syncs a company say to each other. */
import { Schema } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { type AuditNote, SyncUnderWay, type SyncWish } from "../../core/ports.ts"

/** What the thread is started with. */
export interface CompanySync extends SyncWish {
  readonly source: string
  readonly company_id: number
  /** SYMBOL:EXCHANGE */
  readonly company: string
  readonly note: AuditNote
}

/** Why a sync doesn't begin. */
export const NotBegun = Schema.Union([SyncUnderWay, StoreUnavailable])

/** What the thread says: that it began, with the operation's id, or not; then that it is over. */
export type CompanySyncMessage =
  | { readonly begun: number }
  | { readonly failed: typeof NotBegun.Encoded }
  | { readonly ended: true }
