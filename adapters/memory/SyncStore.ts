/** `SyncStore` over a plain map. */
import { Effect, Layer, Struct } from "effect"
import { type Hold, instantNow, isHeldAt, stateAt, SyncStore } from "../../core/ports.ts"
import type { HeldSync, MemoryTables } from "./MemoryTables.ts"

const blank = {
  started_at: null,
  finished_at: null,
  failure: null,
  next_run: null,
  held_until: null,
  holder: null
}

const set = ({ syncs }: MemoryTables, source: string, changes: Partial<HeldSync>): void =>
  void syncs.set(source, { source, ...blank, ...syncs.get(source), ...changes })

/** Holds a source for a process, or holds it longer; false while another process holds it. */
export const holdSource = (
  tables: MemoryTables,
  source: string,
  holder: string,
  { now, until }: Hold
): boolean => {
  const { held_until, holder: other } = tables.syncs.get(source) ?? blank
  if (isHeldAt(held_until, now) && other !== holder) return false
  set(tables, source, { holder, held_until: until })
  return true
}

export const layer = (tables: MemoryTables): Layer.Layer<SyncStore> => {
  const { operations, syncs } = tables
  const change = (source: string, changes: Partial<HeldSync>): Effect.Effect<void> =>
    Effect.sync(() => set(tables, source, changes))
  return Layer.succeed(
    SyncStore,
    SyncStore.of({
      all: Effect.map(instantNow, (now) =>
        [...syncs.values()]
          .toSorted((a, b) => (a.source < b.source ? -1 : 1))
          .map((sync) => stateAt(Struct.omit(sync, ["holder"]), now))
      ),
      hold: (source, holder, now, until) =>
        Effect.sync(() => holdSource(tables, source, holder, { now, until })),
      start: (source, started_at) => change(source, { started_at }),
      finish: (source, holder, end) =>
        Effect.suspend(() =>
          syncs.get(source)?.holder === holder
            ? change(source, { ...end, holder: null, held_until: null })
            : Effect.void
        ),
      release: (source, holder, end) =>
        Effect.suspend(() => {
          for (const [at, one] of operations.entries()) {
            if (one.source === source && one.holder === holder && one.finished_at === null)
              operations[at] = { ...one, ...end }
          }
          return syncs.get(source)?.holder === holder
            ? change(source, { holder: null, held_until: null })
            : Effect.void
        }),
      schedule: (source, next_run) => change(source, { next_run })
    })
  )
}
