/** A `LeaseStore` by the rule itself, at the test clock, that fails, hangs and forgets as a test wants; and nodes of it. */
import { Clock, Context, Effect, Layer, type Scope } from "effect"
import { MemoryQuotaStore } from "../../../../adapters/memory/mod.ts"
import { RateLimit, StoreUnavailable } from "../../../../core/mod.ts"
import {
  type DatedCounts,
  type Lease,
  LeasedQuotas,
  type LeaseRequest,
  LeaseStore,
  type LocalQuotas,
  QuotaStore
} from "../../../../core/ports.ts"

interface Counter {
  counted: RateLimit.Counted
  readonly born: number
  held: number
}

/** Milliseconds by which the store's clock is ahead. */
const ahead = 1_000_000_000_123

const summed = (slots: DatedCounts): RateLimit.Usage => {
  const counts = new Map<number, number>()
  for (const [slot, count] of slots) counts.set(slot, (counts.get(slot) ?? 0) + count)
  return { slots: [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b) }
}

export interface Leases {
  mode: "answers" | "fails" | "hangs"
  /** How many were asked for. */
  asks: number
  readonly store: LeaseStore["Service"]
  /** Loses all counters. */
  readonly forget: () => void
}

export const leases = (): Leases => {
  const counters = new Map<string, Counter>()
  let births = 0

  const lease = (name: string, ask: LeaseRequest, now: number): Lease => {
    const counter = counters.get(name) ?? {
      counted: { usage: RateLimit.unused, period: ask.period },
      born: ++births,
      held: 0
    }
    const before = RateLimit.recounted(counter.counted.usage, counter.counted.period, ask.period)
    const asItIs = { usage: before, now, born: counter.born, granted: 0, spare: 0, isHeld: false }
    if (ask.born !== null && ask.born !== counter.born && ask.known === null)
      return { ...asItIs, isLost: true }
    const stored = new Map(before.slots)
    for (const [slot, count] of ask.known ?? []) stored.set(slot, Math.max(stored.get(slot) ?? 0, count))
    for (const [slot, count] of ask.returned) stored.set(slot, Math.max(0, (stored.get(slot) ?? 0) - count))
    const owed = ask.owed.map(([age, count]) => [RateLimit.slotAt(now - age, ask.period), count] as const)
    let usage = summed([...stored, ...owed])
    const { remaining } = RateLimit.inspect(usage, ask, now)
    counter.held = Math.max(0, counter.held - ask.settled)
    const isGranted = ask.cost > 0 && ask.cost <= remaining
    const needed = isGranted ? Math.min(remaining, ask.cost + ask.demand) : 0
    const spare = isGranted ? Math.min(ask.extra, Math.floor((remaining - needed) / 8)) : 0
    const granted = needed + spare
    ;[usage] = RateLimit.consume(usage, ask, now, granted)
    counter.held += spare
    counter.counted = { usage, period: ask.period }
    if (usage.slots.length > 0) counters.set(name, counter)
    return { granted, spare, usage, now, born: counter.born, isHeld: counter.held > ask.held, isLost: false }
  }

  const found: Leases = {
    mode: "answers",
    asks: 0,
    forget: () => counters.clear(),
    store: LeaseStore.of({
      name: "The store",
      lease: (name, ask) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          found.asks += 1
          if (found.mode === "hangs") return Effect.never
          if (found.mode === "fails")
            return Effect.fail(new StoreUnavailable({ reason: "connection refused" }))
          return Effect.sync(() => lease(name, ask, now + ahead))
        })
    })
  }
  return found
}

const nodeOf = (local: Layer.Layer<LocalQuotas>, store: LeaseStore["Service"]) =>
  Effect.map(
    Layer.build(LeasedQuotas.layer.pipe(Layer.provide([local, Layer.succeed(LeaseStore, store)]))),
    Context.get(QuotaStore)
  )

/** A process of its own, until its scope ends. */
export const node = (
  store: LeaseStore["Service"]
): Effect.Effect<QuotaStore["Service"], never, Scope.Scope> => nodeOf(MemoryQuotaStore.local, store)

/** Threads of one process, each of which has a way of its own to its store, until the scope ends. */
export const threads = (
  ...stores: ReadonlyArray<LeaseStore["Service"]>
): Effect.Effect<ReadonlyArray<QuotaStore["Service"]>, never, Scope.Scope> =>
  Effect.flatMap(Layer.build(MemoryQuotaStore.local), (local) =>
    Effect.forEach(stores, (store) => nodeOf(Layer.succeedContext(local), store))
  )
