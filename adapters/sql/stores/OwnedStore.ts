/** `OwnedStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type Owned, OwnedStore, type OwnedWrite } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const columns = sql.literal("id, kind, owner, name, body, created_at, changed_at")

  const held = (kind: string, owner: string) =>
    sql<Owned>`select ${columns} from owned where owner = ${owner} and kind = ${kind} order by id`

  const apply = Effect.fnUntraced(function* (kind: string, owner: string, write: OwnedWrite) {
    if ("remove" in write) {
      yield* sql`delete from owned where id = ${write.remove} and owner = ${owner} and kind = ${kind}`
      return null
    }
    const { id, ...rest } = write.put
    const rows =
      id === null
        ? yield* sql<Owned>`
            insert into owned ${sql.insert({ kind, owner, ...rest })}
            returning ${columns}
          `
        : yield* sql<Owned>`
            update owned
            set ${sql.update(rest)}
            where id = ${id} and owner = ${owner} and kind = ${kind}
            returning ${columns}
          `
    return rows[0] ?? null
  })

  return OwnedStore.of({
    ofOwner: (kind, owner) => guard(held(kind, owner)),
    write: (kind, owner, decide) =>
      transact(
        sql,
        Effect.gen(function* () {
          yield* dialect.lockName(sql, `${kind} of ${owner}`)
          const write = yield* Effect.fromResult(decide(yield* held(kind, owner)))
          const object = yield* apply(kind, owner, write)
          yield* dialect.announce(sql, "access", null)
          return object
        })
      ),
    countsOf: (owner) =>
      guard(
        Effect.map(
          sql<{ readonly kind: string; readonly count: number }>`
            select kind, cast(count(*) as integer) as count
            from owned
            where owner = ${owner}
            group by kind
            order by kind
          `,
          (rows) => Object.fromEntries(rows.map(({ count, kind }) => [kind, count]))
        )
      ),
    deleteOwner: (owner) =>
      transact(
        sql,
        Effect.gen(function* () {
          const deleted = yield* sql`delete from owned where owner = ${owner} returning id`
          yield* dialect.announce(sql, "access", null)
          return deleted.length
        })
      ).pipe(Effect.tap(() => guard(dialect.erase(sql))))
  })
})

export const layer: Layer.Layer<OwnedStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  OwnedStore,
  make
)
