/**
 * Port: a store of quotas that several processes share, which leases requests of a counter to them. It counts by the rule
 * of `RateLimit.ts` and by a clock of its own, and a leased request as used when it was leased.
 */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Limit, Usage } from "./RateLimit.ts"

/** Numbers of requests by moment: by number of sub-window, or by age in milliseconds. */
export type DatedCounts = ReadonlyArray<readonly [moment: number, count: number]>

/** What a process asks of a counter. */
export interface LeaseRequest extends Limit {
  /** As many or none. 0 for a question, or for what is only reported. */
  readonly cost: number
  /** As many more as there are, for requests that wait. */
  readonly demand: number
  /** As many more as can be spared, at most an eighth of what is left: the process will hold them. */
  readonly extra: number
  /** How many of those that the process held, as the store knows, it doesn't any more, and how many it still does. */
  readonly settled: number
  readonly held: number
  /** Leased requests that weren't used, by the sub-window of their lease: they are returned. */
  readonly returned: DatedCounts
  /** Requests that were admitted without the store, by their ages: they are counted. */
  readonly owed: DatedCounts
  /** The counter's `born` as the process knows it; null where it knows of no use. */
  readonly born: number | null
  /** What the process knows to be used by sub-window, for a store that has lost the counter; null unless it asked. */
  readonly known: DatedCounts | null
}

/** A store's answer to a `LeaseRequest`. */
export interface Lease {
  /** What was leased of cost, demand and extra together, and of extra alone. */
  readonly granted: number
  readonly spare: number
  /** What is used now, with all that is leased, by the store's clock, in milliseconds. */
  readonly usage: Usage
  readonly now: number
  /** When the counter was created. */
  readonly born: number
  /** Whether other processes hold leased requests that they may return. */
  readonly isHeld: boolean
  /** Whether the store has lost the counter as the process knows it: nothing was done, and `known` is asked for. */
  readonly isLost: boolean
}

/**
 * A lease as stores return it: granted, spare, now, born, isHeld and isLost (1 or 0), then sub-windows and counts in turn.
 */
export const leaseOf = (numbers: ReadonlyArray<number>): Lease => {
  const [granted = 0, spare = 0, now = 0, born = 0, isHeld, isLost, ...pairs] = numbers
  const slots = Array.from({ length: pairs.length / 2 }, (_, at): readonly [number, number] => [
    pairs[2 * at] ?? 0,
    pairs[2 * at + 1] ?? 0
  ])
  return { granted, spare, usage: { slots }, now, born, isHeld: isHeld === 1, isLost: isLost === 1 }
}

/** `lease` is atomic for each counter, and counts what it grants at once. A counter is created by its first request. */
export class LeaseStore extends Context.Service<
  LeaseStore,
  {
    /** For the log: `Redis at localhost:6379`. */
    readonly name: string
    readonly lease: (counter: string, ask: LeaseRequest) => Effect.Effect<Lease, StoreUnavailable>
  }
>()("findata/core/access/quotas/LeaseStore") {}

/** How long a process may hold what it leased, in milliseconds. */
export const maxLease = 1000

/** How long until a process has returned what it leased and didn't use, in milliseconds. */
export const maxReturn = 1500
