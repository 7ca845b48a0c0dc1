/** Caches a store's results until something that they were made of is written. */
import { Cache, Duration, Effect, Exit } from "effect"
import { type Made, withReadSet, reading } from "./ReadSet.ts"
import { type Area, Changes } from "./Changes.ts"

/** Failures have read sets too: who asks for what isn't stored depends on its absence. */
type Found<A, E> = Made<Exit.Exit<A, E>>

type Results<A, E> = Cache.Cache<string, Found<A, E>>

/** `used` is run with every result that is returned; null for nothing. */
const cachedResults = Effect.fnUntraced(function* <A, E>(
  area: Area,
  capacity: number,
  lookup: (key: string) => Effect.Effect<A, E>,
  timeToLive: Duration.Input,
  used: ((cache: Results<A, E>, key: string, value: Exit.Exit<A, E>) => Effect.Effect<void>) | null
): Effect.fn.Return<(key: string) => Effect.Effect<A, E>, never, Changes> {
  const changes = yield* Changes
  const isSuccess = (exit: Exit.Exit<Found<A, E>>) => Exit.isSuccess(exit) && Exit.isSuccess(exit.value.value)
  const cache = yield* Cache.makeWith<string, Found<A, E>>(
    (key) => withReadSet(changes, area, Effect.exit(lookup(key))),
    { capacity, timeToLive: (exit) => (isSuccess(exit) ? timeToLive : Duration.zero) }
  )
  const valueOf = (key: string, { rows, value }: Found<A, E>) =>
    reading(
      () => rows,
      () => (used === null ? value : Effect.andThen(used(cache, key, value), value))
    )

  /** A lookup that began after the request is taken even if a write overtook it; others may have begun before. */
  const renewed = (key: string, stale: Found<A, E>) =>
    Effect.andThen(
      Cache.invalidateWhen(cache, key, (found) => found === stale),
      Effect.flatMap(Cache.get(cache, key), (found) => valueOf(key, found))
    )

  return (key) =>
    Effect.suspend(() => {
      const asked = changes.generation(area)
      if (asked === null) return lookup(key)
      return Effect.flatMap(Cache.get(cache, key), (found) =>
        found.readSet.since >= asked || changes.isCurrent(found.readSet)
          ? valueOf(key, found)
          : renewed(key, found)
      )
    })
})

/**
 * Wraps the lookup in a cache of at most `capacity` results, each for at most `timeToLive`. Failures are not cached.
 * Whatever asks for a cached result has read what it was made of.
 */
export const cached = <A, E>(
  area: Area,
  capacity: number,
  lookup: (key: string) => Effect.Effect<A, E>,
  timeToLive: Duration.Input = Duration.infinity
) => cachedResults(area, capacity, lookup, timeToLive, null)

/**
 * As `cached`, but of at most so many `bytes` of results, measured by `bytesOf`: those used longest ago are dropped, and
 * a result that is larger by itself is not kept.
 */
export const cachedWithin = <A, E>(
  area: Area,
  bytes: number,
  bytesOf: (value: A) => number,
  lookup: (key: string) => Effect.Effect<A, E>
) => {
  /** By key, the one used longest ago first. */
  const sizes = new Map<string, number>()
  let total = 0

  const drop = (key: string): void => {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }
  const used = Effect.fnUntraced(function* (cache: Results<A, E>, key: string, value: Exit.Exit<A, E>) {
    drop(key)
    if (Exit.isFailure(value)) return
    const size = bytesOf(value.value)
    if (size > bytes) return yield* Cache.invalidate(cache, key)
    sizes.set(key, size)
    total += size
    for (const oldest of sizes.keys()) {
      if (total <= bytes) break
      drop(oldest)
      yield* Cache.invalidate(cache, oldest)
    }
  })
  return cachedResults(area, Number.POSITIVE_INFINITY, lookup, Duration.infinity, used)
}
