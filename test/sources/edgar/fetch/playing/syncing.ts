/** Syncs a store on SQLite with a made-up EDGAR on days of the past. */
import type { Effect, Scope } from "effect"
import { edgar } from "../../../../../adapters/sources/mod.ts"
import type { Pace } from "../../../../../core/mod.ts"
import type { Schedule } from "../../../../web/playing.ts"
import { type SyncedPlace, syncedPlace as placeOf } from "../../../syncing.ts"
import type { PlayedEdgar } from "./edgar.ts"

export type { SyncedPlace } from "../../../syncing.ts"

const tables = ["issuer", "company", "statement", "share_count", "insider_transaction", "disclosure"]

/** An empty store, and a server with the faults of a schedule. */
export const syncedPlace = (
  { answer, turnTo }: PlayedEdgar,
  schedule: Schedule,
  pace: Pace | null = null
): Effect.Effect<SyncedPlace, never, Scope.Scope> =>
  placeOf(
    {
      source: edgar,
      settings: (url) => ({ FINDATA_CONTACT: "ops@example.com", EDGAR_URL: url, EDGAR_DATA_URL: url }),
      answer,
      turnTo,
      since: null,
      queries: Object.fromEntries(tables.map((table) => [table, `select * from ${table}`])),
      others: new Set(["run_id", "transaction_id"])
    },
    schedule,
    pace
  )
