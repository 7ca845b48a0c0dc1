/** Port: stores API keys and the audit log of their changes. It gets the hash of a secret, never the secret. */
import { Context, type Effect, type Option } from "effect"
import type { Window } from "../../paging/Paging.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { AuditEntry, AuditNote } from "./Audit.ts"
import type { KeyChanges } from "./NewKey.ts"
import type { TooManyKeys } from "./Refusal.ts"
import type { RequestMark, RequestRepeated } from "./RequestMark.ts"

/** A key found by one of its secrets. */
export interface KeyOfSecret {
  readonly key: ApiKey
  /** The instant at which this secret stops working; null for the key's only secret. */
  readonly valid_until: string | null
}

/** The hash of a new secret, and the part of the secret that may be shown. */
export interface SecretRecord {
  readonly hash: string
  readonly key_prefix: string
}

/** Some of an owner's keys, and how many there are. */
export interface KeyPage {
  readonly keys: ReadonlyArray<ApiKey>
  readonly total: number
}

/** When a new key isn't stored. */
export interface KeyTerms {
  /** With a mark, it is stored once for the mark's owner and key. */
  readonly mark?: RequestMark | undefined
  /**
   * Only while its owner has fewer keys than this that aren't revoked, however many are stored at a time; undefined for
   * any number.
   */
  readonly max?: number | undefined
}

/**
 * Keys by id, by owner and by the hash of a secret. Each change is written in one transaction with its entry of the
 * audit log; `touch` has none.
 */
export class ApiKeyStore extends Context.Service<
  ApiKeyStore,
  {
    /** Stores a new key, on the terms given, and returns it with its id. */
    readonly add: (
      key: Omit<ApiKey, "id">,
      hash: string,
      note: AuditNote,
      terms?: KeyTerms
    ) => Effect.Effect<ApiKey, RequestRepeated | StoreUnavailable | TooManyKeys>
    /** The key that has or had a secret with this hash, whatever the status of the key or the secret. */
    readonly byHash: (hash: string) => Effect.Effect<Option.Option<KeyOfSecret>, StoreUnavailable>
    readonly byId: (id: number) => Effect.Effect<Option.Option<ApiKey>, StoreUnavailable>
    /** All keys, newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    /** The keys of one owner, newest first: those of the window, or all. */
    readonly ofOwner: (owner: string, window?: Window) => Effect.Effect<KeyPage, StoreUnavailable>
    readonly change: (
      id: number,
      changes: KeyChanges,
      note: AuditNote
    ) => Effect.Effect<void, StoreUnavailable>
    /** Marks the key revoked at the note's instant; does nothing, and logs nothing, when it already is. */
    readonly revoke: (id: number, note: AuditNote) => Effect.Effect<void, StoreUnavailable>
    /**
     * Gives the key a new secret. Its older secrets work until `until` at the latest, which may be the note's own
     * instant. With a mark, once for the mark's owner and key.
     */
    readonly replaceSecret: (
      id: number,
      secret: SecretRecord,
      until: string,
      note: AuditNote,
      mark?: RequestMark
    ) => Effect.Effect<void, RequestRepeated | StoreUnavailable>
    /**
     * Deletes an owner's keys with their secrets and requests, and the owner's name from the audit log; returns how many
     * keys.
     */
    readonly deleteOwner: (owner: string, note: AuditNote) => Effect.Effect<number, StoreUnavailable>
    /**
     * Records when keys were last used, unless a later use is recorded, or one after the instant `before`. Doesn't
     * invalidate caches: no cached response depends on it.
     */
    readonly touch: (
      used: ReadonlyMap<number, string>,
      before: string
    ) => Effect.Effect<void, StoreUnavailable>
    /** The newest entries of the audit log, newest first. */
    readonly audit: (limit: number) => Effect.Effect<ReadonlyArray<AuditEntry>, StoreUnavailable>
  }
>()("findata/core/access/keys/ApiKeyStore") {}
