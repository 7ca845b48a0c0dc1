/** PostgreSQL servers for the tests of a file that stop, freeze or restart them. */
import { afterAll, beforeAll, describe } from "vitest"
import { type OwnCluster, startCluster, startReplica } from "./cluster.ts"
import { findServer, type Server } from "./server.ts"

const server = await findServer()

/** Groups tests that start a server: skipped where its programs aren't installed. */
export const describeCluster = server === undefined ? describe.skip : describe

/** A server that runs while the tests of a group do. */
interface Own {
  readonly current: () => OwnCluster
}

const during = (start: (server: Server) => Promise<OwnCluster>): Own => {
  let cluster: OwnCluster | undefined
  beforeAll(async () => {
    if (server !== undefined) cluster = await start(server)
  }, 60_000)
  afterAll(() => cluster?.stop())
  return {
    current: () => {
      if (cluster === undefined)
        throw new Error("The server runs while tests do, not while they are registered")
      return cluster
    }
  }
}

/** Started before the tests of a group and stopped after them; with more lines of configuration, and their files. */
export const ownCluster = (more?: string, files?: Readonly<Record<string, string>>): Own =>
  during((programs) => startCluster(programs, more, files))

/** A streaming replica of a server, likewise. */
export const ownReplica = (primary: Own): Own =>
  during((programs) => startReplica(programs, primary.current()))
