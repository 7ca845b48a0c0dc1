/** Databases of a PostgreSQL server, created and dropped. */
import { randomBytes } from "node:crypto"
import { Client } from "pg"

/** Runs statements, and returns the rows of one, over a connection of its own. */
export const runOn = async (
  url: string,
  statements: string
): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statements).finally(() => client.end())
  return rows
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** The URL of a new database: empty, or a copy of another, which may have no connections and whose name it continues. */
export const createOn = async (server: string, original?: string): Promise<string> => {
  const url = new URL(server)
  url.pathname = `${original === undefined ? "findata_test" : nameOf(original)}_${randomBytes(8).toString("hex")}`
  const template = original === undefined ? "template0 encoding 'UTF8'" : nameOf(original)
  await runOn(server, `create database ${nameOf(url.href)} template ${template}`)
  return url.href
}

/** Drops it even if it still has connections. */
export const dropOn = async (server: string, url: string): Promise<void> => {
  await runOn(server, `drop database if exists ${nameOf(url)} with (force)`)
}

/** Drops it and its copies. */
export const dropCopiesOn = async (server: string, url: string): Promise<void> => {
  const named = `select datname from pg_database where starts_with(datname, '${nameOf(url)}')`
  for (const { datname } of await runOn(server, named)) {
    await runOn(server, `drop database ${datname} with (force)`)
  }
}
