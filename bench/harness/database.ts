/** A new PostgreSQL database, dropped at the end: on the server at DATABASE_URL, else on a temporary one. */
import { randomBytes } from "node:crypto"
import { Effect, Schema } from "effect"
import { Client } from "pg"
import { startCluster } from "../../test/postgres/cluster.ts"
import { findServer } from "../../test/postgres/server.ts"

export class NoPostgres extends Schema.TaggedError<NoPostgres>()("NoPostgres", { message: Schema.String }) {}

/** Runs one query on a connection of its own. */
export const query = async (url: string, text: string): Promise<ReadonlyArray<any>> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

const start = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const given = process.env["DATABASE_URL"]
  if (given) return { url: given, stop: async () => {} }
  const server = await findServer()
  if (server === undefined) throw new Error("DATABASE_URL is not set and no PostgreSQL is installed")
  return startCluster(server)
}

/** An error after several addresses were tried has a code and no message. */
const missing = (cause: unknown) => {
  const { code, message } = cause as { readonly code?: string; readonly message: string }
  return new NoPostgres({ message: `PostgreSQL: ${message || code}` })
}

/** The URL of a server's own database, for the duration of the scope. */
export const postgresServer = Effect.map(
  Effect.acquireRelease(Effect.tryPromise({ try: start, catch: missing }), ({ stop }) =>
    Effect.promise(stop)
  ),
  ({ url }) => url
)

const remove = (server: string, name: string) => query(server, `drop database if exists ${name} with (force)`)

/** The URL of a database of this name on a server; a new one replaces any other of the name. */
export const databaseNamed = (server: string, name: string, isNew: boolean) =>
  Effect.tryPromise({
    try: async () => {
      if (isNew) {
        await remove(server, name)
        await query(server, `create database ${name} template template0 encoding 'UTF8'`)
      }
      const url = new URL(server)
      url.pathname = name
      return url.href
    },
    catch: missing
  })

/** The URL of a new database on a server, dropped at the end of the scope. */
export const databaseOn = (server: string) => {
  const name = `findata_bench_${randomBytes(6).toString("hex")}`
  return Effect.acquireRelease(databaseNamed(server, name, true), () =>
    Effect.promise(() => remove(server, name))
  )
}

/** The URL of a new database on a server of its own, or the one at DATABASE_URL. */
export const freshDatabase = Effect.flatMap(postgresServer, databaseOn)
