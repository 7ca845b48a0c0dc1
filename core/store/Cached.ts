/**
 * Caches a store's results until something is written to their area. The generation is read before the lookup and is
 * part of the key, so that a result read during a write is never served after it.
 */
import { Cache, Duration, Effect, Exit } from "effect"
import { type Area, Changes } from "./Changes.ts"

/**
 * Wraps the lookup in a cache of at most `capacity` results, each for at most `timeToLive`. Failures are not cached.
 */
export const cached = Effect.fnUntraced(function* <A, E>(
  area: Area,
  capacity: number,
  lookup: (key: string) => Effect.Effect<A, E>,
  timeToLive: Duration.Input = Duration.infinity
): Effect.fn.Return<(key: string) => Effect.Effect<A, E>, never, Changes> {
  const changes = yield* Changes
  const cache = yield* Cache.makeWith<string, A, E>((key) => lookup(key.slice(key.indexOf(" ") + 1)), {
    capacity,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? timeToLive : Duration.zero)
  })
  return (key) =>
    Effect.suspend(() => {
      const generation = changes.generation(area)
      return generation === null ? lookup(key) : Cache.get(cache, `${generation} ${key}`)
    })
})
