/**
 * A SqlClient over one `pg` connection, for imports: sql-pg's own client has no COPY, and a file must be copied and
 * merged in one transaction on one connection.
 */
import { pipeline } from "node:stream/promises"
import { Readable } from "node:stream"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, Semaphore, Stream } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, type SqlConnection, SqlError } from "effect/sql"
import pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import type { LoadedColumn } from "../sql/mod.ts"
import { type Address, isWithoutTls, placeOf, tlsFault } from "./Address.ts"
import { binaryRows } from "./BinaryCopy.ts"
import { directConnection, timeouts } from "./Connection.ts"
import { historyQuestion, latestOf } from "./Hosts.ts"
import { connectToSession } from "./Session.ts"

/** Dates as text and whole numbers as numbers, as sql-pg reads them. */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === 1082
      ? (text: string) => text
      : oid === 20
        ? Number
        : pg.types.getTypeParser(oid, format as "text")
}

/** SQLSTATEs and codes of Node, of a connection that is lost; an error without a code is pg's own report of it. */
const lost = /^(08|57P|ERR_STREAM_|E[A-Z]+$)/

/** The class of SQLSTATEs of rows that break a rule of their table. */
const violated = "23"

/** Of several addresses of a host Node says the code alone. */
const textOf = (cause: unknown): string => {
  const { code, message } = cause as { readonly code?: string; readonly message: string }
  return message === "" && code !== undefined ? code : message
}

/** `what` is what PostgreSQL could not do, where that is more than the operation. */
const failure = (cause: unknown, operation: string, what = operation): SqlError.SqlError => {
  const { code } = cause as { readonly code?: string }
  const props = { cause, message: `PostgreSQL could not ${what}: ${textOf(cause)}`, operation }
  return new SqlError.SqlError({
    reason:
      code === undefined || lost.test(code)
        ? new SqlError.ConnectionError(props)
        : code.startsWith(violated)
          ? new SqlError.ConstraintError(props)
          : new SqlError.UnknownError(props)
  })
}

export interface BulkClient {
  readonly client: SqlClient.SqlClient
  readonly copy: (
    table: string,
    columns: ReadonlyArray<LoadedColumn>
  ) => Effect.Effect<void, SqlError.SqlError>
}

