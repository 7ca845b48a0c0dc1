/** Port: stores insiders' transactions. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { InsiderTransaction } from "./InsiderTransaction.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** Transactions by issuer. Originals and their amendments are stored; reads return those that stand. */
export class InsiderStore extends Context.Service<
  InsiderStore,
  {
    /**
     * An issuer's transactions since a day, filed up to a day (null for any), both inclusive, without those that amendments
     * filed by then replaced (`standing`). Newest first: by transaction date, else filing date; on the same day, the later
     * filed, then the later imported first.
     */
    readonly ofIssuer: (
      issuer_id: number,
      since: string,
      filedBy: string | null
    ) => Effect.Effect<ReadonlyArray<InsiderTransaction>, StoreUnavailable>
  }
>()("findata/core/insiders/InsiderStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    ofIssuer: (issuer_id) => ({ insider_transaction: { issuer_id: [issuer_id] } })
  } satisfies ReadsOf<InsiderStore["Service"]>
}
