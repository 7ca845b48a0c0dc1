/** Port: stores insiders' transactions. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { InsiderTransaction } from "./InsiderTransaction.ts"

export class InsiderStore extends Context.Service<
  InsiderStore,
  {
    /**
     * An issuer's transactions since a day, inclusive, newest first: by transaction date, else filing date; on the same
     * day, the later filed, then the later imported first.
     */
    readonly ofIssuer: (
      issuer_id: number,
      since: string
    ) => Effect.Effect<ReadonlyArray<InsiderTransaction>, StoreUnavailable>
  }
>()("findata/core/insiders/InsiderStore") {}
