/** Servers on each store, and what a torture looks into the stores by. */
import { DatabaseSync } from "node:sqlite"
import { join } from "node:path"
import { type Environment, remove, temporaryDirectory } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"
import { runOn } from "../postgres/databases.ts"
import { type Finding, withCluster } from "./program.ts"
import { secret } from "./tokens.ts"

/** A store of a torture's own. */
export interface Place {
  readonly store: "SQLite" | "PostgreSQL"
  /** Its address, and the secret of tokens. */
  readonly env: Environment
  /** Runs a statement, which both databases understand, on the tables of keys. */
  readonly run: (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>
}

/** On a new directory of SQLite. */
export const onSqlite = async <A>(use: (place: Place) => Promise<A>): Promise<A> => {
  const directory = await temporaryDirectory()
  const run = async (statement: string) => {
    const db = new DatabaseSync(join(directory, "access.db"), { timeout: 5000 })
    try {
      return db.prepare(statement).all()
    } finally {
      db.close()
    }
  }
  try {
    return await use({ store: "SQLite", env: { FINDATA_DATA: directory, JWT_SECRET: secret }, run })
  } finally {
    await remove(directory)
  }
}

/** On a PostgreSQL server of its own. */
export const onPostgres = <A>(use: (place: Place) => Promise<A>): Promise<A> =>
  withCluster(({ url }) =>
    use({
      store: "PostgreSQL",
      env: { DATABASE_URL: url, JWT_SECRET: secret },
      run: (statement) => runOn(url, statement)
    })
  )

/** Runs with a server, which ends afterwards. */
export const withServer = async <A>(
  env: Environment,
  use: (server: Server) => Promise<A>,
  ...flags: ReadonlyArray<string>
): Promise<A> => {
  const server = await serve(env, ...flags)
  try {
    return await use(server)
  } finally {
    server.process.kill("SIGKILL")
    await server.ended
  }
}

/** What came of each promise in all places together: the cases of all, the faults and notes by their place. */
export const together = (
  all: ReadonlyArray<readonly [place: string, findings: ReadonlyArray<Finding>]>
): ReadonlyArray<Finding> => {
  const promises = new Set(all.flatMap(([, findings]) => findings.map(({ promise }) => promise)))
  return [...promises].map((promise) => {
    const found = all.flatMap(([place, findings]) =>
      findings.filter((finding) => finding.promise === promise).map((finding) => ({ place, ...finding }))
    )
    return {
      promise,
      cases: found.reduce((sum, { cases }) => sum + cases, 0),
      faults: found.flatMap(({ faults, place }) => faults.map((fault) => `On ${place}: ${fault}`)),
      notes: found.flatMap(({ notes = [], place }) => notes.map((note) => `On ${place}: ${note}`))
    }
  })
}

/** What is put to the test on a store. */
type Use = (place: Place) => Promise<ReadonlyArray<Finding>>

/** Runs on one store after the other, so that neither waits for the processors of the other. */
export const eachStoreInTurn = async (use: Use): Promise<ReadonlyArray<Finding>> =>
  together([
    ["SQLite", await onSqlite(use)],
    ["PostgreSQL", await onPostgres(use)]
  ])
