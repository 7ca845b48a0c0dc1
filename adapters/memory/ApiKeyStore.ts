/** `ApiKeyStore` over plain maps, lost when the process ends. */
import { Effect, Layer, Option } from "effect"
import { type ApiKey, TooManyKeys } from "../../core/mod.ts"
import {
  ApiKeyStore,
  type AuditAction,
  type AuditEntry,
  type AuditNote,
  deletedOwner,
  type RequestMark,
  RequestRepeated
} from "../../core/ports.ts"

interface Secret {
  readonly id: number
  readonly valid_until: string | null
}

export const layer: Layer.Layer<ApiKeyStore> = Layer.sync(ApiKeyStore, () => {
  const keys = new Map<number, ApiKey>()
  const secrets = new Map<string, Secret>()
  const log: Array<AuditEntry> = []
  const marks: Array<RequestMark & { readonly key_id: number }> = []
  let next = 1

  const note = (key_id: number, action: AuditAction, { actor, at, request_id }: AuditNote) =>
    log.push({ at, actor, action, key_id, request_id })

  /** Changes a key, and returns whether it exists. */
  const update = (id: number, changes: Partial<ApiKey>): boolean => {
    const key = keys.get(id)
    if (key !== undefined) keys.set(id, { ...key, ...changes })
    return key !== undefined
  }

  /** Fails where the request of a mark is remembered. */
  const checkMark = (mark: RequestMark | undefined) => {
    if (mark === undefined) return Effect.void
    const kept = marks.filter(({ at }) => at > mark.forgotten)
    marks.splice(0, marks.length, ...kept)
    const earlier = kept.find(({ key, owner }) => key === mark.key && owner === mark.owner)
    return earlier === undefined
      ? Effect.void
      : new RequestRepeated({ key_id: earlier.key_id, isSame: earlier.request === mark.request })
  }

  const remember = (mark: RequestMark | undefined, key_id: number) => {
    if (mark !== undefined) marks.push({ ...mark, key_id })
  }

  const newestFirst = () => [...keys.values()].toReversed()

  return ApiKeyStore.of({
    add: (key, hash, by, { mark, max = Number.POSITIVE_INFINITY } = {}) =>
      Effect.gen(function* () {
        yield* checkMark(mark)
        const held = newestFirst().filter(
          ({ owner, revoked_at }) => owner === key.owner && revoked_at === null
        )
        if (held.length >= max) return yield* new TooManyKeys({ max })
        const added: ApiKey = { ...key, id: next++ }
        keys.set(added.id, added)
        secrets.set(hash, { id: added.id, valid_until: null })
        note(added.id, "create", by)
        remember(mark, added.id)
        return added
      }),
    byHash: (hash) =>
      Effect.sync(() => {
        const secret = secrets.get(hash)
        const key = secret && keys.get(secret.id)
        return key ? Option.some({ key, valid_until: secret.valid_until }) : Option.none()
      }),
    byId: (id) => Effect.sync(() => Option.fromUndefinedOr(keys.get(id))),
    all: Effect.sync(newestFirst),
    ofOwner: (owner, window) =>
      Effect.sync(() => {
        const all = newestFirst().filter((key) => key.owner === owner)
        const { limit, offset } = window ?? { limit: all.length, offset: 0 }
        return { keys: all.slice(offset, offset + limit), total: all.length }
      }),
    change: (id, changes, by) =>
      Effect.sync(() => {
        if (update(id, changes)) note(id, "patch", by)
      }),
    revoke: (id, by) =>
      Effect.sync(() => {
        if (keys.get(id)?.revoked_at === null && update(id, { revoked_at: by.at })) note(id, "revoke", by)
      }),
    replaceSecret: (id, { hash, key_prefix }, until, by, mark) =>
      Effect.gen(function* () {
        yield* checkMark(mark)
        if (!update(id, { key_prefix })) return
        for (const [old, secret] of secrets) {
          if (secret.id !== id) continue
          const valid_until =
            secret.valid_until !== null && secret.valid_until < until ? secret.valid_until : until
          if (valid_until <= by.at) secrets.delete(old)
          else secrets.set(old, { id, valid_until })
        }
        secrets.set(hash, { id, valid_until: null })
        note(id, "rotate", by)
        remember(mark, id)
      }),
    deleteOwner: (owner, by) =>
      Effect.sync(() => {
        const own = [...keys.values()].filter((key) => key.owner === owner)
        for (const { id } of own) {
          keys.delete(id)
          note(id, "delete", by)
        }
        for (const [hash, { id }] of secrets) if (!keys.has(id)) secrets.delete(hash)
        marks.splice(0, marks.length, ...marks.filter((mark) => mark.owner !== owner))
        for (const [at, entry] of log.entries()) {
          if (entry.actor === owner) log[at] = { ...entry, actor: deletedOwner }
        }
        return own.length
      }),
    touch: (used, before) =>
      Effect.sync(() => {
        for (const [id, last_used_at] of used) {
          const recorded = keys.get(id)?.last_used_at ?? ""
          if (recorded < last_used_at && recorded <= before) update(id, { last_used_at })
        }
      }),
    audit: (limit) => Effect.sync(() => log.toReversed().slice(0, limit))
  })
})
