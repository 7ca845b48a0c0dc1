/** API keys: their life, from being made to being revoked, and what a request with the secret of one may do. */
import { Context, Effect, Layer, type Redacted } from "effect"
import type { Digest, SecureRandom } from "effect/crypto"
import type { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { ApiKeyStore } from "./ApiKeyStore.ts"
import type { Actor, AuditEntry } from "./Audit.ts"
import type { Access } from "./Family.ts"
import { makeAdmission } from "./KeyAdmission.ts"
import { makeKeyRing } from "./KeyRing.ts"
import type { KeyChanges, NewKey } from "./NewKey.ts"
import type { QuotaStore } from "./QuotaStore.ts"
import type { Quota } from "./RateLimit.ts"
import type { KeyInvalid, KeyNotFound, QuotaExceeded, ScopeMissing } from "./Refusal.ts"

/** A key with its secret, which is told this once. */
export interface CreatedKey {
  readonly key: ApiKey
  readonly secret: Redacted.Redacted
}

export interface Admission {
  readonly key: ApiKey
  readonly quota: Quota
}

const service = Effect.gen(function* () {
  const { authorize, consume } = yield* makeAdmission
  const ring = yield* makeKeyRing
  const usage = Effect.fn("ApiKeys.usage")(function* (id: number, by?: Actor) {
    return yield* consume(yield* ring.find(id, by), "public", 0)
  })
  return { ...ring, usage, authorize }
})

/** Another owner's key is not found, as one that there is not; without an actor the operator asks. */
type Found<A> = Effect.Effect<A, KeyNotFound | StoreUnavailable>

export class ApiKeys extends Context.Service<
  ApiKeys,
  {
    readonly create: (wanted: NewKey, by?: Actor) => Effect.Effect<CreatedKey, StoreUnavailable>
    /** Every key, newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    /** One owner's keys, newest first. */
    readonly ofOwner: (owner: string) => Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    readonly find: (id: number, by?: Actor) => Found<ApiKey>
    /** Changes what is named and leaves the rest. A revoked key can't be changed. */
    readonly change: (id: number, changes: KeyChanges, by?: Actor) => Found<ApiKey>
    /** Final; revoking again changes nothing. */
    readonly revoke: (id: number, by?: Actor) => Found<ApiKey>
    /** Replaces the secret, the old one working for some seconds (0) more. A revoked key can't be rotated. */
    readonly rotate: (id: number, graceSeconds?: number, by?: Actor) => Found<CreatedKey>
    /** What is left of the key's quota of the public API; uses nothing of it. */
    readonly usage: (id: number, by?: Actor) => Found<Quota>
    /** The newest changes of keys, newest first. */
    readonly audit: (limit: number) => Effect.Effect<ReadonlyArray<AuditEntry>, StoreUnavailable>
    /** Known and active, then in scope, then within its quota for the family, of which it uses `cost` (1). */
    readonly authorize: (
      secret: string,
      access: Access,
      cost?: number
    ) => Effect.Effect<Admission, KeyInvalid | ScopeMissing | QuotaExceeded | StoreUnavailable>
  }
>()("findata/core/access/ApiKeys") {
  static readonly layer: Layer.Layer<
    ApiKeys,
    never,
    ApiKeyStore | QuotaStore | Digest.Digest | SecureRandom.SecureRandom | Changes
  > = Layer.effect(ApiKeys, service)
}
