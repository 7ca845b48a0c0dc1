/**
 * Whether a connection is a session of PostgreSQL's own. A pooler of transactions, as PgBouncer is, runs each transaction of
 * a connection in any of its own sessions: what belongs to a session, such as LISTEN, is lost there without an error.
 */
import { randomUUID } from "node:crypto"
import { PgConnection } from "@effect/sql-pg"
import { Effect, type Scope } from "effect"
import { SqlError } from "effect/sql"
import { placeOf } from "./Address.ts"

const mark = "findata.session"
/** The value of the mark in sessions that were begun for connections of this process. */
const own = randomUUID()

const question = `select pg_backend_pid() as process, current_setting('${mark}', true) as mark`

/** SQLSTATE with which poolers refuse parameters of a session. */
const protocolViolation = "08P01"

const isRefused = ({ reason: { cause } }: SqlError.SqlError): boolean => {
  const { code, message } = cause as { readonly code?: string; readonly message: string }
  return code === protocolViolation && /startup parameter/.test(message)
}

const pooled = ({ url }: PgConnection.Config, cause: unknown): SqlError.SqlError => {
  const place = url === undefined ? "The server" : placeOf(url)
  return new SqlError.SqlError({
    reason: new SqlError.ConnectionError({
      cause,
      message: `PostgreSQL could not connect: ${place} is a pooler, such as PgBouncer, where PostgreSQL itself is expected: name PostgreSQL in DATABASE_DIRECT_URL, beside the pooler in DATABASE_URL`,
      operation: "connect"
    })
  })
}

/** Connects to PostgreSQL itself, or fails where a pooler answers. */
export const connectToSession = (
  config: PgConnection.Config
): Effect.Effect<PgConnection.PgConnection, SqlError.SqlError, Scope.Scope> =>
  PgConnection.make({ ...config, startupParameters: { ...config.startupParameters, [mark]: own } }).pipe(
    Effect.mapError((error) => (isRefused(error) ? pooled(config, error) : error)),
    Effect.tap((connection) =>
      Effect.flatMap(connection.query(question), ({ rows: [row] }) =>
        // A proxy that passes sessions on may number them anew.
        row?.["process"] === connection.processId || row?.["mark"] === own
          ? Effect.void
          : Effect.fail(pooled(config, new Error("The connection is no session of its own")))
      )
    )
  )
