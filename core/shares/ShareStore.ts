/** Port: stores counts of shares. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ShareCount } from "./ShareCount.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** Share counts by issuer, of its listed and unlisted classes. */
export class ShareStore extends Context.Service<
  ShareStore,
  {
    /** The counts of all classes of an issuer, of every day, in any order. */
    readonly counts: (issuer_id: number) => Effect.Effect<ReadonlyArray<ShareCount>, StoreUnavailable>
  }
>()("findata/core/shares/ShareStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    counts: (issuer_id) => ({ share_count: { issuer_id: [issuer_id] } })
  } satisfies ReadsOf<ShareStore["Service"]>
}
