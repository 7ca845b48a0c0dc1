/** Port: stores issuers' filings. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Disclosure } from "./Disclosure.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** Filings by issuer. All securities of an issuer have the same ones. */
export class DisclosureStore extends Context.Service<
  DisclosureStore,
  {
    /**
     * An issuer's latest filings up to a day of filing, inclusive (null for any), newest first; on the same day, the greater receipt number first. `corp_code` is the
     * issuer's where the file had none.
     */
    readonly ofIssuer: (
      issuer_id: number,
      limit: number,
      filedBy: string | null
    ) => Effect.Effect<ReadonlyArray<Disclosure>, StoreUnavailable>
  }
>()("findata/core/disclosures/DisclosureStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    ofIssuer: (issuer_id) => ({ disclosure: { issuer_id: [issuer_id] }, issuer: { issuer_id: [issuer_id] } })
  } satisfies ReadsOf<DisclosureStore["Service"]>
}
