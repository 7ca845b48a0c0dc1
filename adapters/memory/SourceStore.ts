/** `SourceStore` over the runs in memory. */
import { Clock, Effect, Layer } from "effect"
import { instantOf } from "../../core/mod.ts"
import { SourceStore, sourcesOf, stateAt } from "../../core/ports.ts"
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
