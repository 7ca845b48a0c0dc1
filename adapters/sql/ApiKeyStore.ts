/** `ApiKeyStore` over a SqlClient. */
import { Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { ApiKeyStore, type AuditAction, type AuditEntry, type AuditNote } from "../../core/mod.ts"
import { Dialect } from "./Dialect.ts"
import { guard } from "./guard.ts"
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
  const announced = <A>(change: Effect.Effect<A, SqlError>) =>
    guard(sql.withTransaction(Effect.tap(change, () => dialect.announce(sql, "access", null))))

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

  return ApiKeyStore.of({
    add: (key, hash, note) =>
      announced(
        Effect.gen(function* () {
          const [row] = yield* sql<{ id: number }>`
            insert into api_key ${sql.insert(rowOf(key)).returning("id")}
          `
          const id = row?.id ?? 0
          yield* addSecret(id, hash)
          yield* log(id, "create", note)
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
    ofOwner: (owner) => guard(select(sql`where owner = ${owner} order by id desc`)),
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
    replaceSecret: (id, { hash, key_prefix }, until, note) =>
      announced(
        Effect.gen(function* () {
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
        })
      ),
    touch: (used) =>
      guard(
        sql.withTransaction(
          Effect.forEach(
            used,
            ([id, at]) => sql`
              update api_key
              set last_used_at = ${at}
              where id = ${id} and (last_used_at is null or last_used_at < ${at})
            `,
            { discard: true }
          )
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
