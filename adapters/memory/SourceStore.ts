/** `SourceStore` over the runs in memory. */
import { Effect, Layer } from "effect"
import { SourceStore, sourcesOf } from "../../core/mod.ts"
import type { MemoryTables } from "./MemoryTables.ts"

export const layer = ({ runs, syncs }: MemoryTables): Layer.Layer<SourceStore> =>
  Layer.succeed(SourceStore, SourceStore.of({ all: Effect.sync(() => sourcesOf(runs, [...syncs.values()])) }))
