/** Port: finds stored data that may contradict stored prices and actions. */
import { Context } from "effect"
import type { Evidence } from "./Evidence.ts"
import { everything } from "../store/RowSet.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** The evidence of what is stored. Evidence that includes the file being imported is in `ImportSink`. */
export class DoubtStore extends Context.Service<DoubtStore, Evidence>()("findata/core/doubts/DoubtStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    bars: () => everything,
    steps: () => everything,
    spikes: () => everything,
    offSession: () => everything,
    actions: () => everything,
    replaced: () => everything,
    rewrites: () => everything
  } satisfies ReadsOf<DoubtStore["Service"]>
}
