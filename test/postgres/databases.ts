/** Databases of a PostgreSQL server, created and dropped. */
import { randomBytes } from "node:crypto"
import { Client } from "pg"

const administer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** The URL of a new database: empty, or a copy of another, which may have no connections and whose name it continues. */
export const createOn = async (server: string, original?: string): Promise<string> => {
  const url = new URL(server)
  url.pathname = `${original === undefined ? "findata_test" : nameOf(original)}_${randomBytes(8).toString("hex")}`
  const template = original === undefined ? "template0 encoding 'UTF8'" : nameOf(original)
  await administer(server, `create database ${nameOf(url.href)} template ${template}`)
  return url.href
}

/** Drops it even if it still has connections. */
export const dropOn = (server: string, url: string): Promise<void> =>
  administer(server, `drop database if exists ${nameOf(url)} with (force)`)

/** Drops it and its copies. */
export const dropCopiesOn = async (server: string, url: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
    nameOf(url)
  ])
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}
