/** Port: stores statements in every filed version. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { FiledStatement } from "./Statement.ts"

export class StatementStore extends Context.Service<
  StatementStore,
  {
    /**
     * Every version of every period of the issuers, in any order. With a day, only periods that end on it or later.
     */
    readonly filed: (
      issuer_ids: ReadonlyArray<number>,
      since: string | null
    ) => Effect.Effect<ReadonlyArray<FiledStatement>, StoreUnavailable>
  }
>()("findata/core/financials/StatementStore") {}
