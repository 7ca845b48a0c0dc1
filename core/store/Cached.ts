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
