/** `ApiKeyStore` over a plain map: its keys are gone with the process. */
import { Effect, Layer, Option } from "effect"
import { type ApiKey, ApiKeyStore } from "../../core/mod.ts"

interface Kept {
  readonly key: ApiKey
  readonly hash: string
}

export const layer: Layer.Layer<ApiKeyStore> = Layer.sync(ApiKeyStore, () => {
  const keys = new Map<number, Kept>()
  let next = 1
  const update = (id: number, change: (kept: Kept) => Kept) =>
    Effect.sync(() => {
      const kept = keys.get(id)
      if (kept !== undefined) keys.set(id, change(kept))
    })
  return ApiKeyStore.of({
    add: (key, hash) =>
      Effect.sync(() => {
        const added: ApiKey = { ...key, id: next++ }
        keys.set(added.id, { key: added, hash })
        return added
      }),
    byHash: (hash) =>
      Effect.sync(() => {
        for (const kept of keys.values()) if (kept.hash === hash) return Option.some(kept.key)
        return Option.none()
      }),
    byId: (id) => Effect.sync(() => Option.fromUndefinedOr(keys.get(id)?.key)),
    all: Effect.sync(() => [...keys.values()].map(({ key }) => key).toReversed()),
    revoke: (id, at) =>
      update(id, ({ hash, key }) => ({ hash, key: { ...key, revoked_at: key.revoked_at ?? at } })),
    replaceSecret: (id, hash, key_prefix) => update(id, ({ key }) => ({ hash, key: { ...key, key_prefix } })),
    touch: (used) =>
      Effect.forEach(
        used,
        ([id, at]) => update(id, ({ hash, key }) => ({ hash, key: { ...key, last_used_at: at } })),
        {
          discard: true
        }
      )
  })
})
