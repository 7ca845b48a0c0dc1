/** Port: when sources are synced, by which process, and how the last sync of each ended. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { instantOf } from "../time/Instant.ts"

/** The state of a source's syncs. Instants are in UTC; null where there was none yet. */
export interface SyncState {
  readonly source: string
  /** When the last sync started. */
  readonly started_at: string | null
  /** When the last finished sync did. */
  readonly finished_at: string | null
  /** Why the last sync that ended failed; null when it didn't. One that ended without a record failed. */
  readonly failure: string | null
  /** When it will run next; null when it isn't scheduled. */
  readonly next_run: string | null
  /** Until when a process holds it, unless that holds it longer or ends before; null when none does. */
  readonly held_until: string | null
}

/** From when until when a source is held, in UTC. */
export interface Hold {
  readonly now: string
  readonly until: string
}

/** Why a sync failed that has no end. */
export const withoutEnd = "It has no end: its process or its thread was killed, or ran out of memory"

/** The longest hold, in milliseconds: one that ends later was made by a clock that was wrong. */
const maxHold = 10 * 60_000

/** The latest instant until which a source may be held now. */
export const latestHold = (now: string): string => instantOf(Date.parse(now) + maxHold)

/** Whether what is held until an instant is held now. */
export const isHeldAt = (held_until: string | null, now: string): held_until is string =>
  held_until !== null && held_until >= now && held_until <= latestHold(now)

/**
 * The state as of an instant: a sync that started and has no end failed, unless a process still holds its source. The
 * failure of one before stays while it runs.
 */
export const stateAt = <S extends Pick<SyncState, "started_at" | "finished_at" | "failure" | "held_until">>(
  state: S,
  now: string
): S => {
  const { finished_at, held_until, started_at } = state
  const hasEnded = started_at === null || (finished_at !== null && finished_at >= started_at)
  return hasEnded || isHeldAt(held_until, now) ? state : { ...state, failure: withoutEnd }
}

/** The syncs of all processes that share the store, by source. Instants are in UTC, by the callers' clocks. */
export class SyncStore extends Context.Service<
  SyncStore,
  {
    /** As of now: `stateAt`. */
    readonly all: Effect.Effect<ReadonlyArray<SyncState>, StoreUnavailable>
    /**
     * Holds a source until an instant, or holds it longer; false while another process holds it. What a process holds
     * and doesn't release, because it was killed, is free after the instant; so is what is held beyond `latestHold`.
     */
    readonly hold: (
      source: string,
      holder: string,
      now: string,
      until: string
    ) => Effect.Effect<boolean, StoreUnavailable>
    readonly start: (source: string, at: string) => Effect.Effect<void, StoreUnavailable>
    /** Records the end of a sync, and releases the source. */
    readonly finish: (
      source: string,
      holder: string,
      end: Pick<SyncState, "finished_at" | "failure">
    ) => Effect.Effect<void, StoreUnavailable>
    /**
     * Releases the source after a sync of some companies alone, and records the end of the operation that began it. The state of
     * the source's syncs stays, by which it is scheduled.
     */
    readonly release: (
      source: string,
      holder: string,
      end: Pick<SyncState, "finished_at" | "failure">
    ) => Effect.Effect<void, StoreUnavailable>
    readonly schedule: (source: string, next_run: string | null) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/syncs/SyncStore") {}
