/** Laws of every `ApiKeyStore` for a key's secrets, of which several may be valid for a time. */
import { assert, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { type ApiKey } from "../../core/mod.ts"
import { ApiKeyStore } from "../../core/ports.ts"
import type { StoreLayer } from "./stores.ts"

const key: Omit<ApiKey, "id"> = {
  name: "rotated",
  key_prefix: "ak_00000000",
  scopes: ["read:all"],
  rate_limit: 1000,
  rate_period: 3600,
  tier: "standard",
  owner: null,
  created_at: "2024-01-01T00:00:00Z",
  expires_at: null,
  last_used_at: null,
  revoked_at: null
}

/** Noon on a day of January 2024. */
const day = (number: number): string => `2024-01-${String(number).padStart(2, "0")}T12:00:00Z`

const by = (at: string) => ({ at, actor: null, request_id: null })

export const apiKeySecretLaws = (stores: StoreLayer): void =>
  layer(stores, { excludeTestServices: true, timeout: "30 seconds" })("an ApiKeyStore's secrets", (it) => {
    /** With a key whose first secret is named after the law. */
    const law = (
      fact: string,
      proof: (
        store: ApiKeyStore["Service"],
        id: number,
        rotate: (hash: string, at: string, until: string) => Effect.Effect<void, unknown>,
        untilOf: (hash: string) => Effect.Effect<string | null | undefined, unknown>
      ) => Effect.Effect<void, unknown>
    ) =>
      it.effect(fact, () =>
        Effect.gen(function* () {
          const store = yield* ApiKeyStore
          const { id } = yield* store.add(key, `${fact} 1`, by(day(1)))
          yield* proof(
            store,
            id,
            (hash, at, until) =>
              store.replaceSecret(id, { hash: `${fact} ${hash}`, key_prefix: `ak_${hash}` }, until, by(at)),
            (hash) =>
              Effect.map(
                store.byHash(`${fact} ${hash}`),
                (found) => Option.getOrUndefined(found)?.valid_until
              )
          )
        })
      )

    law("the old one is removed when it ends at once", (store, id, rotate, untilOf) =>
      Effect.gen(function* () {
        yield* rotate("2", day(2), day(2))
        assert.deepStrictEqual([yield* untilOf("1"), yield* untilOf("2")], [undefined, null])
        assert.strictEqual(Option.getOrThrow(yield* store.byId(id)).key_prefix, "ak_2")
      })
    )

    law("the old one is stored with its end when it remains valid", (_store, _id, rotate, untilOf) =>
      Effect.gen(function* () {
        yield* rotate("2", day(2), day(9))
        assert.deepStrictEqual([yield* untilOf("1"), yield* untilOf("2")], [day(9), null])
      })
    )

    law("both find the same key", (store, id, rotate) =>
      Effect.gen(function* () {
        yield* rotate("2", day(2), day(9))
        const hashes = ["1", "2"].map((number) => `both find the same key ${number}`)
        const keys = yield* Effect.forEach(hashes, (hash) =>
          Effect.map(store.byHash(hash), Option.getOrThrow)
        )
        assert.deepStrictEqual(
          keys.map((found) => found.key),
          [
            { ...key, id, key_prefix: "ak_2" },
            { ...key, id, key_prefix: "ak_2" }
          ]
        )
      })
    )

    law("one that is already ending isn't extended by another rotation", (_store, _id, rotate, untilOf) =>
      Effect.gen(function* () {
        yield* rotate("2", day(2), day(5))
        yield* rotate("3", day(3), day(9))
        const ends = [yield* untilOf("1"), yield* untilOf("2"), yield* untilOf("3")]
        assert.deepStrictEqual(ends, [day(5), day(9), null])
      })
    )

    law("all old ones are removed by a rotation at once", (_store, _id, rotate, untilOf) =>
      Effect.gen(function* () {
        yield* rotate("2", day(2), day(9))
        yield* rotate("3", day(3), day(3))
        const ends = [yield* untilOf("1"), yield* untilOf("2"), yield* untilOf("3")]
        assert.deepStrictEqual(ends, [undefined, undefined, null])
      })
    )

    law("expired ones are removed by the next rotation", (_store, _id, rotate, untilOf) =>
      Effect.gen(function* () {
        yield* rotate("2", day(2), day(5))
        yield* rotate("3", day(6), day(9))
        const ends = [yield* untilOf("1"), yield* untilOf("2"), yield* untilOf("3")]
        assert.deepStrictEqual(ends, [undefined, day(9), null])
      })
    )

    law("those of another key remain", (store, _id, rotate) =>
      Effect.gen(function* () {
        const other = yield* store.add(key, "another key's", by(day(1)))
        yield* rotate("2", day(2), day(2))
        const found = yield* store.byHash("another key's")
        assert.deepStrictEqual(found, Option.some({ key: other, valid_until: null }))
      })
    )

    law("concurrent rotations leave one secret without an end", (store, id, rotate, untilOf) =>
      Effect.gen(function* () {
        const names = ["2", "3", "4", "5"]
        yield* Effect.forEach(names, (name) => rotate(name, day(2), day(2)), { concurrency: "unbounded" })
        const ends = yield* Effect.forEach(names, untilOf)
        assert.lengthOf(
          ends.filter((end) => end === null),
          1
        )
        const prefix = Option.getOrThrow(yield* store.byId(id)).key_prefix
        assert.strictEqual(prefix, `ak_${names[ends.indexOf(null)]}`)
      })
    )
  })
