/** API keys: their life cycle, and the authorisation of requests by their secrets. */
import { Context, Effect, Layer, type Redacted } from "effect"
import type { Digest, SecureRandom } from "effect/crypto"
import type { Window } from "../../paging/Paging.ts"
import type { Changes } from "../../store/Changes.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { ApiKeyStore, KeyPage } from "./ApiKeyStore.ts"
import type { Actor, AuditEntry } from "./Audit.ts"
import type { Access } from "./Family.ts"
import { type Admission, makeAdmission } from "./KeyAdmission.ts"
import { makeKeyRing } from "./KeyRing.ts"
import type { KeyChanges, NewKey } from "./NewKey.ts"
import type { QuotaStore } from "../quotas/QuotaStore.ts"
import type { Quota } from "../quotas/RateLimit.ts"
import type { KeyInvalid, KeyNotFound, QuotaExceeded, ScopeMissing, TooManyKeys } from "./Refusal.ts"
import type { RequestRepeated } from "./RequestMark.ts"

/** A key with its secret, which can't be read again. */
export interface CreatedKey {
  readonly key: ApiKey
  readonly secret: Redacted.Redacted
}

/** A key with its new secret, which is shown once, and until when the old ones work. */
export interface RotatedKey extends CreatedKey {
  /** The instant until which the old secrets work. */
  readonly old_secret_expires_at: string
}

const service = Effect.gen(function* () {
  const { authorize, consume, ownerOf, tryAuthorize } = yield* makeAdmission
  const ring = yield* makeKeyRing
  const usage = Effect.fn("ApiKeys.usage")(function* (id: number, by?: Actor) {
    return yield* consume(yield* ring.find(id, by), "public", 0)
  })
  return { ...ring, usage, authorize, ownerOf, tryAuthorize }
})

/**
 * Fails with KeyNotFound for a key of another owner too. Without an actor the operator is meant, who may see every key.
 */
type Found<A> = Effect.Effect<A, KeyNotFound | StoreUnavailable>

/**
 * Manages keys by id, and admits requests by secret. With an actor `by`, only the keys of that owner can be found;
 * without one the operator acts.
 */
export class ApiKeys extends Context.Service<
  ApiKeys,
  {
    /** An owner may have `KeysPerOwner` keys that aren't revoked; what an operator creates isn't limited. */
    readonly create: (wanted: NewKey, by?: Actor) => Effect.Effect<CreatedKey, StoreUnavailable | TooManyKeys>
    /** Creates a key once for an `Idempotency-Key` of its owner. */
    readonly createOnce: (
      wanted: NewKey & { readonly owner: string },
      by: Actor,
      idempotencyKey: string
    ) => Effect.Effect<CreatedKey, RequestRepeated | StoreUnavailable | TooManyKeys>
    /** Every key, newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    /** One owner's keys, newest first: those of the window, or all. */
    readonly ofOwner: (owner: string, window?: Window) => Effect.Effect<KeyPage, StoreUnavailable>
    readonly find: (id: number, by?: Actor) => Found<ApiKey>
    /** Changes the members present and leaves the rest. A revoked key can't be changed. */
    readonly change: (id: number, changes: KeyChanges, by?: Actor) => Found<ApiKey>
    /** Permanent; revoking a revoked key changes nothing. */
    readonly revoke: (id: number, by?: Actor) => Found<ApiKey>
    /** Replaces the secret; the old one works for `graceSeconds` (0) more. A revoked key can't be rotated. */
    readonly rotate: (id: number, graceSeconds?: number, by?: Actor) => Found<RotatedKey>
    /** Rotates a key once for an `Idempotency-Key` of its owner. */
    readonly rotateOnce: (
      id: number,
      graceSeconds: number | undefined,
      by: Actor & { readonly actor: string },
      idempotencyKey: string
    ) => Effect.Effect<RotatedKey, KeyNotFound | RequestRepeated | StoreUnavailable>
    /** Deletes an owner's keys, and the owner's name from the audit log; returns how many keys. */
    readonly deleteOwner: (owner: string, by?: Actor) => Effect.Effect<number, StoreUnavailable>
    /** The key's remaining quota of the public API; doesn't use any of it. */
    readonly usage: (id: number, by?: Actor) => Found<Quota>
    /** The newest changes of keys, newest first. */
    readonly audit: (limit: number) => Effect.Effect<ReadonlyArray<AuditEntry>, StoreUnavailable>
    /**
     * Checks that the key is known and active, then its scope, then its quota for the family, and uses `cost` (1) of
     * it.
     */
    readonly authorize: (
      secret: string,
      access: Access,
      cost?: number
    ) => Effect.Effect<Admission, KeyInvalid | ScopeMissing | QuotaExceeded | StoreUnavailable>
    /** The owner of a key that was admitted, null for one without; uses nothing. */
    readonly ownerOf: (secret: string) => Effect.Effect<string | null, KeyInvalid | StoreUnavailable>
    /**
     * The same at `now` (milliseconds since 1970), synchronously and from memory alone. Null, and nothing is used, when
     * `authorize` would refuse the request, or when only it can say.
     */
    readonly tryAuthorize: (secret: string, access: Access, cost: number, now: number) => Admission | null
  }
>()("findata/core/access/keys/ApiKeys") {
  static readonly layer: Layer.Layer<
    ApiKeys,
    never,
    ApiKeyStore | QuotaStore | Digest.Digest | SecureRandom.SecureRandom | Changes
  > = Layer.effect(ApiKeys, service)
}
