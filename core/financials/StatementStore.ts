/** Port: where statements are kept, in every version that was filed. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { FiledStatement } from "./Statement.ts"

export class StatementStore extends Context.Service<
  StatementStore,
  {
    /**
     * Every version of every period of the issuers, in no order. With a day, only periods that end on it or later.
     */
    readonly filed: (
      issuer_ids: ReadonlyArray<number>,
      since: string | null
    ) => Effect.Effect<ReadonlyArray<FiledStatement>, StoreUnavailable>
  }
>()("findata/core/financials/StatementStore") {}
