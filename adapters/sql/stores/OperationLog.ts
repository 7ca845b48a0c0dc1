/** `OperationLog` over a SqlClient. Nothing that is kept in memory depends on it. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import {
  deletedOwner,
  instantNow,
  type Operation,
  OperationLog,
  stateOfOperation,
  type StoredOperation
} from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"
import { holdSource } from "./holdSource.ts"
import { logOperation } from "./operations.ts"

type Row = StoredOperation & Pick<Operation, "symbol" | "slug">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  /** For changes of the schema that other servers read; none of what they keep is made of these rows. */
  const written = <A, E>(write: Effect.Effect<A, E>) =>
    transact(
      sql,
      Effect.tap(write, () => dialect.announce(sql, "data", {}))
    )

  const select = Effect.fnUntraced(function* (where: Statement.Fragment, part?: Statement.Fragment) {
    const rows = yield* sql<Row>`
      select
        o.id as operation_id,
        o.action,
        o.started_at,
        o.finished_at,
        o.failure,
        o.actor,
        o.request_id,
        o.company_id,
        c.symbol,
        c.slug,
        o.source,
        o.run_id,
        o.first_date,
        o.last_date,
        cast(o.inserted as double precision) as inserted,
        cast(o.changed as double precision) as changed,
        cast(o.refused as double precision) as refused,
        cast(o.doubtful as double precision) as doubtful,
        s.held_until
      from operation o
      left join company c on c.company_id = o.company_id
      left join source_sync s on s.source = o.source and s.holder = o.holder
      where ${where}
      order by o.id desc
      ${part ?? sql``}
    `
    const now = yield* instantNow
    return rows.map(
      ({ held_until, ...row }): Operation => ({
        ...row,
        ...stateOfOperation({ failure: row.failure, finished_at: row.finished_at, held_until }, now)
      })
    )
  })

  /** The operations of an owner, who acts by requests alone. */
  const operationsOf = (owner: string) => sql`actor = ${owner} and request_id is not null`

  /** The bars that an owner accepted, and no account of the machine with the same name. */
  const acceptedBy = (owner: string) => sql`
    accepted_by = ${owner}
    and not exists (
      select 1
      from operation o
      where o.action = 'accept_doubts'
        and o.company_id = accepted_spike.company_id
        and o.started_at = accepted_spike.accepted_at
        and o.actor = accepted_spike.accepted_by
        and o.request_id is null
    )
  `

  return OperationLog.of({
    page: (company_id, { limit, offset }) => {
      const where = company_id === null ? sql`true` : sql`o.company_id = ${company_id}`
      return guard(
        Effect.gen(function* () {
          const [counted] = yield* sql<{ readonly total: number }>`
            select cast(count(*) as double precision) as total from operation o where ${where}
          `
          const operations = yield* select(where, sql`limit ${limit} offset ${offset}`)
          return { operations, total: counted?.total ?? 0 }
        })
      )
    },
    find: (operation_id) =>
      guard(Effect.map(select(sql`o.id = ${operation_id}`), ([found]) => found ?? null)),
    begin: ({ company_id, holder, source, ...note }, hold) =>
      written(
        Effect.flatMap(holdSource(sql, source, holder, hold), (isHeld) =>
          isHeld ? logOperation(sql, "sync", { company_id, holder, source }, note) : Effect.succeed(null)
        )
      ),
    count: (operation_id, rows) =>
      Effect.asVoid(written(sql`update operation set ${sql.update(rows)} where id = ${operation_id}`)),
    mentions: (owner) =>
      guard(
        Effect.map(
          sql<{ readonly n: number }>`
            select cast(
              (select count(*) from operation where ${operationsOf(owner)})
              + (select count(*) from accepted_spike where ${acceptedBy(owner)})
              as double precision
            ) as n
          `,
          ([row]) => row?.n ?? 0
        )
      ),
    forget: (owner) =>
      Effect.asVoid(
        written(
          Effect.andThen(
            sql`update operation set actor = ${deletedOwner} where ${operationsOf(owner)}`,
            sql`update accepted_spike set accepted_by = ${deletedOwner} where ${acceptedBy(owner)}`
          )
        )
      )
  })
})

export const layer: Layer.Layer<OperationLog, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  OperationLog,
  make
)
