/** Laws of every `ApiKeyStore`. Each law has hashes of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { type ApiKey } from "../../core/mod.ts"
import { ApiKeyStore, type AuditNote } from "../../core/ports.ts"
import type { StoreLayer } from "./stores.ts"

/** A key to add. */
export const key: Omit<ApiKey, "id"> = {
  name: "Berichte für „삼성“ 'x'",
  key_prefix: "ak_12345678",
  scopes: ["read:stock", "read:news"],
  rate_limit: 1_000_000,
  rate_period: 86_400,
  tier: "premium",
  owner: "user-1",
  created_at: "2024-01-02T03:04:05Z",
  expires_at: "2030-01-01T00:00:00Z",
  last_used_at: null,
  revoked_at: null
}

const plain: Omit<ApiKey, "id"> = { ...key, owner: null, expires_at: null, scopes: ["read:all"] }

export const note: AuditNote = { at: "2024-02-02T00:00:00Z", actor: null, request_id: null }

/** A key as found by a secret without an end. */
const found = (key: ApiKey) => Option.some({ key, valid_until: null })

export const apiKeyStoreLaws = (stores: StoreLayer): void =>
  layer(stores, { excludeTestServices: true, timeout: "30 seconds" })("an ApiKeyStore", (it) => {
    const law = (fact: string, proof: (store: ApiKeyStore["Service"]) => Effect.Effect<void, unknown>) =>
      it.effect(fact, () => Effect.flatMap(ApiKeyStore, proof))

    law("assigns a new key an id and stores all of it", (store) =>
      Effect.gen(function* () {
        const added = yield* store.add(key, "kept", note)
        assert.deepStrictEqual(added, { ...key, id: added.id })
        assert.deepStrictEqual(yield* store.byId(added.id), Option.some(added))
      })
    )

    law("stores a key without an owner or an expiry", (store) =>
      Effect.gen(function* () {
        const { id } = yield* store.add(plain, "plain", note)
        assert.deepStrictEqual(yield* store.byId(id), Option.some({ ...plain, id }))
      })
    )

    law("finds a key by the hash of its secret and by no other", (store) =>
      Effect.gen(function* () {
        const first = yield* store.add(key, "found 1", note)
        yield* store.add(plain, "found 2", note)
        assert.deepStrictEqual(yield* store.byHash("found 1"), found(first))
        assert.deepStrictEqual(yield* store.byHash("found"), Option.none())
      })
    )

    law("finds nothing under an unknown id", (store) =>
      Effect.gen(function* () {
        const { id } = yield* store.add(key, "last", note)
        assert.deepStrictEqual(yield* store.byId(id + 1), Option.none())
      })
    )

    law("lists all keys, newest first", (store) =>
      Effect.gen(function* () {
        const before = yield* store.all
        const first = yield* store.add(key, "listed 1", note)
        const second = yield* store.add(plain, "listed 2", note)
        assert.deepStrictEqual(yield* store.all, [second, first, ...before])
      })
    )

    law("records the time of the first revocation", (store) =>
      Effect.gen(function* () {
        const added = yield* store.add(key, "revoked", note)
        yield* store.revoke(added.id, note)
        yield* store.revoke(added.id, { ...note, at: "2024-03-03T00:00:00Z" })
        const revoked = { ...added, revoked_at: "2024-02-02T00:00:00Z" }
        assert.deepStrictEqual(yield* store.byHash("revoked"), found(revoked))
      })
    )

    law("revokes no other key", (store) =>
      Effect.gen(function* () {
        const first = yield* store.add(key, "other 1", note)
        const second = yield* store.add(plain, "other 2", note)
        yield* store.revoke(first.id, note)
        assert.deepStrictEqual(yield* store.byId(second.id), Option.some(second))
      })
    )

    law("records the last use of keys", (store) =>
      Effect.gen(function* () {
        const first = yield* store.add(key, "used 1", note)
        const second = yield* store.add(plain, "used 2", note)
        const third = yield* store.add(plain, "used 3", note)
        const uses = new Map([
          [first.id, "2024-02-02T00:00:00Z"],
          [third.id, "2024-03-03T00:00:00Z"]
        ])
        yield* store.touch(uses, "2024-03-03T00:00:00Z")
        const used = (yield* store.all).slice(0, 3).map((_) => [_.id, _.last_used_at])
        assert.deepStrictEqual(used, [
          [third.id, "2024-03-03T00:00:00Z"],
          [second.id, null],
          [first.id, "2024-02-02T00:00:00Z"]
        ])
      })
    )

    law("keeps the latest use of a key, whichever is recorded last", (store) =>
      Effect.gen(function* () {
        const { id } = yield* store.add(key, "used often", note)
        for (const at of ["2024-02-02T00:00:00Z", "2024-03-03T00:00:00Z", "2024-01-01T00:00:00Z"]) {
          yield* store.touch(new Map([[id, at]]), at)
        }
        const used = Option.getOrThrow(yield* store.byId(id))
        assert.strictEqual(used.last_used_at, "2024-03-03T00:00:00Z")
      })
    )

    law("leaves a use that was recorded a moment ago", (store) =>
      Effect.gen(function* () {
        const { id } = yield* store.add(key, "used by many", note)
        const recorded: Array<string | null> = []
        for (const [at, before] of [
          ["2024-02-02T00:00:00Z", "2024-02-01T23:59:30Z"],
          ["2024-02-02T00:00:29Z", "2024-02-01T23:59:59Z"],
          ["2024-02-02T00:00:30Z", "2024-02-02T00:00:00Z"]
        ] as const) {
          yield* store.touch(new Map([[id, at]]), before)
          recorded.push(Option.getOrThrow(yield* store.byId(id)).last_used_at)
        }
        assert.deepStrictEqual(recorded, [
          "2024-02-02T00:00:00Z",
          "2024-02-02T00:00:00Z",
          "2024-02-02T00:00:30Z"
        ])
      })
    )
  })
