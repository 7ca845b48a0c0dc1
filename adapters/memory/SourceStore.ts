/** `SourceStore` over the runs in memory. */
import { Clock, Effect, Layer } from "effect"
import { instantOf, SourceStore, sourcesOf, stateAt } from "../../core/mod.ts"
import type { MemoryTables } from "./MemoryTables.ts"

export const layer = ({ runs, syncs }: MemoryTables): Layer.Layer<SourceStore> =>
  Layer.succeed(
    SourceStore,
    SourceStore.of({
      all: Effect.map(Clock.currentTimeMillis, (now) =>
        sourcesOf(
          runs,
          [...syncs.values()].map((state) => stateAt(state, instantOf(now)))
        )
      )
    })
  )
