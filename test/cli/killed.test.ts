/** An import that is killed, on SQLite and on PostgreSQL. */
import { afterAll, beforeAll, describe } from "@effect/vitest"
import { DatabaseSync } from "node:sqlite"
import { Layer, Redacted } from "effect"
import { Client } from "pg"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { remove, temporaryDirectory } from "./command.ts"
import { killedLaws } from "./killedLaws.ts"

/** SQLite allows one writing connection at a time. */
const isLocked = (path: string): boolean => {
  const db = new DatabaseSync(path, { timeout: 0 })
  try {
    db.exec("begin immediate; rollback")
    return false
  } catch {
    return true
  } finally {
    db.close()
  }
}

/** Whether another connection holds an advisory lock for its transaction. */
const holdsLock = async (client: Client): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_locks
     where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`
  )
  return (rowCount ?? 0) > 0
}

describe("SQLite", () => {
  let directory: string
  beforeAll(async () => {
    directory = await temporaryDirectory()
  })
  afterAll(() => remove(directory))

  killedLaws(async () => {
    const options = { directory, busyTimeout: 5000 }
    return {
      env: { FINDATA_DATA: directory },
      stores: Layer.suspend(() => Layer.merge(Sqlite.storesLayer(options), Sqlite.importsLayer(options))),
      isImporting: () => isLocked(`${directory}/data.db`)
    }
  })
})

describePostgres("PostgreSQL", () => {
  let url: string
  let client: Client
  beforeAll(async () => {
    url = await createMigrated()
    client = new Client({ connectionString: url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await dropDatabase(url)
  })

  killedLaws(async () => {
    const options = { url: Redacted.make(url), maxConnections: 2 }
    return {
      env: { DATABASE_URL: url },
      stores: Layer.suspend(() => Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))),
      isImporting: () => holdsLock(client)
    }
  })
})
