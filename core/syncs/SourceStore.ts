/** Port: the sources of imported data. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { StoredSource } from "./SourceStatus.ts"
import { whole } from "../store/RowSet.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** The totals of runs by source and kind, from which `Sources` makes its list. */
export class SourceStore extends Context.Service<
  SourceStore,
  {
    /** `sourcesOf` all runs. */
    readonly all: Effect.Effect<ReadonlyArray<StoredSource>, StoreUnavailable>
  }
>()("findata/core/syncs/SourceStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    all: { import_run: whole, source_sync: whole }
  } satisfies ReadsOf<SourceStore["Service"]>
}
