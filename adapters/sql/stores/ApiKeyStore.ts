/** `ApiKeyStore` over a SqlClient. */
import { Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { TooManyKeys } from "../../../core/mod.ts"
import {
  ApiKeyStore,
  type AuditAction,
  type AuditEntry,
  type AuditNote,
  deletedOwner,
  type RequestMark,
  RequestRepeated
} from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"
import { keyColumns, keyOf, type KeyRow, rowOf } from "./keyRow.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const columns = sql.literal(keyColumns)

  const select = (rest: Statement.Fragment) =>
    Effect.map(sql<KeyRow>`select ${columns} from api_key ${rest}`, (rows) => rows.map(keyOf))

  const log = (key_id: number, action: AuditAction, note: AuditNote) =>
    sql`insert into audit ${sql.insert({ ...note, action, key_id })}`

  /** Announces the change, when it commits, to every process that caches keys. */
  const announced = <A, E>(change: Effect.Effect<A, E | SqlError>) =>
    transact(
      sql,
      Effect.tap(change, () => dialect.announce(sql, "access", null))
    )

  /** Logs a change of a row, if there was one to change. */
  const logged = (
    change: Statement.Statement<{ readonly id: number }>,
    action: AuditAction,
    note: AuditNote
  ) =>
    Effect.flatMap(change, (rows) =>
      Effect.forEach(rows, ({ id }) => log(id, action, note), { discard: true })
    )

  const addSecret = (key_id: number, hash: string) =>
    sql`insert into api_key_secret ${sql.insert({ hash, key_id })}`

  /**
   * Remembers a request before it is carried out; fails where it is remembered already. A concurrent request with the
   * same key waits here until this transaction ends.
   */
  const remember = Effect.fnUntraced(function* (mark: RequestMark | undefined) {
    if (mark === undefined) return
    const { at, forgotten, key, owner, request } = mark
    yield* sql`delete from key_request where at <= ${forgotten}`
    const added = yield* sql`
      insert into key_request (owner, idempotency_key, request, at)
      values (${owner}, ${key}, ${request}, ${at})
      on conflict (owner, idempotency_key) do nothing
      returning at
    `
    if (added.length > 0) return
    const [earlier] = yield* sql<{ readonly key_id: number; readonly request: string }>`
      select key_id, request
      from key_request
      where owner = ${owner} and idempotency_key = ${key}
    `
    return yield* new RequestRepeated({
      key_id: earlier?.key_id ?? 0,
      isSame: earlier?.request === request
    })
  })

  const rememberKey = (mark: RequestMark | undefined, key_id: number) =>
    mark === undefined
      ? Effect.void
      : sql`
          update key_request
          set key_id = ${key_id}
          where owner = ${mark.owner} and idempotency_key = ${mark.key}
        `

  /** Inside a transaction: fails when the owner has `max` keys, and blocks others of the owner until it ends. */
  const checkRoom = Effect.fnUntraced(function* (owner: string | null, max: number) {
    yield* dialect.lockName(sql, `keys of ${owner}`)
    const [row] = yield* sql<{ held: number }>`
      select cast(count(*) as integer) as held
      from api_key
      where owner = ${owner} and revoked_at is null
    `
    if ((row?.held ?? 0) >= max) return yield* new TooManyKeys({ max })
  })

  return ApiKeyStore.of({
    add: (key, hash, note, { mark, max } = {}) =>
      announced(
        Effect.gen(function* () {
          yield* remember(mark)
          if (max !== undefined) yield* checkRoom(key.owner, max)
          const [row] = yield* sql<{ id: number }>`
            insert into api_key ${sql.insert(rowOf(key)).returning("id")}
          `
          const id = row?.id ?? 0
          yield* addSecret(id, hash)
          yield* log(id, "create", note)
          yield* rememberKey(mark, id)
          return { ...key, id }
        })
      ),
    byHash: (hash) =>
      guard(
        Effect.map(
          sql<KeyRow & { readonly valid_until: string | null }>`
            select ${columns}, valid_until
            from api_key_secret
            join api_key on id = key_id
            where hash = ${hash}
          `,
          ([row]) => {
            if (row === undefined) return Option.none()
            const { valid_until, ...key } = row
            return Option.some({ key: keyOf(key), valid_until })
          }
        )
      ),
    byId: (id) => guard(Effect.map(select(sql`where id = ${id}`), ([key]) => Option.fromUndefinedOr(key))),
    all: guard(select(sql`order by id desc`)),
    ofOwner: (owner, window) =>
      guard(
        Effect.gen(function* () {
          const part = window === undefined ? sql`` : sql`limit ${window.limit} offset ${window.offset}`
          const keys = yield* select(sql`where owner = ${owner} order by id desc ${part}`)
          if (window === undefined) return { keys, total: keys.length }
          const [counted] = yield* sql<{ readonly total: number }>`
            select cast(count(*) as double precision) as total
            from api_key
            where owner = ${owner}
          `
          return { keys, total: counted?.total ?? 0 }
        })
      ),
    change: (id, changes, note) =>
      announced(
        logged(
          sql`update api_key set ${sql.update(rowOf(changes))} where id = ${id} returning id`,
          "patch",
          note
        )
      ),
    revoke: (id, note) =>
      announced(
        logged(
          sql`
            update api_key
            set revoked_at = ${note.at}
            where id = ${id} and revoked_at is null
            returning id
          `,
          "revoke",
          note
        )
      ),
    replaceSecret: (id, { hash, key_prefix }, until, note, mark) =>
      announced(
        Effect.gen(function* () {
          yield* remember(mark)
          // The row of the key first: of two concurrent rotations the second waits and finds the first one's secret.
          yield* logged(
            sql`update api_key set key_prefix = ${key_prefix} where id = ${id} returning id`,
            "rotate",
            note
          )
          yield* sql`
            update api_key_secret
            set valid_until = ${until}
            where key_id = ${id} and (valid_until is null or valid_until > ${until})
          `
          yield* sql`
            delete from api_key_secret
            where key_id = ${id} and valid_until <= ${note.at}
          `
          yield* addSecret(id, hash)
          yield* rememberKey(mark, id)
        })
      ),
    deleteOwner: (owner, note) =>
      announced(
        Effect.gen(function* () {
          yield* sql`delete from key_request where owner = ${owner}`
          yield* sql`delete from api_key_secret where key_id in (select id from api_key where owner = ${owner})`
          const deleted = yield* sql<{ readonly id: number }>`
            delete from api_key where owner = ${owner} returning id
          `
          yield* sql`update audit set actor = ${deletedOwner} where actor = ${owner}`
          yield* Effect.forEach(deleted, ({ id }) => log(id, "delete", note), { discard: true })
          return deleted.length
        })
      ).pipe(Effect.tap(() => guard(dialect.erase(sql)))),
    touch: (used, before) =>
      transact(
        sql,
        Effect.forEach(
          used,
          ([id, at]) => sql`
            update api_key
            set last_used_at = ${at}
            where
              id = ${id}
              and (last_used_at is null or (last_used_at < ${at} and last_used_at <= ${before}))
          `,
          { discard: true }
        )
      ),
    audit: (limit) =>
      guard(sql<AuditEntry>`
        select at, actor, action, key_id, request_id
        from audit
        order by id desc
        limit ${limit}
      `)
  })
})

export const layer: Layer.Layer<ApiKeyStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ApiKeyStore,
  make
)
