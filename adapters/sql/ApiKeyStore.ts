/** `ApiKeyStore` over a SqlClient. Scopes are kept as words in one column. */
import { Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type ApiKey, ApiKeyStore, type Scope } from "../../core/mod.ts"
import { Dialect } from "./Dialect.ts"
import { guard } from "./guard.ts"

type KeyRow = Omit<ApiKey, "scopes"> & { readonly scopes: string }

const keyOf = (row: KeyRow): ApiKey => ({ ...row, scopes: row.scopes.split(" ") as ReadonlyArray<Scope> })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const select = (rest: Statement.Fragment) =>
    Effect.map(
      sql<KeyRow>`
        select
          id, name, key_prefix, scopes, rate_limit, rate_period, tier, owner,
          created_at, expires_at, last_used_at, revoked_at
        from api_key
        ${rest}
      `,
      (rows) => rows.map(keyOf)
    )

  const one = (rest: Statement.Fragment) =>
    guard(Effect.map(select(rest), ([key]) => Option.fromUndefinedOr(key)))

  /** Every process that keeps keys in memory hears of the change when it commits. */
  const announced = <A>(change: Effect.Effect<A, SqlError>) =>
    guard(sql.withTransaction(Effect.tap(change, () => dialect.announce(sql, "access"))))

  return ApiKeyStore.of({
    add: (key, hash) =>
      announced(
        Effect.map(
          sql<{ id: number }>`
            insert into api_key ${sql.insert({ ...key, scopes: key.scopes.join(" "), hash }).returning("id")}
          `,
          ([row]) => ({ ...key, id: row?.id ?? 0 })
        )
      ),
    byHash: (hash) => one(sql`where hash = ${hash}`),
    byId: (id) => one(sql`where id = ${id}`),
    all: guard(select(sql`order by id desc`)),
    revoke: (id, at) =>
      announced(
        Effect.asVoid(sql`
          update api_key
          set revoked_at = ${at}
          where id = ${id} and revoked_at is null
        `)
      ),
    replaceSecret: (id, hash, key_prefix) =>
      announced(
        Effect.asVoid(sql`
          update api_key
          set hash = ${hash}, key_prefix = ${key_prefix}
          where id = ${id}
        `)
      ),
    touch: (used) =>
      guard(
        sql.withTransaction(
          Effect.forEach(used, ([id, at]) => sql`update api_key set last_used_at = ${at} where id = ${id}`, {
            discard: true
          })
        )
      )
  })
})

export const layer: Layer.Layer<ApiKeyStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ApiKeyStore,
  make
)
