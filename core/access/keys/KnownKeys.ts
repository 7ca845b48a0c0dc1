/** Keys by their secrets, as they were read from the store a moment ago. */
import type { Changes } from "../../store/Changes.ts"
import type { KeyOfSecret } from "./ApiKeyStore.ts"

/** A key as the store had it. */
export interface ReadKey {
  readonly found: KeyOfSecret
  /** When the store was asked, milliseconds since 1970. */
  readonly read_at: number
  /** The generation of keys before it was asked. */
  readonly generation: number
}

/** Bounds how long a revoked key works where the change notification was lost, in milliseconds. */
export const timeToLive = 1000

/** A bounded memory of keys that were read lately; times are in milliseconds. */
export interface KnownKeys {
  /** The key of a secret; null once something was written to the keys, or after the time to live. */
  readonly find: (secret: string, now: number) => KeyOfSecret | null
  readonly add: (secret: string, key: ReadKey, now: number) => void
}

/** At most `capacity` keys. Each addition drops the secrets of outdated ones. */
export const makeKnownKeys = (changes: Changes["Service"], capacity: number): KnownKeys => {
  const known = new Map<string, ReadKey>()

  const isCurrent = ({ generation, read_at }: ReadKey, now: number): boolean =>
    generation === changes.generation("access") && now >= read_at && now - read_at < timeToLive

  return {
    find: (secret, now) => {
      const key = known.get(secret)
      return key !== undefined && isCurrent(key, now) ? key.found : null
    },
    add: (secret, key, now) => {
      known.delete(secret)
      for (const [oldest, { generation, read_at }] of known) {
        const isOutdated = generation !== key.generation || now - read_at >= timeToLive
        if (!isOutdated && known.size < capacity) break
        known.delete(oldest)
      }
      known.set(secret, key)
    }
  }
}
