/** Port: stores statements in every filed version. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { FiledStatement } from "./Statement.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** Versions of statements by issuer, as filed. Which of them count on a day is decided by `Financials`. */
export class StatementStore extends Context.Service<
  StatementStore,
  {
    /** Every version of every period of an issuer, in any order. */
    readonly filed: (issuer_id: number) => Effect.Effect<ReadonlyArray<FiledStatement>, StoreUnavailable>
  }
>()("findata/core/financials/StatementStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    filed: (issuer_id) => ({ statement: { issuer_id: [issuer_id] } })
  } satisfies ReadsOf<StatementStore["Service"]>
}
