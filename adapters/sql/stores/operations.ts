/** Writes what operators did to the log of operations, within the transaction that does it. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { AuditNote, OperationAction } from "../../../core/ports.ts"

/** What the operation is about. */
interface About {
  readonly company_id?: number
  readonly run_id?: number
  readonly source?: string
  readonly first_date?: string | null
  readonly last_date?: string | null
  /** Of one that goes on after its transaction. */
  readonly holder?: string
}

/** Returns the operation's id. One without a holder is over. */
export const logOperation = (
  sql: SqlClient.SqlClient,
  action: OperationAction,
  about: About,
  { actor, at, request_id }: AuditNote
) =>
  Effect.map(
    sql<{ readonly id: number }>`
      insert into operation ${sql.insert({
        action,
        actor,
        request_id,
        started_at: at,
        finished_at: about.holder === undefined ? at : null,
        ...about
      })}
      returning id
    `,
    ([row]) => row?.id ?? 0
  )
