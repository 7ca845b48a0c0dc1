/** Laws of every `ApiKeyStore` for owners, changes of keys and their log. */
import { assert, layer } from "@effect/vitest"
import { Effect, Option, Result } from "effect"
import { type ApiKey, type KeyChanges, TooManyKeys } from "../../core/mod.ts"
import { ApiKeyStore, type AuditAction, type AuditNote } from "../../core/ports.ts"
import type { StoreLayer } from "./stores.ts"

const key: Omit<ApiKey, "id"> = {
  name: "before",
  key_prefix: "ak_00000000",
  scopes: ["read:all"],
  rate_limit: 1000,
  rate_period: 3600,
  tier: "standard",
  owner: null,
  created_at: "2024-01-01T00:00:00Z",
  expires_at: "2030-01-01T00:00:00Z",
  last_used_at: null,
  revoked_at: null
}

const note: AuditNote = { at: "2024-01-02T00:00:00Z", actor: "anna", request_id: "request-1" }
const secret = { hash: "a new one", key_prefix: "ak_11111111" }

export const apiKeyChangeLaws = (stores: StoreLayer): void =>
  layer(stores, { excludeTestServices: true, timeout: "30 seconds" })("an ApiKeyStore's changes", (it) => {
    const law = (fact: string, proof: (store: ApiKeyStore["Service"]) => Effect.Effect<void, unknown>) =>
      it.effect(fact, () => Effect.flatMap(ApiKeyStore, proof))

    law("lists one owner's keys, newest first, and no others", (store) =>
      Effect.gen(function* () {
        const first = yield* store.add({ ...key, owner: "o'neil" }, "owned 1", note)
        yield* store.add({ ...key, owner: "O'Neil" }, "owned 2", note)
        yield* store.add(key, "owned 3", note)
        const second = yield* store.add({ ...key, owner: "o'neil" }, "owned 4", note)
        assert.deepStrictEqual(yield* store.ofOwner("o'neil"), { keys: [second, first], total: 2 })
        assert.deepStrictEqual(yield* store.ofOwner(""), { keys: [], total: 0 })
      })
    )

    law("stores no more keys of an owner than are allowed, however many at a time", (store) =>
      Effect.gen(function* () {
        const added = yield* Effect.forEach(
          Array.from({ length: 40 }, (_, at) => at),
          (at) => Effect.result(store.add({ ...key, owner: "greedy" }, `greedy ${at}`, note, { max: 25 })),
          { concurrency: "unbounded" }
        )
        const keys = added.filter(Result.isSuccess).map(({ success }) => success.id)
        assert.strictEqual(new Set(keys).size, 25)
        for (const { failure } of added.filter(Result.isFailure)) {
          assert.deepStrictEqual(failure, new TooManyKeys({ max: 25 }))
        }
        assert.strictEqual((yield* store.ofOwner("greedy")).total, 25)
        // A revoked key makes room for one; another owner has room of its own.
        yield* store.revoke(keys[0] ?? 0, note)
        yield* store.add({ ...key, owner: "greedy" }, "greedy again", note, { max: 25 })
        yield* Effect.flip(store.add({ ...key, owner: "greedy" }, "greedy too often", note, { max: 25 }))
        yield* store.add({ ...key, owner: "modest" }, "modest", note, { max: 25 })
      })
    )

    law("deletes an owner's keys with their secrets, and the owner's name in the log", (store) =>
      Effect.gen(function* () {
        const by = { ...note, actor: "leaving" }
        const mark = {
          owner: "leaving",
          key: "once",
          request: "r",
          at: note.at,
          forgotten: "2024-01-01T00:00:00Z"
        }
        const first = yield* store.add({ ...key, owner: "leaving" }, "leaving 1", by, { mark })
        const second = yield* store.add({ ...key, owner: "leaving" }, "leaving 2", by)
        const other = yield* store.add({ ...key, owner: "staying" }, "staying", { ...note, actor: "staying" })
        yield* store.replaceSecret(
          first.id,
          { hash: "leaving 3", key_prefix: "ak_3" },
          "2030-01-01T00:00:00Z",
          by
        )
        assert.strictEqual(yield* store.deleteOwner("leaving", { ...note, actor: null }), 2)
        assert.deepStrictEqual(yield* store.ofOwner("leaving"), { keys: [], total: 0 })
        for (const hash of ["leaving 1", "leaving 2", "leaving 3"]) {
          assert.isTrue(Option.isNone(yield* store.byHash(hash)))
        }
        assert.isTrue(Option.isSome(yield* store.byHash("staying")))
        const log = (yield* store.audit(6)).map(({ action, actor, key_id }) => [action, actor, key_id])
        assert.deepStrictEqual(
          [...log.slice(0, 2).toSorted((a, b) => Number(a[2]) - Number(b[2])), ...log.slice(2)],
          [
            ["delete", null, first.id],
            ["delete", null, second.id],
            ["rotate", "(deleted)", first.id],
            ["create", "staying", other.id],
            ["create", "(deleted)", second.id],
            ["create", "(deleted)", first.id]
          ]
        )
        assert.strictEqual(yield* store.deleteOwner("leaving", note), 0)
        // The Idempotency-Key is free again, and no id is.
        const next = yield* store.add({ ...key, owner: "leaving" }, "leaving 4", by, { mark })
        assert.isAbove(next.id, other.id)
      })
    )

    const changes: ReadonlyArray<KeyChanges> = [
      { name: "nach „x“ 'y'" },
      { scopes: ["read:news", "read:stock"] },
      { rate_limit: 1 },
      { rate_period: 86_400 },
      { expires_at: null },
      { expires_at: "2031-01-01T00:00:00Z" },
      { name: "all", scopes: ["read:stock"], rate_limit: 2, rate_period: 60, expires_at: null }
    ]
    for (const [index, change] of changes.entries()) {
      law(`changes ${Object.keys(change).join(", ")} and nothing else (${index})`, (store) =>
        Effect.gen(function* () {
          const other = yield* store.add(key, `unchanged ${index}`, note)
          const added = yield* store.add(key, `changed ${index}`, note)
          yield* store.change(added.id, change, note)
          assert.deepStrictEqual(yield* store.byId(added.id), Option.some({ ...added, ...change }))
          assert.deepStrictEqual(yield* store.byId(other.id), Option.some(other))
        })
      )
    }

    law("logs every change with its actor, newest first", (store) =>
      Effect.gen(function* () {
        const { id } = yield* store.add(key, "noted", note)
        yield* store.change(id, { name: "after" }, note)
        yield* store.replaceSecret(id, secret, note.at, { ...note, actor: null, request_id: null })
        yield* store.revoke(id, note)
        const of = (action: AuditAction) => ({ ...note, action, key_id: id })
        assert.deepStrictEqual(yield* store.audit(4), [
          of("revoke"),
          { ...of("rotate"), actor: null, request_id: null },
          of("patch"),
          of("create")
        ])
        assert.deepStrictEqual(yield* store.audit(1), [of("revoke")])
      })
    )

    law("logs no revocation of a revoked or unknown key", (store) =>
      Effect.gen(function* () {
        const { id } = yield* store.add(key, "revoked once", note)
        yield* store.revoke(id, note)
        const before = yield* store.audit(1000)
        yield* store.revoke(id, note)
        yield* store.revoke(id + 1000, note)
        yield* store.change(id + 1000, { name: "x" }, note)
        assert.deepStrictEqual(yield* store.audit(1000), before)
      })
    )
  })
