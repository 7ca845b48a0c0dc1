/** Port: where API keys and the log of their changes are kept. A secret never gets here, only its hash. */
import { Context, type Effect, type Option } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { AuditEntry, AuditNote } from "./Audit.ts"
import type { KeyChanges } from "./NewKey.ts"

/** A key as it is found by one of its secrets. */
export interface KeyOfSecret {
  readonly key: ApiKey
  /** The instant from which the secret doesn't work any more; null while the key has no other. */
  readonly valid_until: string | null
}

/** The hash of a new secret, and what of it is shown. */
export interface SecretRecord {
  readonly hash: string
  readonly key_prefix: string
}

export class ApiKeyStore extends Context.Service<
  ApiKeyStore,
  {
    /** Keeps a new key and returns it with the id it got. */
    readonly add: (
      key: Omit<ApiKey, "id">,
      hash: string,
      note: AuditNote
    ) => Effect.Effect<ApiKey, StoreUnavailable>
    /** The key that has or had a secret of this hash, whatever the status of either. */
    readonly byHash: (hash: string) => Effect.Effect<Option.Option<KeyOfSecret>, StoreUnavailable>
    readonly byId: (id: number) => Effect.Effect<Option.Option<ApiKey>, StoreUnavailable>
    /** All keys, newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    /** The keys of one owner, newest first. */
    readonly ofOwner: (owner: string) => Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    readonly change: (
      id: number,
      changes: KeyChanges,
      note: AuditNote
    ) => Effect.Effect<void, StoreUnavailable>
    /** Marks the key revoked at the note's instant; one that is already stays as it is, and nothing is noted. */
    readonly revoke: (id: number, note: AuditNote) => Effect.Effect<void, StoreUnavailable>
    /** Gives the key another secret. Those it has work until `until` at the latest, which may be the note's own instant. */
    readonly replaceSecret: (
      id: number,
      secret: SecretRecord,
      until: string,
      note: AuditNote
    ) => Effect.Effect<void, StoreUnavailable>
    /** Notes when keys were last used. Tells nobody: it changes no answer that is kept. */
    readonly touch: (used: ReadonlyMap<number, string>) => Effect.Effect<void, StoreUnavailable>
    /** The newest entries of the log, newest first. */
    readonly audit: (limit: number) => Effect.Effect<ReadonlyArray<AuditEntry>, StoreUnavailable>
  }
>()("findata/core/access/ApiKeyStore") {}
