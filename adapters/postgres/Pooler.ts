/** Whether a pooler of transactions, such as PgBouncer, does what findata needs of it. */
import { PgConnection } from "@effect/sql-pg"
import { Effect, Result, Schema } from "effect"
import type { SqlError } from "effect/sql"
import { type Address, placeOf } from "./Address.ts"
import { directConnection, pooledConnection, timeouts } from "./Connection.ts"
import { connectToSession } from "./Session.ts"

/** A pooler isn't reached, leads elsewhere, or lacks a setting: a line for each fault. */
export class PoolerUnfit extends Schema.TaggedError<PoolerUnfit>()("PoolerUnfit", {
  message: Schema.String
}) {}

/** A host's own address, and its pooler's. */
interface PooledHost {
  readonly direct: Address
  readonly pooled: Address
}

/** Which server it is, and which database: a server that was started anew counts as another one. */
const identity = `
  select
    cast(system_identifier as text) || ' ' || current_database() || ' ' || cast(pg_postmaster_start_time() as text) as identity
  from pg_control_system()
`

const settings = `
  select name, cast(setting as integer) as milliseconds, current_user as role
  from pg_settings
  where name in (${Object.keys(timeouts)
    .map((name) => `'${name}'`)
    .join(", ")})
`

const identityOf = (connection: PgConnection.PgConnection) =>
  Effect.map(connection.query(identity), ({ rows }) => rows[0]?.["identity"])

const set = Object.entries(timeouts)
  .map(([name, milliseconds]) => `set ${name} = ${milliseconds}`)
  .join("; ")

/** What is wrong with the timeouts of its sessions. */
const timeoutFaults = (name: string, rows: ReadonlyArray<PgConnection.Row>): ReadonlyArray<string> => {
  const wrong = Object.entries(timeouts).flatMap(([setting, max]) => {
    const found = Number(rows.find((row) => row["name"] === setting)?.["milliseconds"])
    return found > 0 && found <= max ? [] : [`${setting} is ${found}, expected 1 to ${max} ms`]
  })
  return wrong.length === 0
    ? []
    : [
        `Sessions of ${name} lack timeouts: ${wrong.join("; ")}. In pgbouncer.ini, connect_query='${set}' for its database sets them; so does alter role ${String(rows[0]?.["role"])} set for each, once its sessions are new`
      ]
}

const reasonOf = ({ message, reason: { cause } }: SqlError.SqlError): string =>
  cause instanceof Error && cause.message !== "" ? cause.message : message

/** What it resets after a transaction is lost to the next, so that the settings are asked for last. */
const lookThrough = (address: Address) => {
  const name = placeOf(address.url)
  const failing = <A, R>(look: Effect.Effect<A, SqlError.SqlError, R>, what: string) =>
    Effect.mapError(look, (error) => `${name} ${what}: ${reasonOf(error)}`)
  return Effect.gen(function* () {
    const connect = Effect.flatMap(PgConnection.make(pooledConnection(address)), ({ pin }) => pin)
    const connection = yield* failing(connect, "doesn't let findata connect")
    const identity = yield* failing(identityOf(connection), "answers no statement")
    const transaction = Effect.andThen(connection.query("begin"), connection.query("rollback"))
    yield* failing(transaction, "allows no transactions, expected pool_mode = transaction")
    const { rows } = yield* failing(connection.query(settings), "answers no statement")
    return { identity, settings: rows }
  })
}

const faultsOf = ({ direct, pooled }: PooledHost) =>
  Effect.scoped(
    Effect.gen(function* () {
      const name = placeOf(pooled.url)
      const own = yield* Effect.flatMap(connectToSession(directConnection(direct)), identityOf)
      const through = yield* Effect.result(lookThrough(pooled))
      if (Result.isFailure(through)) return [through.failure]
      const elsewhere =
        through.success.identity === own
          ? []
          : [
              `${name} leads to another server or database than DATABASE_DIRECT_URL: expected the same, in the same order where there are several`
            ]
      return [...elsewhere, ...timeoutFaults(name, through.success.settings)]
    })
  )

/** Fails unless each host that answers is reached through its pooler, and at least one host is. */
export const checkPooler = Effect.fnUntraced(function* (hosts: ReadonlyArray<PooledHost>) {
  const looked = yield* Effect.forEach(hosts, (host) => Effect.result(faultsOf(host)), {
    concurrency: "unbounded"
  })
  const unreached = looked.flatMap((one) => (Result.isFailure(one) ? [one.failure] : []))
  const [first] = unreached
  if (first !== undefined && unreached.length === looked.length) return yield* Effect.fail(first)
  const faults = looked.flatMap((one) => (Result.isSuccess(one) ? one.success : []))
  if (faults.length > 0) return yield* new PoolerUnfit({ message: faults.join("\n") })
})
