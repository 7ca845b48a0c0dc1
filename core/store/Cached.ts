/** Caches a store's results until something that they were made of is written. */
import { Cache, Duration, Effect, Exit } from "effect"
import { type Made, withReadSet, reading } from "./ReadSet.ts"
import { type Area, Changes } from "./Changes.ts"

type Results<A, E> = Cache.Cache<string, Made<A>, E>

/** `used` is called with every result that is returned. */
const cachedResults = Effect.fnUntraced(function* <A, E>(
  area: Area,
  capacity: number,
  lookup: (key: string) => Effect.Effect<A, E>,
  timeToLive: Duration.Input,
  used: (cache: Results<A, E>, key: string, value: A) => Effect.Effect<void>
): Effect.fn.Return<(key: string) => Effect.Effect<A, E>, never, Changes> {
  const changes = yield* Changes
  const cache = yield* Cache.makeWith<string, Made<A>, E>((key) => withReadSet(changes, area, lookup(key)), {
    capacity,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? timeToLive : Duration.zero)
  })
  const valueOf = (key: string, { rows, value }: Made<A>) =>
    reading(
      () => rows,
      () => Effect.as(used(cache, key, value), value)
    )

  /** A lookup that began after the request is taken even if a write overtook it; others may have begun before. */
  const renewed = (key: string, stale: Made<A>) =>
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
) => cachedResults(area, capacity, lookup, timeToLive, () => Effect.void)

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
  const used = Effect.fnUntraced(function* (cache: Results<A, E>, key: string, value: A) {
    drop(key)
    const size = bytesOf(value)
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
