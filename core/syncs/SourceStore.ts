/** Port: the sources of imported data. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { StoredSource } from "./SourceStatus.ts"

/** The totals of runs by source and kind, from which `Sources` makes its list. */
export class SourceStore extends Context.Service<
  SourceStore,
  {
    /** `sourcesOf` all runs. */
    readonly all: Effect.Effect<ReadonlyArray<StoredSource>, StoreUnavailable>
  }
>()("findata/core/syncs/SourceStore") {}
