/** Creates, lists, changes, rotates and revokes keys. An owner sees only the owner's keys, an operator all. */
import { Clock, Context, Effect, Option, Redacted } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { Changes } from "../../store/Changes.ts"
import { instantOf } from "../../time/Instant.ts"
import type { ApiKey } from "./ApiKey.ts"
import { ApiKeyStore } from "./ApiKeyStore.ts"
import { type Actor, noteOf, operator } from "./Audit.ts"
import { hashOf } from "./KeyAdmission.ts"
import * as KeySecret from "./KeySecret.ts"
import type { KeyChanges, NewKey } from "./NewKey.ts"
import { KeyNotFound } from "./Refusal.ts"
import { rememberedFor, type RequestMark } from "./RequestMark.ts"

/** How many keys an owner may have, besides revoked ones. */
export const KeysPerOwner = Context.Reference<number>("findata/core/access/keys/KeysPerOwner", {
  defaultValue: () => 100
})

/** The instant until which old secrets work: at least `graceSeconds` from now, but never past the key's own expiry. */
const graceEnd = ({ expires_at }: ApiKey, now: number, graceSeconds: number): string => {
  const end = graceSeconds === 0 ? instantOf(now) : instantOf(now + graceSeconds * 1000 + 999)
  return expires_at !== null && expires_at < end ? expires_at : end
}

/** The methods that manage keys. Each change is written together with its entry in the audit log. */
export const makeKeyRing = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  const digest = yield* Digest.Digest
  const changes = yield* Changes
  const random = yield* SecureRandom.SecureRandom
  const keysPerOwner = yield* KeysPerOwner

  const newSecret = Effect.gen(function* () {
    const secret = yield* Effect.provideService(KeySecret.generate, SecureRandom.SecureRandom, random)
    return { secret, hash: yield* hashOf(digest, secret), key_prefix: KeySecret.visiblePrefix(secret) }
  })

  const find = Effect.fn("ApiKeys.find")(function* (id: number, by: Actor = operator) {
    const key = Option.getOrNull(yield* store.byId(id))
    const isSeen = key !== null && (by.actor === null || key.owner === by.actor)
    return isSeen ? key : yield* new KeyNotFound({ id })
  })

  /** A key that can still be changed, one that isn't revoked. */
  const findAlive = Effect.fnUntraced(function* (id: number, by: Actor) {
    const key = yield* find(id, by)
    return key.revoked_at === null ? key : yield* new KeyNotFound({ id })
  })

  const markOf = Effect.fnUntraced(function* (owner: string, key: string, requested: unknown) {
    const now = yield* Clock.currentTimeMillis
    const request = yield* hashOf(digest, JSON.stringify(requested))
    return { owner, key, request, at: instantOf(now), forgotten: instantOf(now - rememberedFor) }
  })

  const add = Effect.fnUntraced(function* (wanted: NewKey, by: Actor, mark?: RequestMark) {
    const { hash, key_prefix, secret } = yield* newSecret
    const note = yield* noteOf(by)
    const made = { key_prefix, created_at: note.at, last_used_at: null, revoked_at: null }
    const max = by.actor === null ? undefined : keysPerOwner
    const key = yield* store.add({ ...wanted, ...made }, hash, note, { mark, max })
    yield* changes.written("access")
    return { key, secret: Redacted.make(secret) }
  })

  const create = Effect.fn("ApiKeys.create")(function* (wanted: NewKey, by: Actor = operator) {
    return yield* Effect.catchTag(add(wanted, by), "RequestRepeated", Effect.die)
  })

  const createOnce = Effect.fn("ApiKeys.createOnce")(function* (
    wanted: NewKey & { readonly owner: string },
    by: Actor,
    idempotencyKey: string
  ) {
    const { name, scopes, rate_limit, rate_period, expires_at } = wanted
    const requested = ["create", name, scopes, rate_limit, rate_period, expires_at]
    return yield* add(wanted, by, yield* markOf(wanted.owner, idempotencyKey, requested))
  })

  const change = Effect.fn("ApiKeys.change")(function* (
    id: number,
    wanted: KeyChanges,
    by: Actor = operator
  ) {
    const key = yield* findAlive(id, by)
    if (Object.keys(wanted).length === 0) return key
    yield* store.change(id, wanted, yield* noteOf(by))
    yield* changes.written("access")
    return yield* find(id, by)
  })

  const revoke = Effect.fn("ApiKeys.revoke")(function* (id: number, by: Actor = operator) {
    yield* find(id, by)
    yield* store.revoke(id, yield* noteOf(by))
    yield* changes.written("access")
    return yield* find(id, by)
  })

  const replace = Effect.fnUntraced(function* (
    id: number,
    graceSeconds: number,
    by: Actor,
    mark?: RequestMark
  ) {
    const key = yield* findAlive(id, by)
    const { secret, ...record } = yield* newSecret
    const end = graceEnd(key, yield* Clock.currentTimeMillis, graceSeconds)
    yield* store.replaceSecret(id, record, end, yield* noteOf(by), mark)
    yield* changes.written("access")
    return { key: yield* find(id, by), secret: Redacted.make(secret), old_secret_expires_at: end }
  })

  const rotate = Effect.fn("ApiKeys.rotate")(function* (id: number, graceSeconds = 0, by: Actor = operator) {
    return yield* Effect.catchTag(replace(id, graceSeconds, by), "RequestRepeated", Effect.die)
  })

  const rotateOnce = Effect.fn("ApiKeys.rotateOnce")(function* (
    id: number,
    graceSeconds = 0,
    by: Actor & { readonly actor: string },
    idempotencyKey: string
  ) {
    const mark = yield* markOf(by.actor, idempotencyKey, ["rotate", id, graceSeconds])
    return yield* replace(id, graceSeconds, by, mark)
  })

  const deleteOwner = Effect.fn("ApiKeys.deleteOwner")(function* (owner: string, by: Actor = operator) {
    const deleted = yield* store.deleteOwner(owner, yield* noteOf(by))
    yield* changes.written("access")
    return deleted
  })

  return {
    find,
    create,
    createOnce,
    change,
    revoke,
    rotate,
    rotateOnce,
    deleteOwner,
    all: store.all,
    ofOwner: store.ofOwner,
    audit: store.audit
  }
})