const connectionOf = (client: pg.Client): SqlConnection.Connection => {
  const run = (text: string, params: ReadonlyArray<unknown>, rowMode?: "array") =>
    Effect.tryPromise({
      try: async (): Promise<ReadonlyArray<any>> =>
        (
          await client.query({
            text,
            values: [...params],
            types,
            ...(rowMode && { rowMode })
          } as pg.QueryConfig)
        ).rows,
      catch: (cause) => failure(cause, "execute")
    })
  const rows: SqlConnection.Connection["execute"] = (sql, params, transform) =>
    transform ? Effect.map(run(sql, params), transform) : run(sql, params)
  return {
    execute: rows,
    executeUnprepared: rows,
    executeRaw: (sql, params) => run(sql, params),
    executeValues: (sql, params) => run(sql, params, "array"),
    executeValuesUnprepared: (sql, params) => run(sql, params, "array"),
    executeStream: (sql, params, transform) =>
      Stream.unwrap(Effect.map(rows(sql, params, transform), Stream.fromIterable))
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK where a statement of the transaction failed. */
const commit = (client: pg.Client) =>
  Effect.flatMap(
    Effect.tryPromise({ try: () => client.query("commit"), catch: (cause) => failure(cause, "commit") }),
    ({ command }) =>
      command === "COMMIT"
        ? Effect.void
        : Effect.fail(failure(new Error("The transaction had failed"), "commit"))
  )

/** How long connecting may take, in milliseconds. */
const connecting = 10_000

const connect = async (address: Address): Promise<pg.Client> => {
  const { isOptional, ssl, url } = address
  const client = new pg.Client({
    connectionString: Redacted.value(url),
    ssl,
    application_name: "findata import",
    connectionTimeoutMillis: connecting,
    keepAlive: true
  })
  client.on("error", () => {})
  try {
    await client.connect()
    return client
  } catch (cause) {
    if (isOptional && isWithoutTls(cause)) return connect({ ...address, ssl: false })
    throw cause
  }
}

/** The host of an address with its port, or the directory of its socket. */
const serverOf = ({ host, url }: Address): string => placeOf(url) || host

/** Names the server, and says of TLS what to do about it. */
const refusal = (cause: unknown, address: Address): SqlError.SqlError => {
  const fault = tlsFault(cause, address)
  return fault === null
    ? failure(cause, "connect", `connect to ${serverOf(address)}`)
    : failure(new Error(fault), "connect")
}

interface Connected {
  readonly connection: pg.Client
  readonly address: Address
}

/** Connects to the primary of several hosts, or fails with what each of them said. */
const connectToPrimary = async (addresses: ReadonlyArray<Address>): Promise<Connected> => {
  const tried = await Promise.allSettled(
    addresses.map(async (address) => {
      const connection = await connect(address)
      const { rows } = await connection.query(historyQuestion)
      return { address, connection, history: rows[0]?.history as string | null }
    })
  )
  const place = latestOf(tried.map((one) => (one.status === "fulfilled" ? one.value.history : null)))
  const others = tried.flatMap((one, at) =>
    one.status === "fulfilled" && at !== place ? one.value.connection.end() : []
  )
  await Promise.allSettled(others)
  const primary = place === null ? undefined : tried[place]
  if (primary?.status === "fulfilled") return primary.value
  const reasons = addresses.map((address, at) => {
    const one = tried[at]
    if (one?.status !== "rejected") return `${placeOf(address.url)} is a replica`
    return `${placeOf(address.url)}: ${tlsFault(one.reason, address) ?? textOf(one.reason)}`
  })
  throw new Error(`none of the hosts accepts writes: ${reasons.join("; ")}`)
}

/** What an import does takes any time, also where its role has timeouts for statements through a pooler. */
const withoutTimeouts = Object.keys(timeouts)
  .map((name) => `set ${name} = 0`)
  .join(";")

/** Fails where a pooler answered: nothing may be begun there. */
const begin = Effect.fnUntraced(function* ({ address, connection }: Connected) {
  const ask = (text: string) =>
    Effect.tryPromise({ try: () => connection.query(text), catch: (cause) => failure(cause, "connect") })
  const { rows } = yield* ask("select pg_backend_pid() as process")
  const { processID } = connection as pg.Client & { readonly processID: number | null }
  if (rows[0]?.process !== processID) yield* Effect.scoped(connectToSession(directConnection(address)))
  yield* ask(withoutTimeouts)
})

/** Connects for as long as the scope lasts, to the primary of the addresses. */
export const open = Effect.fnUntraced(function* (addresses: readonly [Address, ...ReadonlyArray<Address>]) {
  const [only, ...others] = addresses
  const connected = yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: async () =>
        others.length === 0
          ? { address: only, connection: await connect(only) }
          : await connectToPrimary(addresses),
      catch: (cause) => (others.length === 0 ? refusal(cause, only) : failure(cause, "connect"))
    }),
    ({ connection }) => Effect.ignore(Effect.tryPromise(() => connection.end()))
  )
  yield* begin(connected)
  const { connection } = connected
  const acquirers = SqlClient.makeSqliteAcquirers({
    connection: Effect.succeed(connectionOf(connection)),
    semaphore: yield* Semaphore.make(1)
  })
  const client = yield* SqlClient.make({
    acquirer: acquirers.acquirer,
    borrower: acquirers.borrower,
    transactionAcquirer: acquirers.transactionAcquirer,
    compiler: PgClient.makeCompiler(),
    commit: () => commit(connection),
    driver: "pg",
    spanAttributes: []
  }).pipe(Effect.provide(Reactivity.layer))
  const bulk: BulkClient = {
    client,
    copy: (table, columns) => {
      const names = columns.map(({ name }) => name).join(", ")
      return Effect.tryPromise({
        try: () =>
          pipeline(
            Readable.from(binaryRows(columns), { objectMode: true }),
            connection.query(copyFrom(`copy ${table} (${names}) from stdin (format binary)`))
          ),
        catch: (cause) => failure(cause, "copy rows")
      })
    }
  }
  return bulk
})
