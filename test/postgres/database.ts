/** A fresh and empty PostgreSQL database for a test file, dropped at its end. */
import { Effect, type Scope } from "effect"
import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { describe, inject } from "vitest"

const server = inject("postgresUrl")

/** Groups tests that need PostgreSQL: skipped where there is none. */
export const describePostgres = server === null ? describe.skip : describe

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: server ?? undefined })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The URL of a new database. Who creates it drops it. */
export const createDatabase = async (): Promise<string> => {
  if (server === null) throw new Error("No PostgreSQL for this test: group it with describePostgres")
  const url = new URL(server)
  url.pathname = `findata_test_${randomBytes(8).toString("hex")}`
  await administer(`create database ${url.pathname.slice(1)} template template0 encoding 'UTF8'`)
  return url.href
}

/** Drops it even while something is still connected. */
export const dropDatabase = (url: string): Promise<void> =>
  administer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)

/** The same as a scoped Effect, to build a layer on: `Layer.unwrap(Effect.map(freshDatabase, layerOf))`. */
export const freshDatabase: Effect.Effect<string, never, Scope.Scope> = Effect.acquireRelease(
  Effect.promise(createDatabase),
  (url) => Effect.promise(() => dropDatabase(url))
)
