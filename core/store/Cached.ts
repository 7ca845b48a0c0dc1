/** Caches a store's results until something that they were made of is written. */
import { Cache, Duration, Effect, Exit } from "effect"
import { type Made, withReadSet, reading } from "./ReadSet.ts"
import { type Area, Changes } from "./Changes.ts"

/**
 * Wraps the lookup in a cache of at most `capacity` results, each for at most `timeToLive`. Failures are not cached.
 * Whatever asks for a cached result has read what it was made of.
 */
export const cached = Effect.fnUntraced(function* <A, E>(
  area: Area,
  capacity: number,
  lookup: (key: string) => Effect.Effect<A, E>,
  timeToLive: Duration.Input = Duration.infinity
): Effect.fn.Return<(key: string) => Effect.Effect<A, E>, never, Changes> {
  const changes = yield* Changes
  const cache = yield* Cache.makeWith<string, Made<A>, E>((key) => withReadSet(changes, area, lookup(key)), {
    capacity,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? timeToLive : Duration.zero)
  })
  const valueOf = ({ rows, value }: Made<A>) =>
    reading(
      () => rows,
      () => Effect.succeed(value)
    )

  /** A lookup that began after the request is taken even if a write overtook it; others may have begun before. */
  const renewed = (key: string, stale: Made<A>) =>
    Effect.andThen(
      Cache.invalidateWhen(cache, key, (found) => found === stale),
      Effect.flatMap(Cache.get(cache, key), valueOf)
    )

  return (key) =>
    Effect.suspend(() => {
      const asked = changes.generation(area)
      if (asked === null) return lookup(key)
      return Effect.flatMap(Cache.get(cache, key), (found) =>
        found.readSet.since >= asked || changes.isCurrent(found.readSet)
          ? valueOf(found)
          : renewed(key, found)
      )
    })
})

/**
 * As `cached`, but of at most so many `bytes` of results, measured by `bytesOf`: those used longest ago are dropped, and
 * a result that is larger by itself is not kept.
 */
export const cachedWithin = Effect.fnUntraced(function* <A, E>(
  area: Area,
  bytes: number,
  bytesOf: (value: A) => number,
  lookup: (key: string) => Effect.Effect<A, E>
): Effect.fn.Return<(key: string) => Effect.Effect<A, E>, never, Changes> {
  const changes = yield* Changes
  const cache = yield* Cache.makeWith<string, A, E>((key) => lookup(key.slice(key.indexOf(" ") + 1)), {
    capacity: Number.POSITIVE_INFINITY,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? Duration.infinity : Duration.zero)
  })
  /** By key, the one used longest ago first. */
  const kept = new Map<string, number>()
  let total = 0

  const drop = (key: string): void => {
    total -= kept.get(key) ?? 0
    kept.delete(key)
  }
  const keep = Effect.fnUntraced(function* (key: string, value: A) {
    drop(key)
    const size = bytesOf(value)
    kept.set(key, size)
    total += size
    for (const oldest of [...kept.keys()]) {
      if (total <= bytes) break
      drop(oldest)
      yield* Cache.invalidate(cache, oldest)
    }
  })

  return (key) =>
    Effect.suspend(() => {
      const generation = changes.generation(area)
      if (generation === null) return lookup(key)
      const name = `${generation} ${key}`
      return Effect.tap(Cache.get(cache, name), (value) => keep(name, value))
    })
})
