/** `SyncStore` over a plain map. */
import { Clock, Effect, Layer } from "effect"
import { instantOf } from "../../core/mod.ts"
import { latestHold, stateAt, type SyncState, SyncStore } from "../../core/ports.ts"
import type { MemoryTables } from "./MemoryTables.ts"

interface Hold {
  readonly holder: string
  readonly until: string
}

const blank = { started_at: null, finished_at: null, failure: null, next_run: null, held_until: null }

const changing =
  (syncs: MemoryTables["syncs"]) =>
  (source: string, changes: Partial<SyncState>): Effect.Effect<void> =>
    Effect.sync(() => void syncs.set(source, { source, ...blank, ...syncs.get(source), ...changes }))

export const layer = ({ syncs }: MemoryTables): Layer.Layer<SyncStore> =>
  Layer.sync(SyncStore, () => {
    const change = changing(syncs)
    const holds = new Map<string, Hold>()
    return SyncStore.of({
      all: Effect.map(Clock.currentTimeMillis, (now) =>
        [...syncs.values()]
          .toSorted((a, b) => (a.source < b.source ? -1 : 1))
          .map((state) => stateAt(state, instantOf(now)))
      ),
      hold: (source, holder, now, until) =>
        Effect.suspend(() => {
          const held = holds.get(source)
          const isHeld = held !== undefined && held.until >= now && held.until <= latestHold(now)
          if (isHeld && held.holder !== holder) return Effect.succeed(false)
          holds.set(source, { holder, until })
          return Effect.as(change(source, { held_until: until }), true)
        }),
      start: (source, started_at) => change(source, { started_at }),
      finish: (source, holder, end) =>
        Effect.suspend(() => {
          if (holds.get(source)?.holder !== holder) return Effect.void
          holds.delete(source)
          return change(source, { ...end, held_until: null })
        }),
      schedule: (source, next_run) => change(source, { next_run })
    })
  })
